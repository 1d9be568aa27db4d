import type { Competitor, Ruling, Side } from '@opencarrom/laws';
import type { ActType } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import { standingIn } from '../log/standing.js';
import type { Seats } from '../players.js';
import { competitorWith, type LoggedMatch } from '../state.js';

type PerSide = Readonly<Record<Competitor, number>>;

/** What a sheet counts of a board besides its points. */
export interface BoardCounts {
  /** Were sides changed before it? */
  readonly changedSides: boolean;
  /** Improper strokes, and what was called as a foul. */
  readonly fouls: PerSide;
  /** Strokes that cost a due: the striker was pocketed. */
  readonly dues: PerSide;
  readonly warnings: PerSide;
  /** All of a side's men by its own first turn; of white the queen with them. */
  readonly slam: Side | null;
}

/** Something that was ruled on, and its ruling as it stands: a claim or a choice may have changed the first one. */
interface Ruled {
  readonly act: DoneEvent;
  readonly ruling: Ruling | null;
}

interface Counted {
  readonly white: Competitor | null;
  readonly changedSides: boolean;
  readonly ruled: readonly Ruled[];
  readonly warned: readonly Competitor[];
}

const NOTHING: Counted = { white: null, changedSides: false, ruled: [], warned: [] };

/** The counts of every board that is over, in the order of the sheet's lines. */
export function boardCounts({ state, events }: LoggedMatch): readonly BoardCounts[] {
  const boards: BoardCounts[] = [];
  let board = NOTHING;
  let seats: Seats | null = null;
  for (const event of standingIn(events.slice(0, state.seq))) {
    if (event.type === 'board-over') {
      boards.push(countsOf(board));
      board = NOTHING;
    } else if (event.type === 'board-set') {
      board = { ...board, white: event.white, changedSides: isMoved(seats, event.seats) };
      seats = event.seats;
    } else board = counting(board, event);
  }
  return boards;
}

const isMoved = (before: Seats | null, now: Seats): boolean => before !== null && before.A1 !== now.A1;

export const RULED_ON: readonly ActType[] = ['strike', 'observe', 'pass', 'call'];

function counting(board: Counted, event: Event): Counted {
  const { ruled, warned } = board;
  const last = ruled.at(-1);
  if (event.type === 'ruling' && last)
    return { ...board, ruled: [...ruled.slice(0, -1), { ...last, ruling: event.ruling }] };
  if (event.type !== 'done') return board;
  if (event.act.type === 'warn') return { ...board, warned: [...warned, event.act.against] };
  return RULED_ON.includes(event.act.type)
    ? { ...board, ruled: [...ruled, { act: event, ruling: null }] }
    : board;
}

function countsOf({ white, changedSides, ruled, warned }: Counted): BoardCounts {
  const whose = (side: Side): Competitor => (white ? competitorWith({ white }, side) : 'A');
  const fouls = ruled.flatMap(({ ruling }) => (ruling ? foulsIn(ruling) : [])).map(whose);
  const dues = ruled.flatMap(({ act, ruling }) =>
    ruling && isDue(act, ruling) ? [whose(ruling.striker)] : [],
  );
  return {
    changedSides,
    fouls: perSide(fouls),
    dues: perSide(dues),
    warnings: perSide(warned),
    slam: slamIn(ruled),
  };
}

const perSide = (whose: readonly Competitor[]): PerSide => {
  const A = whose.filter((competitor) => competitor === 'A').length;
  return { A, B: whose.length - A };
};

/** The side at fault, where a ruling finds a foul: an improper stroke, or a law called as one. */
export const foulsIn = ({ findings, striker }: Ruling): readonly Side[] =>
  findings.flatMap(({ proper, call }) => {
    if (call) return call.consequence.includes('foul') ? [call.against] : [];
    return proper === false ? [striker] : [];
  });

/** A try to break that touched nothing costs none, nor does what nobody claimed where it has to be. */
export const isDue = ({ facts }: DoneEvent, { broken, findings }: Ruling): boolean =>
  facts?.pocketed.striker === true && broken && findings.every(({ concern }) => concern !== 'unclaimed');

/** The side that pocketed everything in its own first turn. */
export function slamIn(ruled: readonly Pick<Ruled, 'ruling'>[]): Side | null {
  const last = ruled.at(-1)?.ruling;
  if (!last?.result || !('winner' in last.result) || last.result.winner !== last.striker) return null;
  const side = last.striker;
  const turnsOf = (striker: Side): number =>
    ruled.filter(
      ({ ruling }, index) =>
        ruling?.striker === striker && (index === 0 || ruled[index - 1]?.ruling?.turn === 'passes'),
    ).length;
  if (turnsOf(side) !== 1) return null;
  if (side === 'black') return 'black';
  return turnsOf('black') === 0 && last.queen === 'covered-by-white' ? 'white' : null;
}
