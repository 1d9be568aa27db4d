import { open } from 'node:fs/promises';
import {
  beginsEvent,
  damageInEvent,
  type EventDocument,
  type LoggedEvent,
  readEventLog,
} from '@opencarrom/tournament';
import { unreadable } from '../desk.js';
import { codeOf, readBytes, readFile, Unreadable } from '../documents.js';
import type { RecordProblem } from '../match/record-file.js';
import { openSol } from '../sol/open-sol.js';
import type { Language } from '../words/language.js';

/** A file of events: one of our logs, or what SoL wrote, with as many as it has. */
type EventFile = { readonly file: string } & (
  | { readonly log: LoggedEvent }
  | { readonly tourneys: readonly EventDocument[] }
);

export type OpenedFiles =
  | { readonly ok: readonly EventFile[] }
  | { readonly file: string; readonly error: RecordProblem };

const SOL = /\.sol(?:\.gz)?$/i;
const BEGINNING = 64;

/** Are these files of events, rather than one document that asks? */
export async function areEventFiles(files: readonly string[]): Promise<boolean> {
  const [first, ...others] = files;
  if (first === undefined || first === '-') return false;
  return others.length > 0 || SOL.test(first) || beginsEvent(await beginningOf(first));
}

/** What cannot be read is told when it is read as a whole. */
async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BEGINNING) });
      return buffer.subarray(0, bytesRead).toString();
    } finally {
      await handle.close();
    }
  } catch (fault) {
    if (codeOf(fault) === fault) throw fault;
    return '';
  }
}

/** All of them, or the first that is damaged. */
export async function openEventFiles(files: readonly string[], language: Language): Promise<OpenedFiles> {
  const opened: EventFile[] = [];
  for (const file of files) {
    const read = await openEventFile(file, language);
    if ('error' in read) return { file, error: read.error };
    opened.push({ file, ...read });
  }
  return { ok: opened };
}

async function openEventFile(
  file: string,
  language: Language,
): Promise<
  | { readonly log: LoggedEvent }
  | { readonly tourneys: readonly EventDocument[] }
  | { readonly error: RecordProblem }
> {
  try {
    if (!beginsEvent(await beginningOf(file))) {
      const tourneys = await openSol(readFile(file), language);
      return 'error' in tourneys ? tourneys : { tourneys: tourneys.ok };
    }
    const bytes = await readBytes(readFile(file));
    const garbled = damageInEvent(bytes);
    const log = garbled ? { error: garbled } : readEventLog(bytes.toString());
    return 'error' in log ? log : { log: log.ok };
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    throw fault;
  }
}
