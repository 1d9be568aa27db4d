import type { Point } from '@opencarrom/physics';
import type { AimCanvas, AimPicture } from './aim-canvas.js';
import type { DiscPainter } from './disc-painter.js';
import { faded } from './picture.js';

/**
 * Over everything, while a finger draws back: the power as a number ahead of the striker, where the hand is not,
 * upright for whoever sits at that side.
 */
export function drawPower({ pen, painter, theme }: AimCanvas, { aim }: AimPicture): void {
  if (aim.stage !== 'pulling' || aim.cancelling || aim.power <= 0) return;
  const r = painter.radius('striker');
  const text = `${Math.round(aim.power * 100)}%`;
  const size = r * 2;
  const upright = uprightAt(painter, aim.place);
  pen.save();
  pen.font = `700 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = pen.measureText('100%').width + size * 0.7;
  const height = size * 1.4;
  pen.translate(painter.x(aim.place), painter.y(aim.place));
  pen.rotate(upright);
  pen.translate(aside(painter, aim.place, aim.angle) * (width / 2 + r * 1.1), -r * 3.6);
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, height / 2);
  pen.fillStyle = faded('#120c07', 0.88);
  pen.fill();
  pen.lineWidth = Math.max(1.5, r * 0.1);
  pen.strokeStyle = theme.aim.lit;
  pen.stroke();
  pen.fillStyle = '#ffffff';
  pen.fillText(text, 0, size * 0.06);
  pen.restore();
}

/** The turn that stands writing on its feet for the player whose base line this is. */
export function uprightAt(painter: DiscPainter, place: Point): number {
  const isAtEnd = Math.abs(place.y) >= Math.abs(place.x);
  const seat = isAtEnd ? { x: 0, y: Math.sign(place.y) } : { x: Math.sign(place.x), y: 0 };
  const middle = { x: 0, y: 0 };
  return Math.atan2(painter.y(seat) - painter.y(middle), painter.x(seat) - painter.x(middle)) - Math.PI / 2;
}

/** To that hand of the player which the striker is not aimed at, unless the frame is there: 1 right, −1 left. */
function aside(painter: DiscPainter, place: Point, angle: number): 1 | -1 {
  const turn = uprightAt(painter, place);
  const to = { x: place.x + Math.cos(angle), y: place.y + Math.sin(angle) };
  const rightward = (dx: number, dy: number) => dx * Math.cos(turn) + dy * Math.sin(turn);
  const aimed = rightward(painter.x(to) - painter.x(place), painter.y(to) - painter.y(place));
  const middle = { x: 0, y: 0 };
  const stands = rightward(painter.x(place) - painter.x(middle), painter.y(place) - painter.y(middle));
  // Straight ahead there is as much room on both hands: towards the middle of the board.
  if (Math.abs(aimed) < 0.05 * painter.pixels) return stands > 0 ? -1 : 1;
  return aimed > 0 ? -1 : 1;
}
