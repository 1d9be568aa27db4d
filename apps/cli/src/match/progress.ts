import type { Language } from '@opencarrom/laws';
import type { MatchState } from '@opencarrom/match';
import type { Io } from '../io.js';
import { wordsOf } from '../words/languages.js';
import type { Onlooker } from './many.js';

/** Often enough to see it move, seldom enough to cost nothing. */
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';
const BAR = 20;

/** A bar and a line that say how far the play has come, on a terminal alone. */
export function progressOn(
  stderr: Io['stderr'],
  matches: number,
  language: Language,
): Onlooker & { readonly clear: () => void } {
  if (!stderr.isTTY) return { watch: () => {}, done: () => {}, clear: () => {} };
  const words = wordsOf(language);
  const finished = new Set<number>();
  let told = 0;
  let oldest = 1;
  return {
    // Of the matches played at a time the oldest is told of: the line does not jump to and fro.
    watch: (match, { board }: MatchState) => {
      const now = performance.now();
      if (!board || match !== oldest || now - told < EVERY_MS) return;
      told = now;
      const line = words.playing(match, matches, board.game, board.board);
      stderr.write(`${CLEAR_LINE}${barOf(finished.size / matches)} ${line}`);
    },
    done: (match) => {
      finished.add(match);
      while (finished.has(oldest)) oldest += 1;
    },
    clear: () => {
      stderr.write(CLEAR_LINE);
    },
  };
}

function barOf(share: number): string {
  const full = Math.floor(share * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}
