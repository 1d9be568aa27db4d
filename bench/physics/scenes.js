// The same strokes for every simulator, in metres, kilograms and seconds.
import { ICF, openingRack } from '../../packages/physics/dist/index.js';

export const BOARD = {
  half: ICF.surface / 2,
  manRadius: ICF.man.diameter / 2,
  manMass: ICF.man.mass,
  strikerRadius: ICF.striker.diameter / 2,
  strikerMass: ICF.striker.mass,
  slowing: ICF.physics.friction * ICF.physics.gravity,
  restitution: ICF.physics.restitution.men,
  cushion: ICF.physics.restitution.cushion,
  pocketAt: (ICF.surface - ICF.pocket) / 2,
  pocketRadius: ICF.pocket / 2,
};

const BASE_LINE = -0.2526;

/** @typedef {{ men: { id: string, x: number, y: number }[], stroke: { x: number, y: number, vx: number, vy: number } }} Scene */

/** Breaks at 5 m/s, each from a slightly different place. @returns {Scene[]} */
export function breaks() {
  const men = openingRack(ICF);
  return Array.from({ length: 16 }, (_, n) => ({
    men,
    stroke: { x: (n - 8) * 0.0005, y: BASE_LINE, vx: 0, vy: 5 },
  }));
}

/** Six men spread over the board, the striker at 2 m/s towards one of them. @returns {Scene[]} */
export function midGame() {
  const random = randomFrom(7);
  return Array.from({ length: 64 }, () => {
    const men = spread(random, ['queen', 'w1', 'w2', 'w3', 'b1', 'b2']);
    const x = (random() - 0.5) * 0.4;
    const aim = men[Math.floor(random() * men.length)];
    const angle = Math.atan2(aim.x - x, aim.y - BASE_LINE) + (random() - 0.5) * 0.15;
    return { men, stroke: { x, y: BASE_LINE, vx: 2 * Math.sin(angle), vy: 2 * Math.cos(angle) } };
  });
}

/** @param {() => number} random @param {string[]} ids */
function spread(random, ids) {
  /** @type {Scene['men']} */
  const men = [];
  for (const id of ids) {
    for (;;) {
      const man = { id, x: (random() - 0.5) * 0.6, y: -0.2 + random() * 0.5 };
      if (men.every((other) => Math.hypot(other.x - man.x, other.y - man.y) > 0.04)) {
        men.push(man);
        break;
      }
    }
  }
  return men;
}

/** Cuts of a single man at 5 m/s, with the direction in which the man must leave. */
export function cuts() {
  const random = randomFrom(11);
  const reach = BOARD.manRadius + BOARD.strikerRadius;
  return Array.from({ length: 60 }, (_, n) => {
    const cut = ((5 + (80 * n) / 59) * Math.PI) / 180;
    const turn = random() * 2 * Math.PI;
    const start = 0.15 + 0.1 * random();
    // The striker runs along `turn`; at contact the line of centres makes the angle of the cut with it.
    const aside = reach * Math.sin(cut);
    const at = {
      x: -start * Math.cos(turn) - aside * Math.sin(turn),
      y: -start * Math.sin(turn) + aside * Math.cos(turn),
    };
    const stroke = { ...at, vx: 5 * Math.cos(turn), vy: 5 * Math.sin(turn) };
    return { men: [{ id: 'w1', x: 0, y: 0 }], stroke, leaves: turn - cut };
  });
}

/** A small generator with a fixed seed (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
