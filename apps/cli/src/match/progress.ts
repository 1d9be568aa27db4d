import { MEN_PER_SIDE } from '@opencarrom/laws';
import { formatFor, type MatchState } from '@opencarrom/match';
import type { Io } from '../io.js';
import { progressLine } from '../show/progress-line.js';
import type { Language } from '../words/language.js';
import type { PlayWatcher } from './many.js';

/** A bar and a line that say how far the play has come, on a terminal alone. */
export function progressOn(
  stderr: Io['stderr'],
  matches: number,
  language: Language,
): PlayWatcher & { readonly clear: () => void } {
  const line = progressLine(stderr);
  const words = language.words;
  const finished = new Set<number>();
  let oldest = 1;
  return {
    // Of the matches played at a time the oldest is told of: the line does not jump to and fro.
    watch: (match, state) => {
      const { board } = state;
      if (!board || match !== oldest) return;
      line.tell((finished.size + shareOf(state)) / matches, () => words.playing(match, matches, board));
    },
    done: (match) => {
      finished.add(match);
      while (finished.has(oldest)) oldest += 1;
    },
    clear: line.clear,
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
