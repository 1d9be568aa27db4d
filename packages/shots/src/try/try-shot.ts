import { type Stroke, StrokeError } from '@opencarrom/physics';
import { handShare } from '../measure/hand-share.js';
import type { Shot } from '../shot.js';
import { wayOf } from './known-way.js';
import { type PlayedStep, placeFaultOf, playStep } from './play-strokes.js';
import { reasonAfter } from './task-met.js';
import type { ShotReason, ShotTable, ShotVerdict } from './verdict.js';

/** Strokes more than the task has are not looked at. */
export function tryShot(shot: Shot, strokes: readonly Stroke[]): ShotVerdict {
  const { steps, why } = followStrokes(shot, strokes);
  const isDone = why.code === 'done';
  return {
    state: isDone ? 'done' : why.code === 'going-on' ? 'going-on' : 'failed',
    why,
    rulings: steps.map(({ ruling }) => ruling),
    outcomes: steps.map(({ outcome }) => outcome),
    table: tableAfter(shot, steps),
    way: isDone ? wayOf(shot, steps) : null,
    safety: isDone ? safetyOf(shot, strokes.slice(0, steps.length)) : null,
  };
}

/** The hand by which a stroke is called safe, and how often it tries. */
const STEADY = 7;
const SAFETY_TRIES = 60;
const SAFETY_SEED = 0x5afe;

const safetyOf = (shot: Shot, strokes: readonly Stroke[]): number =>
  handShare(shot, strokes, STEADY, { tries: SAFETY_TRIES, seed: SAFETY_SEED });

const tableAfter = (shot: Shot, steps: readonly PlayedStep[]): ShotTable =>
  steps.at(-1)?.after ?? { board: shot.board, men: shot.men };

interface Followed {
  readonly steps: readonly PlayedStep[];
  readonly why: ShotReason;
}

/** Plays the strokes one after the other, as far as the task goes on. */
export function followStrokes(shot: Shot, strokes: readonly Stroke[]): Followed {
  const steps: PlayedStep[] = [];
  const { strokes: most } = shot.task;
  for (const stroke of strokes.slice(0, most)) {
    const step = stepOf(shot, tableAfter(shot, steps), stroke);
    if ('code' in step) return { steps, why: step };
    steps.push(step);
    const why = reasonAfter(shot, step, most - steps.length);
    if (why) return { steps, why };
  }
  return { steps, why: { code: 'going-on', left: most - steps.length } };
}

function stepOf(shot: Shot, table: ShotTable, stroke: Stroke): PlayedStep | ShotReason {
  try {
    const fault = placeFaultOf(shot, table, stroke);
    if (fault) return { code: 'impossible', message: `the striker may not stand there: ${fault}` };
    return playStep(shot, table, stroke);
  } catch (problem) {
    if (problem instanceof StrokeError) return { code: 'impossible', message: problem.message };
    throw problem;
  }
}
