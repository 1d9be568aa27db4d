import { lawsOf, type Ruling, type Stroke } from '@opencarrom/laws';
import { type MatchState, nameOf } from '@opencarrom/match';
import type { PlayWords } from './words.js';

/** One turn in the list beside the board: a stroke, or that it was passed. */
export interface StrokeLine {
  readonly number: number;
  readonly who: string;
  readonly what: string;
  /** What it came to. */
  readonly follows: string | null;
  readonly law: string | null;
}

/** The last strokes of this board, the newest first. */
export function lastStrokes(state: MatchState, words: PlayWords, most: number): readonly StrokeLine[] {
  const lines: StrokeLine[] = [];
  let ruling: Ruling | null = null;
  for (let at: MatchState | null = state; at?.board && lines.length < most; at = at.past) {
    const { last } = at;
    if (last?.type === 'ruling') ruling ??= last.ruling;
    if (last?.type !== 'done' || !(last.facts || last.act.type === 'pass')) continue;
    lines.push({
      number: at.board.strokes,
      who: last.by === 'umpire' ? '' : nameOf(state.head, last.by),
      what: last.facts ? fallen(last.facts.pocketed, words) : words.passed,
      follows: ruling && last.facts ? followsFrom(ruling, words) : null,
      law: (ruling && lawsOf(ruling)[0]) ?? null,
    });
    ruling = null;
  }
  return lines;
}

function fallen(fell: Stroke['pocketed'], words: PlayWords): string {
  const parts = [
    fell.white > 0 ? words.men(fell.white, 'white') : '',
    fell.black > 0 ? words.men(fell.black, 'black') : '',
    fell.queen ? words.queen : '',
    fell.striker ? words.striker : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' + ') : words.nothing;
}

function followsFrom({ result, placing, turn }: Ruling, words: PlayWords): string {
  if (result) return words.boardOver;
  const toPlace = placing.reduce((sum, { by, count }) => sum + (by === 'umpire' ? 0 : count), 0);
  if (toPlace > 0) return words.due(toPlace);
  return turn === 'passes' ? words.turnPasses : words.playsOn;
}
