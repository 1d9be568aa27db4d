import type { Both, MatchRules, Report } from '@opencarrom/tournament';

/** What was typed, as a board would hand it in; null where it is not a result. */
export type TypedScore = Pick<Report, 'score' | 'games' | 'boards'>;

/** No board is worth so much: a pair beyond it is the score of a game. */
const MOST_OF_A_BOARD = 14;

/**
 * Reads `25 12`, `25-12`, or several such pairs: games (`25-12 8-25 25-20`), or boards where those are counted, each with
 * the points of who won it (`5-0 0-7 3-0`).
 */
export function readTyped(text: string, counted: MatchRules['counted']): TypedScore | null {
  const trimmed = text.trim();
  if (!/^[\d\s\-–:/,;.]+$/.test(trimmed)) return null;
  const figures = (trimmed.match(/\d+/g) ?? []).map(Number);
  if (figures.length === 0 || figures.length % 2 === 1) return null;
  const pairs = figures.flatMap((figure, index) =>
    index % 2 === 0 ? [[figure, figures[index + 1] ?? 0] as const] : [],
  );
  const [first] = pairs;
  if (!first) return null;
  if (counted === 'score') return pairs.length === 1 ? { score: first } : null;
  if (counted === 'games') return { games: pairs };
  return pairs.every(isBoard) ? { boards: pairs.map(boardOf) } : { games: pairs };
}

const isBoard = ([a, b]: Both): boolean => (a === 0) !== (b === 0) && a + b <= MOST_OF_A_BOARD;

const boardOf = ([a, b]: Both) =>
  a > 0 ? ({ winner: 'A', points: a } as const) : ({ winner: 'B', points: b } as const);

/** A result as it would be typed. */
export function typedOf({ score, games, boards }: TypedScore): string {
  if (score) return score.join('-');
  if (games) return games.map((game) => game.join('-')).join(' ');
  return (boards ?? [])
    .flatMap((board) =>
      'points' in board ? [board.winner === 'A' ? `${board.points}-0` : `0-${board.points}`] : [],
    )
    .join(' ');
}
