import type { Competitor, Ruling, StrokeFacts } from '@opencarrom/laws';
import { competitorOf, type MatchRecord, type MatchState, stepsOf } from '@opencarrom/match';

type Hearing = NonNullable<NonNullable<MatchState['board']>['hearing']>;

/** What one competitor did, over all matches. */
interface Figures {
  /** Matches won. */
  readonly wins: number;
  readonly points: number;
  /** Boards won. */
  readonly boards: number;
  readonly strokes: number;
  /** Men of one's own that one's own strokes pocketed, and that stayed down. */
  readonly pots: number;
  /** Strokes that cost men of one's own. */
  readonly fouls: number;
  /** Times the striker was pocketed. */
  readonly strikers: number;
  /** Queens covered. */
  readonly queens: number;
}

/** Both competitors, and how much was played. */
export type Totals = Readonly<Record<Competitor, Figures>> & {
  readonly matches: number;
  /** Boards played, those played again included. */
  readonly boards: number;
  readonly strokes: number;
};

const NONE: Figures = {
  wins: 0,
  points: 0,
  boards: 0,
  strokes: 0,
  pots: 0,
  fouls: 0,
  strikers: 0,
  queens: 0,
};

export const NOTHING_PLAYED: Totals = { matches: 0, boards: 0, strokes: 0, A: NONE, B: NONE };

/** The totals with one more match. */
export function withMatch(totals: Totals, record: MatchRecord): Totals {
  return { ...withBoards(totals, record), matches: totals.matches + 1 };
}

/** The totals with what has been played of a match that was stopped: its boards that are over. */
export function withBoards(totals: Totals, record: MatchRecord): Totals {
  const A = sum(totals.A, figuresOf(record, 'A'));
  const B = sum(totals.B, figuresOf(record, 'B'));
  const boards = totals.boards + record.state.lines.length;
  return { matches: totals.matches, boards, strokes: A.strokes + B.strokes, A, B };
}

function sum(one: Figures, more: Figures): Figures {
  const names = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + more[name]])) as unknown as Figures;
}

function figuresOf(record: MatchRecord, competitor: Competitor): Figures {
  const { state } = record;
  const won = state.lines.filter(({ winner }) => winner === competitor);
  const strokes = strokesOf(record).filter(({ by }) => by === competitor);
  return {
    wins: state.outcome?.winner === competitor ? 1 : 0,
    points: won.reduce((points, line) => points + line.points, 0),
    boards: won.length,
    strokes: strokes.length,
    pots: strokes.reduce((pots, { own, cost }) => pots + Math.max(0, own - cost), 0),
    fouls: strokes.filter(({ cost }) => cost > 0).length,
    strikers: strokes.filter(({ striker }) => striker).length,
    queens: state.lines.filter(({ queen }) => queen === competitor).length,
  };
}

interface Struck {
  readonly by: Competitor;
  /** Own men that fell, and own men that were to come back for it, now or later. */
  readonly own: number;
  readonly cost: number;
  readonly striker: boolean;
}

/** The strokes of the boards that are over, each as it was ruled on last: a claim has it ruled on again. */
function strokesOf({ head, events }: MatchRecord): readonly Struck[] {
  const ended = events.map(({ type }) => type).lastIndexOf('board-over');
  const strokes: Struck[] = [];
  let count = 0;
  for (const { event, before, stroke, stands } of stepsOf({ head, events: events.slice(0, ended + 1) })) {
    if (!stands) continue;
    if (stroke !== null) count = stroke;
    const hearing = before.board?.hearing;
    if (event.type !== 'ruling' || !hearing || !('facts' in hearing.matter)) continue;
    strokes[count - 1] = struckIn(hearing, hearing.matter.facts, event.ruling);
  }
  return strokes.filter(() => true);
}

function struckIn(
  { before, onTurn }: Hearing,
  { pocketed }: StrokeFacts,
  { returned, owed }: Ruling,
): Struck {
  const side = before.turn;
  return {
    by: competitorOf(onTurn),
    own: pocketed[side],
    // Men that come back for what was owed before are no new cost.
    cost: Math.max(0, returned[side] + owed[side] - before[side].owed),
    striker: pocketed.striker,
  };
}
