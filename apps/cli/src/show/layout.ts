import { styleText } from 'node:util';

/** What the answer is written on. */
export interface Page {
  readonly columns: number;
  readonly styled: boolean;
}

const MARGIN = '  ';

/** Marks that stand over or under a letter and take no place of their own. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** How many letters of a line it takes. */
const widthOf = (text: string): number => [...text.replace(NO_WIDTH, '')].length;

/** As a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Align = 'left' | 'right';

const pad = (text: string, width: number, align: Align): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + space : space + text;
};

/** Lines no longer than the page, each after the same indent. */
export function wrap(text: string, page: Page, indent = ''): readonly string[] {
  const room = page.columns - indent.length - MARGIN.length;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each);
}

/** Text beside a label; what does not fit goes on below it. */
export function labelled(label: string, text: string, labelWidth: number, page: Page): readonly string[] {
  const [first = '', ...rest] = wrap(text, page, ' '.repeat(labelWidth));
  return [pad(label, labelWidth, 'left') + first.slice(labelWidth), ...rest];
}

export type Labelled = readonly [label: string, text: string];

/** Labels with their texts, the texts aligned. */
export function labels(rows: readonly Labelled[], page: Page): readonly string[] {
  const width = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  return rows.flatMap(([label, text]) => labelled(label, text, width, page));
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[], aligns: readonly Align[]): readonly string[] {
  const widths = aligns.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) =>
    aligns
      .map((align, column) => pad(row[column] ?? '', widths[column] ?? 0, align))
      .join('  ')
      .trimEnd(),
  );
}

export const strong = (text: string, { styled }: Page): string => (styled ? styleText('bold', text) : text);

/** A table whose last column is a text: what does not fit goes on below it. */
export function tableWithText(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  texts: readonly string[],
  page: Page,
): readonly string[] {
  const lines = table(rows, aligns);
  const width = Math.max(...lines.map(widthOf)) + 2;
  // Where hardly any room is left beside it, the text has a line of its own.
  const isNarrow = page.columns - width < LEAST_TEXT;
  return lines.flatMap((line, index) => {
    const text = texts[index] ?? '';
    if (isNarrow) return text === '' ? [line] : [line, ...wrap(text, page, ' '.repeat(LEAST_INDENT))];
    return labelled(line, text, width, page).map((each) => each.trimEnd());
  });
}

const LEAST_TEXT = 24;
const LEAST_INDENT = 7;

/** What waits for somebody. */
export const brass = (text: string, { styled }: Page): string =>
  styled ? styleText(['bold', 'yellow'], text) : text;

/** What is done, or says little. */
export const dim = (text: string, { styled }: Page): string => (styled ? styleText('dim', text) : text);

/** Blocks of lines with an empty line between them, in from the edge of the screen. */
export function page(blocks: readonly (readonly string[])[]): string {
  const lines = blocks.filter((block) => block.length > 0).flatMap((block) => ['', ...block]);
  return `${lines.map((line) => (line === '' ? '' : MARGIN + line)).join('\n')}\n`;
}
