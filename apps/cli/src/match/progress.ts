import { type Language, MEN_PER_SIDE } from '@opencarrom/laws';
import { formatFor, type MatchState } from '@opencarrom/match';
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
  let share = 0;
  return {
    // Of the matches played at a time the oldest is told of: the line does not jump to and fro.
    watch: (match, state) => {
      const now = performance.now();
      if (!state.board || match !== oldest || now - told < EVERY_MS) return;
      told = now;
      // A man that comes back does not take the bar back.
      share = Math.max(share, (finished.size + shareOf(state)) / matches);
      stderr.write(`${CLEAR_LINE}${barOf(share)} ${words.playing(match, matches, state.board)}`);
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

/** How much of a match is over, were it to take all the boards it may: by its boards, and the men of the present one. */
function shareOf({ head, lines, board }: MatchState): number {
  const { bestOf, boards, countedIn } = formatFor(head);
  const inGame = boards.is ?? USUAL_BOARDS;
  const most = { board: 1, game: inGame, match: countedIn.is === 'boards' ? inGame : bestOf.is * inGame };
  const { white, black } = board?.table ?? {};
  const men = white && black ? 1 - Math.min(white.onBoard, black.onBoard) / MEN_PER_SIDE : 0;
  return Math.min(1, (lines.length + men) / most[head.length]);
}

/** Of a game that only its points end. */
const USUAL_BOARDS = 8;

function barOf(share: number): string {
  const full = Math.floor(share * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}
