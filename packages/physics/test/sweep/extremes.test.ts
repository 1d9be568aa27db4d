import {
  type Equipment,
  GREATEST_SPEED,
  ICF,
  type Outcome,
  PIECES,
  type PlacedMan,
  type Point,
  type Position,
  pocketAt,
  readSimulation,
  type Stroke,
  simulate,
  withParts,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../boards.js';

/** `npm run soak` plays 100,000. */
const STROKES = Number(process.env.SOAK_STROKES ?? 8_000);
const MOST_EVENTS = 20_000;

/** Numbers at both ends of what is allowed, as they are, and in between. */
function extreme(random: () => number, least: number, usual: number, greatest: number): number {
  const roll = random();
  if (roll < 0.2) return least;
  if (roll < 0.35) return greatest;
  if (roll < 0.5) return usual;
  return least + (greatest - least) * random() * random();
}

function extremePhysics(random: () => number) {
  const of = (least: number, usual: number, greatest: number) => extreme(random, least, usual, greatest);
  return {
    friction: of(0.01, 0.1, 2),
    gravity: of(1, 9.81, 30),
    restitution: { men: of(0, 0.9, 1), striker: of(0, 0.9, 1), cushion: of(0, 0.8, 1) },
    contactFriction: { disc: of(0, 0.08, 2), cushion: of(0, 0.15, 2) },
    mouth: { rejectSpeed: of(0.1, 8, 100), least: of(0, 0.35, 1) },
  };
}

function extremeEquipment(random: () => number) {
  const of = (least: number, usual: number, greatest: number) => extreme(random, least, usual, greatest);
  const man = { diameter: of(0.005, 0.0318, 0.1), mass: of(0.0005, 0.0055, 0.05) };
  const striker = { diameter: of(0.005, 0.0413, 0.1), mass: of(0.0005, 0.015, 0.05) };
  const pocket = Math.max(man.diameter, striker.diameter) * of(1.0001, 1.08, 2);
  return { surface: of(0.3, 0.74, 2), pocket: Math.max(pocket, 0.01), man, striker };
}

/** Men that touch one another, lie frozen to cushions, or stand in the corners; no stroke where none fits. */
function extremeBoard(random: () => number, equipment: Equipment) {
  const r = equipment.man.diameter / 2;
  const men: PlacedMan[] = [];
  const wanted = Math.floor(random() * 20);
  for (let tries = 0; men.length < wanted && tries < 100; tries++) {
    const at = awkwardPlace(random, equipment, r, men);
    if (isFree(at, r, r, men, equipment)) men.push({ id: PIECES[men.length] as PlacedMan['id'], ...at });
  }
  const stroke = extremeStroke(random, equipment, men);
  return stroke && { men, stroke };
}

function awkwardPlace(
  random: () => number,
  equipment: Equipment,
  r: number,
  men: readonly PlacedMan[],
): Point {
  const limit = equipment.surface / 2 - r;
  const anywhere = { x: (random() * 2 - 1) * limit, y: (random() * 2 - 1) * limit };
  const roll = random();
  if (roll < 0.4 && men.length > 0) {
    const by = men[Math.floor(random() * men.length)] as Point;
    const angle = (Math.floor(random() * 12) * Math.PI) / 6;
    const reach = r + equipment.man.diameter / 2;
    return { x: by.x + reach * Math.cos(angle), y: by.y + reach * Math.sin(angle) };
  }
  if (roll < 0.6) return { ...anywhere, x: random() < 0.5 ? -limit : limit };
  if (roll < 0.8) return { ...anywhere, y: random() < 0.5 ? -limit : limit };
  return anywhere;
}

function isFree(
  at: Point,
  r: number,
  manRadius: number,
  men: readonly Point[],
  equipment: Equipment,
): boolean {
  const limit = equipment.surface / 2 - r;
  if (Math.abs(at.x) > limit || Math.abs(at.y) > limit) return false;
  return men.every((man) => Math.hypot(man.x - at.x, man.y - at.y) >= r + manRadius - 1e-9);
}

function extremeStroke(random: () => number, equipment: Equipment, men: readonly PlacedMan[]): Stroke | null {
  const r = equipment.striker.diameter / 2;
  for (let tries = 0; tries < 100; tries++) {
    const at = awkwardPlace(random, equipment, r, men);
    if (!isFree(at, r, equipment.man.diameter / 2, men, equipment)) continue;
    const speed = [1e-4, 0.01, 0.5, 2, 8, 8, 8, GREATEST_SPEED][Math.floor(random() * 8)] as number;
    const corner = pocketAt(equipment) + (random() - 0.5) * equipment.pocket;
    const angle =
      random() < 0.3
        ? Math.atan2((random() < 0.5 ? -corner : corner) - at.y, corner - at.x)
        : random() * 2 * Math.PI;
    const spin = ([0, 1, -1, random(), -random()][Math.floor(random() * 5)] as number) / r;
    const v = speed * (1 - 1e-9);
    return { ...at, vx: v * Math.cos(angle), vy: v * Math.sin(angle), spin: spin * GREATEST_SPEED * 0.999 };
  }
  return null;
}

function strays({ rest, pocketed }: Outcome, { men }: Position): number {
  const ids = new Set([...rest, ...pocketed].map(({ id }) => id));
  return Math.abs(ids.size - men.length - 1) + Math.abs(rest.length + pocketed.length - ids.size);
}

function farthestOut({ rest }: Outcome, equipment: Equipment): number {
  const half = equipment.surface / 2;
  const beyond = rest.map(({ id, x, y }) => {
    const { diameter } = id === 'striker' ? equipment.striker : equipment.man;
    return Math.max(Math.abs(x), Math.abs(y)) + diameter / 2 - half;
  });
  return beyond.some(Number.isNaN) ? Infinity : Math.max(-1, ...beyond);
}

describe(`${STROKES} strokes with whatever is allowed, at its extremes`, () => {
  const random = randomFrom(7 + Number(process.env.SOAK_SEED ?? 1));
  const worst = { events: 0, outside: -1, strays: 0 };
  let played = 0;
  let refused = 0;

  it('come to rest after a number of events that can be waited for', () => {
    for (let n = 0; n < STROKES; n++) {
      const parts = n % 3 === 0 ? extremeEquipment(random) : {};
      const physics = extremePhysics(random);
      const board = extremeBoard(random, withParts(ICF, parts));
      if (!board) continue;
      const read = readSimulation({ men: board.men, striker: board.stroke, equipment: parts, physics });
      if ('error' in read) {
        refused++;
        continue;
      }
      const outcome = simulate(read.ok.position, read.ok.stroke, read.ok.equipment);
      worst.events = Math.max(worst.events, outcome.events);
      worst.outside = Math.max(worst.outside, farthestOut(outcome, read.ok.equipment));
      worst.strays += strays(outcome, read.ok.position);
      played++;
    }
    expect(worst.events).toBeLessThan(MOST_EVENTS);
  });

  it('are most of them played at all', () => expect(played).toBeGreaterThan(2 * refused));
  it('leave nothing outside the frame', () => expect(worst.outside).toBeLessThan(1e-9));
  it('account for every piece', () => expect(worst.strays).toBe(0));
});

describe('a disc that hugs a rounded corner', () => {
  const along = ICF.surface / 2 - ICF.striker.diameter / 2;
  /** Struck along the east cushion into the corner, whose pocket takes nothing that moves. */
  const roundTheCorner = (cushion: number) => {
    const equipment = withParts(ICF, {
      pocket: 0.12,
      physics: {
        restitution: { cushion: 0 },
        contactFriction: { cushion },
        mouth: { rejectSpeed: 0.1, least: 0 },
      },
    });
    const { trace, events } = simulate({ men: [] }, { x: along, y: 0, vx: 0, vy: 4 }, equipment, {
      trace: true,
    });
    const paths = trace?.paths ?? [];
    const out = paths.find(({ vx, vy }) => Math.abs(vy) < -vx / 10);
    return { events, out, paths };
  };

  it('goes round it close to its wall, in few contacts and without losing speed to it', () => {
    const { events, out, paths } = roundTheCorner(0);
    expect(events).toBeLessThan(200);
    expect(Math.hypot(out?.vx ?? 0, out?.vy ?? 0)).toBeGreaterThan(3.9);
    const centre = (ICF.surface - 0.12) / 2;
    const bend = 0.06 - ICF.striker.diameter / 2;
    const inside = paths.filter(({ x, y }) => x > centre && y > centre);
    expect(inside.length).toBeGreaterThan(10);
    for (const { x, y } of inside) expect(Math.hypot(x - centre, y - centre)).toBeGreaterThan(0.999 * bend);
  });

  it('is slowed by its friction as a rope is round a post', () => {
    const smooth = roundTheCorner(0).out;
    const rough = roundTheCorner(0.05).out;
    const kept = Math.hypot(rough?.vx ?? 0, rough?.vy ?? 0) / Math.hypot(smooth?.vx ?? 1, smooth?.vy ?? 0);
    expect(kept).toBeCloseTo(Math.exp((-0.05 * Math.PI) / 2), 2);
  });
});

/** Strokes found by chance, of which each contact taken by itself made tens or hundreds of thousands. */
const squeezed: [string, unknown][] = [
  [
    'a row on the cushion, pushed from its end',
    {
      equipment: {
        surface: 2,
        man: { diameter: 0.06788233264, mass: 0.0005 },
        striker: { diameter: 0.03371696715, mass: 0.015 },
        pocket: 0.06834006777,
      },
      physics: {
        restitution: { men: 0, striker: 0.9, cushion: 0.5832940037 },
        contactFriction: { disc: 0, cushion: 2 },
        mouth: { rejectSpeed: 100, least: 0.8247409789 },
      },
      men: [
        { id: 'w1', x: 0.111628763, y: -0.9660588337 },
        { id: 'w2', x: 0.1795110956, y: -0.9660588337 },
        { id: 'b3', x: 0.2473934283, y: -0.9660588337 },
        { id: 'w9', x: 0.3152757609, y: -0.9660588337 },
        { id: 'w8', x: 0.3831580936, y: -0.9660588337 },
      ],
      striker: {
        x: -0.00131199176,
        y: -0.9425994427,
        vx: 0.09972656943,
        vy: -0.007389813915,
        spin: 602.9158342,
      },
    },
  ],
  [
    'a light man dragged along between a cushion and two discs',
    {
      equipment: {
        surface: 0.8242,
        man: { diameter: 0.1, mass: 0.0005 },
        striker: { diameter: 0.09425, mass: 0.04706 },
        pocket: 0.119,
      },
      physics: {
        friction: 1.648,
        restitution: { men: 0.6559, striker: 0.9, cushion: 0.1096 },
        contactFriction: { disc: 0.5129, cushion: 2 },
        mouth: { rejectSpeed: 0.1205, least: 0.444 },
      },
      men: [
        { id: 'w2', x: 0.1081, y: -0.3145 },
        { id: 'w5', x: -0.0137, y: -0.3315 },
      ],
      striker: { x: -0.2793, y: -0.2796, vx: 0.1344, vy: -0.4816, spin: -424.2 },
    },
  ],
  [
    'a man jammed in a wide corner by a heavy striker',
    {
      equipment: {
        man: { diameter: 0.0318, mass: 0.0005 },
        striker: { diameter: 0.1, mass: 0.049792 },
        pocket: 0.2,
      },
      physics: {
        friction: 2,
        restitution: { men: 0.9, striker: 0, cushion: 0.1922 },
        contactFriction: { disc: 0.36333, cushion: 1.0407 },
        mouth: { rejectSpeed: 0.53845, least: 0 },
      },
      men: [
        { id: 'b2', x: -0.16685, y: -0.29295 },
        { id: 'b6', x: -0.15095, y: -0.32049 },
      ],
      striker: { x: 0.25189, y: -0.14309, vx: -7.3753, vy: -3.0992, spin: 399.8 },
    },
  ],
];

describe('what is squeezed settles in some thousand events', () => {
  it.each(squeezed)('%s', (_, json) => {
    const read = readSimulation(json);
    if ('error' in read) throw new Error(read.error.message);
    const { position, stroke, equipment } = read.ok;
    const outcome = simulate(position, stroke, equipment);
    expect(outcome.events).toBeLessThan(5_000);
    expect(strays(outcome, position)).toBe(0);
  });
});
