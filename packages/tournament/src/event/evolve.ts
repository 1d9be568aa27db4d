import { type AllottedTable, anyHall, type HallState } from '../tables/hall-state.js';
import { newTie, type TieState } from '../ties/tie-state.js';
import type { ActName, EventAct } from './act.js';
import type { EventLine, HappeningOf, NewlyDrawn, StageStart } from './happening.js';
import {
  type DrawnMatch,
  type EventState,
  matchOf,
  NO_DRAFTS,
  nothingYet,
  type StageState,
  stageNow,
} from './state.js';
import { changeOfTie, type TieAct } from './tie-change.js';

/** An event: its lines, and where they have brought it. */
export interface LoggedEvent {
  readonly happenings: readonly EventLine[];
  readonly state: EventState;
}

export const emptyLog: LoggedEvent = { happenings: [], state: nothingYet };

/** An event after one more line. */
export function evolveEvent({ happenings, state }: LoggedEvent, happening: EventLine): LoggedEvent {
  const lines = [...happenings, happening];
  if (happening.act.type !== 'undo') return { happenings: lines, state: after(state, happening) };
  const { lastEntrant, lastMatch } = state;
  const again = standingLines(lines).reduce(after, nothingYet);
  // What stands on a card or in a list that was handed out is never said of somebody else.
  return { happenings: lines, state: { ...again, lastEntrant, lastMatch } };
}

export function replayEvent(happenings: readonly EventLine[]): LoggedEvent {
  let log = emptyLog;
  for (const happening of happenings) log = evolveEvent(log, happening);
  return log;
}

/** The lines that have not been undone, without the undoings. */
export const standingLines = (lines: readonly EventLine[]): readonly EventLine[] => {
  const undone = undoneLines(lines);
  return lines.filter(({ seq, act }) => act.type !== 'undo' && !undone.has(seq));
};

/** The numbers of the lines that are undone, undoings among them. */
export function undoneLines(lines: readonly EventLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  // From the last back: whatever undoes a line comes after it.
  for (const { seq, act } of [...lines].reverse())
    if (act.type === 'undo' && !undone.has(seq)) undone.add(act.of);
  return undone;
}

type Step<N extends ActName> = (state: EventState, happening: HappeningOf<N>) => EventState;

const STEPS: { readonly [N in Exclude<ActName, 'undo'>]: Step<N> } = {
  open: (state, { act: { type: _, format, ...head } }) => ({
    ...state,
    head,
    discipline: format.discipline,
    formats: format.stages,
  }),
  enter: entered,
  change: (state, { act: { entrant, entry } }) => withParticipant(state, entrant, { entry }),
  withdraw: (state, { act: { entrant } }) => withParticipant(state, entrant, { away: true }),
  return: (state, { act: { entrant } }) => withParticipant(state, entrant, { away: false }),
  seed: (state, { act: { order } }) => ({ ...state, seeds: order }),
  lots: (state, { gave: { order } }) =>
    withStage(state, (stage) => ({ lots: { ...stage.lots, [stage.rounds + 1]: order } })),
  order: (state, { act: { order, reason } }) =>
    withStage(state, (stage) => ({
      byHand: { ...stage.byHand, [stage.rounds + 1]: { order, reason } },
    })),
  forbid: (state, { act: { a, b } }) => ({ ...state, forbidden: [...state.forbidden, [a, b]] }),
  allow: (state, { act: { a, b } }) => ({
    ...state,
    forbidden: state.forbidden.filter((pair) => !(pair.includes(a) && pair.includes(b))),
  }),
  pair: (state, { gave: { start, matches } }) => withDraw(start ? withStart(state, start) : state, matches),
  publish: (state) => ({ ...state, drafts: NO_DRAFTS }),
  swap: swapped,
  tables: (state, { act: { tables, outOfUse, topTable = null }, gave: { moved } }) =>
    withSeats(withHall(state, { tables, outOfUse, topTable }), moved),
  'keep-to': (state, { act: { entrant, tables } }) => {
    const { [entrant]: _, ...others } = state.hall.keptTo;
    return withHall(state, { keptTo: tables ? { ...others, [entrant]: tables } : others });
  },
  allot: (state, { act: { match, table } }) => {
    const others = state.hall.byHand.filter((each) => each !== match);
    const byHand = table === null ? others : [...others, match];
    return withSeats(withHall(state, { byHand }), [{ match, table }]);
  },
  'allot-anew': (state, { gave: { moved } }) => withSeats(state, moved),
  sessions: (state, { act: { sessions, gap = anyHall.gap } }) => withHall(state, { sessions, gap }),
  umpires: (state, { act: { umpires } }) => withHall(state, { umpires }),
  umpire: (state, { act }) => withUmpires(state, [act]),
  appoint: (state, { gave: { appointed } }) => withUmpires(state, appointed),
  report: (state, { act: { match, report }, gave: { result } }) =>
    withMatch(state, match, { report, result }),
  correct: (state, { act: { match, report }, gave: { result } }) =>
    withMatch(state, match, { report, result }),
  'walk-over': (state, { act: { match }, gave: { result } }) => withMatch(state, match, { result }),
  'line-up': tieChanged,
  substitute: tieChanged,
  'begin-rubber': tieChanged,
  rubber: tieChanged,
  'correct-rubber': tieChanged,
  'take-back': takenBack,
  'go-on': (state, { gave }) => withStart(state, gave),
  finals: (state, { act: { format } }) => ({ ...state, formats: [...state.formats, format] }),
  award: (state, { gave: { order } }) => ({ ...state, awards: order }),
  reopen: (state) => ({ ...state, awards: null }),
};

function after(state: EventState, happening: EventLine): EventState {
  const type: EventAct['type'] = happening.act.type;
  if (type === 'undo') return state;
  // The table's key and the line's act are of one name.
  return (STEPS[type] as Step<ActName>)(state, happening as HappeningOf<ActName>);
}

function entered(state: EventState, { act: { entries }, gave: { numbers, groups } }: HappeningOf<'enter'>) {
  const coming = entries.map((entry, index) => ({ number: numbers[index] as number, entry, away: false }));
  const participants = [...state.participants, ...coming];
  const lastEntrant = Math.max(state.lastEntrant, ...numbers);
  const next = { ...state, participants, lastEntrant };
  if (state.stages.length === 0) return next;
  return withStage(next, (stage) => ({
    entrants: [...stage.entrants, ...numbers],
    late: { ...stage.late, ...Object.fromEntries(numbers.map((number) => [number, stage.rounds + 1])) },
    layout: groups ? inGroups(stage, numbers, groups) : stage.layout,
  }));
}

function inGroups({ layout }: StageState, numbers: readonly number[], groups: readonly number[]) {
  if (!layout || !('groups' in layout)) return layout;
  return {
    groups: layout.groups.map((group, index) => [
      ...group,
      ...numbers.filter((_, place) => groups[place] === index),
    ]),
  };
}

const withParticipant = (state: EventState, number: number, change: object): EventState => ({
  ...state,
  participants: state.participants.map((each) => (each.number === number ? { ...each, ...change } : each)),
});

/** The stage that is being played, changed. */
function withStage(state: EventState, change: (stage: StageState) => Partial<StageState>): EventState {
  const stage = stageNow(state);
  if (!stage) return state;
  return { ...state, stages: [...state.stages.slice(0, -1), { ...stage, ...change(stage) }] };
}

const withHall = (state: EventState, change: Partial<HallState>): EventState => ({
  ...state,
  hall: { ...state.hall, ...change },
});

function withUmpires(
  state: EventState,
  named: readonly { readonly match: number; readonly umpire: string | null }[],
): EventState {
  const chairs = { ...state.hall.chairs };
  for (const { match, umpire } of named)
    if (umpire === null) delete chairs[match];
    else chairs[match] = umpire;
  return withHall(state, { chairs });
}

const withSeats = (state: EventState, seats: readonly AllottedTable[]): EventState =>
  seats.reduce((seated, { match, table }) => withMatch(seated, match, { table }), state);

function withMatch(state: EventState, number: number, change: Partial<DrawnMatch>): EventState {
  const of = (stage: StageState): StageState => {
    const index = stage.matches.findIndex((match) => match.number === number);
    const match = stage.matches[index];
    if (!match) return stage;
    const matches = [...stage.matches];
    matches[index] = { ...match, ...change };
    return { ...stage, matches };
  };
  return { ...state, stages: state.stages.map(of) };
}

function tieChanged(state: EventState, happening: HappeningOf<TieAct>): EventState {
  const { match: number } = happening.act;
  const tie = matchOf(state, number)?.match.tie;
  return tie ? withMatch(state, number, changeOfTie(tie, happening)) : state;
}

function withStart(state: EventState, start: StageStart): EventState {
  const stage = stageFrom(state, start);
  if (!stage) return state;
  const next = { ...state, stages: [...state.stages, stage] };
  return withDrafts(next, [stage.number], []);
}

/** Where draws are published, what was drawn waits for it. */
const withDrafts = (state: EventState, stages: readonly number[], matches: readonly number[]): EventState =>
  state.head?.drafts
    ? {
        ...state,
        drafts: {
          stages: [...state.drafts.stages, ...stages],
          matches: [...state.drafts.matches, ...matches],
        },
      }
    : state;

/** The next stage, as it begins; null where there is none. */
export function stageFrom(
  { stages, formats }: EventState,
  { entrants, layout }: StageStart,
): StageState | null {
  const number = stages.length + 1;
  const format = formats[number - 1];
  if (!format) return null;
  return {
    number,
    format,
    entrants,
    layout,
    late: {},
    matches: [],
    rounds: 0,
    draws: [],
    lots: {},
    byHand: {},
  };
}

function withDraw(state: EventState, matches: readonly NewlyDrawn[]): EventState {
  const drawn = withStage(state, (stage) => ({
    matches: [
      ...stage.matches,
      ...matches.map((match) => ({ ...match, report: null, tie: tieFor(stage, match) })),
    ],
    rounds: Math.max(stage.rounds, ...matches.map(({ round }) => round)),
    draws: [...stage.draws, matches.map(({ number }) => number)],
  }));
  const numbers = matches.map(({ number }) => number);
  return withDrafts({ ...drawn, lastMatch: Math.max(state.lastMatch, ...numbers) }, [], numbers);
}

/** A tie of which nothing is known yet; null where two play a match of one, or nobody plays. */
export const tieFor = ({ format }: StageState, { b }: Pick<DrawnMatch, 'b'>): TieState | null =>
  format.match.tie && b !== null ? newTie(format.match.tie) : null;

function swapped(state: EventState, { act: { one, other } }: HappeningOf<'swap'>): EventState {
  const instead = new Map([
    [one, other],
    [other, one],
  ]);
  const last = stageNow(state)?.draws.at(-1) ?? [];
  return withStage(state, (stage) => ({
    matches: stage.matches.map((match) =>
      last.includes(match.number)
        ? {
            ...match,
            a: instead.get(match.a) ?? match.a,
            b: match.b === null ? null : (instead.get(match.b) ?? match.b),
            // Another team has another line-up.
            tie:
              instead.has(match.a) || (match.b !== null && instead.has(match.b))
                ? tieFor(stage, match)
                : match.tie,
          }
        : match,
    ),
  }));
}

/** A first round that is taken back opens the list again. */
function takenBack(state: EventState): EventState {
  const stage = stageNow(state);
  if (stage && stage.number === 1 && stage.draws.length === 1)
    return { ...state, stages: state.stages.slice(0, -1), drafts: NO_DRAFTS };
  const gone = stage?.draws.at(-1) ?? [];
  const drafts = { ...state.drafts, matches: state.drafts.matches.filter((each) => !gone.includes(each)) };
  return withStage({ ...state, drafts }, ({ matches, draws }) => {
    const last = draws.at(-1) ?? [];
    const left = matches.filter(({ number }) => !last.includes(number));
    return {
      matches: left,
      draws: draws.slice(0, -1),
      rounds: Math.max(0, ...left.map(({ round }) => round)),
    };
  });
}
