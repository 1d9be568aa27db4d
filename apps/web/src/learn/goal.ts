import { ICF, type Outcome, type PlacedMan, type Stroke, wayHome } from '@opencarrom/physics';
import type { Goal } from './step.js';
import { straightShot } from './straight-shot.js';

/** Why a stroke did not do it. */
export type Miss =
  | 'striker'
  | 'missed'
  | 'other-way'
  | 'too-hard'
  | 'no-spin'
  | 'closed'
  | 'left-one'
  | 'theirs-fell'
  | 'striker-stayed'
  | 'fell';

/** Why this stroke did not do what was asked, or null: it did. */
export function missOf(goal: Goal, stroke: Stroke, outcome: Outcome): Miss | null {
  for (const miss of checks(goal, stroke, outcome)) if (miss) return miss;
  return null;
}

function* checks(goal: Goal, stroke: Stroke, outcome: Outcome): Generator<Miss | null> {
  const { pocketed, rest } = outcome;
  const fallen = pocketed.map(({ id }) => id);
  const hasFallen = fallen.includes('striker');
  yield hasFallen && !goal.striker ? 'striker' : null;
  yield (goal.pockets ?? []).every((id) => fallen.includes(id)) ? null : 'missed';
  yield goal.striker && !hasFallen ? 'striker-stayed' : null;
  yield goal.nothing && fallen.length > 0 ? 'fell' : null;
  const [first] = goal.pockets ?? [];
  const fell = pocketed.find(({ id }) => id === first);
  yield goal.by && fell && !goal.by.includes(wayHome(outcome, fell, stroke).way) ? 'other-way' : null;
  yield goal.gently && Math.hypot(stroke.vx, stroke.vy) > goal.gently ? 'too-hard' : null;
  yield goal.spun && !stroke.spin ? 'no-spin' : null;
  yield goal.opens && openedBy(outcome) < goal.opens ? 'closed' : null;
  const { leavesNothing } = goal;
  if (!leavesNothing) return;
  const isTheirs = (id: string) => id !== 'striker' && id.startsWith(leavesNothing.slice(0, 1));
  yield fallen.some(isTheirs) ? 'theirs-fell' : null;
  yield straightShot(menIn(rest), leavesNothing, 'N') ? 'left-one' : null;
}

/** The men that lie on the board after a stroke. */
export const menIn = (rest: Outcome['rest']): readonly PlacedMan[] =>
  rest.filter((piece): piece is PlacedMan => piece.id !== 'striker');

/** How many men no longer lie where they began, in the outer circle. */
const openedBy = ({ rest, pocketed }: Outcome): number =>
  pocketed.filter(({ id }) => id !== 'striker').length +
  menIn(rest).filter(({ x, y }) => Math.hypot(x, y) > ICF.markings.outerCircle / 2).length;
