import { lawsOf } from '@opencarrom/laws';
import { type Event, type Head, type MatchState, nameOf } from '@opencarrom/match';
import type { PlayWords } from './words.js';

/** One stroke in the list beside the board. */
export interface StrokeLine {
  readonly number: number;
  readonly who: string;
  readonly what: string;
  readonly law: string | null;
}

/** The last strokes of this board, the newest first. */
export function lastStrokes(state: MatchState, words: PlayWords, most: number): readonly StrokeLine[] {
  const lines: StrokeLine[] = [];
  let law: string | null = null;
  for (let at: MatchState | null = state; at?.board && lines.length < most; at = at.past) {
    const { last } = at;
    if (last?.type === 'ruling') law ??= lawsOf(last.ruling)[0] ?? null;
    if (last?.type !== 'done' || !last.facts) continue;
    lines.push({ number: at.board.strokes, ...told(state.head, last, words), law });
    law = null;
  }
  return lines;
}

function told(
  head: Head,
  event: Extract<Event, { type: 'done' }>,
  words: PlayWords,
): { who: string; what: string } {
  const who = event.by === 'umpire' ? '' : nameOf(head, event.by);
  const fell = event.facts?.pocketed;
  const parts = fell
    ? [
        fell.white > 0 ? words.men(fell.white, 'white') : '',
        fell.black > 0 ? words.men(fell.black, 'black') : '',
        fell.queen ? words.queen : '',
        fell.striker ? words.striker : '',
      ].filter(Boolean)
    : [];
  return { who, what: parts.length > 0 ? parts.join(' + ') : words.nothing };
}
