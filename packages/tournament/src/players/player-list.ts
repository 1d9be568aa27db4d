import { type Entry, entryName, peopleOf, sharedBy } from '../event/entry.js';
import type { EventDiscipline } from '../event/format.js';
import { readCsv } from './csv.js';
import { folded } from './folded.js';
import type { PlayersFault } from './players-fault.js';
import { type ListedEntry, PlayersReader } from './players-file.js';
import { tidied } from './tidy.js';

/** Somebody who stands in the list before, or has entered already: by the line, or by the number of the entry. */
export interface ListedTwice {
  readonly line: number;
  readonly name: string;
  readonly before: { readonly line: number } | { readonly entrant: number };
  /** What may be entered nonetheless, for two may have one name. Left out: an id or a team's name says that it is the same. */
  readonly entry?: Entry;
}

/** A list of players as somebody pasted it: all that can be read of it, and all that cannot. */
export interface PlayerList {
  /** Those who can be entered: nobody of them twice. */
  readonly entries: readonly ListedEntry[];
  readonly twice: readonly ListedTwice[];
  /** Lines that could not be read. */
  readonly faults: readonly PlayersFault[];
  /** The entries without a federation, where others have one. */
  readonly withoutFederation: readonly ListedEntry[];
  /** The heads of columns that tell nothing an event asks for. */
  readonly passedOver: readonly string[];
}

/** Who has entered, by number. */
export interface KnownEntry {
  readonly number: number;
  readonly entry: Entry;
}

/** What messages and web pages leave between letters, and nobody sees. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A table from a file, or pasted from a spreadsheet, with or without a head; one bad line leaves the others. */
export function readPlayerList(
  text: string,
  discipline: EventDiscipline,
  entered: readonly KnownEntry[] = [],
): PlayerList {
  const table = readCsv(text.replaceAll(UNSEEN, ''), text.includes('\t') ? '\t' : undefined);
  if ('error' in table) {
    const { why: code, line } = table.error;
    return { entries: [], twice: [], faults: [{ code, line }], withoutFederation: [], passedOver: [] };
  }
  const { order, passedOver, rows } = tidied(table.ok, discipline);
  const first = new PlayersReader(order, discipline);
  for (const row of rows) first.read(row);
  // Teams are read without who stands in one before; of all others the whole entry is looked at again below.
  const again = discipline === 'teams' ? first.faults.filter(isTwice) : [];
  const faults = first.faults.filter((fault) => !isTwice(fault));
  const bad = new Set([...again, ...faults].map(({ line }) => line));
  // Read again without them, so that nothing of a bad line is left in an entry.
  const reader = new PlayersReader(order, discipline);
  for (const row of rows) if (!bad.has(row.line)) reader.read(row);
  const { entries, twice } = once(reader.entries(), entered);
  const ofTeams = again.map(({ line, name, before }) => ({ line, name, before: { line: before } }));
  return {
    entries,
    twice: [...ofTeams, ...twice].sort((one, other) => one.line - other.line),
    faults,
    withoutFederation: missingFederations(entries, entered),
    passedOver,
  };
}

const isTwice = (fault: PlayersFault): fault is Extract<PlayersFault, { readonly code: 'twice' }> =>
  fault.code === 'twice';

/** Nobody who stands in an earlier line, or has entered, whatever keyboard the name was typed on. */
function once(listed: readonly ListedEntry[], entered: readonly KnownEntry[]) {
  const known = new Map<string, ListedTwice['before']>();
  for (const { number, entry } of entered)
    for (const who of whoIsIn(entry)) known.set(who, { entrant: number });
  const entries: ListedEntry[] = [];
  const twice: ListedTwice[] = [];
  for (const { line, entry } of listed) {
    const who = whoIsIn(entry);
    const again = who.filter((one, index) => known.has(one) || who.indexOf(one) < index);
    const [first] = again;
    if (first === undefined) {
      entries.push({ line, entry });
      for (const one of who) known.set(one, { line });
    } else
      twice.push({
        ...{ line, name: entryName(entry), before: known.get(first) ?? { line } },
        ...(again.every(isByName) ? { entry } : {}),
      });
  }
  return { entries, twice };
}

/** A team by its name, everybody else each by an id or a name. */
const whoIsIn = (entry: Entry): readonly string[] =>
  entry.team === undefined
    ? peopleOf(entry).map(({ id, name }) => (id === undefined ? `name ${foldedName(name)}` : `id ${id}`))
    : [`team ${foldedName(entry.team)}`];

const isByName = (who: string): boolean => who.startsWith('name ');

/** One spelling of a name: no capitals, no accents, single blanks. */
export const foldedName = (name: string): string => folded(name).replaceAll(/[\u0300-\u036F]/g, '');

function missingFederations(
  listed: readonly ListedEntry[],
  entered: readonly KnownEntry[],
): readonly ListedEntry[] {
  const hasOne = (entry: Entry): boolean =>
    sharedBy(entry, 'federation') !== null ||
    peopleOf(entry).every(({ federation }) => federation !== undefined);
  const isUsual = [...listed, ...entered].some(({ entry }) => hasOne(entry));
  return isUsual ? listed.filter(({ entry }) => !hasOne(entry)) : [];
}
