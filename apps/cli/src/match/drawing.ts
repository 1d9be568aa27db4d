import { equipmentFor, type Head, type Step } from '@opencarrom/match';
import {
  type Outcome,
  PHYSICS_VERSION,
  StrokeError,
  simulate,
  strokeSvg,
  type Trace,
} from '@opencarrom/physics';
import type { RecordProblem } from './record-file.js';
import { lineOf } from './steps.js';

export const nothingToDraw: RecordProblem = {
  code: 'nothing-to-draw',
  message: 'on a real board nobody knows where the coins lay',
  path: 'act.type',
};

/** A stroke of a record as a picture, simulated anew from where the men lay before it. */
export function drawStroke(step: Step): { readonly ok: string } | { readonly error: RecordProblem } {
  const simulated = simulatedAnew(step);
  return 'error' in simulated ? simulated : { ok: strokeSvg(simulated.ok, equipmentFor(step.before.head)) };
}

/** Why a stroke cannot be shown as it was; null: it can. */
export function strokeFault(step: Step): RecordProblem | null {
  const simulated = simulatedAnew(step);
  return 'error' in simulated ? simulated.error : null;
}

type Traced = Outcome & { readonly trace: Trace };

function simulatedAnew({ event, before }: Step): { readonly ok: Traced } | { readonly error: RecordProblem } {
  const { head, board } = before;
  const line = lineOf(event);
  const mismatch = (message: string, path: string) => ({ error: { code: 'mismatch', message, path, line } });
  if (event.type !== 'done' || event.act.type !== 'strike' || !event.run || !board?.men)
    return { error: { ...nothingToDraw, line } };
  try {
    const outcome = simulate({ men: board.men }, event.act.stroke, equipmentFor(head), { trace: true });
    if (!outcome.trace || outcome.hash !== event.run.hash)
      return mismatch(otherHash(head, event.run.hash, outcome.hash), 'run.hash');
    return { ok: { ...outcome, trace: outcome.trace } };
  } catch (fault) {
    if (!(fault instanceof StrokeError)) throw fault;
    return mismatch(`the stroke cannot be: ${fault.message}`, 'act.stroke');
  }
}

function otherHash({ physics }: Head, written: string, found: string): string {
  const other = physics === PHYSICS_VERSION ? '' : `; it was played by physics ${physics}`;
  return `the stroke comes to hash ${found}, but the record has ${written}${other}`;
}
