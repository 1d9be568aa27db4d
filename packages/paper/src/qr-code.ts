import { encode } from 'uqr';
import { html, type Markup } from './html.js';

/** A long text has many squares: they are to stay big enough for a phone. */
const LONG = 120;

/** A text as a code that any telephone reads. */
export function qrCode(text: string, label: string): Markup {
  const { data, size } = encode(text, { ecc: text.length > LONG ? 'L' : 'M', border: 0 });
  // A run of dark squares is one bar: a page of codes stays small.
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`];
    }),
  );
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path d="${bars.join('')}"/></svg>`;
}
