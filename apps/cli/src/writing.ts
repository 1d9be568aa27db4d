import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from './desk.js';
import { codeOf } from './documents.js';
import { Misuse } from './options.js';
import type { Language } from './words/language.js';

/** Writes a drawing, whole or not at all, in the place of an older one and where a link leads to. */
export function writeWhole(file: string, text: string | Uint8Array, language: Language): Problem | null {
  return attempt(file, language, () => {
    const target = targetOf(file);
    if (target.isPlain) putInPlace(target.path, text, true);
    else writeFileSync(target.path, text);
  });
}

/** Refuses to write a picture over the file that it is made of, by whatever name. */
export function sparesSource(picture: string, source: string | undefined): void {
  const [one, other] = [picture, source ?? ''].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (one?.isFile() && other?.isFile() && one.dev === other.dev && one.ino === other.ino)
    throw new Misuse((words) => words.overSource(picture));
}

/** The option without which no record is written in the place of another file. */
export const OVERWRITE = 'overwrite';

/**
 * Writes a record, whole or not at all, through no link. Where there is already a file it is written only if it may
 * replace it. What is no file (a pipe, a device) is written to as it is.
 */
export function writeKept(
  file: string,
  content: string | Uint8Array,
  mayReplace: boolean,
  language: Language,
): Problem | null {
  // Looked at again: a match takes its time, and somebody may have put something there meanwhile.
  const fault = fileFault(file, mayReplace, language);
  if (fault) return fault;
  return attempt(file, language, () => {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found || found.isFile()) putInPlace(file, content, mayReplace);
    else writeInto(file, content);
  });
}

/** What keeps a record from being written there. Better known before a match is played than after it. */
export function fileFault(file: string, mayReplace: boolean, language: Language): Problem | null {
  return attempt(file, language, () => {
    statSync(`${dirname(file)}/`);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isSymbolicLink()) throw withCode('ELOOP');
    if (found?.isDirectory() || file.endsWith('/')) throw withCode('EISDIR');
    if (found?.isFile() && !mayReplace) throw withCode('EEXIST');
  });
}

/** A pipe or a device, and not what a link has meanwhile put in its place. */
function writeInto(file: string, content: string | Uint8Array): void {
  const opened = openSync(file, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    writeFileSync(opened, content);
  } finally {
    closeSync(opened);
  }
}

/** Puts other content in the place of a file, whole or not at all; who may read and write it stays as it was. */
export function replaceFile(path: string, content: string): void {
  putInPlace(path, content, true, statSync(path).mode);
}

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

/** How a file is called that is not yet all written, or was left by who died over it. */
export const DRAFT = '.part';

/**
 * Under another name first, so that whoever looks finds the old file or the new one. A name that must be new is
 * claimed before: whoever had the same idea at the same time is not overwritten.
 */
function putInPlace(
  path: string,
  content: string | Uint8Array,
  mayReplace: boolean,
  mode: number | null = null,
): void {
  // A name of its own: with these letters more, a long name would be too long.
  const draft = join(dirname(path), `${randomUUID()}${DRAFT}`);
  const left = [draft];
  try {
    // On the disk before it has its name: a machine that loses its power keeps the old one or the new one.
    writeFileSync(draft, content, { flag: 'wx', flush: true });
    if (mode !== null) chmodSync(draft, mode);
    if (!mayReplace) {
      closeSync(openSync(path, 'wx'));
      left.push(path);
    }
    renameSync(draft, path);
  } catch (fault) {
    for (const file of left) rmSync(file, { force: true });
    throw fault;
  }
  keepName(dirname(path));
}

/** A new name is on the disk when its folder is. Some systems open no folder, and keep names by themselves. */
function keepName(folder: string): void {
  let opened: number | null = null;
  try {
    opened = openSync(folder, 'r');
    fsyncSync(opened);
  } catch {
  } finally {
    if (opened !== null) closeSync(opened);
  }
}

/** Returns what kept it from it. */
function attempt(file: string, language: Language, write: () => void): Problem | null {
  try {
    write();
    return null;
  } catch (fault) {
    const code = codeOf(fault);
    const { exists, unwritable } = language.faults;
    return code === 'EEXIST'
      ? { code: 'exists', message: exists(file, `--${OVERWRITE}`), path: '' }
      : { code: 'unwritable', message: unwritable(file, code), path: '' };
  }
}

/** Where a name leads: to a plain file, or to one that is still to be. */
function targetOf(file: string): { readonly path: string; readonly isPlain: boolean } {
  try {
    const path = realpathSync(file);
    const found = statSync(path);
    return { path, isPlain: found.isFile() || found.isDirectory() };
  } catch {
    return { path: file, isPlain: true };
  }
}
