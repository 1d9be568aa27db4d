import type { Equipment, Point } from '@opencarrom/physics';
import { firstMeeting, type Meeting } from '../aim/first-meeting.js';
import type { AimState } from '../aim/state.js';
import type { Theme } from '../themes.js';
import type { DiscPainter } from './disc-painter.js';
import { blend, disc, faded, type Pen } from './picture.js';

/** How much of the future is shown: nothing, the line to the first contact, or the contact and what follows. */
export type Aid = 'none' | 'line' | 'ghost';

export interface AimPicture {
  readonly aim: AimState;
  readonly aid: Aid;
  readonly men: readonly Point[];
}

export interface AimCanvas {
  readonly pen: Pen;
  readonly painter: DiscPainter;
  readonly theme: Theme;
  readonly equipment: Equipment;
}

/** What the striker meets with this aim. */
export function meetingOf({ aim, men }: AimPicture, equipment: Equipment): Meeting {
  const way = { x: Math.cos(aim.angle), y: Math.sin(aim.angle) };
  return firstMeeting(equipment, aim.place, way, equipment.striker.diameter / 2, men);
}

/** Somebody is at it: more is shown than where the striker would go. */
function isAiming({ stage, cancelling }: AimState): boolean {
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
}

/** A gauge behind the striker: a dim groove as long as the hardest stroke, filled as far as this one. */
function drawPull({ pen, painter, theme }: AimCanvas, aim: AimState): void {
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

/** Under the discs: the way to the first contact. */
export function drawWay(desk: AimCanvas, picture: AimPicture): void {
  const { pen, equipment } = desk;
  const { aim, aid } = picture;
  if (aim.stage === 'struck' || aim.cancelling) return;
  const meeting = meetingOf(picture, equipment);
  pen.save();
  if (!isAiming(aim)) pen.globalAlpha *= IDLE;
  const way = { x: Math.cos(aim.angle), y: Math.sin(aim.angle) };
  // Without aids the aim is still seen at the striker, as a hand's direction is.
  const length = aid === 'none' ? Math.min(meeting.distance, 0.075) : meeting.distance;
  const clear = equipment.striker.diameter * 0.72;
  const stop = aid === 'none' ? length : length - equipment.striker.diameter / 2;
  if (stop > clear) {
    dashed(desk, step(aim.place, way, clear), step(aim.place, way, stop), desk.theme.aim.line);
  }
  if (aid === 'ghost') drawSent(desk, picture, meeting);
  if (aid !== 'none') drawContact(desk, meeting.at, aid === 'ghost' ? 0.34 : 0.12);
  pen.restore();
}

/** The striker as it will be when it meets something. */
function drawContact({ pen, painter, theme }: AimCanvas, at: Point, filled: number): void {
  const r = painter.radius('striker');
  disc(pen, painter.x(at), painter.y(at), r * 0.94);
  pen.fillStyle = faded(theme.aim.line, filled);
  pen.fill();
  pen.lineWidth = Math.max(3, r * 0.2);
  pen.strokeStyle = faded(theme.aim.under, 0.4);
  pen.stroke();
  pen.lineWidth = Math.max(1.5, r * 0.085);
  pen.strokeStyle = faded(theme.aim.line, 0.95);
  pen.stroke();
}

/** The way the struck man is sent, until it meets something itself. */
function drawSent(desk: AimCanvas, { men }: AimPicture, meeting: Meeting): void {
  if (meeting.kind !== 'man') return;
  const { equipment, theme } = desk;
  const man = men[meeting.man];
  if (!man) return;
  const others = men.filter((_, n) => n !== meeting.man);
  const r = equipment.man.diameter / 2;
  const next = firstMeeting(equipment, man, meeting.sends, r, others);
  // A graze sends the man nowhere far: show less of the way the thinner the contact.
  const length = Math.min(next.distance, 0.08 + 0.9 * meeting.fullness * meeting.fullness);
  if (length > r) dashed(desk, step(man, meeting.sends, r), step(man, meeting.sends, length), theme.aim.man);
}

function step(from: Point, way: Point, distance: number): Point {
  return { x: from.x + way.x * distance, y: from.y + way.y * distance };
}

function dashed({ pen, painter, theme }: AimCanvas, from: Point, to: Point, colour: string): void {
  const r = painter.radius('striker');
  pen.setLineDash([r * 0.42, r * 0.32]);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(painter.x(from), painter.y(from));
  pen.lineTo(painter.x(to), painter.y(to));
  pen.lineWidth = Math.max(3.5, r * 0.24);
  pen.strokeStyle = faded(colour === theme.aim.line ? theme.aim.under : '#ffffff', 0.6);
  pen.stroke();
  pen.lineWidth = Math.max(1.75, r * 0.12);
  pen.strokeStyle = colour;
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
