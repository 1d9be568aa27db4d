import type { Discipline } from '@opencarrom/laws';
import { widthOf } from '../show/layout.js';
import type { EventsPrintWords } from '../words/events-print.js';
import { html, type Markup, type PrintedPage } from './html.js';

/** One of the two at a table: its players, and what it is called where there is little room. */
export interface CardSide {
  readonly names: readonly string[];
  readonly short: string;
}

/** What is written down at the table. */
export type CardRows =
  | { readonly of: 'boards'; readonly boards: number; readonly extra: boolean }
  | { readonly of: 'games'; readonly games: number; readonly boards: number }
  | { readonly of: 'rubbers'; readonly rubbers: readonly Discipline[] };

export interface ScoreCard {
  readonly event: string;
  /** Such as `Doubles · quarter-final · 4 boards or 29 points`. */
  readonly about: string;
  readonly table: number | null;
  /** Day, time, laws, match: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sides: readonly [CardSide, CardSide];
  readonly rows: CardRows;
  /** What its foot calls it. */
  readonly match: string;
}

export const CARDS_A_PAGE = [1, 2, 4] as const;
export type CardsAPage = (typeof CARDS_A_PAGE)[number];

/** A card for each table: a page each, or smaller ones to cut apart. */
export function cardsPage(
  cards: readonly ScoreCard[],
  aPage: CardsAPage,
  printed: string,
  words: EventsPrintWords,
  language: string,
): PrintedPage {
  const pages = inPages(cards, aPage).map(
    (page) =>
      html`<section class="sheet">${page.map((card) =>
        cardMarkup(card, words, [cards.indexOf(card) + 1, cards.length], printed),
      )}</section>\n`,
  );
  return {
    language,
    title: cards[0]?.event ?? '',
    style: CARD_STYLE + SIZES[aPage],
    body: html`<main>${pages}</main>`,
  };
}

export const inPages = <T>(each: readonly T[], aPage: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(each.length / aPage) }, (_, page) =>
    each.slice(page * aPage, (page + 1) * aPage),
  );

type Place = readonly [card: number, cards: number];

function cardMarkup(card: ScoreCard, words: EventsPrintWords, [at, of]: Place, printed: string): Markup {
  const { event, about, table, facts, sides, rows, match } = card;
  return html`<article class="card ${rows.of}">
<h1 style="--letters: ${widthOf(event)}">${event}</h1>
<p class="about">${about}</p>
<div class="where"><span>${words.table}</span><b class="plate">${table ?? ' '}</b>
<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></div>
<div class="sides">${sides.map((side) => sideMarkup(side, rows, words))}</div>
${rowsMarkup(rows, sides, words)}
<div class="end"><p class="help">${helpFor(rows, words)}</p>
${sides.map(({ short }) => html`<div class="result"><span>${short}</span><i></i></div>`)}</div>
<div class="signatures">${[...sides.map(({ short }) => short), words.umpire].map((who) => html`<span>${who}</span>`)}</div>
<footer><span>${match} · ${words.cardOf(at, of)} · ${words.printed(printed)}</span><span>${words.toTheDesk}</span></footer>
</article>`;
}

function sideMarkup({ names }: CardSide, rows: CardRows, words: EventsPrintWords): Markup {
  const written = names.join(' & ');
  const ticks =
    rows.of === 'rubbers'
      ? null
      : html`<p class="ticks"><i></i>${words.breaksFirst} <i></i>${words.white}</p>`;
  return html`<div><p class="names" style="--letters: ${widthOf(written)}">${written}</p>${ticks}</div>`;
}

function helpFor(rows: CardRows, words: EventsPrintWords): Markup | null {
  if (rows.of === 'rubbers') return null;
  const lines = [words.menAre, words.queenIs];
  if (rows.of === 'boards' && rows.extra) lines.push(words.extraRow);
  return html`${lines.map((line) => html`${line}<br>`)}`;
}

function rowsMarkup(rows: CardRows, sides: ScoreCard['sides'], words: EventsPrintWords): Markup {
  if (rows.of === 'boards') return boardRows(rows, sides, words);
  return rows.of === 'games' ? gameRows(rows, sides, words) : rubberRows(rows.rubbers, sides, words);
}

const upTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

function boardRows(
  { boards, extra }: CardRows & { readonly of: 'boards' },
  sides: ScoreCard['sides'],
  words: EventsPrintWords,
): Markup {
  const numbers = [...upTo(boards), ...(extra ? ['+'] : [])];
  const heads = [words.men, words.queen, words.points, words.total];
  const side = html`<td class="side"></td><td></td><td></td><td class="total"></td>`;
  return html`<table class="rows" style="--rows: ${numbers.length}"><thead>
<tr><th rowspan="2">${words.board}</th>${sides.map(({ short }) => html`<th colspan="4" class="side who">${short}</th>`)}</tr>
<tr>${sides.map(() => heads.map((head, index) => html`<th${index === 0 ? html` class="side"` : null}>${head}</th>`))}</tr></thead>
<tbody>${numbers.map((number) => html`<tr><th>${number}</th>${side}${side}</tr>`)}</tbody></table>`;
}

function gameRows(
  { games, boards }: CardRows & { readonly of: 'games' },
  sides: ScoreCard['sides'],
  words: EventsPrintWords,
): Markup {
  const cells = upTo(games).map(() => html`<td class="side"></td><td></td>`);
  const totals = upTo(games).map(() => html`<td class="side total"></td><td class="total"></td>`);
  return html`<table class="rows" style="--rows: ${boards + 1}"><thead>
<tr><th rowspan="2">${words.board}</th>${upTo(games).map((game) => html`<th colspan="2" class="side who">${words.game(Number(game))}</th>`)}</tr>
<tr>${upTo(games).map(() => sides.map(({ short }, index) => html`<th${index === 0 ? html` class="side"` : null}>${short}</th>`))}</tr></thead>
<tbody>${upTo(boards).map((number) => html`<tr><th>${number}</th>${cells}</tr>`)}
<tr><th>${words.total}</th>${totals}</tr></tbody></table>`;
}

function rubberRows(
  rubbers: readonly Discipline[],
  sides: ScoreCard['sides'],
  words: EventsPrintWords,
): Markup {
  const side = html`<td class="side"></td><td class="total"></td>`;
  const columns = html`<col class="plays"><col>`;
  return html`<table class="rows" style="--rows: ${rubbers.length}"><colgroup><col class="first">${columns}${columns}</colgroup><thead>
<tr><th rowspan="2">${words.rubber}</th>${sides.map(({ short }) => html`<th colspan="2" class="side who">${short}</th>`)}</tr>
<tr>${sides.map(() => html`<th class="side">${words.plays}</th><th>${words.score}</th>`)}</tr></thead>
<tbody>${rubbers.map(
    (rubber, index) =>
      html`<tr><th>${index + 1}<small>${words.rubbers[rubber]}</small></th>${side}${side}</tr>`,
  )}</tbody></table>`;
}

/** All in the root's size of type, so that a card of another size is the same card. */
const CARD_STYLE = `
.sheet { display: grid; overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
.card { display: flex; flex-direction: column; padding: 3.6rem; min-inline-size: 0; min-block-size: 0; overflow: hidden; }
h1 { font-size: max(1.1rem, min(1.75rem, calc(62rem / var(--letters)))); overflow-wrap: anywhere; }
.about { margin-block-start: 0.2rem; }
.where { display: flex; align-items: end; gap: 0.9rem; margin-block: 1rem 1.6rem; }
.where > span { padding-block-end: 0.1rem; }
.plate { font-family: var(--serif); font-size: 6.4rem; line-height: 0.82; min-inline-size: 1ch; padding-block-end: 0.35rem; margin-inline-end: 1.6rem; font-variant-numeric: lining-nums tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; column-gap: 0.9rem; row-gap: 0.15rem; }
dd { font-weight: 700; overflow-wrap: anywhere; }
.sides { display: grid; grid-template-columns: 1fr 1fr; border: 0.55mm solid #000; margin-block-end: 1.2rem; }
.sides > div { padding: 0.7rem 0.9rem; min-inline-size: 0; }
.sides > div + div { border-inline-start: 0.55mm solid #000; }
.names { font-family: var(--serif); font-weight: 700; line-height: 1.2; font-size: max(0.95rem, min(1.85rem, calc(34rem / var(--letters)))); overflow-wrap: anywhere; }
.ticks { margin-block-start: 0.4rem; font-size: 0.92rem; }
.ticks i { display: inline-block; inline-size: 1.15rem; block-size: 1.15rem; border: var(--fine); border-radius: 0.2rem; vertical-align: -0.2rem; margin-inline: 0 0.5rem; }
.ticks i + i { margin-inline-start: 0.9rem; }
.rows { flex: 0 1 auto; block-size: calc(3.75rem + var(--rows) * max(3.85rem, min(5.4rem, calc(22rem / var(--rows))))); table-layout: fixed; border: 0.55mm solid #000; text-align: center; }
.rows th, .rows td { border: var(--fine); border-color: #000; text-align: center; }
.rows thead th { font-size: 0.9rem; font-weight: 600; padding: 0.3rem 0.1rem; block-size: 1rem; overflow-wrap: anywhere; }
.rows tr:first-child > th:first-child { font-weight: 700; inline-size: 3.9rem; }
.rows tbody th { font-family: var(--serif); font-weight: 700; font-size: 1.15rem; }
.rows thead .who { font-family: var(--serif); font-weight: 700; font-size: 1rem; }
.rows .side, .rows tbody th + td { border-inline-start: 0.55mm solid #000; }
.rows thead tr:last-child th { border-block-end: var(--line); }
.rows .total { background: #eee; }
.rows small { display: block; font-family: var(--sans); font-size: 0.8rem; font-weight: 400; }
.rows .first { inline-size: 5.5rem; }
.rows .plays { inline-size: 28%; }
.end { display: flex; align-items: end; gap: 0.9rem; margin-block-start: 0.9rem; }
.help { flex: 1; font-size: 0.9rem; align-self: center; }
.result { flex: 0 0 10rem; min-inline-size: 0; }
.result span { display: block; font-size: 0.9rem; line-height: 1.2; overflow-wrap: anywhere; margin-block-end: 0.2rem; }
.result i { display: block; block-size: 4rem; border: var(--line); }
.signatures { padding-block-end: 1rem; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.6rem; margin-block-start: 4.4rem; }
.signatures span { border-block-start: 0.25mm solid #000; padding-block-start: 0.3rem; font-size: 0.9rem; line-height: 1.2; overflow-wrap: anywhere; }
footer { margin-block-start: auto; flex: none; border-block-start: var(--fine); padding-block-start: 0.6rem; display: flex; justify-content: space-between; gap: 1rem; font-size: 0.82rem; }
`;

const SIZES: Readonly<Record<CardsAPage, string>> = {
  1: `
@page { size: A4; margin: 0; }
html { font-size: 4mm; }
.sheet { inline-size: 210mm; block-size: 297mm; }
`,
  2: `
@page { size: A4 landscape; margin: 0; }
html { font-size: 2.83mm; }
.sheet { inline-size: 297mm; block-size: 210mm; grid-template-columns: 1fr 1fr; }
.card + .card { border-inline-start: 0.2mm dashed #888; }
`,
  4: `
@page { size: A4; margin: 0; }
html { font-size: 2.25mm; }
.sheet { inline-size: 210mm; block-size: 297mm; grid-template-columns: 1fr 1fr; grid-template-rows: 1fr 1fr; }
.card { padding: 2.8rem 3rem; }
.card:nth-child(even) { border-inline-start: 0.2mm dashed #888; }
.card:nth-child(n + 3) { border-block-start: 0.2mm dashed #888; }
.help { visibility: hidden; }
.plate { font-size: 5rem; }
.where { margin-block: 0.6rem 0.9rem; }
.sides { margin-block-end: 0.8rem; }
.signatures { margin-block-start: 3.4rem; }
`,
};
