import type { Entry, EventDiscipline, Participant } from '@opencarrom/tournament';
import { type ListedTwice, type PlayersFault, readPlayerList } from '@opencarrom/tournament/players';
import { isSolFile, openSol, type SolProblem } from '../sol-file/open-sol.js';

/** A list as it was read: who can be entered, and what stands in the way of the others. */
export interface ListOfEntries {
  readonly name?: string;
  readonly entries: readonly Entry[];
  /** Those who stand in it twice, or have entered. */
  readonly twice: readonly ListedTwice[];
  readonly faults: readonly PlayersFault[];
  readonly passedOver: readonly string[];
  /** Those of a SoL file who cannot be entered. */
  readonly leftOut?: readonly string[];
}

/** For whom a list is read. */
export interface ListFor {
  readonly discipline: EventDiscipline;
  readonly participants: readonly Participant[];
}

/** A table as it is pasted from a spreadsheet, or kept as text. */
export function readPasted(text: string, { discipline, participants }: ListFor): ListOfEntries {
  const { entries, ...more } = readPlayerList(text, discipline, participants);
  return { entries: entries.map(({ entry }) => entry), ...more };
}

/** Why a file has no list for an event. */
export type FileProblem =
  | { readonly is: 'not-utf8' | 'other-discipline' }
  | { readonly is: 'sol'; readonly problem: SolProblem };

/** The lists of a file: one of a table, one for each event of a SoL file that is played by as many. */
export async function fileList(
  file: File,
  asked: ListFor,
): Promise<{ readonly lists: readonly ListOfEntries[] } | { readonly problem: FileProblem }> {
  if (isSolFile(file.name)) return listsInSol(file, asked);
  const text = await textOf(file);
  return text === null ? { problem: { is: 'not-utf8' } } : { lists: [readPasted(text, asked)] };
}

async function listsInSol(file: File, { discipline }: ListFor): ReturnType<typeof fileList> {
  const opened = await openSol(file);
  if ('problem' in opened) return { problem: { is: 'sol', problem: opened.problem } };
  const lists = opened.tourneys
    .filter(({ open }) => open.format.discipline === discipline)
    .map(({ open, enter, leftOut }) => ({
      ...{ name: open.name, entries: enter.entries, leftOut },
      ...{ twice: [], faults: [], passedOver: [] },
    }));
  return lists.length > 0 ? { lists } : { problem: { is: 'other-discipline' } };
}

/** Some spreadsheets write two bytes a letter, and say so by the first two. */
const isTwoBytes = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xfe;

async function textOf(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return new TextDecoder(isTwoBytes(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
