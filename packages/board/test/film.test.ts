import { ICF, momentAt, openingRack, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { Film, restingPose } from '../src/index.js';
import { randomFrom, scatter } from './boards.js';

function strokeOn(seed: number) {
  const random = randomFrom(seed);
  const place = { x: (random() - 0.5) * 0.4, y: -0.2526 };
  const men = seed === 0 ? openingRack(ICF) : scatter(random, 12, [place]);
  const stroke = { ...place, vx: (random() - 0.5) * 4, vy: 3 + random() * 3, spin: (random() - 0.5) * 120 };
  const outcome = simulate({ men }, stroke, ICF, { trace: true });
  if (!outcome.trace) throw new Error('a trace was asked for');
  return { ...outcome, trace: outcome.trace };
}

describe('a stroke shown', () => {
  it('is at every instant where the physics has it, forwards and backwards', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { trace, duration } = strokeOn(seed);
      const film = new Film(trace, ICF);
      const random = randomFrom(seed + 100);
      const times = Array.from({ length: 60 }, () => random() * duration * 1.05);
      for (const t of [...times, 0, duration]) {
        const moment = momentAt(trace, t);
        for (const { id, x, y, turn } of moment) {
          const pose = restingPose();
          expect(film.pose(id, t, pose)).toBe(true);
          expect([pose.x, pose.y]).toEqual([x, y]);
          expect(pose.turn).toBeCloseTo(turn, 9);
          expect(pose).toMatchObject({ scale: 1, opacity: 1, dark: 0, sunk: false });
        }
        const there = new Set(moment.map(({ id }) => id));
        for (const id of film.ids) expect(film.hasFallen(id, t)).toBe(!there.has(id));
      }
    }
  });

  it('ends where everything rests', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { trace, rest } = strokeOn(seed);
      const film = new Film(trace, ICF);
      for (const { id, x, y } of rest) {
        const pose = restingPose();
        expect(film.pose(id, film.length, pose)).toBe(true);
        // A trace keeps velocities, not directions, so its ends are true to the last bits only.
        expect(Math.hypot(pose.x - x, pose.y - y)).toBeLessThan(1e-14);
      }
    }
  });

  it('lets a pocketed piece tip over the lip, drop to the middle of the hole, and vanish', () => {
    const corner = (ICF.surface - ICF.pocket) / 2;
    const men = [{ id: 'w1', x: 0.25, y: 0.25 }] as const;
    const { trace } = simulate({ men }, { x: 0.15, y: 0.15, vx: 1.2, vy: 1.2 }, ICF, { trace: true });
    if (!trace) throw new Error('a trace was asked for');
    const fall = trace.fallen.find(({ id }) => id === 'w1');
    if (!fall) throw new Error('it is a straight push into the pocket');
    const film = new Film(trace, ICF);
    const pose = restingPose();
    expect(film.pose('w1', fall.t + 0.05, pose)).toBe(true);
    expect(pose.tip).toBeGreaterThan(0.3);
    expect(film.pose('w1', fall.t + 0.2, pose)).toBe(true);
    expect(pose.sunk).toBe(true);
    expect(pose.x).toBeCloseTo(corner, 6);
    expect(film.pose('w1', fall.t + 0.3, pose)).toBe(true);
    expect(pose.dark).toBeGreaterThan(0.7);
    expect(film.pose('w1', fall.t + 1, pose)).toBe(false);
    expect(film.length).toBeGreaterThanOrEqual(fall.t);
  });

  it('is loud while it moves and silent at rest', () => {
    const { trace, duration } = strokeOn(3);
    const film = new Film(trace, ICF);
    for (const id of film.ids) film.pose(id, 0.05, restingPose());
    expect(film.commotion(0.05)).toBeGreaterThan(1);
    for (const id of film.ids) film.pose(id, duration, restingPose());
    expect(film.commotion(duration)).toBe(0);
  });
});
