import { sizesIn } from './fit.js';
import { html, Markup } from './html.js';

export const PAPER_SIZES = ['a4', 'a3'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Pages with all they need besides fonts. */
export interface PrintedDocument {
  /** The code of the language it is in. */
  readonly language: string;
  readonly title: string;
  readonly paper: PaperSize;
  readonly landscape: boolean;
  readonly pages: number;
  /** A style sheet, and what lies in the body: no style anywhere else, and nothing that is fetched. */
  readonly style: string;
  readonly body: string;
}

/** Millimetres of a page held upright. */
const SIZES: Readonly<Record<PaperSize, readonly [number, number]>> = { a4: [210, 297], a3: [297, 420] };

export interface PageLayout {
  readonly paper: PaperSize;
  readonly landscape?: boolean;
  /** So many of these pages' size go on one sheet, to be cut apart. */
  readonly aSheet?: 1 | 2 | 4;
}

/** A rem on a page of this size: all is measured in it, so that a bigger page has the same sheet, bigger. */
const REM_OF_A4 = 4;
const A_STEP = Math.sqrt(2);

/** A document of pages, each the content of one page of the paper. */
export function documentOf(
  sheets: readonly Markup[],
  { paper, landscape = false, aSheet = 1 }: PageLayout,
  { language, title, style }: Pick<PrintedDocument, 'language' | 'title' | 'style'>,
): PrintedDocument {
  const [short, long] = SIZES[paper];
  const [width, height] = landscape ? [long, short] : [short, long];
  const rem =
    REM_OF_A4 * (paper === 'a3' ? A_STEP : 1) * (aSheet === 1 ? 1 : aSheet === 2 ? 1 / A_STEP : 1 / 2);
  const body = html`<main>${sheets.map((sheet) => html`<section class="sheet">${sheet}</section>\n`)}</main>`
    .text;
  const page = `
@page { size: ${width}mm ${height}mm; margin: 0; }
html { font-size: ${rem.toFixed(3)}mm; }
.sheet { inline-size: ${width}mm; block-size: ${height}mm; }
${sizesIn(body)}
`;
  return {
    ...{ language, title, paper, landscape, body },
    pages: sheets.length,
    style: BASE + page + style,
  };
}

/** A file that needs nothing besides itself: no script, no picture, no network. */
export function fileText({ language, title, style, body }: PrintedDocument): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
${new Markup(body)}
</body>
</html>
`.text;
}

/** Black on white; the fonts of whatever system prints it, those with Hindi letters among them. */
const BASE = `
:root {
  --sans: "Noto Sans", "Noto Sans Devanagari", "Segoe UI", "Nirmala UI", "Helvetica Neue", "Kohinoor Devanagari", Arial, sans-serif;
  --serif: "Noto Serif", "Noto Serif Devanagari", Georgia, "Nirmala UI", "Kohinoor Devanagari", "Times New Roman", serif;
  --line: 0.0875rem solid #000;
  --fine: 0.05rem solid #555;
  --thick: 0.1375rem solid #000;
}
*, *::before, *::after { box-sizing: border-box; }
html { font-family: var(--sans); color: #000; background: #fff; line-height: 1.3; }
body, h1, h2, p, dl, dd, ol, table { margin: 0; padding: 0; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; font-weight: inherit; padding: 0; }
h1, h2 { font-family: var(--serif); line-height: 1.2; }
svg { display: block; }
.number { font-variant-numeric: tabular-nums; text-align: end; }
.line { white-space: nowrap; }
.lines { overflow-wrap: anywhere; line-height: 1.12; }
.sheet { position: relative; overflow: hidden; break-after: page; background: #fff; }
.sheet:last-child { break-after: auto; }
@media screen {
  html { background: #ddd; }
  .sheet { margin: 6mm auto; box-shadow: 0 1mm 4mm #0004; }
}
@media print {
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
