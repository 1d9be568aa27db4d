// Strokes that may do a task: from the geometry of the computer player, and by chance.
import { aimsAtPots, blockAims, keepLastManAims, levelOf, viewOf } from '@opencarrom/ai';
import { bookOf } from '@opencarrom/laws';
import { ICF, PIECES, strikerFault, strikerStretches } from '@opencarrom/physics';
import { written } from './hand.js';

const STRIKER = ICF.striker.diameter / 2;
const HAND = levelOf(8).hand;

const tableOf = ({ board, men }) => ({
  book: bookOf('icf'),
  discipline: 'singles',
  seat: 'S',
  board,
  men,
  equipment: ICF,
});

const strokeOf = ({ x, y, ux, uy, speed, spin }) =>
  written({ x, y, vx: ux * speed, vy: uy * speed, spin: (spin * speed) / STRIKER });

const isAllowed = ({ men }, stroke) => strikerFault(ICF, 'S', men, stroke) === null;

/** Ways to pocket these men, the likeliest first: kind, target, pocket and stroke. */
export function pots(table, ids, hand = HAND) {
  const view = viewOf(tableOf(table));
  const aims = [];
  for (const id of ids) aimsAtPots(view, PIECES.indexOf(id), hand, aims, true);
  return laidOut(table, aims);
}

const POCKETS = ['NE', 'SE', 'SW', 'NW'];

function laidOut(table, aims) {
  return aims
    .sort((a, b) => b.plannedChance - a.plannedChance)
    .map((aim) => ({
      kind: aim.kind,
      target: PIECES[aim.target],
      pocket: POCKETS[aim.pocket],
      chance: aim.plannedChance,
      stroke: strokeOf(aim),
    }))
    .filter(({ stroke }) => isAllowed(table, stroke));
}

export function keeps(table) {
  const aims = [];
  keepLastManAims(viewOf(tableOf(table)), HAND, aims);
  return laidOut(table, aims).map(({ stroke }) => stroke);
}

export function blocks(table) {
  const aims = [];
  blockAims(viewOf(tableOf(table)), HAND, aims);
  return laidOut(table, aims).map(({ stroke }) => stroke);
}

/** A stroke from anywhere at any part of one of these men. */
export function strokeAt(table, man, dice, { from, to }) {
  const stretches = strikerStretches(ICF, 'S', table.men);
  if (stretches.length === 0) return null;
  const stretch = dice.pick(stretches);
  const x = stretch.from.x + (stretch.to.x - stretch.from.x) * dice.uniform();
  const { y } = stretch.from;
  const off = (2 * dice.uniform() - 1) * 0.97 * (STRIKER + ICF.man.diameter / 2);
  const dx = man.x - x;
  const dy = man.y - y;
  const far = Math.hypot(dx, dy);
  if (far <= Math.abs(off)) return null;
  const ahead = Math.sqrt(far * far - off * off);
  const ux = (dx * ahead - dy * off) / (far * far);
  const uy = (dy * ahead + dx * off) / (far * far);
  const speed = from + (to - from) * dice.uniform();
  const length = Math.hypot(ux, uy);
  const stroke = written({ x, y, vx: (ux / length) * speed, vy: (uy / length) * speed, spin: 0 });
  return isAllowed(table, stroke) ? stroke : null;
}

/** A stroke without a thought: from anywhere, forwards in any direction, at any force. */
export function anyStroke(table, dice) {
  const stretches = strikerStretches(ICF, 'S', table.men);
  if (stretches.length === 0) return null;
  const stretch = dice.pick(stretches);
  const x = stretch.from.x + (stretch.to.x - stretch.from.x) * dice.uniform();
  const angle = Math.PI * (0.02 + 0.96 * dice.uniform());
  const speed = 0.6 + 5 * dice.uniform();
  const stroke = written({
    x,
    y: stretch.from.y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    spin: 0,
  });
  return isAllowed(table, stroke) ? stroke : null;
}
