import {
  glimpseOn,
  ICF,
  type Outcome,
  type Path,
  type PieceId,
  simulate,
  withParts,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type RandomBoard, randomBoard, randomFrom } from '../boards.js';

/** `npm run soak` plays 100,000. */
const BOARDS = Number(process.env.SOAK_STROKES ?? 8_000);
const SEED = 20_260 + Number(process.env.SOAK_SEED ?? 1);
const half = ICF.surface / 2;
const radius = (id: PieceId) => (id === 'striker' ? ICF.striker : ICF.man).diameter / 2;
const mass = (id: PieceId) => (id === 'striker' ? ICF.striker : ICF.man).mass;

const lossless = withParts(ICF, {
  physics: { restitution: { men: 1, striker: 1, cushion: 1 }, contactFriction: { disc: 0, cushion: 0 } },
});

function equipmentOf(n: number, random: () => number) {
  if (n % 5 === 1) return lossless;
  if (n % 5 !== 0) return ICF;
  const restitution = { men: random(), striker: random(), cushion: random() };
  const contactFriction = { disc: random() / 2, cushion: random() / 2 };
  return withParts(ICF, { physics: { restitution, contactFriction, friction: 0.03 + random() * 0.3 } });
}

type Traced = Outcome & { trace: NonNullable<Outcome['trace']> };

describe(`${BOARDS} random boards and strokes`, () => {
  const worst = { overlap: 0, outside: 0, energy: 0, momentum: 0, events: 0 };
  let strays = 0;
  let contacts = 0;

  it('all come to rest', () => {
    const random = randomFrom(SEED);
    for (let n = 0; n < BOARDS; n++) {
      const board = randomBoard(random);
      const outcome = simulate(board, board.stroke, equipmentOf(n, random), { trace: true }) as Traced;
      look(board, outcome);
    }
    expect(worst.events).toBeLessThan(20_000);
    expect(contacts).toBeGreaterThan(10 * BOARDS);
  });

  it('never overlap by more than 1e-12 m', () => expect(worst.overlap).toBeLessThan(1e-12));
  it('stay inside the frame', () => expect(worst.outside).toBeLessThan(1e-12));
  it('never gain energy in a contact', () => expect(worst.energy).toBeLessThan(1e-14));
  it('keep their momentum in every contact of discs', () => expect(worst.momentum).toBeLessThan(1e-14));
  it('account for every piece', () => expect(strays).toBe(0));

  function look(board: RandomBoard, outcome: Traced): void {
    worst.events = Math.max(worst.events, outcome.events);
    contacts += outcome.contacts.length;
    const ids = [...outcome.rest, ...outcome.pocketed].map(({ id }) => id).sort();
    const wanted = [...board.men.map(({ id }) => id), 'striker'].sort();
    if (ids.join() !== wanted.join()) strays++;
    lookAtPlaces(outcome.rest);
    lookAtContacts(outcome);
  }

  function lookAtPlaces(pieces: readonly { id: PieceId; x: number; y: number }[]): void {
    pieces.forEach((a, n) => {
      const out = Math.max(Math.abs(a.x), Math.abs(a.y)) + radius(a.id) - half;
      worst.outside = Math.max(worst.outside, Number.isNaN(out) ? Infinity : out);
      for (const b of pieces.slice(0, n)) {
        const apart = Math.hypot(a.x - b.x, a.y - b.y);
        worst.overlap = Math.max(worst.overlap, radius(a.id) + radius(b.id) - apart);
      }
    });
  }

  /** Compares what comes into an instant with what leaves it, for the pieces that start anew there. */
  function lookAtContacts({ trace, contacts: noted, pocketed }: Traced): void {
    const instants = new Map<number, { ends: Path[]; starts: Path[] }>();
    const instant = (t: number) => {
      const found = instants.get(t) ?? { ends: [], starts: [] };
      instants.set(t, found);
      return found;
    };
    for (const path of trace.paths) {
      instant(path.t).starts.push(path);
      instant(path.until).ends.push(path);
    }
    const free = new Set(noted.map(({ t }) => t));
    for (const { t, b } of noted) if (b.startsWith('cushion')) free.delete(t);
    for (const { t } of pocketed) free.delete(t);
    for (const [t, { ends, starts }] of instants) {
      if (t === 0) continue;
      const before = ends.map((path) => glimpseOn(path, t, trace.slowing, radius(path.id)));
      worst.energy = Math.max(worst.energy, sum(starts, energy) - sum(before, energy));
      if (!free.has(t)) continue;
      const px = sum(starts, ({ id, vx }) => mass(id) * vx) - sum(before, ({ id, vx }) => mass(id) * vx);
      const py = sum(starts, ({ id, vy }) => mass(id) * vy) - sum(before, ({ id, vy }) => mass(id) * vy);
      worst.momentum = Math.max(worst.momentum, Math.hypot(px, py));
    }
  }
});

interface Moving {
  readonly id: PieceId;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
}

function energy({ id, vx, vy, spin }: Moving): number {
  const rim = spin * radius(id);
  return mass(id) * (0.5 * (vx * vx + vy * vy) + 0.25 * rim * rim);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
