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
