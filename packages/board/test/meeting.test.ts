import { ICF, type Point, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { firstMeeting } from '../src/index.js';
import { randomFrom, scatter } from './boards.js';

const r = ICF.striker.diameter / 2;
const from = { x: 0, y: -0.2526 };
const SPEED = 8;

function meet(way: Point, men: readonly Point[]) {
  return firstMeeting(ICF, from, way, r, men);
}

describe('the first contact', () => {
  it('is where the physics has it, on two thousand random boards', () => {
    const random = randomFrom(4);
    const seen = { man: 0, cushion: 0 };
    for (let n = 0; n < 2000; n++) {
      const men = scatter(random, 1 + Math.floor(random() * 14), [from]);
      const angle = random() * 2 * Math.PI;
      const way = { x: Math.cos(angle), y: Math.sin(angle) };
      const meeting = meet(way, men);
      // How fast a disc crosses a mouth decides whether it falls: that is for the physics alone.
      if (meeting.kind === 'pocket') continue;
      const stroke = { ...from, vx: SPEED * way.x, vy: SPEED * way.y };
      const first = simulate({ men }, stroke).contacts[0];
      if (!first) throw new Error('at this speed everything meets something');
      expect(Math.hypot(first.ax - meeting.at.x, first.ay - meeting.at.y)).toBeLessThan(1e-6);
      if (meeting.kind === 'man') {
        expect(first.b).toBe(men[meeting.man]?.id);
        seen.man++;
      } else {
        expect(first.b).toBe(`cushion:${meeting.side}`);
        seen.cushion++;
      }
    }
    expect(seen.man).toBeGreaterThan(500);
    expect(seen.cushion).toBeGreaterThan(100);
  });

  it('sends a man along the line of centres, fully when head-on', () => {
    const ahead = meet({ x: 0, y: 1 }, [{ x: 0, y: 0.1 }]);
    if (ahead.kind !== 'man') throw new Error('it meets the man');
    expect(ahead.man).toBe(0);
    expect(ahead.sends.y).toBeCloseTo(1, 12);
    expect(ahead.fullness).toBeCloseTo(1, 12);
    const cut = meet({ x: 0, y: 1 }, [{ x: 0.02, y: 0.1 }]);
    if (cut.kind !== 'man') throw new Error('it meets the man');
    expect(cut.fullness).toBeLessThan(1);
    expect(cut.sends.x).toBeGreaterThan(0);
    expect(Math.hypot(cut.sends.x, cut.sends.y)).toBeCloseTo(1, 12);
  });

  it('is at once with a man the striker touches, and never with one behind it', () => {
    const reach = r + ICF.man.diameter / 2;
    expect(meet({ x: 0, y: 1 }, [{ x: 0, y: from.y + reach }]).distance).toBeCloseTo(0, 12);
    expect(meet({ x: 0, y: 1 }, [{ x: 0, y: from.y - reach }])).toMatchObject({ kind: 'cushion', side: 'N' });
  });

  it('is a pocket when the way leads into it', () => {
    const corner = { x: 0.34775, y: 0.34775 };
    const length = Math.hypot(corner.x - from.x, corner.y - from.y);
    const way = { x: (corner.x - from.x) / length, y: (corner.y - from.y) / length };
    expect(meet(way, []).kind).toBe('pocket');
  });
});
