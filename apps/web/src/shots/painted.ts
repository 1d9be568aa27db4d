import type { BoardView } from '@opencarrom/board';
import type { Point } from '@opencarrom/physics';

/** What a board lets one paint on it, under the discs. */
export type Paint = NonNullable<Parameters<BoardView['setOver']>[0]>;
type Desk = Parameters<Paint>[0];

const BRASS = '#e9b650';
const SHADE = 'rgba(58, 30, 4, 0.55)';

/** Rings of brass around what the task is about. */
export const ringPainter =
  (men: readonly Point[], pockets: readonly Point[]): Paint =>
  (desk) => {
    const { painter, equipment } = desk;
    const man = painter.radius('white');
    const mouth = (equipment.pocket / 2) * painter.pixels;
    for (const at of pockets) ring(desk, at, mouth + man * 0.1, man * 0.26);
    for (const at of men) ring(desk, at, man * 1.42, man * 0.17);
  };

function ring({ pen, painter }: Desk, at: Point, r: number, width: number): void {
  const [x, y] = [painter.x(at), painter.y(at)];
  for (const [colour, breadth] of [
    [SHADE, width * 1.7],
    [BRASS, width],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1.5, breadth);
    pen.stroke();
  }
}

/** How the ways of a shot are told apart: by colour and by dash, in radii of a man. */
export const WAY_LOOKS = [
  { colour: '#0c8078', dash: [] },
  { colour: '#a35f00', dash: [0.9, 0.6] },
  { colour: '#7d3b96', dash: [0.02, 0.55] },
  { colour: '#a81d2a', dash: [1.2, 0.45, 0.02, 0.45] },
] as const;

export interface DrawnWay {
  readonly striker: readonly Point[];
  readonly men: readonly (readonly Point[])[];
  /** Which of the looks. */
  readonly look: number;
}

/** The ways, the last of them on top: the striker's in white, the men's in their own look. */
export const wayPainter =
  (ways: readonly DrawnWay[]): Paint =>
  (desk) => {
    for (const { striker, men, look } of ways) {
      const { colour, dash } = WAY_LOOKS[look % WAY_LOOKS.length] ?? WAY_LOOKS[0];
      const r = desk.painter.radius('white');
      line(desk, striker, 'rgba(255, 255, 255, 0.9)', [r * 0.5, r * 0.5], r * 0.16);
      for (const way of men)
        line(
          desk,
          way,
          colour,
          dash.map((part) => part * r),
          r * (look === 0 ? 0.34 : 0.26),
        );
    }
  };

function line(
  { pen, painter }: Desk,
  way: readonly Point[],
  colour: string,
  dash: readonly number[],
  width: number,
): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const at of way) pen.lineTo(painter.x(at), painter.y(at));
  const isWhite = colour.startsWith('rgba(255');
  for (const [stroke, breadth, parts] of [
    [isWhite ? 'rgba(40, 20, 4, 0.5)' : 'rgba(255, 252, 244, 0.8)', width * 1.8, isWhite ? dash : []],
    [colour, width, dash],
  ] as const) {
    pen.setLineDash([...parts]);
    pen.strokeStyle = stroke;
    pen.lineWidth = Math.max(1.5, breadth);
    pen.stroke();
  }
  pen.restore();
}

/** A striker where it stood, as a ghost. */
export const strikerPainter =
  (at: Point): Paint =>
  ({ pen, painter }) => {
    pen.save();
    pen.globalAlpha = 0.5;
    const r = painter.radius('striker');
    pen.beginPath();
    pen.arc(painter.x(at), painter.y(at), r, 0, 2 * Math.PI);
    pen.fillStyle = '#dfe9e5';
    pen.fill();
    pen.lineWidth = Math.max(1, r * 0.1);
    pen.strokeStyle = '#6d5a3f';
    pen.stroke();
    pen.restore();
  };

export const all =
  (...paints: readonly (Paint | null)[]): Paint =>
  (desk) => {
    for (const paint of paints) paint?.(desk);
  };
