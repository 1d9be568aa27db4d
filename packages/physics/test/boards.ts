import { ICF, PIECES, type PlacedMan, type Stroke } from '@opencarrom/physics';

/** Random numbers from a seed, the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const half = ICF.surface / 2;
const manRadius = ICF.man.diameter / 2;
const strikerRadius = ICF.striker.diameter / 2;

export interface RandomBoard {
  readonly men: PlacedMan[];
  readonly stroke: Stroke;
}

/** A board of scattered men, clusters that touch exactly, and men frozen to cushions; a stroke up to 8 m/s. */
export function randomBoard(random: () => number): RandomBoard {
  const stroke = randomStroke(random);
  const men: PlacedMan[] = [];
  const wanted = 1 + Math.floor(random() * 19);
  const clustered = random() < 0.4 ? 0.8 : 0.2;
  for (let tries = 0; men.length < wanted && tries < 400; tries++) {
    const at = randomPlace(random, men, clustered);
    if (isFree(at, men, stroke)) men.push({ id: PIECES[men.length] as PlacedMan['id'], ...at });
  }
  return { men, stroke };
}

function randomStroke(random: () => number): Stroke {
  const speed = random() * 8;
  const angle = random() * 2 * Math.PI;
  const spin = random() < 0.5 ? 0 : (random() - 0.5) * 400;
  const vx = speed * Math.cos(angle);
  const vy = speed * Math.sin(angle);
  return { x: (random() - 0.5) * 0.4, y: -0.2526, vx, vy, spin };
}

function randomPlace(random: () => number, men: readonly PlacedMan[], clustered: number) {
  const limit = half - manRadius;
  const roll = random();
  const x = (random() - 0.5) * 2 * limit;
  const y = (random() - 0.5) * 2 * limit;
  if (men.length > 0 && roll < clustered) {
    const by = men[Math.floor(random() * men.length)] as PlacedMan;
    const angle = random() < 0.5 ? (Math.floor(random() * 6) * Math.PI) / 3 : random() * 2 * Math.PI;
    return { x: by.x + ICF.man.diameter * Math.cos(angle), y: by.y + ICF.man.diameter * Math.sin(angle) };
  }
  if (roll < 0.92) return { x, y };
  const wall = random() < 0.5 ? -limit : limit;
  return random() < 0.5 ? { x: wall, y } : { x, y: wall };
}

function isFree(at: { x: number; y: number }, men: readonly PlacedMan[], stroke: Stroke): boolean {
  const limit = half - manRadius;
  if (Math.abs(at.x) > limit || Math.abs(at.y) > limit) return false;
  if (Math.hypot(at.x - stroke.x, at.y - stroke.y) < manRadius + strikerRadius) return false;
  return men.every((man) => Math.hypot(man.x - at.x, man.y - at.y) >= ICF.man.diameter * (1 - 1e-15));
}
