import type { Competitor, Side } from '@opencarrom/laws';
import type { Player } from '../players.js';
import { type BoardLine, competitorWith, sideOf } from '../state.js';
import type { HandFigures } from './hand-figures.js';
import { type CountedStroke, coversQueen } from './ruled-acts.js';

/**
 * What decided a board, as facts that are true of it: the first of these that applies. None says more than what
 * happened, so that the sentence made of it holds whatever would have come otherwise.
 */
export type TurningPoint =
  /** The loser gave the game up. */
  | { readonly kind: 'given-up'; readonly loser: Competitor }
  /** Everything in the side's own first turn. */
  | { readonly kind: 'slam'; readonly winner: Competitor }
  /** The loser's own stroke ended the board, by a law. */
  | { readonly kind: 'own-stroke'; readonly player: Player; readonly stroke: number }
  /** The loser had the queen to cover and did not; the winner covered it later. */
  | {
      readonly kind: 'queen-left';
      readonly left: { readonly player: Player; readonly stroke: number };
      readonly covered: { readonly player: Player; readonly stroke: number };
    }
  /** The loser struck for the last man so often and did not pocket it: twice or more. */
  | { readonly kind: 'last-man-missed'; readonly loser: Competitor; readonly times: number }
  /** The loser pocketed the striker twice or more, and half as often as men were left or oftener. */
  | { readonly kind: 'dues'; readonly loser: Competitor; readonly times: number; readonly left: number }
  /** The winner pocketed four or more in one turn. */
  | { readonly kind: 'run'; readonly winner: Competitor; readonly pieces: number }
  /** The winner covered the queen. */
  | { readonly kind: 'queen'; readonly player: Player; readonly stroke: number }
  /** Nothing stands out: how often each scored. */
  | { readonly kind: 'scoring'; readonly winner: Competitor; readonly loser: Competitor };

interface PlayedBoard {
  readonly strokes: readonly CountedStroke[];
  readonly hands: Readonly<Record<Competitor, HandFigures>>;
  readonly slam: Side | null;
  readonly line: BoardLine | null;
}

const LONG_RUN = 4;

/** Null: nobody won it. */
export function turningPoint({ strokes, hands, slam, line }: PlayedBoard): TurningPoint | null {
  const winner = line?.winner;
  if (!line || !winner) return null;
  const loser = winner === 'A' ? 'B' : 'A';
  if (line.how === 'conceded') return { kind: 'given-up', loser };
  const last = strokes.at(-1);
  if (!last) return null;
  if (slam && competitorWith(last.before.board, slam) === winner) return { kind: 'slam', winner };
  if (last.side === loser) return { kind: 'own-stroke', player: last.player, stroke: last.number };
  return (
    queenLeft(strokes, winner) ??
    lastManMissed(strokes, loser) ??
    dues(hands[loser], loser, line.men[loser]) ??
    run(hands[winner], winner) ??
    queenCovered(strokes, winner) ?? { kind: 'scoring', winner, loser }
  );
}

function queenLeft(strokes: readonly CountedStroke[], winner: Competitor): TurningPoint | null {
  const covered = latest(strokes, (each) => each.side === winner && coversQueen(each));
  const left = latest(
    strokes,
    ({ side, before, ruling }) =>
      side !== winner && before.board.table.queen === 'to-cover' && ruling?.queen === 'on-board',
  );
  if (!covered || !left || covered.number < left.number) return null;
  return { kind: 'queen-left', left: placeOf(left), covered: placeOf(covered) };
}

const latest = (strokes: readonly CountedStroke[], is: (stroke: CountedStroke) => boolean) =>
  [...strokes].reverse().find(is);

const placeOf = ({ player, number }: CountedStroke): { player: Player; stroke: number } => ({
  player,
  stroke: number,
});

function lastManMissed(strokes: readonly CountedStroke[], loser: Competitor): TurningPoint | null {
  const times = strokes.filter(({ side, before, pots }) => {
    const { onBoard, owed } = before.board.table[sideOf(before.board, loser)];
    return side === loser && onBoard === 1 && owed === 0 && pots.length === 0;
  }).length;
  return times >= 2 ? { kind: 'last-man-missed', loser, times } : null;
}

const dues = ({ dues: times }: HandFigures, loser: Competitor, left: number): TurningPoint | null =>
  times >= 2 && 2 * times >= left ? { kind: 'dues', loser, times, left } : null;

const run = ({ bestRun }: HandFigures, winner: Competitor): TurningPoint | null =>
  bestRun >= LONG_RUN ? { kind: 'run', winner, pieces: bestRun } : null;

function queenCovered(strokes: readonly CountedStroke[], winner: Competitor): TurningPoint | null {
  const covered = latest(strokes, (each) => each.side === winner && coversQueen(each));
  return covered ? { kind: 'queen', ...placeOf(covered) } : null;
}
