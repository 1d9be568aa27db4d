/** The chance to win before and after a stroke, from 0 to 1; null: it is not known yet. */
export type Chance = { readonly before: number; readonly after: number } | null;

export interface CurveSize {
  readonly width: number;
  readonly height: number;
  /** Room at the sides, in pixels: at its beginning stand the figures, where there is room for them. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The chance to win over a board, as lines to draw. */
export interface Curve {
  /** As far as it is known; where it is not yet, it breaks. */
  readonly line: string;
  /** Between the line and even chances. */
  readonly area: string;
  /** After so many strokes, in pixels. */
  readonly x: (strokes: number) => number;
  readonly y: (chance: number) => number;
}

export function curveOf(chances: readonly Chance[], size: CurveSize): Curve {
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  const x = (strokes: number): number =>
    round(size.left + (strokes / Math.max(1, chances.length)) * inner.width);
  const y = (chance: number): number => round(size.top + (1 - chance) * inner.height);
  const runs = runsOf(chances);
  const point = ({ strokes, chance }: Point): string => `${x(strokes)} ${y(chance)}`;
  return {
    line: runs.map((run) => `M${run.map(point).join('L')}`).join(''),
    area: runs
      .map((run) => `M${x(first(run))} ${y(0.5)}L${run.map(point).join('L')}L${x(last(run))} ${y(0.5)}Z`)
      .join(''),
    x,
    y,
  };
}

interface Point {
  readonly strokes: number;
  readonly chance: number;
}

/** What is known, in pieces that hang together. */
function runsOf(chances: readonly Chance[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let run: Point[] | null = null;
  for (const [index, chance] of chances.entries()) {
    if (!chance) {
      run = null;
      continue;
    }
    if (!run) {
      run = [{ strokes: index, chance: chance.before }];
      runs.push(run);
    }
    run.push({ strokes: index + 1, chance: chance.after });
  }
  return runs;
}

const first = (run: readonly Point[]): number => run[0]?.strokes ?? 0;
const last = (run: readonly Point[]): number => run.at(-1)?.strokes ?? 0;

/** The stroke that a place on the curve is about, counted from 1. */
export function strokeAt(x: number, strokes: number, { width, left, right }: CurveSize): number {
  const share = (x - left) / Math.max(1, width - left - right);
  return Math.min(strokes, Math.max(1, Math.round(share * strokes)));
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
