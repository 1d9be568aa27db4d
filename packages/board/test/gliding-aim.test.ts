import { expect, it } from 'vitest';
import { GlidingAim } from '../src/motion/gliding-aim.js';

const AIM = { x: 0, y: 0.25, angle: -1.5, power: 0.2, spin: 0 };

/** An aim that has come to rest where it was told to be. */
function resting(aim = AIM): GlidingAim {
  const gliding = new GlidingAim();
  gliding.set(aim);
  gliding.advance(0);
  gliding.advance(1000);
  return gliding;
}

it('comes into sight where it is told first, and glides from there', () => {
  const gliding = new GlidingAim();
  gliding.set(AIM);
  gliding.advance(0);
  expect(gliding.now).toEqual({ ...AIM, shown: 0 });
  gliding.advance(1000);
  expect(gliding.now).toEqual({ ...AIM, shown: 1 });
  expect(gliding.isMoving).toBe(false);

  gliding.set({ ...AIM, x: 0.1, power: 0.4 });
  gliding.advance(2000);
  expect(gliding.now).toMatchObject({ x: 0, power: 0.2 });
  gliding.advance(2140);
  expect(gliding.now?.x).toBeCloseTo(0.05, 9);
  expect(gliding.now?.power).toBeCloseTo(0.3, 9);
  expect(gliding.isMoving).toBe(true);
});

it('turns to another way from where it is seen, not from where it was told', () => {
  const gliding = resting();
  gliding.set({ ...AIM, x: 0.1 });
  gliding.advance(0);
  gliding.advance(140);
  gliding.set({ ...AIM, x: -0.1 });
  gliding.advance(150);
  expect(gliding.now?.x).toBeCloseTo(0.05, 9);
});

it('turns the short way round', () => {
  const gliding = resting({ ...AIM, angle: 3 });
  gliding.set({ ...AIM, angle: -3 });
  gliding.advance(0);
  gliding.advance(140);
  expect(gliding.now?.angle).toBeCloseTo(Math.PI, 9);
});

it('is gone at once, and does not glide where nothing may move', () => {
  const gliding = resting();
  gliding.set(null);
  expect(gliding.now).toBeNull();
  expect(gliding.isMoving).toBe(false);
  gliding.set(AIM, true);
  expect(gliding.now).toEqual({ ...AIM, shown: 1 });
  expect(gliding.isMoving).toBe(false);
});
