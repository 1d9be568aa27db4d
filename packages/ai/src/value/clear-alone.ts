import { ON_BOARD, type Rest, STRIKER } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { QUEEN, type View } from '../table/view.js';
import type { Goal } from './goal.js';
import { loneManAt, strokesForLone } from './strokes-for-lone-man.js';

/** Strokes that what is left is thought to take, fitted on boards cleared. */
const CLEARING = {
  /** How a man lies counts less by and by in a crowd. */
  lieCrowd: 4,
  /** The queen, more where few men are left to cover her, and how she lies. */
  queen: 1.6,
  queenLate: 3,
  queenLie: 0.4,
  /** A cover to be found at once, and how the best man for it lies. */
  covering: 1.4,
  cover: 1.2,
  easyCover: 2,
};

/** The same for the men, by the hand's fastest stroke in m/s: a fast one fells several at once where many lie. */
interface Men {
  readonly fastest: number;
  /** A man by himself, and the number at which two take the time of one. */
  readonly man: number;
  readonly crowd: number;
  /** A man alone takes this many on average. */
  readonly usual: number;
}
const SLOW: Men = { fastest: 3.6, man: 2.1, crowd: 30, usual: 2.2 };
const FAST: Men = { fastest: 8, man: 3.1, crowd: 12, usual: 2.7 };

/**
 * To clear the board alone in few strokes, all nineteen pieces being one's own. The striker pocketed brings
 * back what the stroke pocketed; the queen needs a man with her or by the next stroke.
 */
export function clearanceGoal(view: View, covering: boolean, hand: Hand): Goal {
  const { measures } = view;
  const { lone, usual, crowdOf } = menBy(hand);
  const before = view.men.length + (covering ? 1 : 0);
  const targets: number[] = [];
  for (let id = 0; id < STRIKER; id++) if (view.on[id] === 1) targets.push(id);
  const atCentre = strokesForLone(lone, measures, 0, 0);
  return {
    targets,
    breaking: false,
    isAlone: true,
    isWinning: false,
    upshot: () => 'fair',
    appraise(rest, _stroke, appraisal) {
      const after = clearedBy(rest, covering, before);
      appraisal.striker = after.striker;
      appraisal.lost = false;
      appraisal.passes = false;
      appraisal.success = after.left < before;
      appraisal.value = after.left === 0 ? 0 : -strokesLeft(rest, after);
    },
  };

  function strokesLeft(rest: Rest, after: Cleared): number {
    // What comes back is put to the centre.
    let men = after.back;
    let lies = after.back * atCentre;
    let best = after.back > 0 ? atCentre : Infinity;
    for (let id = QUEEN + 1; id < STRIKER; id++) {
      if (rest.where[id] !== ON_BOARD) continue;
      const lie = strokesForLone(lone, measures, rest.x[id], rest.y[id]);
      men++;
      lies += lie;
      if (lie < best) best = lie;
    }
    const few = 1 / Math.max(men, 1);
    const many = men === 1 ? usual : crowdOf(men);
    let strokes = many + (lies - usual * men) / (1 + (men - 1) / CLEARING.lieCrowd);
    if (after.queenBack || rest.where[QUEEN] === ON_BOARD) {
      const lie = after.queenBack ? atCentre : strokesForLone(lone, measures, rest.x[QUEEN], rest.y[QUEEN]);
      strokes += CLEARING.queen + CLEARING.queenLate * few + CLEARING.queenLie * (lie - usual);
    }
    if (after.covering) strokes += CLEARING.covering + CLEARING.cover * (best - CLEARING.easyCover);
    return Math.max(1, strokes);
  }
}

/** How men are cleared by a hand: how they lie, what one takes on average, what many take. */
function menBy({ fastest }: Hand) {
  const share = Math.min(1, Math.max(0, (fastest - SLOW.fastest) / (FAST.fastest - SLOW.fastest)));
  const between = (slow: number, fast: number): number => (1 - share) * slow + share * fast;
  const crowdBy = ({ man, crowd }: Men, men: number): number => (man * men) / (1 + men / crowd);
  return {
    lone: loneManAt(share),
    usual: between(SLOW.usual, FAST.usual),
    crowdOf: (men: number): number => between(crowdBy(SLOW, men), crowdBy(FAST, men)),
  };
}

interface Cleared {
  /** Pieces still to clear, the queen while uncovered among them. */
  readonly left: number;
  /** Men that come back: those of a stroke that pocketed the striker, a last man before the queen. */
  readonly back: number;
  readonly queenBack: boolean;
  readonly covering: boolean;
  readonly striker: boolean;
}

/**
 * The rules of clearing alone are the contest's: a striker pocketed costs its stroke, not a due, and the queen
 * is not the first to fall. `before`: pieces left before the stroke, a queen to be covered among them.
 */
export function clearedBy(rest: Rest, covering: boolean, before: number): Cleared {
  let men = 0;
  let queen = false;
  let striker = false;
  for (let at = 0; at < rest.pocketed; at++) {
    if (rest.order[at] === STRIKER) striker = true;
    else if (rest.order[at] === QUEEN) queen = true;
    else men++;
  }
  if (striker) return { left: before, back: men, queenBack: queen || covering, covering: false, striker };
  const waiting = queen || covering;
  if (waiting && men > 0)
    return { left: before - men - 1, back: 0, queenBack: false, covering: false, striker };
  if (covering) return { left: before, back: 0, queenBack: true, covering: false, striker };
  if (queen) {
    const first = before === STRIKER;
    return { left: before, back: 0, queenBack: first, covering: !first, striker };
  }
  // The queen cannot be left to the last: she would have no cover.
  const queenAlone = rest.where[QUEEN] === ON_BOARD && before - men === 1;
  const kept = queenAlone && men > 0 ? men - 1 : men;
  return { left: before - kept, back: men - kept, queenBack: false, covering: false, striker };
}
