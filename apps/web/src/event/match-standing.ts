import type { LiveBoard } from '@opencarrom/protocol';
import type { SeenMatch, SeenResult } from '@opencarrom/tournament/seen';
import type { EventWords } from './words.js';

/** How a match stands, for a row of a list. */
export interface MatchStanding {
  /** A score to be shown on each side; null: nothing is known. */
  readonly scores: readonly [string, string] | null;
  readonly winner: 'a' | 'b' | null;
  /** `next`: it waits to be played. */
  readonly is: 'done' | 'live' | 'next' | 'bye';
  /** What is to be said beside it. */
  readonly notes: readonly string[];
}

/** Of ties the rubbers won, of several games the games, else the points. */
export function scoreShown({ scores, games, rubbers }: SeenResult): readonly [string, string] {
  const isSeveral = games && games[0] + games[1] > 1;
  const [a, b] = rubbers ?? (isSeveral ? games : scores);
  return [String(a), String(b)];
}

/** A match is told by its result; one without it by its board, where it is heard of. */
export function matchStanding(match: SeenMatch, live: LiveBoard | null, w: EventWords): MatchStanding {
  const { b, result, annulled } = match;
  if (b === undefined) return { scores: null, winner: 'a', is: 'bye', notes: [w.bye] };
  if (result) {
    const winner = result.winner === 'a' || result.winner === 'b' ? result.winner : null;
    return {
      // Nobody has scored anything where nobody has played.
      scores: result.how === 'walked-over' ? walkedOver(winner) : scoreShown(result),
      winner,
      is: 'done',
      notes: [
        ...(result.how ? [w.endings[result.how]] : []),
        ...(result.provisional ? [w.provisional] : []),
        ...(annulled ? [w.annulled] : []),
      ],
    };
  }
  const notes = annulled ? [w.annulled] : [];
  if (!live) return { scores: rubbersSoFar(match), winner: null, is: annulled ? 'done' : 'next', notes };
  return {
    scores: rubbersSoFar(match) ?? liveScore(live),
    winner: null,
    is: 'live',
    notes: [whereIs(live, w), ...(live.phones > 1 ? [w.phones(live.phones)] : [])],
  };
}

/** A rubber of a tie, told as a match of its own. */
export function rubberOf({ number, a, b, annulled, tie }: SeenMatch, rubber: number): SeenMatch {
  const { result, sheet } = tie?.rubbers[rubber - 1] ?? {};
  return {
    ...{ number, a },
    ...(b === undefined ? {} : { b }),
    ...(annulled === undefined ? {} : { annulled }),
    ...(result === undefined ? {} : { result }),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

const walkedOver = (winner: 'a' | 'b' | null): readonly [string, string] =>
  winner === null ? ['–', '–'] : winner === 'a' ? ['+', '–'] : ['–', '+'];

const liveScore = ({ points }: LiveBoard): readonly [string, string] => [
  String(points[0]),
  String(points[1]),
];

export function whereIs({ game, board, games, isOver }: LiveBoard, w: EventWords): string {
  if (isOver) return w.toBeSigned;
  return games || game > 1 ? w.gameBoard(game, board) : w.board(board);
}

/** Of a tie that is being played, the rubbers each team has won. */
function rubbersSoFar({ tie }: SeenMatch): readonly [string, string] | null {
  if (!tie?.rubbers.some(({ result }) => result)) return null;
  const wonBy = (side: 'a' | 'b'): string =>
    String(tie.rubbers.filter(({ result }) => result?.winner === side).length);
  return [wonBy('a'), wonBy('b')];
}
