import type { Lot } from '../draws/lot.js';
import type { ActName, EventAct } from '../event/act.js';
import { termsOf } from '../event/decide/results.js';
import { lastToRedo, lastToUndo } from '../event/decide/undo.js';
import { type Entry, peopleOf } from '../event/entry.js';
import type { LoggedEvent } from '../event/evolve.js';
import type { EventFormat } from '../event/format.js';
import { stageNow } from '../event/state.js';
import { randomReport } from './report.js';
import { tieUnrest } from './tie.js';

type NewEntry = (number: number, format: EventFormat, lot: Lot) => Entry;
type Idea = (log: LoggedEvent, lot: Lot, coming: Coming) => EventAct | null;

/** Who may still come: without an end to them a league would have none. */
interface Coming {
  readonly most: number;
  readonly entry: NewEntry;
}

const some = <T>(things: readonly T[], lot: Lot): T | null => things[lot.below(things.length)] ?? null;
const anybody = ({ state }: LoggedEvent, lot: Lot): number => some(state.participants, lot)?.number ?? 1;

/** What happens beside the results; what cannot be done at the moment is refused, and nothing happens. */
const IDEAS: Readonly<Partial<Record<ActName, Idea>>> = {
  enter: ({ state }, lot, { most, entry }) =>
    state.lastEntrant < most
      ? {
          type: 'enter',
          entries: [
            entry(state.lastEntrant + 1, { discipline: state.discipline, stages: state.formats }, lot),
          ],
        }
      : null,
  withdraw: (log, lot) => ({ type: 'withdraw', entrant: anybody(log, lot) }),
  return: ({ state }, lot) => {
    const gone = some(
      state.participants.filter(({ away }) => away),
      lot,
    );
    return gone && { type: 'return', entrant: gone.number };
  },
  lots: (_, lot) => ({ type: 'lots', lot: lot.below(1000) }),
  forbid: (log, lot) => ({ type: 'forbid', a: anybody(log, lot), b: anybody(log, lot) }),
  swap: (log, lot) => ({ type: 'swap', one: anybody(log, lot), other: anybody(log, lot) }),
  correct: ({ state }, lot) => {
    const stage = some(state.stages, lot);
    const match = stage && some(stage.matches, lot);
    if (!stage || !match) return null;
    const report = randomReport(termsOf(stage, match), lot);
    const what = { match: match.number, report, reason: 'read wrongly' };
    if (!match.tie) return { type: 'correct', ...what };
    return { type: 'correct-rubber', rubber: 1 + lot.below(match.tie.rubbers.length), ...what };
  },
  tables: (_, lot) => {
    const tables = lot.below(3) === 0 ? null : 1 + lot.below(9);
    return { type: 'tables', tables, outOfUse: lot.below(2) === 0 ? [] : [1 + lot.below(tables ?? 9)] };
  },
  'keep-to': (log, lot) => ({ type: 'keep-to', entrant: anybody(log, lot), tables: [1 + lot.below(4)] }),
  allot: ({ state }, lot) => ({
    type: 'allot',
    match: 1 + lot.below(state.lastMatch + 1),
    table: 1 + lot.below(9),
  }),
  'allot-anew': () => ({ type: 'allot-anew' }),
  umpires: ({ state }, lot) => ({
    type: 'umpires',
    umpires: lot
      .shuffled(state.participants.flatMap(({ entry }) => peopleOf(entry)))
      .slice(0, 1 + lot.below(9)),
  }),
  appoint: () => ({ type: 'appoint' }),
  'walk-over': ({ state }, lot) => {
    const stage = stageNow(state);
    const match = stage && some(stage.matches, lot);
    const against = some(['a', 'b', 'both'] as const, lot) ?? 'a';
    return match && { type: 'walk-over', match: match.number, against };
  },
  substitute: ({ state }, lot) => tieUnrest(state, lot),
  'take-back': () => ({ type: 'take-back', withResults: true }),
  undo: (log, lot) => {
    const chance = lot.below(3);
    const of =
      chance === 0 ? lastToUndo(log) : chance === 1 ? lastToRedo(log) : 2 + lot.below(log.happenings.length);
    return of === null ? null : { type: 'undo', of };
  },
};

/** One of them, by chance; null where it makes no sense now. */
export function unrest(log: LoggedEvent, lot: Lot, coming: Coming): EventAct | null {
  const idea = some(Object.values(IDEAS), lot);
  return idea?.(log, lot, coming) ?? null;
}
