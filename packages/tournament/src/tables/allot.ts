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
  /** Tables at which a match goes on now: the first wave goes without them. */
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
 * that send the fewest. Where there are fewer tables than matches the last ones wait for the next wave.
 */
export function allotTables(question: AllotmentQuestion): Allotment {
  const { matches, hall, onlyAt } = question;
  const hasAny = tablesOf(hall, 1, () => false).length > 0;
  const hasTable = (match: SeatedMatch): boolean =>
    onlyAt(match)?.some((table) => isInUse(hall, table)) ?? hasAny;
  let waiting = matches.filter(hasTable);
  const allotted: AllottedMatch[] = [];
  for (let wave = 1; waiting.length > 0; wave++) {
    const asked = waveOf(waiting, question, wave === 1 ? question.busy : []);
    allotted.push(...seat(asked, question).map((each) => ({ ...each, wave })));
    const seated = new Set(asked.matches);
    waiting = waiting.filter((match) => !seated.has(match));
  }
  const place = new Map(matches.map(({ number }, index) => [number, index]));
  const placeOf = ({ match }: AllottedMatch): number => place.get(match) ?? 0;
  return {
    allotted: allotted.sort((one, other) => placeOf(one) - placeOf(other)),
    nowhere: matches.filter((match) => !hasTable(match)).map(({ number }) => number),
  };
}

/** The matches of a wave, and the tables each may have. */
interface Wave {
  readonly matches: readonly SeatedMatch[];
  readonly tables: readonly number[];
  /** Null: at any of them. */
  readonly onlyAt: (match: SeatedMatch) => readonly number[] | null;
}

/** As many as can be seated at once; of two who cannot both be, the one paired first. */
function waveOf(waiting: readonly SeatedMatch[], question: AllotmentQuestion, busy: readonly number[]): Wave {
  const { hall } = question;
  const taken = new Set(busy);
  const only = new Map<SeatedMatch, readonly number[]>();
  for (const match of waiting) {
    const tables = question.onlyAt(match);
    if (tables)
      only.set(
        match,
        tables.filter((table) => isInUse(hall, table) && !taken.has(table)),
      );
  }
  const any = tablesOf(hall, waiting.length, (table) => taken.has(table));
  const tables = [...new Set([...any, ...[...only.values()].flat()])].sort((one, other) => one - other);
  const onlyAt = (match: SeatedMatch): readonly number[] | null => only.get(match) ?? null;
  const find = seatFinder(tables, onlyAt);
  return { matches: waiting.filter(find), tables, onlyAt };
}

/** Tells of one match after another whether it has a table beside those before it, though they may have to move. */
function seatFinder(tables: readonly number[], onlyAt: Wave['onlyAt']): (match: SeatedMatch) => boolean {
  const heldBy = new Map<number, SeatedMatch>();
  const find = (match: SeatedMatch, tried: Set<number>): boolean => {
    const open = onlyAt(match) ?? tables;
    const table =
      open.find((each) => !heldBy.has(each)) ??
      open.find((each) => {
        if (tried.has(each)) return false;
        tried.add(each);
        return find(heldBy.get(each) as SeatedMatch, tried);
      });
    if (table !== undefined) heldBy.set(table, match);
    return table !== undefined;
  };
  return (match) => heldBy.size < tables.length && find(match, new Set());
}

/** The tables of a wave. */
function seat(wave: Wave, { usedBy }: AllotmentQuestion): readonly Omit<AllottedMatch, 'wave'>[] {
  const { matches, tables, onlyAt } = wave;
  const isNew = ({ a, b }: SeatedMatch, table: number): boolean =>
    !usedBy(a).has(table) && !usedBy(b).has(table);
  const mayBeAt = (match: SeatedMatch, table: number): boolean => onlyAt(match)?.includes(table) ?? true;
  const inTurn = seatInTurn(matches, tables, isNew, mayBeAt);
  const isGood = matches.every((match, index) => {
    const table = inTurn[index] ?? null;
    return table !== null && isNew(match, table);
  });
  const seats = isGood ? inTurn : fewestAgain(wave, usedBy);
  return matches.map(({ number, a, b }, index) => {
    const table = seats[index] as number;
    return { match: number, table, again: [a, b].filter((entrant) => usedBy(entrant).has(table)) };
  });
}

/** A table costs as many as have sat there before. */
function fewestAgain(
  { matches, tables, onlyAt }: Wave,
  usedBy: AllotmentQuestion['usedBy'],
): readonly number[] {
  const cost = new Float64Array(matches.length * tables.length);
  const columnOf = new Map(tables.map((table, column) => [table, column]));
  for (const [row, match] of matches.entries()) {
    const own = cost.subarray(row * tables.length, (row + 1) * tables.length);
    for (const table of [...usedBy(match.a), ...usedBy(match.b)]) {
      const column = columnOf.get(table);
      if (column !== undefined) own[column] = (own[column] as number) + 1;
    }
    const only = onlyAt(match);
    if (only)
      for (const [column, table] of tables.entries()) if (!only.includes(table)) own[column] = Infinity;
  }
  const columns = firstCheapest({ rows: matches.length, columns: tables.length, cost });
  return (columns ?? []).map((column) => tables[column] as number);
}
