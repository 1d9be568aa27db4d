import { damageInBytes, type MatchRecord, readRecord, validateRecord } from '@opencarrom/match';
import { inputOf, inWords, type Problem, unreadable } from '../desk.js';
import { readBytes, Unreadable } from '../documents.js';
import type { Io } from '../io.js';
import type { Language } from '../words/language.js';

/** What was wrong with a record: as elsewhere, and in which line (from 1). */
export interface RecordProblem extends Problem {
  readonly line?: number;
}

export type Opened = { readonly ok: MatchRecord } | { readonly error: RecordProblem };

/** Reads a record from the file named, or from standard input. */
export async function openRecord(file: string | undefined, language: Language, io: Io): Promise<Opened> {
  try {
    const bytes = await readBytes(await inputOf(file, language, io));
    const garbled = damageInBytes(bytes);
    return garbled ? { error: garbled } : readRecord(bytes.toString());
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    // What the reader did not foresee is still no reason to show a stack.
    return { error: { code: 'internal', message: wordsOfFault(fault), path: '' } };
  }
}

/** Where a record's commands do not come to what it says; null: they do, or by an edition that is not here nobody can tell. */
export function mismatchIn(record: MatchRecord): RecordProblem | null {
  try {
    const { mismatch } = validateRecord(record);
    const isForeign = mismatch?.line === 1 && mismatch.path === 'edition';
    return mismatch && !isForeign ? { code: 'mismatch', ...mismatch } : null;
  } catch (fault) {
    return { code: 'internal', message: wordsOfFault(fault), path: '' };
  }
}

export const wordsOfFault = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

/** A problem in one line that says where to look. */
export function recordProblemInWords(file: string | undefined, problem: RecordProblem): string {
  const name = file === undefined || file === '-' ? 'standard input' : file;
  const where = problem.line === undefined ? name : `${name}, line ${problem.line}`;
  return problem.code === 'unreadable' ? problem.message : `${where}: ${inWords(problem)}`;
}
