import type { Edge } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import type { DiscPainter } from './disc-painter.js';
import { faded, type Pen } from './picture.js';

/** The least of the frame that is lit, in metres: as much as a thin frame has. */
const LEAST = 0.0165;

/**
 * The side of the player whose turn it is: the frame at it is lit as by a lamp of his own, and the light falls
 * some way into the board. Drawn once for a turn, so that it may be rich.
 */
export function drawLitSide(
  pen: Pen,
  painter: DiscPainter,
  theme: Theme,
  { half, breadth }: { readonly half: number; readonly breadth: number },
  side: Edge,
): void {
  const out = { S: [0, -1], N: [0, 1], E: [1, 0], W: [-1, 0] }[side] as [number, number];
  const foot = { x: out[0] * half, y: out[1] * half };
  const beyond = { x: 2 * foot.x, y: 2 * foot.y };
  pen.save();
  pen.translate(painter.x(foot), painter.y(foot));
  pen.rotate(
    Math.atan2(painter.y(beyond) - painter.y(foot), painter.x(beyond) - painter.x(foot)) - Math.PI / 2,
  );
  pen.scale(painter.pixels, painter.pixels);
  lightSurface(pen, theme, half);
  lightRail(pen, theme, half, Math.min(breadth, LEAST));
  pen.restore();
}

function lightSurface(pen: Pen, theme: Theme, half: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(-half, -half, 2 * half, half);
  pen.clip();
  pen.scale(1, 0.26);
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, half);
  glow.addColorStop(0, faded(theme.aim.lit, 0.55));
  glow.addColorStop(0.5, faded(theme.aim.lit, 0.26));
  glow.addColorStop(1, faded(theme.aim.lit, 0));
  pen.fillStyle = glow;
  pen.fillRect(-half, -half, 2 * half, half);
  pen.restore();
}

/** Brightest along the foot of the rail, and still seen at its outer edge. */
function lightRail(pen: Pen, theme: Theme, half: number, breadth: number): void {
  const { lit } = theme.aim;
  const foot = 0.004;
  const across = pen.createLinearGradient(0, 0, 0, breadth);
  across.addColorStop(0, lit);
  across.addColorStop(foot / breadth, lit);
  across.addColorStop(Math.min(1, (foot + 0.002) / breadth), faded(lit, 0.62));
  across.addColorStop(1, faded(lit, 0.34));
  pen.fillStyle = across;
  pen.beginPath();
  // Its ends are cut along the mitres, where the neighbours' rails begin.
  const end = half - 0.018;
  pen.moveTo(-end, 0);
  pen.lineTo(end, 0);
  pen.lineTo(end + breadth, breadth);
  pen.lineTo(-end - breadth, breadth);
  pen.fill();
}
