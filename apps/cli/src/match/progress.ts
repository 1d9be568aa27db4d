import type { Language } from '@opencarrom/laws';
import type { MatchState } from '@opencarrom/match';
import type { Io } from '../io.js';
import { wordsOf } from '../words/languages.js';

/** Often enough to see it move, seldom enough to cost nothing. */
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** A line that says how far the play has come, on a terminal alone. */
export function progressOn(
  stderr: Io['stderr'],
  matches: number,
  language: Language,
): { readonly watch: (match: number, state: MatchState) => void; readonly clear: () => void } {
  if (!stderr.isTTY) return { watch: () => {}, clear: () => {} };
  const words = wordsOf(language);
  let told = 0;
  return {
    watch: (match, { board }) => {
      const now = performance.now();
      if (!board || now - told < EVERY_MS) return;
      told = now;
      stderr.write(`${CLEAR_LINE}${words.playing(match, matches, board.game, board.board)}`);
    },
    clear: () => {
      stderr.write(CLEAR_LINE);
    },
  };
}
