import type { StrokeKind, WeighedStroke, Weighing } from '@opencarrom/ai';
import type { StruckFrom } from './positions.js';
import type { JudgedStroke, StrokeMark } from './reviewed.js';

/** A stroke beside the best, in chances of its player to win the board. */
export interface Judgement {
  readonly best: JudgedStroke | null;
  readonly played: JudgedStroke;
  readonly idle: number;
  readonly next: number | null;
  readonly mark: StrokeMark | null;
  readonly expectedPots: number;
}

/** The chance that a value stands for. */
export type Reckoning = (value: number) => number;

/**
 * Judges a stroke by what a hand's slips make of it. One that was itself against the laws comes to what it led to:
 * `led` is its player's chance after it.
 */
export function judgeStroke(
  { stroke, improper, pots }: StruckFrom,
  weighing: Weighing | null,
  led: number,
  chanceFor: Reckoning,
): Judgement {
  const judged = ({ value, ...weighed }: WeighedStroke): JudgedStroke => {
    const { kind, target, pocket, via, lying, more, stroke: made, success } = weighed;
    return { kind, target, pocket, via, lying, more, stroke: made, success, value: chanceFor(value) };
  };
  const best = weighing && judged(weighing.best);
  const nothing = { kind: 'try', target: null, pocket: null, via: null, lying: null, more: 0 } as const;
  const fallback = { ...nothing, stroke, success: 0, value: best ? Math.min(best.value, led) : led };
  const played = weighing?.played && !improper ? judged(weighing.played) : fallback;
  const next = nextBest(weighing, chanceFor);
  const idle = weighing ? chanceFor(weighing.idle) : led;
  const expectedPots = weighing?.best.pots ?? 0;
  return { best, played, idle, next, mark: best && markOf(best, played, next, pots > 0), expectedPots };
}

/** What the best of the other ways is worth. */
function nextBest(weighing: Weighing | null, chanceFor: Reckoning): number | null {
  const values = weighing?.others.map(({ value }) => value) ?? [];
  return values.length > 0 ? chanceFor(Math.max(...values)) : null;
}

/** What was given away of the chance to win: above `ERROR` it is one; below `SMALL` nobody could tell. */
const ERROR = 0.12;
const SMALL = 0.025;
/** A pot is there from such a chance on, and not taken where the stroke's own is so much less. */
const THERE = 0.5;
const NOT_TAKEN = 0.25;
/** A chance missed costs at least so much. */
const DEAR = 0.05;
/** A brilliant stroke is worth so much more than any other way, is neither easy nor what everybody sees, nor but a hope. */
const ABOVE_OTHERS = 0.08;
const EASY = 0.8;
const HOPE = 0.3;
const PLAIN: readonly StrokeKind[] = ['straight', 'break', 'try'];

function markOf(
  best: JudgedStroke,
  played: JudgedStroke,
  next: number | null,
  hasPotted: boolean,
): StrokeMark | null {
  const given = best.value - played.value;
  // Luck is no skill, but whoever has pocketed has missed nothing that one could see.
  const isThere = !hasPotted && best.target !== null && best.success >= THERE;
  if (isThere && best.success - played.success >= NOT_TAKEN && given >= DEAR) return 'missed';
  if (given >= ERROR) return 'error';
  if (given > SMALL) return null;
  const isAlone = next !== null && played.value - next >= ABOVE_OTHERS;
  const isHard = played.success >= HOPE && played.success <= EASY && !PLAIN.includes(played.kind);
  return isAlone && isHard ? 'brilliant' : 'good';
}
