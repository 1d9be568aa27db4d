import type { Length, Who } from '@opencarrom/match';
import { inLanguage } from '../../device/language.js';
import type { EndedBoard } from './ended-board.js';
import { words } from './words.js';

/** Who has won, and what: the most that this board has decided, or that nobody has. */
export function headlineOf(
  { match, line, lying }: EndedBoard,
  who: Who,
  lengths: Readonly<Record<Length, string>>,
): string {
  const w = inLanguage(words);
  const { head, outcome, score } = match;
  if (outcome) {
    const what = lengths[head.length];
    return outcome.winner ? w.wins(who(outcome.winner), what) : w.abandoned(what);
  }
  const { game = 1, board = 1 } = lying.board ?? {};
  const gameWinner = score.games[game - 1]?.winner;
  if (gameWinner) return w.wins(who(gameWinner), `${lengths.game} ${game}`);
  return line?.winner ? w.wins(who(line.winner), `${lengths.board} ${board}`) : w.replayed;
}
