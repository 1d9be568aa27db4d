import type { CardsAPage } from './cards.js';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { inPages, type Printing, stateOf, titleOf } from './printing.js';
import { qrCode } from './qr-code.js';

/** The tables that are used: all of the hall, or those that matches were given. */
export function tablesOf(printing: Printing): readonly number[] {
  const { hall, stages } = stateOf(printing);
  const given = stages.flatMap(({ matches }) => matches.flatMap(({ table }) => table ?? []));
  const last = hall.tables ?? Math.max(0, ...given);
  const out = new Set(hall.outOfUse);
  return Array.from({ length: last }, (_, index) => index + 1).filter((table) => !out.has(table));
}

/** A number for every table, with the code that makes a phone its umpire. */
export function signsDocument(printing: Printing, aPage: CardsAPage): PrintedDocument {
  const { words, paper } = printing;
  const title = titleOf(printing);
  const sign = (table: number): Markup => {
    const address = printing.codeFor?.(table, null) ?? null;
    return html`<article class="sign"><p class="event ${fitted(title, 44, 2, 1.3)}">${title}</p>
<p class="word">${words.table}</p><p class="big ${table > 99 ? 'three' : ''}">${table}</p>
${address === null ? null : html`<figure>${qrCode(address, words.scan)}<figcaption>${words.scan}</figcaption></figure>`}</article>`;
  };
  return documentOf(
    inPages(tablesOf(printing), aPage).map(
      (page) => html`<div class="signs of${aPage}">${page.map(sign)}</div>`,
    ),
    { paper, landscape: aPage === 2, aSheet: aPage },
    { language: words.code, title: `${title}: ${words.sheets.signs}`, style: SIGN_STYLE },
  );
}

const SIGN_STYLE = `
.signs { display: grid; block-size: 100%; }
.of2 { grid-template-columns: 1fr 1fr; }
.of4 { grid-template: 1fr 1fr / 1fr 1fr; }
.of2 .sign + .sign, .of4 .sign:nth-child(even) { border-inline-start: 0.2mm dashed #888; }
.of4 .sign:nth-child(n + 3) { border-block-start: 0.2mm dashed #888; }
.sign { display: flex; flex-direction: column; align-items: center; justify-content: space-between; padding: 4rem; min-inline-size: 0; min-block-size: 0; text-align: center; }
.event { font-family: var(--serif); font-weight: 700; }
.word { font-size: 2.4rem; margin-block-start: 2rem; }
.big { font-family: var(--serif); font-weight: 700; font-size: 28rem; line-height: 0.9; font-variant-numeric: lining-nums tabular-nums; margin-block: auto; }
.three { font-size: 22rem; }
figure { margin: 0; }
.code { inline-size: 16rem; block-size: 16rem; margin-inline: auto; }
figcaption { font-size: 1.5rem; margin-block-start: 0.8rem; }
`;
