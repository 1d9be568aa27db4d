import { lawsOf, type Ruling, type StrokeFacts } from '@opencarrom/laws';
import {
  type Actor,
  type BoardInPlay,
  type Event,
  type LoggedMatch,
  type Naming,
  nameOf,
  type Player,
  stepsOnBoard,
} from '@opencarrom/match';
import type { PlayWords } from './words.js';

/** One turn in the list beside the board: a stroke, that it was passed, or that its time ran out. */
export interface StrokeLine {
  /** Null where nothing was struck or passed: such a line takes no number. */
  readonly number: number | null;
  readonly who: string;
  readonly what: string;
  /** What it came to. */
  readonly follows: string | null;
  readonly law: string | null;
}

/** The last strokes of this board, the newest first. */
export function lastStrokes(
  match: LoggedMatch,
  naming: Naming,
  words: PlayWords,
  most: number,
): readonly StrokeLine[] {
  const lines: StrokeLine[] = [];
  let ruling: Ruling | null = null;
  let isCalled = false;
  for (const { event, after } of [...stepsOnBoard(match)].reverse()) {
    if (lines.length === most) break;
    if (event.type === 'ruling') ruling ??= event.ruling;
    if (event.type !== 'done' || !after.board) continue;
    isCalled ||= event.act.type === 'call';
    const line = lineOf(after.board, event, ruling, words, (player) => nameOf(after.head, player, naming));
    // What a clock alone brought about, a due forgone, is ruled anew for the stroke; a foul of time is its own.
    if (!line || (event.act.type === 'time' && !isCalled)) continue;
    lines.push(line);
    ruling = null;
    isCalled = false;
  }
  return lines;
}

function lineOf(
  board: BoardInPlay,
  { act, by, facts }: Extract<Event, { type: 'done' }>,
  ruling: Ruling | null,
  words: PlayWords,
  nameOf: (player: Player) => string,
): StrokeLine | null {
  const named = (actor: Actor): string => (actor === 'umpire' ? '' : nameOf(actor));
  const law = (ruling && lawsOf(ruling)[0]) ?? null;
  const follows = ruling && followsFrom(ruling, words);
  const number = board.strokes;
  if (facts) return { number, who: named(by), what: fallen(facts.pocketed, words), follows, law };
  if (act.type === 'pass') return { number, who: named(by), what: words.passed, follows: null, law };
  if (act.type !== 'time') return null;
  const late = board.tasks[0]?.by ?? board.onTurn;
  return { number: null, who: named(late), what: words.outOfTime, follows, law };
}

function fallen(fell: StrokeFacts['pocketed'], words: PlayWords): string {
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
