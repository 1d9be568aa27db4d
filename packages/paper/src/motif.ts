import { html, type Markup } from './html.js';

/** The middle of a carrom board: the doubled circle, a star of eight, and where the queen lies. */
export function rosette(): Markup {
  const petals = Array.from({ length: 8 }, (_, index) => index * 45);
  return html`<svg class="rosette" viewBox="-50 -50 100 100" aria-hidden="true">
<g fill="none" stroke="#000"><circle r="48.5" stroke-width="1.6"/><circle r="45.5" stroke-width="0.6"/><circle r="13" stroke-width="0.7"/></g>
${petals.map(
  (angle, index) =>
    html`<path transform="rotate(${angle})" d="M0 -44C6 -34 6 -24 0 -14C-6 -24 -6 -34 0 -44Z" fill="${index % 2 === 0 ? '#000' : '#fff'}" stroke="#000" stroke-width="0.8"/>`,
)}
${petals.map((angle) => html`<circle transform="rotate(${angle + 22.5})" cy="-37" r="2.3" fill="#000"/>`)}
<circle r="9" fill="#000"/><circle r="6.4" fill="none" stroke="#fff" stroke-width="0.8"/><circle r="3" fill="#fff"/></svg>`;
}

/** Millimetres of the page that the frame is drawn around. */
const [WIDE, HIGH] = [297, 210];
const EDGE = 9;
const INNER = 15;

/** A page framed as a board is: the frame, a pocket and an arrow in each corner, the base lines along the sides. */
export function boardFrame(): Markup {
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return html`<svg class="frame" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true"><g fill="none" stroke="#000">
<rect x="${EDGE}" y="${EDGE}" width="${WIDE - 2 * EDGE}" height="${HIGH - 2 * EDGE}" stroke-width="1.6"/>
<rect x="${EDGE + 2.2}" y="${EDGE + 2.2}" width="${WIDE - 2 * EDGE - 4.4}" height="${HIGH - 2 * EDGE - 4.4}" stroke-width="0.35"/>
${baseLine(44, INNER + 3.5, WIDE - 88)}${baseLine(44, HIGH - INNER - 3.5, WIDE - 88)}
</g>${corners.map(([x, y]) => corner(x, y))}</svg>`;
}

/** Two lines, and a circle at either end. */
const baseLine = (x: number, y: number, length: number): Markup =>
  html`<g transform="translate(${x} ${y})"><path d="M2.2 -1.6H${length - 2.2}" stroke-width="0.35"/><path d="M2.2 1.6H${length - 2.2}" stroke-width="0.9"/>${[
    0,
    length,
  ].map(
    (at) =>
      html`<circle cx="${at}" r="2.6" stroke-width="0.5"/><circle cx="${at}" r="1.6" fill="#000" stroke="none"/>`,
  )}</g>`;

/** A pocket, and the arrow that points at it with its curled tail. */
function corner(x: 1 | -1, y: 1 | -1): Markup {
  const at = `translate(${x === 1 ? EDGE + 2.2 : WIDE - EDGE - 2.2} ${y === 1 ? EDGE + 2.2 : HIGH - EDGE - 2.2}) scale(${x} ${y})`;
  return html`<g transform="${at}"><path d="M0 9A9 9 0 0 0 9 0L0 0Z" fill="#000"/><path d="M0 11.2A11.2 11.2 0 0 0 11.2 0" fill="none" stroke="#000" stroke-width="0.4"/>
<g transform="translate(11 11) rotate(45)"><path d="M1 0H16" stroke="#000" stroke-width="0.45"/><path d="M0 0L4 -1.6V1.6Z" fill="#000"/><path d="M12.5 -3.4A3.6 3.6 0 1 1 12.5 3.4" fill="none" stroke="#000" stroke-width="0.45"/><path d="M11.6 -4.2L14.2 -3.9L12.4 -2Z M11.6 4.2L14.2 3.9L12.4 2Z" fill="#000"/></g></g>`;
}
