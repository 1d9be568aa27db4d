import type { Dice } from '@opencarrom/match';
import type { Hand } from '../hand/hand.js';
import type { View } from '../table/view.js';
import type { Goal } from '../value/goal.js';
import { isManBarred } from '../value/touches.js';
import { bankWays } from './banks.js';
import { blockAims } from './blocks.js';
import { cannonAims } from './cannons.js';
import { combinationWays } from './combinations.js';
import { doubleBankWays } from './double-banks.js';
import { type Aim, type Idea, ideaOf } from './idea.js';
import { keepLastManAims } from './keep-last-man.js';
import { aimAlong, directWays, type WayToPocket } from './pots.js';
import { type Pace, randomAim, SOFT } from './random-strokes.js';
import { doubleReboundAims, reboundAims } from './rebounds.js';

/** Of so many ideas, this share may come from geometry; the rest are random strokes, which know no plan. */
const PLANNED_SHARE = 0.4;
/** Where the next pot wins the board, most. */
const WINNING_SHARE = 0.7;
const SOFT_SHARE = 0.2;
/** Of the planned, so many may lay a man into an opponent's way, and so many the last man before a pocket. */
const BLOCK_SHARE = 0.08;
const KEEP_SHARE = 0.15;
/** With fewer planned than this, the rare strokes would only crowd the plain ones out. */
const ENOUGH_FOR_RARE = 20;
/** A hard stroke is at least so fast, in m/s, a break at least so. */
const HARD_FROM = 1.2;
const HARDEST_FROM = 2;
/** A planned chance below which the harder kinds of stroke are worth a thought. */
const EASY = 0.8;
/** The chance that a stroke off two cushions is given beside plainer ones. */
const FAR_FETCHED = 0.03;
/** How many ways to put one man into one pocket are tried. */
const ALIKE = 9;
const BARRED_ALIKE = 14;
/** How the striker is sent off one cushion, and from how far apart off two; more where it can go no other way. */
const USUALLY = { once: { apart: 0.08, arrivals: [1] }, twice: 0.24 };
const BARRED = { once: { apart: 0.04, arrivals: [1, 2.4] }, twice: 0.08 };

/** Strokes worth a try, the most promising first, at most `most`. */
export function ideasFor(view: View, goal: Goal, hand: Hand, dice: Dice, most: number): Idea[] {
  const share = goal.isWinning ? WINNING_SHARE : PLANNED_SHARE;
  const ideas = goal.breaking ? [] : planned(view, goal, hand, Math.ceil(most * share));
  const missing = most - ideas.length;
  for (let n = 0; n < missing; n++) {
    const idea = randomIdea(view, goal, hand, dice, n < missing * SOFT_SHARE);
    if (idea) ideas.push(idea);
  }
  return ideas;
}

/** A stroke without a plan; null: there is no place to strike from, or nothing to strike at. */
export function randomIdea(view: View, goal: Goal, hand: Hand, dice: Dice, soft = false): Idea | null {
  const hard: Pace = { from: goal.breaking ? HARDEST_FROM : HARD_FROM, to: hand.fastest };
  const aim = goal.breaking
    ? randomAim(view, dice, hard, 'break')
    : randomAim(view, dice, soft ? SOFT : hard, soft ? 'safety' : 'opening');
  return aim && ideaOf(aim);
}

/** What geometry offers: pots and cuts, banks, combinations, cannons, and the striker off one or two cushions. */
function planned(view: View, goal: Goal, hand: Hand, most: number): Idea[] {
  const aims: Aim[] = [];
  const withRare = !goal.isAlone && most >= ENOUGH_FOR_RARE;
  for (const man of goal.targets) aimsAtPots(view, man, hand, aims, withRare);
  const quiet = goal.isAlone || most < ENOUGH_FOR_RARE ? [] : quietAims(view, hand, most);
  const pots = varied(
    view,
    aims.sort((a, b) => b.plannedChance - a.plannedChance),
    most - quiet.length,
  );
  return [...pots, ...quiet].map(ideaOf);
}

/** Nothing is to fall: the opponent is left less, or the last man better. */
function quietAims(view: View, hand: Hand, most: number): Aim[] {
  const blocks: Aim[] = [];
  const keeps: Aim[] = [];
  blockAims(view, hand, blocks);
  keepLastManAims(view, hand, keeps);
  return [
    ...blocks.slice(0, Math.floor(most * BLOCK_SHARE)),
    ...keeps.slice(0, Math.floor(most * KEEP_SHARE)),
  ];
}

/** Every way to pot one man that geometry knows, the harder kinds only where nothing plain is easy. */
export function aimsAtPots(view: View, man: number, hand: Hand, aims: Aim[], withRare: boolean): void {
  const direct = directWays(view, man);
  for (const way of direct) aimAlong(view, way, hand, aims);
  for (const way of bankWays(view, man)) aimAlong(view, way, hand, aims);
  for (const way of combinationWays(view, man)) aimAlong(view, way, hand, aims);
  if (!needsMore(aims, man)) return;
  rebounds(view, man, direct, hand, aims);
  if (withRare) rarities(view, man, direct, hand, aims);
}

/** The most promising, but not the same pot from everywhere. */
function varied(view: View, aims: readonly Aim[], most: number): Aim[] {
  const kept: Aim[] = [];
  const counts = new Map<number, number>();
  for (const aim of aims) {
    if (kept.length === most) break;
    const isRebound = aim.kind.endsWith('rebound');
    const pot = (aim.target * 4 + aim.pocket) * 2 + (isRebound ? 1 : 0);
    const count = counts.get(pot) ?? 0;
    if (count === (isManBarred(view, aim.target) ? BARRED_ALIKE : ALIKE)) continue;
    counts.set(pot, count + 1);
    kept.push(aim);
  }
  return kept;
}

/** Harder strokes are thought of only for men that nothing plain reaches well. */
function needsMore(aims: readonly Aim[], man: number): boolean {
  return !aims.some(({ target, plannedChance }) => target === man && plannedChance > EASY);
}

/** The striker off one or two cushions. A man that may not be struck straight is banked that way too. */
function rebounds(view: View, man: number, direct: readonly WayToPocket[], hand: Hand, aims: Aim[]): void {
  const isBarred = isManBarred(view, man);
  const { once, twice } = isBarred ? BARRED : USUALLY;
  for (const way of isBarred ? [...direct, ...bankWays(view, man)] : direct) {
    reboundAims(view, way, hand, once, aims);
    const doubles: Aim[] = [];
    doubleReboundAims(view, way, hand, twice, doubles);
    // Where there are plainer strokes, these come after them all.
    for (const aim of doubles)
      aims.push(isBarred ? aim : { ...aim, plannedChance: Math.min(aim.plannedChance, FAR_FETCHED) });
  }
}

/** A cannon off a neighbour, and the man off two cushions. */
function rarities(view: View, man: number, ways: readonly WayToPocket[], hand: Hand, aims: Aim[]): void {
  for (const way of ways) cannonAims(view, way, hand, aims);
  for (const way of doubleBankWays(view, man)) aimAlong(view, way, hand, aims);
}
