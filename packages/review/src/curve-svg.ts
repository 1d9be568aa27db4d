import type { Review, ReviewedStroke, StrokeMark } from './reviewed.js';

/** What is written on a curve: its title, and what each mark is called. */
export interface CurveWords {
  readonly title: string;
  readonly marks: Readonly<Record<StrokeMark, string>>;
}

const WIDTH = 960;
const HEIGHT = 320;
const FRAME = { left: 48, right: 16, top: 48, bottom: 56 };
const LINES = [0, 25, 50, 75, 100];
const COLOURS: Readonly<Record<StrokeMark, string>> = {
  brilliant: '#6fd0d8',
  good: '#8fb98a',
  missed: '#e0ad45',
  error: '#d3414b',
};
/** Good strokes are many: only the others are shown. */
const SHOWN: readonly StrokeMark[] = ['brilliant', 'missed', 'error'];

/** A place on the curve: before a board's first stroke, or after one. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly stroke: ReviewedStroke | null;
}

/** A's chance to win the board over a record, as a drawing: a part for each board. */
export function curveSvg({ strokes }: Pick<Review, 'strokes'>, { title, marks }: CurveWords): string {
  const boards = [...new Set(strokes.map(({ board }) => board))].map((board) =>
    strokes.filter((stroke) => stroke.board === board),
  );
  const steps = strokes.length + boards.length - 1;
  const wide = WIDTH - FRAME.left - FRAME.right;
  let at = 0;
  const parts = boards.map((board): readonly Place[] => {
    const place = (chance: number, stroke: ReviewedStroke | null): Place => {
      const x = FRAME.left + (wide * at++) / Math.max(1, steps);
      return { x, y: heightOf(chance), stroke };
    };
    return [place(board[0]?.before ?? 0, null), ...board.map((stroke) => place(stroke.after, stroke))];
  });
  const drawn = [
    ...LINES.map(gridLine),
    ...parts.flatMap((part) => [areaOf(part), lineOf(part)]),
    ...parts.slice(1).map(([first]) => divider(first?.x ?? 0, wide / Math.max(1, steps))),
    ...parts.flat().flatMap(({ x, y, stroke }) => (stroke ? dotOf(x, y, stroke, marks) : [])),
    ...SHOWN.map((mark, index) => legendOf(mark, marks[mark], index)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="14">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#1d1714"/>`,
    `<text x="${FRAME.left}" y="28" fill="#f2e8d8" font-size="16">${escaped(title)}</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

const heightOf = (chance: number): number => FRAME.top + (1 - chance) * (HEIGHT - FRAME.top - FRAME.bottom);

const tenths = (length: number): string => String(Math.floor(length * 10 + 0.5) / 10);

function gridLine(percent: number): string {
  const y = tenths(heightOf(percent / 100));
  const label = `<text x="${FRAME.left - 8}" y="${y}" dy="5" text-anchor="end" fill="#b3a691" font-size="12">${percent}</text>`;
  return `${percent % 50 === 0 ? label : ''}<path d="M${FRAME.left} ${y}H${WIDTH - FRAME.right}" stroke="#4a3f37" stroke-dasharray="${percent === 50 ? 'none' : '2 6'}"/>`;
}

const pathOf = (part: readonly Place[]): string =>
  part.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`).join('');

const lineOf = (part: readonly Place[]): string =>
  `<path d="${pathOf(part)}" fill="none" stroke="#f2e8d8" stroke-width="2" stroke-linejoin="round"/>`;

function areaOf(part: readonly Place[]): string {
  const middle = tenths(heightOf(0.5));
  const [first, last] = [part[0]?.x ?? 0, part.at(-1)?.x ?? 0];
  return `<path d="${pathOf(part)}L${tenths(last)} ${middle}L${tenths(first)} ${middle}Z" fill="#f2e8d8" fill-opacity="0.16"/>`;
}

const divider = (x: number, step: number): string =>
  `<path d="M${tenths(x - step / 2)} ${FRAME.top}V${HEIGHT - FRAME.bottom}" stroke="#7a6a5a"/>`;

function dotOf(
  x: number,
  y: number,
  { mark, number }: ReviewedStroke,
  marks: CurveWords['marks'],
): readonly string[] {
  if (!mark || !SHOWN.includes(mark)) return [];
  const title = `<title>${number}: ${escaped(marks[mark])}</title>`;
  return [`<circle cx="${tenths(x)}" cy="${tenths(y)}" r="5" fill="${COLOURS[mark]}">${title}</circle>`];
}

function legendOf(mark: StrokeMark, name: string, index: number): string {
  const x = FRAME.left + 6 + index * 170;
  const y = HEIGHT - 22;
  return `<circle cx="${x}" cy="${y}" r="5" fill="${COLOURS[mark]}"/><text x="${x + 12}" y="${y}" dy="5" fill="#d8cbb8">${escaped(name)}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
