import type { BoardView } from '@opencarrom/board';
import type { Point } from '@opencarrom/physics';
import type { DrawnIdea } from '../thinking/drawn-idea.js';

type Paint = NonNullable<Parameters<BoardView['setOver']>[0]>;
type Desk = Parameters<Paint>[0];

/** The hint's own colours, the same on every wood: dark, with a bright edge, so that each is seen on either. */
const BAND = 'rgb(31 138 130 / 26%)';
const WAY = '#0f6b64';
export const RING = '#0f8a80';
const EDGE = 'rgb(255 255 255 / 75%)';

/** In metres. */
const WAY_BREADTH = 0.006;
const WAY_GAP = 0.014;
const RING_BREADTH = 0.005;

/** Paints a hint under the discs: which pocket, by which way. Whoever cannot see it is told it in words. */
export const ideaPainter =
  ({ striker, men, pocket, strikerRadius, pocketRadius }: DrawnIdea): Paint =>
  (desk) => {
    const { pen } = desk;
    pen.save();
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    // As broad as the striker, and without an edge to aim along.
    along(desk, striker, BAND, strikerRadius * 1.6);
    pen.setLineDash([0.01, WAY_GAP * desk.painter.pixels]);
    for (const way of men) along(desk, way, WAY, WAY_BREADTH);
    pen.setLineDash([]);
    if (pocket) ring(desk, pocket, pocketRadius);
    pen.restore();
  };

function along({ pen, painter }: Desk, way: readonly Point[], colour: string, breadth: number): void {
  pen.beginPath();
  for (const at of way) pen.lineTo(painter.x(at), painter.y(at));
  pen.lineWidth = breadth * painter.pixels;
  pen.strokeStyle = colour;
  pen.stroke();
}

function ring({ pen, painter }: Desk, at: Point, radius: number): void {
  pen.beginPath();
  pen.arc(painter.x(at), painter.y(at), radius * painter.pixels, 0, 2 * Math.PI);
  for (const [colour, breadth] of [
    [EDGE, 2 * RING_BREADTH],
    [RING, RING_BREADTH],
  ] as const) {
    pen.lineWidth = breadth * painter.pixels;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}
