import type { FinishedBoard } from '@opencarrom/laws';
import type { Both, Report } from '@opencarrom/tournament';
import { inLatinDigits } from '@opencarrom/tournament/players';

type Played = Pick<Report, 'score' | 'games' | 'boards'>;

const SCORE = /^(\d{1,3})[-–—:](\d{1,3})$/;
/** Who won it, how many men the others had left, and whether the queen was the winner's; or the points outright. */
const BOARD = /^([ab])(?:(\d{1,2})(q?)|=(\d{1,2}))$/;

/** What was played, by its scores or its boards; or the word that is neither. Nothing where no word is said. */
export function readScores(words: readonly string[]): { readonly ok: Played } | { readonly wrong: string } {
  const written = words.map((word) => inLatinDigits(word).toLowerCase());
  if (written.length === 0) return { ok: {} };
  if (SCORE.test(written[0] ?? '')) {
    const games = written.map(scoreIn);
    const [only, second] = games;
    if (!games.every((each) => each !== null)) return { wrong: words[games.indexOf(null)] ?? '' };
    return { ok: only && second === undefined ? { score: only } : { games } };
  }
  const boards = written.map(boardIn);
  return boards.every((each) => each !== null)
    ? { ok: { boards } }
    : { wrong: words[boards.indexOf(null)] ?? '' };
}

function scoreIn(word: string): Both | null {
  const found = SCORE.exec(word);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

function boardIn(word: string): FinishedBoard | null {
  const [, letter, men, queen, points] = BOARD.exec(word) ?? [];
  if (letter === undefined) return null;
  const winner = letter === 'a' ? 'A' : 'B';
  if (points !== undefined) return { winner, points: Number(points) };
  return { winner, men: Number(men), queen: queen === 'q' ? winner : null };
}
