import { ICF, type PieceId, type Stroke, simulate, withParts } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';

/**
 * A different way to the same end: small steps of time, friction summed over the faces of the discs, contacts
 * pressed in thousands of small impulses. Slow, and right to some hundredths of a millimetre.
 */
const STEP = 1.5e-4;
const PRESSES = 2_000;

interface Disc {
  readonly id: PieceId;
  readonly r: number;
  readonly m: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** In rad/s. */
  spin: number;
}

/** Points on a disc's face with equal areas: rings by the midpoint rule in r², evenly round each ring. */
const RINGS = 56;
const POINTS = RINGS * RINGS;
const faceX = new Float64Array(POINTS);
const faceY = new Float64Array(POINTS);
for (let at = 0; at < POINTS; at++) {
  const ring = Math.floor(at / RINGS);
  const angle = (2 * Math.PI * ((at % RINGS) + (ring % 2) / 2)) / RINGS;
  faceX[at] = Math.sqrt((ring + 0.5) / RINGS) * Math.cos(angle);
  faceY[at] = Math.sqrt((ring + 0.5) / RINGS) * Math.sin(angle);
}

function rub(disc: Disc, g: number): { ax: number; ay: number; turn: number } {
  let fx = 0;
  let fy = 0;
  let torque = 0;
  const rim = disc.spin * disc.r;
  for (let at = 0; at < POINTS; at++) {
    const x = faceX[at] as number;
    const y = faceY[at] as number;
    const ux = disc.vx - rim * y;
    const uy = disc.vy + rim * x;
    const per = 1 / Math.sqrt(ux * ux + uy * uy + 1e-300);
    fx -= ux * per;
    fy -= uy * per;
    torque += (y * ux - x * uy) * per;
  }
  const share = g / POINTS;
  return { ax: fx * share, ay: fy * share, turn: (2 * torque * share) / disc.r };
}

function stepDisc(disc: Disc, g: number, dt: number): void {
  const first = rub(disc, g);
  const half = { ...disc, vx: disc.vx + (first.ax * dt) / 2, vy: disc.vy + (first.ay * dt) / 2 };
  half.spin += (first.turn * dt) / 2;
  const middle = rub(half, g);
  disc.x += half.vx * dt;
  disc.y += half.vy * dt;
  disc.vx += middle.ax * dt;
  disc.vy += middle.ay * dt;
  disc.spin += middle.turn * dt;
  if (Math.hypot(disc.vx, disc.vy) < g * dt * 2 && Math.abs(disc.spin * disc.r) < g * dt * 6) {
    disc.vx = 0;
    disc.vy = 0;
    disc.spin = 0;
  }
}

type Pair = { a: Disc; b: Disc | null; nx: number; ny: number };

/** Presses a contact in small steps until it has opened again with its restitution. */
function press({ a, b, nx, ny }: Pair, e: number, mu: number): void {
  const closing = () => (a.vx - (b?.vx ?? 0)) * nx + (a.vy - (b?.vy ?? 0)) * ny;
  const speed = closing();
  const perMass = 1 / a.m + (b ? 1 / b.m : 0);
  const small = speed / perMass / PRESSES;
  const presses = Math.round(PRESSES * (1 + e));
  for (let n = 0; n < presses; n++) {
    const across = -a.vx * -ny - a.vy * nx + (b ? b.vx * -ny + b.vy * nx : 0);
    const slip = across - a.spin * a.r - (b ? b.spin * b.r : 0);
    const stick = -slip / (3 * perMass);
    const friction = Math.max(-mu * small, Math.min(mu * small, stick));
    const ix = small * nx - friction * ny;
    const iy = small * ny + friction * nx;
    a.vx -= ix / a.m;
    a.vy -= iy / a.m;
    a.spin -= (2 * friction) / a.m / a.r;
    if (!b) continue;
    b.vx += ix / b.m;
    b.vy += iy / b.m;
    b.spin -= (2 * friction) / b.m / b.r;
  }
}

function deepest(discs: readonly Disc[]): (Pair & { depth: number }) | null {
  let found: (Pair & { depth: number }) | null = null;
  const offer = (pair: Pair, depth: number) => {
    const { a, b, nx, ny } = pair;
    const closing = (a.vx - (b?.vx ?? 0)) * nx + (a.vy - (b?.vy ?? 0)) * ny;
    if (depth > 0 && closing > 0 && depth > (found?.depth ?? 0)) found = { ...pair, depth };
  };
  discs.forEach((a, n) => {
    for (const b of discs.slice(n + 1)) {
      const apart = Math.hypot(b.x - a.x, b.y - a.y);
      offer({ a, b, nx: (b.x - a.x) / apart, ny: (b.y - a.y) / apart }, a.r + b.r - apart);
    }
    const limit = ICF.surface / 2 - a.r;
    offer({ a, b: null, nx: 1, ny: 0 }, a.x - limit);
    offer({ a, b: null, nx: -1, ny: 0 }, -a.x - limit);
    offer({ a, b: null, nx: 0, ny: 1 }, a.y - limit);
    offer({ a, b: null, nx: 0, ny: -1 }, -a.y - limit);
  });
  return found;
}

function reference(
  men: { id: PieceId; x: number; y: number }[],
  stroke: Stroke,
  equipment: typeof ICF,
): Disc[] {
  const { physics, man, striker } = equipment;
  const g = physics.friction * physics.gravity;
  const still = { vx: 0, vy: 0, spin: 0 };
  const discs: Disc[] = men.map((at) => ({ ...at, ...still, r: man.diameter / 2, m: man.mass }));
  discs.push({ id: 'striker', spin: 0, ...stroke, r: striker.diameter / 2, m: striker.mass });
  for (let n = 0; n < 5 / STEP; n++) {
    const moving = discs.filter((disc) => disc.vx !== 0 || disc.vy !== 0 || disc.spin !== 0);
    if (moving.length === 0) break;
    for (const disc of moving) stepDisc(disc, g, STEP);
    for (let hit = deepest(discs); hit; hit = deepest(discs)) {
      // Go back to the instant of contact, press, and make up for the time.
      const { a, b, nx, ny, depth } = hit;
      const closing = (a.vx - (b?.vx ?? 0)) * nx + (a.vy - (b?.vy ?? 0)) * ny;
      const back = depth / closing;
      for (const disc of b ? [a, b] : [a]) {
        disc.x -= disc.vx * back;
        disc.y -= disc.vy * back;
      }
      const apart = b ? Math.hypot(b.x - a.x, b.y - a.y) : 1;
      const exact = b ? { a, b, nx: (b.x - a.x) / apart, ny: (b.y - a.y) / apart } : hit;
      const withStriker = a.id === 'striker' || b?.id === 'striker';
      const disc = withStriker ? physics.restitution.striker : physics.restitution.men;
      press(
        exact,
        b ? disc : physics.restitution.cushion,
        b ? physics.contactFriction.disc : physics.contactFriction.cushion,
      );
      for (const moved of b ? [a, b] : [a]) {
        moved.x += moved.vx * back;
        moved.y += moved.vy * back;
      }
    }
  }
  return discs;
}

const rough = withParts(ICF, { physics: { contactFriction: { disc: 0.25, cushion: 0.3 } } });

describe('a reference that takes small steps of time agrees', () => {
  const cases: [string, { id: PieceId; x: number; y: number }[], Stroke, typeof ICF][] = [
    ['on a spinning slide', [], { x: -0.2, y: 0.1, vx: 0.5, vy: -0.2, spin: 45 }, ICF],
    ['on a spun striker off a cushion', [], { x: 0, y: 0, vx: 0.3, vy: 1.1, spin: -70 }, ICF],
    ['on a cut', [{ id: 'w1', x: 0.012, y: 0 }], { x: 0, y: -0.25, vx: 0, vy: 0.9, spin: 0 }, ICF],
    [
      'on a cut with side',
      [{ id: 'b1', x: -0.015, y: 0 }],
      { x: 0, y: -0.2, vx: 0, vy: 0.9, spin: 60 },
      rough,
    ],
    [
      'on a cannon of three',
      [
        { id: 'w1', x: 0.01, y: -0.05 },
        { id: 'b1', x: 0.05, y: 0.06 },
      ],
      { x: 0, y: -0.25, vx: 0, vy: 1.1, spin: -30 },
      ICF,
    ],
    [
      'on a man off the cushion, rough',
      [
        { id: 'w1', x: 0.015, y: 0.2 },
        { id: 'b1', x: 0.2, y: 0.3 },
      ],
      { x: 0, y: -0.1, vx: 0, vy: 1.4, spin: 20 },
      rough,
    ],
  ];

  it.each(cases)('%s', (_, men, stroke, equipment) => {
    const wanted = reference(men, stroke, equipment);
    const outcome = simulate({ men: men as never }, stroke, equipment);
    for (const disc of wanted) {
      const found = outcome.rest.find(({ id }) => id === disc.id);
      expect(Math.hypot((found?.x ?? 9) - disc.x, (found?.y ?? 9) - disc.y)).toBeLessThan(5e-5);
    }
  });
});
