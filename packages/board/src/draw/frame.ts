import type { Theme } from '../themes.js';
import { faded, type Pen } from './picture.js';
import { paintPlank } from './wood.js';

export interface FrameShape {
  /** Half the playing surface, the breadth of the frame that is shown, and the corner of the surface. */
  readonly half: number;
  readonly breadth: number;
  readonly corner: number;
}

/** The light comes from the upper left: how much of it the four rails catch, top, right, bottom, left. */
const CAUGHT = [0.9, -0.35, -0.75, 0.45];

/** Thinner frames have no room for an inlay. */
const INLAID = 0.04;

/** Four rails with mitred joints, each with its grain along its length; `turn` turns the wood, not the light. */
export function paintFrame(pen: Pen, theme: Theme, shape: FrameShape, quarters: number): void {
  const outer = shape.half + shape.breadth;
  pen.save();
  outline(pen, shape);
  pen.clip();
  for (let rail = 0; rail < 4; rail++) {
    pen.save();
    pen.rotate((rail * Math.PI) / 2);
    railShape(pen, shape);
    pen.clip();
    // Opposite rails are sawn from one plank.
    const wood = (rail + 4 - quarters) % 2;
    paintPlank(pen, theme.frame, -outer, -outer, 2 * outer, shape.breadth + shape.corner, 40 + 7 * wood);
    shadeRail(pen, theme, shape, CAUGHT[rail] ?? 0);
    pen.restore();
  }
  paintInlay(pen, theme, shape);
  paintMitres(pen, theme, shape);
  paintLamp(pen, shape);
  pen.restore();
  paintOuterEdge(pen, theme, shape);
}

function outline(pen: Pen, { half, breadth }: FrameShape): void {
  const outer = half + breadth;
  pen.beginPath();
  pen.roundRect(-outer, -outer, 2 * outer, 2 * outer, outerCorner(breadth));
}

function outerCorner(breadth: number): number {
  return 0.012 + breadth * 0.42;
}

function railShape(pen: Pen, { half, breadth, corner }: FrameShape): void {
  const outer = half + breadth;
  const inner = half - corner;
  pen.beginPath();
  pen.moveTo(-outer, -outer);
  pen.lineTo(outer, -outer);
  pen.lineTo(inner, -inner);
  pen.lineTo(-inner, -inner);
  pen.closePath();
}

/** The moulding across a rail: a rounded outer edge, a broad flat, a bead, and the fall to the surface. */
function shadeRail(pen: Pen, theme: Theme, { half, breadth }: FrameShape, caught: number): void {
  const outer = half + breadth;
  const across = pen.createLinearGradient(0, -outer, 0, -half);
  const lit = (share: number, amount: number) => {
    const tone = amount * 0.5;
    across.addColorStop(
      share,
      tone > 0 ? `rgba(255, 224, 178, ${tone * 0.62})` : `rgba(12, 4, 0, ${-tone * 0.95})`,
    );
  };
  lit(0, -0.5 + caught * 0.4);
  lit(0.05, 0.1 + caught * 0.55);
  lit(0.14, caught * 0.42);
  lit(0.2, caught * 0.16);
  lit(0.5, caught * 0.1);
  lit(0.76, caught * 0.16 - 0.06);
  lit(0.83, caught * 0.16 - 0.42);
  lit(0.87, 0.16 - caught * 0.1);
  lit(0.93, 0.22 - caught * 0.35);
  lit(1, -0.75);
  pen.fillStyle = across;
  pen.fillRect(-outer, -outer, 2 * outer, breadth + 0.03);
  const along = pen.createLinearGradient(-outer, 0, outer, 0);
  along.addColorStop(0, faded(theme.frame.dark, 0.1));
  along.addColorStop(0.35, faded(theme.frame.light, 0.16));
  along.addColorStop(1, faded(theme.frame.dark, 0.24));
  pen.fillStyle = along;
  pen.fillRect(-outer, -outer, 2 * outer, breadth + 0.03);
}

/** A fine line of brass let into the rails. */
function paintInlay(pen: Pen, theme: Theme, { half, breadth }: FrameShape): void {
  if (breadth < INLAID) return;
  const at = half + breadth * 0.3;
  for (const [offset, colour, width] of [
    [0.0006, 'rgba(0, 0, 0, 0.4)', 0.0016],
    [0, faded(theme.pocket.lip, 0.62), 0.0011],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.strokeRect(-at + offset, -at + offset, 2 * at, 2 * at);
  }
}

/** The lamp reaches the frame's near corner less than its far one. */
function paintLamp(pen: Pen, { half, breadth }: FrameShape): void {
  const outer = half + breadth;
  const lamp = pen.createLinearGradient(-outer, -outer, outer, outer);
  lamp.addColorStop(0, 'rgba(255, 214, 160, 0.15)');
  lamp.addColorStop(0.42, 'rgba(255, 214, 160, 0)');
  lamp.addColorStop(0.6, 'rgba(10, 3, 0, 0.06)');
  lamp.addColorStop(1, 'rgba(10, 3, 0, 0.4)');
  pen.fillStyle = lamp;
  pen.fillRect(-outer, -outer, 2 * outer, 2 * outer);
}

function paintMitres(pen: Pen, theme: Theme, { half, breadth, corner }: FrameShape): void {
  const outer = half + breadth;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const inner = half - corner * 0.3;
      for (const [offset, colour] of [
        [0, faded(theme.frame.dark, 0.85)],
        [0.0009, 'rgba(255, 220, 170, 0.13)'],
      ] as const) {
        pen.beginPath();
        pen.moveTo(sx * inner + offset, sy * inner);
        pen.lineTo(sx * outer + offset, sy * outer);
        pen.strokeStyle = colour;
        pen.lineWidth = 0.0009;
        pen.stroke();
      }
    }
  }
}

function paintOuterEdge(pen: Pen, theme: Theme, shape: FrameShape): void {
  const outer = shape.half + shape.breadth;
  const edge = pen.createLinearGradient(-outer, -outer, outer, outer);
  edge.addColorStop(0, 'rgba(255, 222, 175, 0.42)');
  edge.addColorStop(0.5, 'rgba(255, 222, 175, 0.1)');
  edge.addColorStop(1, faded(theme.frame.dark, 0.6));
  pen.beginPath();
  const inset = 0.0007;
  pen.roundRect(
    -outer + inset,
    -outer + inset,
    2 * (outer - inset),
    2 * (outer - inset),
    outerCorner(shape.breadth),
  );
  pen.strokeStyle = edge;
  pen.lineWidth = 0.0014;
  pen.stroke();
}

/** The shadow the whole board casts on the table it stands on. */
export function paintBoardShadow(pen: Pen, shape: FrameShape, pixels: number): void {
  pen.save();
  pen.shadowColor = 'rgba(0, 0, 0, 0.55)';
  pen.shadowBlur = 0.006 * pixels;
  pen.shadowOffsetY = 0.0015 * pixels;
  outline(pen, shape);
  pen.fillStyle = '#000';
  pen.fill();
  pen.restore();
}
