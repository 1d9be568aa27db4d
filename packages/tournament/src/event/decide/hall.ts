import { isInUse, tablesOf } from '../../tables/hall.js';
import type { AllottedTable } from '../../tables/hall-state.js';
import { seatsFor } from '../../tables/seats.js';
import { sessionFault } from '../../tables/sessions.js';
import type { ActOf } from '../act.js';
import type { BroughtBy } from '../happening.js';
import { type DrawnMatch, type EventState, openMatches } from '../state.js';
import { refuse, theEntrant, theMatchToPlay } from './refuse.js';

/** How many tables there are, and which cannot be played at: who is at one of those moves. */
export function setTables(state: EventState, act: ActOf<'tables'>): BroughtBy<'tables'> {
  const { tables, outOfUse, topTable = null } = act;
  const hall = { ...state.hall, tables, outOfUse, topTable };
  for (const table of outOfUse)
    if (tables !== null && table > tables) refuse({ why: 'no-such-table', table, tables });
  if (tablesOf(hall, 1, () => false).length === 0) refuse({ why: 'no-table-left' });
  if (topTable !== null) needTable(hall, topTable);
  for (const [entrant, kept] of Object.entries(hall.keptTo))
    if (!kept.some((table) => isInUse(hall, table)))
      refuse({ why: 'kept-to', entrant: Number(entrant), tables: kept });
  const open = allOpen(state);
  const leaving = open.filter(({ table }) => table === null || !isInUse(hall, table));
  return { moved: movedFrom({ ...state, hall }, leaving) };
}

/** Somebody who can be at these tables only. */
export function keepTo(state: EventState, { entrant, tables }: ActOf<'keep-to'>): void {
  theEntrant(state, entrant);
  if (tables === null && !state.hall.keptTo[entrant]) refuse({ why: 'not-kept', entrant });
  if (tables?.length === 0) refuse({ why: 'no-table-left' });
  for (const table of tables ?? []) needTable(state.hall, table);
}

/** A table given by hand. */
export function allot(state: EventState, { match: number, table }: ActOf<'allot'>): void {
  theMatchToPlay(state, number);
  if (table === null) return;
  needTable(state.hall, table);
  const taken = allOpen(state).find((other) => other.table === table && other.number !== number);
  if (taken) refuse({ why: 'table-taken', table, match: taken.number });
}

/** All matches without a result get their tables anew, but those whose table was given by hand. */
export function allotAnew(state: EventState): BroughtBy<'allot-anew'> {
  const { byHand } = state.hall;
  const open = allOpen(state).filter(({ number }) => !byHand.includes(number));
  if (open.length === 0) refuse({ why: 'nothing-to-allot' });
  return { moved: movedFrom(state, open) };
}

export function setSessions(_: EventState, { sessions }: ActOf<'sessions'>): void {
  const wrong = sessionFault(sessions);
  if (wrong) refuse({ why: 'session', session: wrong.session + 1, fault: wrong.fault });
}

function needTable(hall: EventState['hall'], table: number): void {
  if (hall.tables !== null && table > hall.tables)
    refuse({ why: 'no-such-table', table, tables: hall.tables });
  if (!isInUse(hall, table)) refuse({ why: 'table-out-of-use', table });
}

const allOpen = ({ stages }: EventState): readonly DrawnMatch[] => stages.flatMap(openMatches);

/** New tables for matches that were drawn; those that stay where they are left out. */
function movedFrom(state: EventState, leaving: readonly DrawnMatch[]): readonly AllottedTable[] {
  const numbers = new Set(leaving.map(({ number }) => number));
  const others = state.stages.flatMap(({ matches }) => matches).filter(({ number }) => !numbers.has(number));
  const top = leaving.find(({ number }) => isFirstDrawn(state, number))?.number ?? null;
  const before = new Map(leaving.map(({ number, table }) => [number, table]));
  const seats = seatsFor(state.hall, {
    matches: leaving.flatMap(({ number, a, b }) => (b === null ? [] : [{ number, a, b }])),
    others,
    top,
  });
  return seats.filter(({ match, table }) => before.get(match) !== table);
}

/** Was it paired first in its draw? */
const isFirstDrawn = ({ stages }: EventState, number: number): boolean =>
  stages.some(({ draws }) => draws.some(([first]) => first === number));
