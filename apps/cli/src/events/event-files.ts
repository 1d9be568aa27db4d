import type { EventDocument, LoggedEvent } from '@opencarrom/tournament';
import { unreadable } from '../desk.js';
import { readFile, Unreadable } from '../documents.js';
import type { Io } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import { openSol } from '../sol/open-sol.js';
import type { Language } from '../words/language.js';
import { holdsEvent, openEvent } from './event-file.js';

/** What is in a file: an event of our own, or what SoL wrote, with as many as it has. */
type Held = { readonly log: LoggedEvent } | { readonly tourneys: readonly EventDocument[] };

export type OpenedFiles =
  | { readonly ok: readonly (Held & { readonly file: string })[] }
  | { readonly file: string; readonly error: RecordProblem };

const SOL = /\.sol(?:\.gz)?$/i;

/** Are these files of events, rather than one document that asks? */
export function areEventFiles(files: readonly string[]): boolean {
  const [first, ...others] = files;
  if (first === undefined || first === '-') return false;
  return others.length > 0 || SOL.test(first) || holdsEvent(first);
}

/** All of them, or the first that is damaged. */
export async function openEventFiles(
  files: readonly string[],
  language: Language,
  io: Io,
): Promise<OpenedFiles> {
  const opened: (Held & { readonly file: string })[] = [];
  for (const file of files) {
    const read = await openEventFile(file, language, io);
    if ('error' in read) return { file, error: read.error };
    opened.push({ file, ...read });
  }
  return { ok: opened };
}

async function openEventFile(
  file: string,
  language: Language,
  io: Io,
): Promise<Held | { readonly error: RecordProblem }> {
  if (holdsEvent(file)) {
    const opened = await openEvent(file, language, io);
    return 'error' in opened ? opened : { log: opened.ok.log };
  }
  try {
    const tourneys = await openSol(readFile(file), language);
    return 'error' in tourneys ? tourneys : { tourneys: tourneys.ok };
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    throw fault;
  }
}
