/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Printable = Markup | string | number | null | readonly Printable[];

/** HTML as it is written, with what is put into it made safe: a name is never anything but a name. */
export function html(written: TemplateStringsArray, ...pieces: readonly Printable[]): Markup {
  return new Markup(
    written.map((part, index) => (index === 0 ? part : textOf(pieces[index - 1] ?? null) + part)).join(''),
  );
}

function textOf(piece: Printable): string {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return String(piece).replaceAll(UNSAFE, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** What HTML would read as its own, and what no printer shows. */
const UNSAFE = /[&<>"'\p{Cc}]/gu;

export interface PrintedPage {
  /** The code of the language it is in. */
  readonly language: string;
  readonly title: string;
  readonly style: string;
  readonly body: Markup;
}

/** A file that needs nothing besides itself: no script, no picture, no network. */
export function pageText({ language, title, style, body }: PrintedPage): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${new Markup(BASE + style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}

/** Black on white, on A4; the fonts of whatever system prints it, those with Hindi letters among them. */
const BASE = `
:root {
  --sans: "Noto Sans", "Noto Sans Devanagari", "Segoe UI", "Nirmala UI", "Helvetica Neue", "Kohinoor Devanagari", Arial, sans-serif;
  --serif: "Noto Serif", "Noto Serif Devanagari", Georgia, "Nirmala UI", "Kohinoor Devanagari", "Times New Roman", serif;
  --line: 0.35mm solid #000;
  --fine: 0.2mm solid #555;
}
*, *::before, *::after { box-sizing: border-box; }
html { font-family: var(--sans); color: #000; background: #fff; line-height: 1.35; }
html:lang(hi) { line-height: 1.5; }
body, h1, h2, p, dl, dd, ol, table { margin: 0; padding: 0; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; font-weight: inherit; padding: 0; }
h1, h2 { font-family: var(--serif); line-height: 1.2; }
.number { font-variant-numeric: tabular-nums; text-align: end; }
@media screen {
  html { background: #ddd; }
  .sheet { background: #fff; margin: 6mm auto; box-shadow: 0 1mm 4mm #0004; }
}
@media print {
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
