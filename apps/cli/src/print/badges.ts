import { widthOf } from '../show/layout.js';
import { inPages } from './cards.js';
import { html, type PrintedPage } from './html.js';

/** What somebody wears: who it is, and of whom. */
export interface Badge {
  readonly event: string;
  readonly name: string;
  /** The pair's other one, or the team. */
  readonly with: string;
  /** Club and federation. */
  readonly from: string;
  readonly number: number;
}

const A_PAGE = 8;

export function badgesPage(badges: readonly Badge[], language: string): PrintedPage {
  return {
    language,
    title: badges[0]?.event ?? '',
    style: BADGE_STYLE,
    body: html`<main>${inPages(badges, A_PAGE).map(
      (page) => html`<section class="sheet">${page.map(badgeMarkup)}</section>\n`,
    )}</main>`,
  };
}

const badgeMarkup = ({ event, name, with: together, from, number }: Badge) => html`<article>
<p class="event">${event}</p>
<p class="name" style="--letters: ${Math.max(...name.split(/\s+/).map(widthOf))}; --all: ${widthOf(name)}">${name}</p>
<p class="with">${together}</p>
<footer><span>${from}</span><b>${number}</b></footer>
</article>`;

const BADGE_STYLE = `
@page { size: A4; margin: 0; }
html { font-size: 4mm; }
.sheet { inline-size: 210mm; block-size: 297mm; display: grid; grid-template: repeat(4, 1fr) / 1fr 1fr; overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
article { display: flex; flex-direction: column; padding: 7mm 9mm 6mm; min-inline-size: 0; min-block-size: 0; overflow: hidden; }
article:nth-child(even) { border-inline-start: 0.2mm dashed #888; }
article:nth-child(n + 3) { border-block-start: 0.2mm dashed #888; }
.event { font-size: 0.95rem; border-block-end: var(--line); padding-block-end: 1.2mm; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.name { font-family: var(--serif); font-weight: 700; line-height: 1.1; margin-block: auto 0; overflow-wrap: anywhere;
  font-size: max(1.1rem, min(3.2rem, calc(34rem / var(--letters)), calc(74rem / var(--all)))); }
html:lang(hi) .name { line-height: 1.3; }
.with { font-size: 1.05rem; margin-block: 0.5mm auto; overflow-wrap: anywhere; }
footer { display: flex; justify-content: space-between; align-items: end; gap: 4mm; font-size: 1rem; }
footer span { overflow-wrap: anywhere; }
footer b { font-family: var(--serif); font-size: 1.7rem; line-height: 1; font-variant-numeric: tabular-nums; }
`;
