import { firstCheapest } from './assignment.js';
import { type Hall, isInUse, tablesOf } from './hall.js';
import { seatInTurn } from './seat-in-turn.js';

/** A match that needs a table. */
export interface SeatedMatch {
  readonly number: number;
  readonly a: number;
  readonly b: number;
}

export interface AllotmentQuestion {
  /** In the order of the pairing; byes need no table. */
  readonly matches: readonly SeatedMatch[];
  readonly hall: Hall;
  /** At which tables somebody has sat before. */
  readonly usedBy: (entrant: number) => ReadonlySet<number>;
  /** Tables at which a match goes on now: whoever is sent there waits for it. */
  readonly busy: readonly number[];
  /** The only tables a match may be at; null: any. */
  readonly onlyAt: (match: SeatedMatch) => readonly number[] | null;
}

interface AllottedMatch {
  readonly match: number;
  readonly table: number;
  /** 1: at once; 2: when the first matches are over, and so on. */
  readonly wave: number;
  /** Those who have sat at this table before, for it could not be avoided. */
  readonly again: readonly number[];
}

export interface Allotment {
  /** In the order of the pairing. */
  readonly allotted: readonly AllottedMatch[];
  /** Matches for which there is no table at all: those they may be at are out of use, or there are none. */
  readonly nowhere: readonly number[];
}

/**
 * A table for each match. Nobody sits twice at one while that can be avoided: in the order of the pairing each has the
 * lowest free table that is new to both, and where that would send somebody to a table again, the first of those allotments
 * that send the fewest. Where there are fewer tables than matches, several follow each other at a table, in as few waves as
 * can be: there the match paired first plays first. No table stands idle for that: who could play at once waits for nobody,
 * even if the only table free is one that somebody knows.
 */
export function allotTables(question: AllotmentQuestion): Allotment {
  const { matches, hall, onlyAt, busy } = question;
  const hasAny = tablesOf(hall, 1, () => false).length > 0;
  const hasTable = (match: SeatedMatch): boolean =>
    onlyAt(match)?.some((table) => isInUse(hall, table)) ?? hasAny;
  const seated = matches.filter(hasTable);
  const tables = tablesFor(seatingOf(seated, question), question.usedBy);
  const plays = new Map<number, number>();
  const allotted = seated.map(({ number, a, b }, index) => {
    const table = tables[index] as number;
    const wave = (plays.get(table) ?? (busy.includes(table) ? 1 : 0)) + 1;
    plays.set(table, wave);
    const again = [a, b].filter((entrant) => question.usedBy(entrant).has(table));
    return { match: number, table, wave, again };
  });
  return { allotted, nowhere: matches.filter((match) => !hasTable(match)).map(({ number }) => number) };
}

/** Matches, and the places for them: every table as often as there are waves, those of the first wave first. */
interface Seating {
  readonly matches: readonly SeatedMatch[];
  readonly places: readonly number[];
  /** How many matches each place waits for. */
  readonly waits: readonly number[];
  /** Null: at any table. */
  readonly onlyAt: (match: SeatedMatch) => ReadonlySet<number> | null;
}

/** As few waves as all can be seated in, and more of them only at tables that some cannot do without. */
function seatingOf(matches: readonly SeatedMatch[], { hall, busy, ...question }: AllotmentQuestion): Seating {
  const only = new Map<SeatedMatch, ReadonlySet<number>>();
  for (const match of matches) {
    const tables = question.onlyAt(match);
    if (tables) only.set(match, new Set(tables.filter((table) => isInUse(hall, table))));
  }
  const onlyAt: Seating['onlyAt'] = (match) => only.get(match) ?? null;
  const taken = new Set(busy);
  const inOrder = (tables: Iterable<number>): readonly number[] =>
    [...new Set(tables)].sort((one, other) => one - other);
  const named = inOrder([...only.values()].flatMap((tables) => [...tables]));
  const free = tablesOf(hall, matches.length, (table) => taken.has(table));
  const all = inOrder([...free, ...named, ...busy.filter((table) => isInUse(hall, table))]);
  const places = all.filter((table) => !taken.has(table));
  while (places.length < matches.length) places.push(...all);
  // Only who can be nowhere else waits longer; who may be anywhere finds a place when those have theirs.
  const hasPlace = placeFinder(places, onlyAt);
  for (const match of only.keys()) while (!hasPlace(match)) places.push(...named);
  return { matches, places, waits: waitsAt(places, taken), onlyAt };
}

function waitsAt(places: readonly number[], busy: ReadonlySet<number>): readonly number[] {
  const before = new Map<number, number>([...busy].map((table) => [table, 1]));
  return places.map((table) => {
    const waits = before.get(table) ?? 0;
    before.set(table, waits + 1);
    return waits;
  });
}

/** Tells of one match after another whether it has a place beside those before it, though they may have to move. */
function placeFinder(places: readonly number[], onlyAt: Seating['onlyAt']): (match: SeatedMatch) => boolean {
  const heldBy = new Map<number, SeatedMatch>();
  const find = (match: SeatedMatch, tried: Set<number>): boolean => {
    const only = onlyAt(match);
    const isOpen = (place: number): boolean => only?.has(places[place] as number) ?? true;
    let found = places.findIndex((_, place) => !heldBy.has(place) && isOpen(place));
    if (found < 0)
      found = places.findIndex((_, place) => {
        if (tried.has(place) || !isOpen(place)) return false;
        tried.add(place);
        return find(heldBy.get(place) as SeatedMatch, tried);
      });
    if (found >= 0) heldBy.set(found, match);
    return found >= 0;
  };
  return (match) => find(match, new Set());
}

function tablesFor(seating: Seating, usedBy: AllotmentQuestion['usedBy']): readonly number[] {
  const { matches, places, waits, onlyAt } = seating;
  const isNew = ({ a, b }: SeatedMatch, table: number): boolean =>
    !usedBy(a).has(table) && !usedBy(b).has(table);
  const mayBeAt = (match: SeatedMatch, table: number): boolean => onlyAt(match)?.has(table) ?? true;
  const inTurn = seatInTurn(matches, places, isNew, mayBeAt);
  const isGood = matches.every((match, index) => {
    const table = inTurn[index] ?? null;
    return table !== null && isNew(match, table);
  });
  return isGood && !isIdle(inTurn, places, waits)
    ? (inTurn as readonly number[])
    : fewestAgain(seating, usedBy);
}

/** Does a table stay free while somebody waits? Those who sit at one fill its places from the first on. */
function isIdle(
  seated: readonly (number | null)[],
  places: readonly number[],
  waits: readonly number[],
): boolean {
  const left = [...seated];
  const filled = places.map((table) => {
    const at = left.indexOf(table);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const longest = waits[filled.lastIndexOf(true)] ?? 0;
  return filled.some((isFilled, place) => !isFilled && (waits[place] as number) < longest);
}

/** A place costs as many as have sat at its table before; every match it waits for costs more than all of that. */
function fewestAgain(
  { matches, places, waits, onlyAt }: Seating,
  usedBy: AllotmentQuestion['usedBy'],
): readonly number[] {
  const columns = places.length;
  const oneWait = 2 * matches.length + 1;
  const cost = new Float64Array(matches.length * columns);
  const placesAt = new Map<number, number[]>();
  for (const [column, table] of places.entries())
    placesAt.set(table, [...(placesAt.get(table) ?? []), column]);
  for (const [row, match] of matches.entries()) {
    const own = cost.subarray(row * columns, (row + 1) * columns);
    for (const [column, wait] of waits.entries()) own[column] = wait * oneWait;
    for (const entrant of [match.a, match.b])
      for (const table of usedBy(entrant))
        for (const column of placesAt.get(table) ?? []) own[column] = (own[column] as number) + 1;
    const only = onlyAt(match);
    if (only) for (const [column, table] of places.entries()) if (!only.has(table)) own[column] = Infinity;
  }
  const found = firstCheapest({ rows: matches.length, columns, cost });
  return (found ?? []).map((column) => places[column] as number);
}
