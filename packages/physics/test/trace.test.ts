import {
  ICF,
  momentAt,
  type Outcome,
  openingRack,
  simulate,
  strokeSvg,
  type Trace,
  touchedBefore,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { randomBoard, randomFrom } from './boards.js';

type Traced = Outcome & { trace: Trace };
const stroke = { x: 0.01, y: -0.2526, vx: 0.1, vy: 4, spin: 30 };
const opening = simulate({ men: openingRack(ICF) }, stroke, ICF, { trace: true }) as Traced;

describe('a trace', () => {
  it('begins with the position and ends with the rest', () => {
    const start = momentAt(opening.trace, 0);
    for (const { id, x, y } of openingRack(ICF)) {
      expect(start.find((piece) => piece.id === id)).toMatchObject({ x, y, vx: 0, vy: 0 });
    }
    const end = momentAt(opening.trace, opening.duration + 1);
    expect(end).toHaveLength(opening.rest.length);
    for (const { id, x, y } of opening.rest) {
      const piece = end.find((other) => other.id === id);
      expect(Math.hypot((piece?.x ?? 9) - x, (piece?.y ?? 9) - y)).toBeLessThan(1e-12);
      expect(Math.abs(piece?.vx ?? 9)).toBeLessThan(1e-12);
    }
  });

  it('shows no overlap and nothing outside at any instant', () => {
    const random = randomFrom(99);
    let worst = 0;
    for (let n = 0; n < 150; n++) {
      const board = randomBoard(random);
      const { trace, contacts, duration } = simulate(board, board.stroke, ICF, { trace: true }) as Traced;
      const instants = [
        ...contacts.slice(0, 40).map(({ t }) => t),
        ...[0.2, 0.5, 0.8].map((share) => share * duration),
      ];
      for (const t of instants) worst = Math.max(worst, trouble(trace, t));
    }
    expect(worst).toBeLessThan(1e-12);
  });

  it('moves without jumps and turns the way it spins', () => {
    let last = momentAt(opening.trace, 0);
    for (let t = 0.002; t < 0.6; t += 0.002) {
      const now = momentAt(opening.trace, t);
      for (const piece of now) {
        const before = last.find(({ id }) => id === piece.id);
        if (!before) continue;
        expect(Math.hypot(piece.x - before.x, piece.y - before.y)).toBeLessThan(0.002 * 4.5);
        expect(Math.abs(piece.turn - before.turn)).toBeLessThan(0.002 * 120);
      }
      last = now;
    }
    const spun = simulate({ men: [] }, { x: 0, y: 0, vx: 0.3, vy: 0, spin: 50 }, ICF, {
      trace: true,
    }) as Traced;
    const early = momentAt(spun.trace, 1e-4)[0];
    expect(early?.turn).toBeCloseTo(50e-4, 5);
  });

  it('is left out unless asked for, and changes nothing', () => {
    const plain = simulate({ men: openingRack(ICF) }, stroke);
    expect(plain.trace).toBeUndefined();
    expect(plain.hash).toBe(opening.hash);
  });
});

function trouble(trace: Trace, t: number): number {
  const radius = new Map(trace.start.map((piece) => [piece.id, piece.radius]));
  const pieces = momentAt(trace, t);
  let worst = 0;
  pieces.forEach((a, n) => {
    const r = radius.get(a.id) ?? 0;
    worst = Math.max(worst, Math.max(Math.abs(a.x), Math.abs(a.y)) + r - ICF.surface / 2);
    for (const b of pieces.slice(0, n)) {
      worst = Math.max(worst, r + (radius.get(b.id) ?? 0) - Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
  return worst;
}

describe('the contacts of a stroke', () => {
  it('come in order, and say where both lay', () => {
    const { contacts } = opening;
    expect(contacts[0]).toMatchObject({ a: 'striker', b: 'w4' });
    contacts.forEach((contact, n) => {
      expect(contact.t).toBeGreaterThanOrEqual(contacts[n - 1]?.t ?? 0);
      if (contact.b.startsWith('cushion')) return;
      const reach = contact.a === 'striker' ? 0.03655 : 0.0318;
      expect(Math.hypot(contact.ax - contact.bx, contact.ay - contact.by)).toBeCloseTo(reach, 8);
    });
  });

  it('tell what a piece has touched by any time', () => {
    const men = [{ id: 'b1' as const, x: 0.05, y: 0.2 }];
    const { contacts } = simulate({ men }, { x: 0, y: -0.2526, vx: 0.35, vy: 3 });
    const first = contacts.find(({ b }) => b === 'b1')?.t ?? 0;
    expect(touchedBefore(contacts, 'striker', first)).toContain('b1');
    expect(touchedBefore(contacts, 'b1', first - 1e-9)).toEqual([]);
  });
});

describe('a drawing of a stroke', () => {
  it('shows every piece once, the ways, and what fell', () => {
    const svg = strokeSvg(opening);
    expect(svg).toMatch(/^<svg /);
    expect(svg.match(/<g class="rest">[\s\S]*?<\/g>/)?.[0].split('\n')).toHaveLength(opening.rest.length + 2);
    expect(svg).toContain('<g class="ways">');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
