import { ON_BOARD, type Rest } from '@opencarrom/physics';
import type { Goal } from './goal.js';
import type { Hand } from './hand.js';
import { makeOutlook, survey } from './outlook.js';
import { QUEEN, STRIKER, type View } from './view.js';

/** Strokes that what is left is thought to take, fitted on boards cleared. */
const CLEARING = {
  /** A man by himself, and the number at which two take the time of one: several fall at once. */
  man: 2.6,
  crowd: 25,
  /** The queen, and more where few men are left to cover her. */
  queen: 2.8,
  queenLate: 3,
  covering: 4,
  /** A good pot at hand saves this much … */
  best: 2.2,
  second: 0.6,
  /** … against the usual one. */
  usual: 0.3,
};
/**
 * To clear the board alone in few strokes, all nineteen pieces being one's own. The striker pocketed brings
 * back what the stroke pocketed, and a due; the queen needs a man with her or by the next stroke.
 */
export function clearanceGoal(view: View, hand: Hand, covering: boolean): Goal {
  const before = view.men.length + (covering ? 1 : 0);
  const outlook = makeOutlook();
  const targets = view.men.map((_, n) => n);
  for (let n = 0, id = 0; id < STRIKER; id++) if (view.on[id] === 1) targets[n++] = id;
  return {
    targets,
    breaking: false,
    ruins: () => false,
    appraise(rest, _stroke, verdict) {
      const after = clearedBy(rest, covering, before);
      if (after.queenBack) {
        rest.where[QUEEN] = ON_BOARD;
        rest.x[QUEEN] = 0;
        rest.y[QUEEN] = 0;
      }
      verdict.striker = after.striker;
      verdict.lost = false;
      verdict.passes = false;
      verdict.success = after.left < before;
      verdict.value = after.left === 0 ? 0 : -strokesLeft(rest, after.back, after.covering);
    },
  };

  function strokesLeft(rest: Rest, back: number, nowCovering: boolean): number {
    const lie = { x: rest.x, y: rest.y, where: rest.where, present: ON_BOARD };
    survey(view.ground, lie, 1, 18, 0, hand, outlook);
    let men = back;
    for (let id = 1; id < STRIKER; id++) if (rest.where[id] === ON_BOARD) men++;
    const queenOn = rest.where[QUEEN] === ON_BOARD;
    const few = 1 / Math.max(men, 1);
    let strokes = (CLEARING.man * men) / (1 + men / CLEARING.crowd);
    if (queenOn) strokes += CLEARING.queen + CLEARING.queenLate * few;
    if (nowCovering) strokes += CLEARING.covering * few;
    strokes -= CLEARING.best * (outlook.best - CLEARING.usual) + CLEARING.second * outlook.second;
    return strokes;
  }
}

interface Cleared {
  /** Pieces still to clear, the queen while uncovered among them. */
  readonly left: number;
  /** Men that come back: those of a stroke that pocketed the striker, a due, a last man before the queen. */
  readonly back: number;
  readonly queenBack: boolean;
  readonly covering: boolean;
  readonly striker: boolean;
}

/** The law of clearing alone. `before`: pieces left before the stroke, a queen to be covered among them. */
export function clearedBy(rest: Rest, covering: boolean, before: number): Cleared {
  let men = 0;
  let queen = false;
  let striker = false;
  for (let at = 0; at < rest.pocketed; at++) {
    if (rest.order[at] === STRIKER) striker = true;
    else if (rest.order[at] === QUEEN) queen = true;
    else men++;
  }
  if (striker) {
    // All comes back, with one due where a man is there to pay it.
    const due = 19 - before > 0 ? 1 : 0;
    const back = men + due;
    return { left: before + due, back, queenBack: queen || covering, covering: false, striker };
  }
  const waiting = queen || covering;
  if (waiting && men > 0)
    return { left: before - men - 1, back: 0, queenBack: false, covering: false, striker };
  if (covering) return { left: before, back: 0, queenBack: true, covering: false, striker };
  if (queen) return { left: before, back: 0, queenBack: false, covering: true, striker };
  // The queen cannot be left to the last: she would have no cover.
  const queenAlone = rest.where[QUEEN] === ON_BOARD && before - men === 1;
  const kept = queenAlone && men > 0 ? men - 1 : men;
  return { left: before - kept, back: men - kept, queenBack: false, covering: false, striker };
}
