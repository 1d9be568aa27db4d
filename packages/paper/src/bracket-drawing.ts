import type { DrawnMatch } from '@opencarrom/tournament';
import type { SeenSide } from '@opencarrom/tournament/seen';
import { type BracketBranch, type BracketNode, depthOf, isNode, leavesIn } from './bracket-tree.js';
import { sizeFor } from './fit.js';
import { html, type Markup } from './html.js';
import { type Printing, paperName } from './printing.js';
import { scoreOf } from './scores.js';

/** What a page of a bracket is drawn of. */
export interface BracketPage {
  readonly printing: Printing;
  readonly trees: readonly BracketNode[];
  /** Small matches beside the tree. */
  readonly beside: readonly BracketNode[];
  readonly matches: ReadonlyMap<number, DrawnMatch>;
  readonly seeds: ReadonlyMap<number, number>;
  readonly titles: readonly string[];
  /** What stands below the line of who comes out of a tree. */
  readonly ends: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** What all of a page is drawn with. */
interface Pen extends BracketPage {
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly drawn: Markup[];
}

const MOST_ROW = 4.4;
const TITLES = 1.5;
const GAP = 0.8;
/** What a score takes, in its own ems. */
const SCORE = 2.1;

export function drawBracket(page: BracketPage): Markup {
  const { trees, width, height, titles, beside } = page;
  const columns = Math.max(1, ...trees.map(depthOf));
  const lines = trees.reduce((sum, tree) => sum + leavesIn(tree), 0);
  const isSmall = lines < 8 && beside.length > 0;
  const free = height - TITLES - (trees.length - 1) * GAP - (isSmall ? 8 : 0);
  const pen: Pen = {
    ...page,
    columns,
    column: width / (columns + 1),
    row: Math.min(MOST_ROW, free / Math.max(1, lines)),
    drawn: [],
  };
  titles.forEach((title, index) => {
    pen.drawn.push(
      html`<text x="${at((index + 0.5) * pen.column)}" y="0.9" font-size="0.8" text-anchor="middle" class="title">${title}</text>`,
    );
  });
  let top = TITLES;
  trees.forEach((tree, index) => {
    drawTree(pen, tree, top, columns, page.ends[index] ?? '');
    top += leavesIn(tree) * pen.row + GAP;
  });
  const foot = isSmall ? top + 1.5 : TITLES + (top - TITLES) * 0.87;
  drawBeside(pen, foot);
  return html`<svg class="bracket" viewBox="0 0 ${at(width)} ${at(height)}" role="img" aria-label="${page.printing.words.sheets.bracket}">${pen.drawn}</svg>`;
}

const at = (value: number): string => String(Math.floor(value * 1000 + 0.5) / 1000);

/** A second final comes above, where the winners' bracket has left room; a match for the third place below. */
function drawBeside(pen: Pen, foot: number): void {
  const { words } = pen.printing;
  for (const node of pen.beside) {
    const isSecond = node.slot.ifSecondWon !== undefined;
    const top = isSecond ? TITLES + 0.3 : foot;
    drawTree({ ...pen, row: 2.2 }, node, top, pen.columns, isSecond ? words.secondFinal : words.thirdPlace);
  }
}

/** A tree whose last match stands in a column, and the line of who comes out of it. */
function drawTree(pen: Pen, tree: BracketNode, top: number, column: number, end: string): void {
  let line = 0;
  const nextLine = (): number => top + (line++ + 0.5) * pen.row + pen.row * 0.22;
  const y = drawNode(pen, tree, column, nextLine);
  const [from, to] = [column * pen.column, (column + 1) * pen.column];
  rule(pen, from, y, to);
  const { winner } = tree.slot;
  const room = { width: pen.column - 0.5, height: Math.min(MOST_ROW, leavesIn(tree) * pen.row) };
  if (winner !== undefined) write(pen, { entrant: winner }, from, y, true, room);
  caption(pen, end === '' ? tree.slot.name : end, from, y, 0.7);
}

/** Draws what leads to a slot and the line that joins its sides; answers where its winner goes on. */
function drawNode(pen: Pen, node: BracketNode, column: number, nextLine: () => number): number {
  const { slot, branches } = node;
  const match = slot.match === undefined ? undefined : pen.matches.get(slot.match);
  const score = match && scoreOf(match);
  const x = (column - 1) * pen.column;
  const ys = branches.map((branch, index): number => {
    const side = slot.sides[index as 0 | 1];
    const before = columnOf(branch, column);
    const y = isNode(branch) ? drawNode(pen, branch, before, nextLine) : nextLine();
    rule(pen, isNode(branch) ? before * pen.column : x, y, x + pen.column);
    const won = slot.winner !== undefined && slot.winner === side.entrant && match !== undefined;
    // Farther on there is more room between the lines.
    const apart = Math.min(MOST_ROW, leavesIn(branch) * pen.row);
    const height = isNode(branch) ? apart - captionSize(apart) : apart;
    const figure = Math.min(0.9, height * 0.72);
    const width = pen.column - 0.5 - (score ? figure * SCORE : 0);
    write(pen, side, x, y, won, { width, height }, isNode(branch) ? undefined : branch.page);
    if (score)
      pen.drawn.push(
        html`<text x="${at(x + pen.column - 0.25)}" y="${at(y - 0.2)}" font-size="${at(figure)}" text-anchor="end" class="score${won ? ' won' : ''}">${score[index as 0 | 1]}</text>`,
      );
    if (isNode(branch)) caption(pen, branch.slot.name, before * pen.column, y, captionSize(apart));
    return y;
  });
  const [one = 0, other = 0] = ys;
  pen.drawn.push(html`<path d="M${at(x + pen.column)} ${at(one)}V${at(other)}"/>`);
  return (one + other) / 2;
}

/** A tree ends where its page ends, and begins as late as it can: a slot stands one column before the one it leads to. */
const columnOf = (branch: BracketBranch, after: number): number =>
  isNode(branch) ? Math.min(after - 1, depthOf(branch)) : after - 1;

const rule = (pen: Pen, from: number, y: number, to: number): void => {
  pen.drawn.push(html`<path d="M${at(from)} ${at(y)}H${at(to)}"/>`);
};

/** How big what a match is called may be where lines are so far apart. */
const captionSize = (apart: number): number => Math.min(0.6, apart * 0.3);

/** What a match is called, small below the line that comes out of it. */
function caption(pen: Pen, text: string, x: number, y: number, most: number): void {
  const size = sizeFor(text, pen.column - 0.5, most);
  pen.drawn.push(
    html`<text x="${at(x + 0.3)}" y="${at(y + size * 0.95 + 0.04)}" font-size="${at(size)}" class="caption">${text}</text>`,
  );
}

/** Who is on a line, or from where somebody comes; a pair on two lines where there is room for them. */
function write(
  pen: Pen,
  side: SeenSide,
  x: number,
  y: number,
  won: boolean,
  room: { readonly width: number; readonly height: number },
  page?: number,
): void {
  const { printing, seeds } = pen;
  const { entrant } = side;
  const left = at(x + 0.25);
  if (typeof entrant !== 'number') {
    const text = entrant === null ? printing.words.bye : sourceOf(pen, side, page);
    const size = sizeFor(text, room.width, Math.min(0.75, room.height * 0.7));
    pen.drawn.push(
      html`<text x="${left}" y="${at(y - 0.2)}" font-size="${at(size)}" class="source">${text}</text>`,
    );
    return;
  }
  const seed = seeds.get(entrant);
  const whole = paperName(printing, entrant);
  const { lines, size } = wrapped(
    seed === undefined ? whole : `${seed} ${whole}`,
    room.width,
    room.height * 0.8,
  );
  lines.forEach((line, index) => {
    const up = (lines.length - 1 - index) * size * LINE;
    pen.drawn.push(
      html`<text x="${left}" y="${at(y - 0.22 - up)}" font-size="${at(size)}" class="${won ? 'won' : 'in'}">${line}</text>`,
    );
  });
}

const LINE = 1.12;
const MOST_SIZE = 1.1;
const ENOUGH = 0.85;

/** A name on as few lines as it can be read on: a long one, or a pair's, on several where there is room for them. */
function wrapped(
  text: string,
  room: number,
  height: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = text.split(' ');
  const tries = Array.from({ length: Math.min(3, words.length) }, (_, index) => {
    const lines = broken(words, index + 1);
    const widest = Math.min(...lines.map((line) => sizeFor(line, room, MOST_SIZE)));
    return { lines, size: Math.min(widest, height / (lines.length * LINE)) };
  });
  const good = tries.find(({ size }) => size >= Math.min(ENOUGH, height / LINE));
  return good ?? tries.reduce((best, each) => (each.size > best.size * 1.05 ? each : best));
}

/** Words on so many lines, each about as long as the others. */
function broken(words: readonly string[], count: number): readonly string[] {
  const aLine = words.join(' ').length / count;
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const isFull = line === undefined || (lines.length < count && line.length + word.length / 2 > aLine);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function sourceOf(
  { printing: { words } }: Pen,
  { winnerOf, loserOf }: SeenSide,
  page: number | undefined,
): string {
  // What leads to it on this page is seen; on another it is told.
  if (loserOf !== undefined) return words.loserOf(loserOf);
  if (page === undefined || winnerOf === undefined) return '';
  return `${words.winnerOf(winnerOf)}, ${words.onPage(page)}`;
}
