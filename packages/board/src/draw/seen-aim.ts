import type { Point } from '@opencarrom/physics';
import { restingPose } from '../motion/film.js';
import type { SeenAim } from '../motion/gliding-aim.js';
import { type AimCanvas, type AimPicture, drawGrip, drawSpin, drawWay } from './aim.js';

/** How much is seen of a striker that somebody far away only aims with. */
const SHEER = 0.62;

/** Somebody else's aim: their striker and its way, sheer enough that nobody takes it for one that stands there. */
export function drawSeenAim(desk: AimCanvas, seen: SeenAim, men: readonly Point[]): void {
  const { pen, painter } = desk;
  const { x, y, angle, power, spin } = seen;
  const opacity = SHEER * seen.shown;
  const stage = power > 0 ? 'aimed' : 'ready';
  const aim = { stage, place: { x, y }, angle, power, spin, cancelling: false } as const;
  const picture: AimPicture = { aim, aid: 'ghost', men };
  pen.save();
  pen.globalAlpha = opacity;
  drawGrip(desk, picture);
  drawWay(desk, picture);
  painter.discs(pen, [{ id: 'striker', pose: { ...restingPose(x, y), opacity }, visible: true }], () => true);
  pen.globalAlpha = opacity;
  drawSpin(desk, picture);
  pen.restore();
}
