import type { Equipment, Point } from '@opencarrom/physics';
import { firstMeeting, type Meeting } from '../aim/first-meeting.js';
import type { AimCanvas, AimPicture, SeenState } from './aim-canvas.js';
import type { DiscPainter } from './disc-painter.js';
import type { MagnifierPicture } from './magnifier.js';
import { blend, disc, faded } from './picture.js';
import { uprightAt } from './power.js';
import { drawWedge, waysApart } from './ways-apart.js';

export type { Aid, AimCanvas, AimPicture } from './aim-canvas.js';

/** What the striker meets with this aim. */
function meetingOf({ aim, men }: AimPicture, equipment: Equipment): Meeting {
  const way = { x: Math.cos(aim.angle), y: Math.sin(aim.angle) };
  return firstMeeting(equipment, aim.place, way, equipment.striker.diameter / 2, men);
}

/** Between the man in a lens and its rim there is a little wood. */
const MARGIN = 1.12;

/**
 * A lens over where striker and man are to touch, with the whole of the man about to be hit in it; it leaves free
 * where the aim comes from and goes to, and these places.
 */
export function lensOver(
  picture: AimPicture,
  equipment: Equipment,
  zoom: number,
  places: readonly Point[],
): MagnifierPicture {
  const { aim, men } = picture;
  const { striker, man } = equipment;
  const meeting = meetingOf(picture, equipment);
  const { at } = meeting;
  const ways = waysApart(equipment, { place: aim.place, angle: aim.angle, men });
  const sent = ways && step(ways.man.from, scaled(ways.man.between[0]), ways.man.length);
  return {
    over: meeting.kind === 'man' ? step(at, meeting.sends, striker.diameter / 2) : at,
    zoom,
    whole: man.diameter * MARGIN,
    clearOf: [aim.place, at, ...(sent ? [sent] : []), ...places],
  };
}

function scaled({ x, y }: Point): Point {
  const length = Math.max(Math.hypot(x, y), 1e-9);
  return { x: x / length, y: y / length };
}

/** Somebody is at it: more is shown than where the striker would go. */
function isAiming({ stage, cancelling }: SeenState): boolean {
  return stage !== 'struck' && stage !== 'ready' && stage !== 'sliding' && !cancelling;
}

/** How much the way shows of an aim that nobody has touched yet. */
const IDLE = 0.8;

/** Under the discs: the ring that says whose striker it is, and how far it is drawn back. */
export function drawGrip(desk: AimCanvas, { aim }: AimPicture): void {
  const { pen, painter, theme } = desk;
  if (aim.stage === 'struck') return;
  const x = painter.x(aim.place);
  const y = painter.y(aim.place);
  const r = painter.radius('striker');
  const glow = pen.createRadialGradient(x, y, r, x, y, r * 1.75);
  glow.addColorStop(0, faded(theme.aim.ring, 0.5));
  glow.addColorStop(1, faded(theme.aim.ring, 0));
  disc(pen, x, y, r * 1.75);
  pen.fillStyle = glow;
  pen.fill();
  disc(pen, x, y, r * 1.3);
  pen.lineWidth = Math.max(1.5, r * 0.075);
  pen.strokeStyle = theme.aim.ring;
  pen.stroke();
  if (isAiming(aim)) drawPull(desk, aim);
  else if (!aim.cancelling) drawSlides(desk, aim.place);
}

/** Two heads of arrows beside a striker that is being placed: along this line it slides. */
function drawSlides({ pen, painter, theme }: AimCanvas, place: Point): void {
  const r = painter.radius('striker');
  pen.save();
  pen.translate(painter.x(place), painter.y(place));
  pen.rotate(uprightAt(painter, place));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, style] of [
    [r * 0.42, faded(theme.aim.under, 0.55)],
    [r * 0.2, theme.aim.ring],
  ] as const) {
    pen.lineWidth = Math.max(1.5, width);
    pen.strokeStyle = style;
    for (const hand of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(hand * r * 1.75, -r * 0.42);
      pen.lineTo(hand * r * 2.15, 0);
      pen.lineTo(hand * r * 1.75, r * 0.42);
      pen.stroke();
    }
  }
  pen.restore();
}

/** A gauge behind the striker: a dim groove as long as the hardest stroke, filled as far as this one. */
function drawPull({ pen, painter, theme }: AimCanvas, aim: SeenState): void {
  const r = painter.radius('striker');
  const from = r * 1.75;
  const whole = r * 5.6;
  pen.save();
  pen.translate(painter.x(aim.place), painter.y(aim.place));
  pen.rotate(screenAngle(painter, aim.angle) + Math.PI);
  pen.lineCap = 'round';
  const groove = (to: number, width: number, style: string | CanvasGradient) => {
    pen.beginPath();
    pen.moveTo(from, 0);
    pen.lineTo(to, 0);
    pen.lineWidth = width;
    pen.strokeStyle = style;
    pen.stroke();
  };
  const strength = pen.createLinearGradient(from, 0, whole, 0);
  strength.addColorStop(0, theme.aim.gentle);
  strength.addColorStop(0.55, theme.aim.ring);
  strength.addColorStop(1, theme.aim.hard);
  groove(whole, r * 0.44, faded(theme.aim.under, 0.5));
  groove(from + (whole - from) * Math.max(aim.power, 0.001), r * 0.28, strength);
  pen.restore();
}

/** How far a line goes that does not tell all. Without any the aim is still seen at the striker, as a hand's is. */
const SHORT = { line: 0.2, none: 0.075 };

/** Under the discs: the way to the first contact, and from there. */
export function drawWay(desk: AimCanvas, picture: AimPicture): void {
  const { pen, equipment } = desk;
  const { aim, aid } = picture;
  if (aim.stage === 'struck' || aim.cancelling) return;
  const meeting = meetingOf(picture, equipment);
  pen.save();
  if (!isAiming(aim)) pen.globalAlpha *= IDLE;
  const way = { x: Math.cos(aim.angle), y: Math.sin(aim.angle) };
  const clear = equipment.striker.diameter * 0.72;
  const free = meeting.distance - equipment.striker.diameter / 2;
  const stop = aid === 'ghost' ? free : Math.min(free, SHORT[aid]);
  if (stop > clear) {
    const from = step(aim.place, way, clear);
    const to = step(aim.place, way, stop);
    dashed(desk, from, to, aid === 'ghost' || stop === free);
  }
  if (aid === 'ghost') drawFuture(desk, picture, meeting.at);
  pen.restore();
}

/** What follows the first contact, as far as a hand can know it. */
function drawFuture(desk: AimCanvas, { aim, men }: AimPicture, at: Point): void {
  const { equipment, theme } = desk;
  const ways = waysApart(equipment, { place: aim.place, angle: aim.angle, men });
  if (ways) {
    drawWedge(desk, ways.striker, equipment.striker.diameter / 2, theme.aim.line);
    drawWedge(desk, ways.man, equipment.man.diameter / 2, theme.aim.man);
  }
  drawContact(desk, at);
}

/** The striker as it will be when it meets something. */
function drawContact({ pen, painter, theme }: AimCanvas, at: Point): void {
  const r = painter.radius('striker');
  disc(pen, painter.x(at), painter.y(at), r * 0.94);
  pen.fillStyle = faded(theme.aim.line, 0.3);
  pen.fill();
  pen.lineWidth = Math.max(3, r * 0.2);
  pen.strokeStyle = faded(theme.aim.under, 0.4);
  pen.stroke();
  pen.lineWidth = Math.max(1.5, r * 0.085);
  pen.strokeStyle = faded(theme.aim.line, 0.95);
  pen.stroke();
}

function step(from: Point, way: Point, distance: number): Point {
  return { x: from.x + way.x * distance, y: from.y + way.y * distance };
}

/** A dashed way; one that stops short of anything fades out. */
function dashed({ pen, painter, theme }: AimCanvas, from: Point, to: Point, isWhole: boolean): void {
  const r = painter.radius('striker');
  const [x, y, endX, endY] = [painter.x(from), painter.y(from), painter.x(to), painter.y(to)];
  const inked = (colour: string, opacity: number) => {
    if (isWhole) return faded(colour, opacity);
    const fade = pen.createLinearGradient(x, y, endX, endY);
    fade.addColorStop(0.5, faded(colour, opacity));
    fade.addColorStop(1, faded(colour, 0));
    return fade;
  };
  pen.setLineDash([r * 0.42, r * 0.32]);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(endX, endY);
  pen.lineWidth = Math.max(3.5, r * 0.24);
  pen.strokeStyle = inked(theme.aim.under, 0.6);
  pen.stroke();
  pen.lineWidth = Math.max(1.75, r * 0.12);
  pen.strokeStyle = inked(theme.aim.line, 1);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineCap = 'butt';
}

/** Over the discs: which way the striker will turn, as an arc with a head, the longer the stronger. */
export function drawSpin({ pen, painter, theme }: AimCanvas, { aim }: AimPicture): void {
  if (aim.stage === 'struck' || aim.spin === 0) return;
  const r = painter.radius('striker');
  const out = r * 1.52;
  const hand = aim.spin > 0 ? -1 : 1;
  const sweep = Math.abs(aim.spin) * 1.9 + 0.25;
  const start = screenAngle(painter, aim.angle);
  pen.save();
  pen.translate(painter.x(aim.place), painter.y(aim.place));
  pen.rotate(start);
  pen.scale(1, hand);
  pen.strokeStyle = blend(theme.aim.gentle, '#ffffff', 0.15);
  pen.fillStyle = pen.strokeStyle;
  pen.lineWidth = Math.max(2, r * 0.14);
  pen.beginPath();
  pen.arc(0, 0, out, 0.1, sweep);
  pen.stroke();
  pen.translate(out * Math.cos(sweep), out * Math.sin(sweep));
  pen.rotate(sweep + Math.PI / 2);
  pen.beginPath();
  pen.moveTo(r * 0.42, 0);
  pen.lineTo(-r * 0.08, -r * 0.27);
  pen.lineTo(-r * 0.08, r * 0.27);
  pen.fill();
  pen.restore();
}

/** An angle on the board as the canvas counts it: clockwise, and turned with the board. */
function screenAngle(painter: DiscPainter, angle: number): number {
  const origin = { x: 0, y: 0 };
  const to = { x: Math.cos(angle), y: Math.sin(angle) };
  return Math.atan2(painter.y(to) - painter.y(origin), painter.x(to) - painter.x(origin));
}
