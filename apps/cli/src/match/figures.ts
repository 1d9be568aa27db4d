import type { Competitor } from '@opencarrom/laws';
import { competitorOf, type Event, type MatchRecord } from '@opencarrom/match';

/** What one competitor did, over all matches. */
interface Figures {
  /** Matches won. */
  readonly wins: number;
  readonly points: number;
  /** Boards won. */
  readonly boards: number;
  readonly strokes: number;
  /** Men of one's own pocketed by one's own strokes. */
  readonly men: number;
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

const NONE: Figures = { wins: 0, points: 0, boards: 0, strokes: 0, men: 0, strikers: 0, queens: 0 };

export const NOTHING_PLAYED: Totals = { matches: 0, boards: 0, strokes: 0, A: NONE, B: NONE };

/** The totals with one more match. */
export function withMatch(totals: Totals, record: MatchRecord): Totals {
  const A = sum(totals.A, figuresOf(record, 'A'));
  const B = sum(totals.B, figuresOf(record, 'B'));
  return {
    matches: totals.matches + 1,
    boards: totals.boards + record.state.lines.length,
    strokes: A.strokes + B.strokes,
    A,
    B,
  };
}

function sum(one: Figures, more: Figures): Figures {
  const names = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + more[name]])) as unknown as Figures;
}

function figuresOf({ events, state }: MatchRecord, competitor: Competitor): Figures {
  const won = state.lines.filter(({ winner }) => winner === competitor);
  return {
    wins: state.outcome?.winner === competitor ? 1 : 0,
    points: won.reduce((points, line) => points + line.points, 0),
    boards: won.length,
    ...strokesOf(events, competitor),
    queens: state.lines.filter(({ queen }) => queen === competitor).length,
  };
}

function strokesOf(
  events: readonly Event[],
  competitor: Competitor,
): Pick<Figures, 'strokes' | 'men' | 'strikers'> {
  const figures = { strokes: 0, men: 0, strikers: 0 };
  let own: 'white' | 'black' = 'white';
  for (const event of events) {
    if (event.type === 'board-set') own = event.white === competitor ? 'white' : 'black';
    if (event.type !== 'done' || !event.facts || event.by === 'umpire') continue;
    if (competitorOf(event.by) !== competitor) continue;
    const { pocketed } = event.facts;
    figures.strokes += 1;
    figures.men += pocketed[own];
    figures.strikers += pocketed.striker ? 1 : 0;
  }
  return figures;
}
