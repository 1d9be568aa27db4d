import type { Equipment, Stroke } from '@opencarrom/physics';
import type { AimState } from './state.js';

/** The gentlest and the hardest stroke, in m/s. */
const SOFTEST = 0.3;
const HARDEST = 6;
/** The finer half of the scale is for gentle strokes, where a hair decides. */
const CURVE = 1.6;
/** With full spin the rim turns this much as fast as the striker slides. */
const MOST_SPIN = 0.6;

export function speedOf(power: number): number {
  return SOFTEST + (HARDEST - SOFTEST) * clamp(power, 0, 1) ** CURVE;
}

/** The power that gives a speed, to show somebody else's stroke on the same scale. */
export function powerOf(speed: number): number {
  return clamp((speed - SOFTEST) / (HARDEST - SOFTEST), 0, 1) ** (1 / CURVE);
}

/** The spin that gives a stroke's turning, on the same scale. */
export function spinOf({ vx, vy, spin = 0 }: Stroke, equipment: Equipment): number {
  const speed = Math.hypot(vx, vy);
  return speed === 0 ? 0 : clamp((spin * (equipment.striker.diameter / 2)) / (MOST_SPIN * speed), -1, 1);
}

/** The stroke that an aim stands for; null as long as it has no power. */
export function strokeOf(aim: AimState, equipment: Equipment): Stroke | null {
  if (aim.power <= 0) return null;
  const speed = speedOf(aim.power);
  const spin = (aim.spin * MOST_SPIN * speed) / (equipment.striker.diameter / 2);
  return {
    x: aim.place.x,
    y: aim.place.y,
    vx: speed * Math.cos(aim.angle),
    vy: speed * Math.sin(aim.angle),
    ...(spin === 0 ? {} : { spin }),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
