import type { Entry, EventDiscipline, EventDocument, Participant } from '@opencarrom/tournament';
import { type ListedTwice, type PlayersFault, readPlayerList } from '@opencarrom/tournament/players';

/** A list as it was read: who can be entered, and what stands in the way of the others. */
export interface ListOfEntries {
  readonly name?: string;
  readonly entries: readonly Entry[];
  /** Those who stand in it twice, or have entered. */
  readonly twice: readonly ListedTwice[];
  readonly faults: readonly PlayersFault[];
  readonly passedOver: readonly string[];
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

/** The lists of a file: one of a table, one for each event of a SoL file. */
export async function fileList(
  file: File,
  asked: ListFor,
): Promise<{ readonly lists: readonly ListOfEntries[] } | { readonly problem: string }> {
  const text = await textOf(file);
  if (text === null) return { problem: 'not-utf8' };
  if (!/\.sol(?:\.gz)?$/i.test(file.name)) return { lists: [readPasted(text, asked)] };
  // What reads YAML is large, and few need it.
  const { listsInSol } = await import('./read-sol.js');
  return listsInSol(text);
}

/** Some spreadsheets write two bytes a letter, and say so by the first two. */
const isTwoBytes = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xfe;

async function textOf(file: File): Promise<string | null> {
  const packed = file.name.toLowerCase().endsWith('.gz');
  try {
    const stream = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return new TextDecoder(isTwoBytes(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Those who took part in an event of a SoL file. */
export const entriesIn = ({ competitors }: EventDocument): readonly Entry[] =>
  competitors.map(({ players, federation, rate }) => ({
    players: players.map((name) => ({ name })),
    ...(federation === undefined ? {} : { federation }),
    ...(rate === undefined ? {} : { rate }),
  }));
