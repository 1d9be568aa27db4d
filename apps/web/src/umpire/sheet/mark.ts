import { LONGEST_MARK } from '@opencarrom/match';

/** A signature drawn by a finger: strokes of points on a pad of this size. */
export const PAD = { width: 320, height: 120 } as const;

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Points nearer to the last one than this add nothing that can be seen. */
const LEAST_STEP = 2;

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

export const onPad = ({ x, y }: Dot): Dot => ({ x: within(x, PAD.width), y: within(y, PAD.height) });

/** A line drawn on to a point, where it is far enough to be seen. */
export function drawnOn(line: readonly Dot[], dot: Dot): readonly Dot[] {
  const last = line.at(-1);
  const near = last && Math.abs(last.x - dot.x) < LEAST_STEP && Math.abs(last.y - dot.y) < LEAST_STEP;
  return near ? line : [...line, dot];
}

/** The mark as SVG path data, as a record keeps it. A line of one point is a dot. */
export const markOf = (lines: readonly (readonly Dot[])[]): string => lines.map(pathOf).join('');

/** Has a record room for it? */
export const isMarkTooLong = (mark: string): boolean => mark.length > LONGEST_MARK;

function pathOf([first, ...rest]: readonly Dot[]): string {
  if (!first) return '';
  const steps = rest.length > 0 ? rest : [first];
  return `M${first.x} ${first.y}${steps.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}

/** Only what this draws is drawn again: a record from elsewhere may hold anything. */
export const isMark = (mark: string | null): mark is string => mark !== null && /^[ML0-9 .-]+$/.test(mark);
