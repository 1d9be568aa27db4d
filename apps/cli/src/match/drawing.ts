import { equipmentFor, type Head, type Step } from '@opencarrom/match';
import { PHYSICS_VERSION, StrokeError, simulate, strokeSvg } from '@opencarrom/physics';
import type { RecordProblem } from './record-file.js';
import { lineOf } from './steps.js';

/** A stroke of a record as a picture, simulated anew from where the men lay before it. */
export function drawStroke({
  event,
  before,
}: Step): { readonly ok: string } | { readonly error: RecordProblem } {
  const { head, board } = before;
  const problem = (code: string, message: string, path: string) => ({
    error: { code, message, path, line: lineOf(event) },
  });
  if (event.type !== 'done' || event.act.type !== 'strike' || !event.run || !board?.men)
    return problem('nothing-to-draw', 'on a real board nobody knows where the coins lay', 'act.type');
  try {
    const equipment = equipmentFor(head);
    const outcome = simulate({ men: board.men }, event.act.stroke, equipment, { trace: true });
    if (!outcome.trace || outcome.hash !== event.run.hash)
      return problem('mismatch', otherHash(head, event.run.hash, outcome.hash), 'run.hash');
    return { ok: strokeSvg({ ...outcome, trace: outcome.trace }, equipment) };
  } catch (fault) {
    if (!(fault instanceof StrokeError)) throw fault;
    return problem('mismatch', `the stroke cannot be: ${fault.message}`, 'act.stroke');
  }
}

function otherHash({ physics }: Head, written: string, found: string): string {
  const other = physics === PHYSICS_VERSION ? '' : `; it was played by physics ${physics}`;
  return `the stroke comes to hash ${found}, but the record has ${written}${other}`;
}
