import { isUtf8 } from 'node:buffer';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '@opencarrom/match';
import { inputOf, inWords, type Problem } from '../desk.js';
import { readBytes, Unreadable } from '../documents.js';
import type { Io } from '../io.js';

/** What was wrong with a record: as elsewhere, and in which line (from 1). */
export interface RecordProblem extends Problem {
  readonly line?: number;
}

export type Opened = { readonly ok: MatchRecord } | { readonly error: RecordProblem };

/** Reads a record from the file named, or from standard input. */
export async function openRecord(file: string | undefined, io: Io): Promise<Opened> {
  try {
    const bytes = await readBytes(await inputOf(file, io));
    const garbled = garbledLine(bytes);
    if (garbled !== null)
      return { error: { code: 'not-utf8', message: 'the line is not UTF-8', path: '', line: garbled } };
    return readRecord(bytes.toString());
  } catch (fault) {
    if (fault instanceof Unreadable)
      return { error: { code: 'unreadable', message: fault.message, path: '' } };
    // What the reader did not foresee is still no reason to show a stack.
    return { error: { code: 'internal', message: wordsOfFault(fault), path: '' } };
  }
}

export const wordsOfFault = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

const LINE_FEED = 0x0a;

/** The first line that is not UTF-8: a letter replaced in silence would be a damage nobody sees. */
function garbledLine(bytes: Buffer): number | null {
  if (isUtf8(bytes)) return null;
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

/** A problem in one line that says where to look. */
export function recordProblemInWords(file: string | undefined, problem: RecordProblem): string {
  const name = file === undefined || file === '-' ? 'standard input' : file;
  const where = problem.line === undefined ? name : `${name}, line ${problem.line}`;
  return problem.code === 'unreadable' ? problem.message : `${where}: ${inWords(problem)}`;
}

/**
 * Writes a file whole or not at all: under another name first, so that whoever looks finds the old file or
 * the new one. What is no file (a pipe, a device) is written to as it is. Returns what kept it from it.
 */
export function writeWhole(file: string, text: string): Problem | null {
  const target = targetOf(file);
  const draft = target.isPlain ? `${target.path}.${process.pid}.part` : target.path;
  try {
    writeFileSync(draft, text);
    if (target.isPlain) renameSync(draft, target.path);
    return null;
  } catch (fault) {
    if (target.isPlain) rmSync(draft, { force: true });
    return { code: 'unwritable', message: `${file} cannot be written: ${wordsOfFault(fault)}`, path: '' };
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
