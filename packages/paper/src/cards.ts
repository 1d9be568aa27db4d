import type { DrawnMatch, StageState } from '@opencarrom/tournament';
import { CARD_STYLE, MANY_CARDS_STYLE } from './card-style.js';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { inPages, type Printing, titleOf } from './printing.js';
import { qrCode } from './qr-code.js';
import { type CardRows, type CardSide, cardsOf, type ScoreCard } from './score-card.js';
import type { PaperWords } from './words/paper-words.js';

export const CARDS_A_PAGE = [1, 2, 4] as const;
export type CardsAPage = (typeof CARDS_A_PAGE)[number];

/** A card for each table: a page each, or smaller ones to cut apart. */
export function cardsDocument(
  printing: Printing,
  stage: StageState,
  matches: readonly DrawnMatch[],
  aPage: CardsAPage,
): PrintedDocument {
  const { words, paper } = printing;
  const cards = cardsOf(printing, stage, matches);
  const pages = inPages(cards, aPage).map(
    (page) =>
      html`<div class="cards of${aPage}">${page.map((card) => cardMarkup(card, printing, [cards.indexOf(card) + 1, cards.length]))}</div>`,
  );
  return documentOf(
    pages,
    { paper, landscape: aPage === 2, aSheet: aPage },
    {
      language: words.code,
      title: `${titleOf(printing)}: ${words.sheets.cards}`,
      style: CARD_STYLE + (aPage === 4 ? MANY_CARDS_STYLE : ''),
    },
  );
}

type Place = readonly [card: number, cards: number];

/** Rems between the edges of a card. */
const WIDTH = 45.3;

function cardMarkup(card: ScoreCard, { words, printed }: Printing, [at, of]: Place): Markup {
  const { event, about, table, facts, sides, rows, match, address } = card;
  const headRoom = address === null ? WIDTH : WIDTH - 10.5;
  return html`<article class="card ${rows.of}">
<div class="top"><div><h1 class="${fitted(event, headRoom, 1.75, 1.2)}">${event}</h1>
<p class="about ${fitted(about, headRoom, 1, 0.85)}">${about}</p>
<div class="where"><span>${words.table}</span><b class="plate">${table ?? ' '}</b>
<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></div></div>
${address === null ? null : html`<figure>${qrCode(address, words.scan)}<figcaption>${words.scan}</figcaption></figure>`}</div>
<div class="sides">${sides.map((side) => sideMarkup(side, rows, words))}</div>
${rowsMarkup(rows, sides, words)}
<div class="end"><p class="help">${helpFor(rows, words)}</p>
${sides.map(({ short }) => html`<div class="result"><span class="${fitted(short, 9.8, 0.9, 0.6)}">${short}</span><i></i></div>`)}</div>
<div class="signatures">${[...sides.map(({ short }) => short), words.umpire].map((who) => html`<span class="${fitted(who, 13.8, 0.9, 0.7)}">${who}</span>`)}</div>
<footer><span>${match} · ${words.cardOf(at, of)} · ${words.printed(printed)}</span><span>${words.toTheDesk}</span></footer>
</article>`;
}

function sideMarkup({ names }: CardSide, rows: CardRows, words: PaperWords): Markup {
  const written = names.join(' & ');
  const ticks =
    rows.of === 'rubbers'
      ? null
      : html`<p class="ticks"><i></i>${words.breaksFirst} <i></i>${words.white}</p>`;
  return html`<div><p class="names ${fitted(written, 20.4, 1.85, 1.15)}">${written}</p>${ticks}</div>`;
}

function helpFor(rows: CardRows, words: PaperWords): Markup {
  const lines =
    rows.of === 'rubbers'
      ? []
      : [
          ...(rows.of === 'boards' && rows.men ? [words.menAre, words.queenIs] : []),
          ...(rows.of === 'boards' && rows.extra ? [words.extraRow] : []),
        ];
  return html`${lines.map((line) => html`${line}<br>`)}`;
}

function rowsMarkup(rows: CardRows, sides: ScoreCard['sides'], words: PaperWords): Markup {
  if (rows.of === 'boards') return boardRows(rows, sides, words);
  return rows.of === 'games' ? gameRows(rows, sides, words) : rubberRows(rows, sides, words);
}

const upTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

/** As tall as a pen wants them, and so that all fit on the card. */
const rowClass = (rows: number): string =>
  rows <= 3 ? 'tallest' : rows <= 5 ? 'tall' : rows <= 7 ? 'usual' : rows <= 9 ? 'low' : 'lowest';

const who = (short: string, room: number): string => fitted(short, room, 1.05, 0.6);

function boardRows(
  { boards, extra, men }: CardRows & { readonly of: 'boards' },
  sides: ScoreCard['sides'],
  words: PaperWords,
): Markup {
  const numbers = [...upTo(boards), ...(extra ? ['+'] : [])];
  const heads = [...(men ? [words.men, words.queen] : []), words.points, words.total];
  const cells = heads.map((_, index) => {
    const kinds = [index === 0 ? 'side' : '', index === heads.length - 1 ? 'total' : ''].join(' ').trim();
    return html`<td class="${kinds}"></td>`;
  });
  return html`<table class="rows ${rowClass(numbers.length)}"><thead>
<tr><th rowspan="2" class="number-head">${words.board}</th>${sides.map(({ short }) => html`<th colspan="${heads.length}" class="side who ${who(short, 19.5)}">${short}</th>`)}</tr>
<tr>${sides.map(() => heads.map((head, index) => html`<th class="${index === 0 ? 'side ' : ''}${fitted(head, 4.6, 0.9, 0.5)}">${head}</th>`))}</tr></thead>
<tbody>${numbers.map((number) => html`<tr><th>${number}</th>${cells}${cells}</tr>`)}</tbody></table>`;
}

function gameRows(
  { games, boards }: CardRows & { readonly of: 'games' },
  sides: ScoreCard['sides'],
  words: PaperWords,
): Markup {
  const room = 40 / games / 2 - 0.4;
  const cells = upTo(games).map(() => html`<td class="side"></td><td></td>`);
  const totals = upTo(games).map(() => html`<td class="side total"></td><td class="total"></td>`);
  return html`<table class="rows ${rowClass(boards + 1)}"><thead>
<tr><th rowspan="2" class="number-head">${words.board}</th>${upTo(games).map((game) => html`<th colspan="2" class="side who t16">${words.game(Number(game))}</th>`)}</tr>
<tr>${upTo(games).map(() => sides.map(({ short }, index) => html`<th class="${index === 0 ? 'side ' : ''}${who(short, room)}">${short}</th>`))}</tr></thead>
<tbody>${upTo(boards).map((number) => html`<tr><th>${number}</th>${cells}</tr>`)}
<tr><th>${words.total}</th>${totals}</tr></tbody></table>`;
}

function rubberRows(
  { rubbers }: CardRows & { readonly of: 'rubbers' },
  sides: ScoreCard['sides'],
  words: PaperWords,
): Markup {
  const columns = html`<col class="plays"><col>`;
  const plays = (name: string): Markup =>
    html`<td class="side player ${fitted(name, 11.5, 1, 0.72)}">${name}</td><td class="total"></td>`;
  return html`<table class="rows ${rowClass(rubbers.length)}"><colgroup><col class="first">${columns}${columns}</colgroup><thead>
<tr><th rowspan="2">${words.rubber}</th>${sides.map(({ short }) => html`<th colspan="2" class="side who ${who(short, 18.5)}">${short}</th>`)}</tr>
<tr>${sides.map(() => html`<th class="side t14">${words.plays}</th><th class="t14">${words.score}</th>`)}</tr></thead>
<tbody>${rubbers.map(
    ({ discipline, players: [a, b] }, index) =>
      html`<tr><th>${index + 1}<small>${words.rubbers[discipline]}</small></th>${plays(a)}${plays(b)}</tr>`,
  )}</tbody></table>`;
}
