import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Problem } from './desk.js';
import { codeOf } from './documents.js';
import type { Language } from './words/language.js';

/**
 * Writes a file whole or not at all: under another name first, so that whoever looks finds the old file or
 * the new one. What is no file (a pipe, a device) is written to as it is. Returns what kept it from it.
 */
export function writeWhole(file: string, text: string, language: Language): Problem | null {
  const target = targetOf(file);
  const draft = target.isPlain ? `${target.path}.${process.pid}.part` : target.path;
  try {
    writeFileSync(draft, text);
    if (target.isPlain) renameSync(draft, target.path);
    return null;
  } catch (fault) {
    if (target.isPlain) rmSync(draft, { force: true });
    return unwritable(file, fault, language);
  }
}

/** Is there a folder for it at all? Better known before a match is played than after it. */
export function folderFault(file: string, language: Language): Problem | null {
  try {
    statSync(`${dirname(file)}/`);
    return null;
  } catch (fault) {
    return unwritable(file, fault, language);
  }
}

const unwritable = (file: string, fault: unknown, language: Language): Problem => ({
  code: 'unwritable',
  message: language.faults.unwritable(file, codeOf(fault)),
  path: '',
});

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
