import { ICF, openingRack, type PieceId, simulate, withParts } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';

const smooth = withParts(ICF, { physics: { contactFriction: { disc: 0, cushion: 0 } } });

interface Ball {
  readonly id: PieceId;
  readonly x: number;
  readonly y: number;
  readonly m: number;
  readonly r: number;
  vx: number;
  vy: number;
}

/**
 * The textbook's way through a cluster: a spring and a dashpot in every contact, never pulling, in steps so
 * small that their size does not matter. The dashpot gives a single contact the restitution e.
 */
function springsAndDashpots(balls: Ball[], e: number): void {
  const contacts = balls.flatMap((a, n) =>
    balls.slice(n + 1).flatMap((b) => {
      const apart = Math.hypot(b.x - a.x, b.y - a.y);
      const nx = (b.x - a.x) / apart;
      const ny = (b.y - a.y) / apart;
      const reduced = 1 / (1 / a.m + 1 / b.m);
      const loss = -Math.log(e);
      const damping = (2 * loss * Math.sqrt(reduced)) / Math.sqrt(Math.PI ** 2 + loss ** 2);
      return apart < a.r + b.r + 1e-9 ? [{ a, b, nx, ny, damping, squeeze: 0 }] : [];
    }),
  );
  const dt = 0.01 * Math.sqrt(ICF.man.mass);
  for (let n = 0; n < 6000; n++) {
    const pushes = contacts.map((contact) => {
      const { a, b, nx, ny } = contact;
      const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
      contact.squeeze = Math.max(contact.squeeze + closing * dt, 0);
      if (contact.squeeze === 0) return 0;
      return Math.max(contact.squeeze + contact.damping * closing, 0) * dt;
    });
    contacts.forEach(({ a, b, nx, ny }, at) => {
      const push = pushes[at] ?? 0;
      a.vx -= (push * nx) / a.m;
      a.vy -= (push * ny) / a.m;
      b.vx += (push * nx) / b.m;
      b.vy += (push * ny) / b.m;
    });
  }
}

/** The velocities just after the first contact, ours and the reference's. */
function compare(men: { id: PieceId; x: number; y: number }[], striker: { x: number; y: number }, v: number) {
  const { trace, contacts } = simulate({ men: men as never }, { ...striker, vx: 0, vy: v }, smooth, {
    trace: true,
  });
  const hit = contacts[0]?.t ?? 0;
  const before = trace?.paths.find(({ id, until }) => id === 'striker' && until === hit);
  const slowed = v - 0.981 * hit;
  const at = { x: striker.x, y: striker.y + (v + slowed) * 0.5 * hit };
  const balls: Ball[] = men.map((man) => ({
    ...man,
    m: ICF.man.mass,
    r: ICF.man.diameter / 2,
    vx: 0,
    vy: 0,
  }));
  balls.push({ id: 'striker', ...at, m: ICF.striker.mass, r: ICF.striker.diameter / 2, vx: 0, vy: slowed });
  expect(before).toBeDefined();
  springsAndDashpots(balls, 0.9);
  let off = 0;
  let whole = 0;
  for (const ball of balls) {
    const path = trace?.paths.find(({ id, t }) => id === ball.id && t === hit);
    off += ball.m * ((ball.vx - (path?.vx ?? 0)) ** 2 + (ball.vy - (path?.vy ?? 0)) ** 2);
    whole += ball.m * (ball.vx ** 2 + ball.vy ** 2);
  }
  return Math.sqrt(off / whole);
}

describe('an impact on touching discs, beside springs and dashpots in fine steps', () => {
  const reach = (ICF.man.diameter + ICF.striker.diameter) / 2;
  const d = ICF.man.diameter;

  it('differs by little on a break', () => {
    const share = compare(openingRack(ICF), { x: 0, y: -0.2526 }, 5);
    expect(share).toBeLessThan(0.02);
  });

  it('differs by little on an off-centre break', () => {
    const share = compare(openingRack(ICF), { x: 0.012, y: -0.2526 }, 5);
    expect(share).toBeLessThan(0.02);
  });

  it('differs by little on three men in a row', () => {
    const men = [0, 1, 2].map((n) => ({ id: `w${n + 1}` as PieceId, x: 0, y: n * d }));
    expect(compare(men, { x: 0, y: -reach - 0.1 }, 2)).toBeLessThan(0.02);
  });

  it('differs by little on a man that touches two', () => {
    const row = (d * Math.sqrt(3)) / 2;
    const men = [
      { id: 'w1' as PieceId, x: 0, y: 0 },
      { id: 'w2' as PieceId, x: d / 2, y: row },
      { id: 'w3' as PieceId, x: -d / 2, y: row },
    ];
    expect(compare(men, { x: 0, y: -reach - 0.1 }, 2)).toBeLessThan(0.02);
  });
});
