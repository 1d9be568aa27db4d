import type { EventsPrintWords } from '../words/events-print.js';
import { html, type Markup, type PrintedPage } from './html.js';

/** What every sheet says of where it belongs. */
export interface SheetHead {
  readonly event: string;
  /** Such as `Round 3 · Swiss`. */
  readonly about: string;
  /** When it was printed. */
  readonly printed: string;
}

/** A match on the list; `b` is null where somebody rests. */
interface ListedMatch {
  readonly number: number;
  readonly table: number | null;
  readonly group: string | null;
  readonly a: string;
  readonly b: string | null;
}

export interface PairingsSheet extends SheetHead {
  readonly matches: readonly ListedMatch[];
}

/** More lines than this and the two lists get a page each. */
const LINES_OF_ONE_PAGE = 14;

/** Who meets whom: by table for those who look on, by name for those who look for their own. */
export function pairingsPage(
  { matches, ...head }: PairingsSheet,
  words: EventsPrintWords,
  language: string,
): PrintedPage {
  const isShort = matches.length <= LINES_OF_ONE_PAGE;
  return {
    language,
    title: `${head.event}: ${head.about}`,
    style: LIST_STYLE,
    body: html`<main class="sheet">
${headOf(head, words)}
${byTable(matches, words)}
<section class="${isShort ? 'by-name' : 'by-name apart'}"><h2>${words.byName}</h2>
${byName(matches, words)}
</section>
</main>`,
  };
}

function headOf({ event, about, printed }: SheetHead, words: EventsPrintWords): Markup {
  return html`<header><div><h1>${event}</h1><p>${about}</p></div><p class="printed">${words.printed(printed)}</p></header>`;
}

function byTable(matches: readonly ListedMatch[], words: EventsPrintWords): Markup {
  const isLong = matches.length > LINES_OF_ONE_PAGE;
  const hasGroups = matches.some(({ group }) => group !== null);
  const rows = inTableOrder(matches).map(
    ({ number, table, group, a, b }) => html`<tr>
<td class="plate">${table ?? '–'}</td>${hasGroups ? html`<td class="group">${group}</td>` : null}
<td class="name">${a}</td><td class="versus">${b === null ? '' : words.versus}</td>
<td class="name">${b ?? html`<i>${words.rests}</i>`}</td><td class="number small">${number}</td></tr>`,
  );
  return html`<table class="${isLong ? 'by-table long' : 'by-table'}"><thead><tr><th>${words.table}</th>${hasGroups ? html`<th>${words.group}</th>` : null}
<th></th><th></th><th></th><th class="number">${words.match}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

/** Those without a table come last, as they were drawn. */
const inTableOrder = (matches: readonly ListedMatch[]): readonly ListedMatch[] =>
  [...matches].sort(
    (one, other) => (one.table ?? Number.MAX_SAFE_INTEGER) - (other.table ?? Number.MAX_SAFE_INTEGER),
  );

function byName(matches: readonly ListedMatch[], words: EventsPrintWords): Markup {
  const lines = matches.flatMap(({ table, a, b }) => [
    { name: a, table, against: b },
    ...(b === null ? [] : [{ name: b, table, against: a }]),
  ]);
  const sorted = lines.sort((one, other) => words.compareNames(one.name, other.name));
  return html`<ol>${sorted.map(
    ({ name, table, against }) =>
      html`<li><span class="name">${name}</span><span class="against">${against ?? words.rests}</span><b>${table ?? '–'}</b></li>`,
  )}</ol>`;
}

/** A place in the ranking: its figures in the order of the columns, and why it is this one. */
interface RankedLine {
  readonly rank: number;
  readonly name: string;
  /** Club, federation: what tells people apart. */
  readonly from: string;
  readonly figures: readonly string[];
  readonly reason: string;
}

export interface RankingSheet extends SheetHead {
  readonly columns: readonly string[];
  readonly groups: readonly { readonly name: string | null; readonly lines: readonly RankedLine[] }[];
}

export function rankingPage(
  { columns, groups, ...head }: RankingSheet,
  words: EventsPrintWords,
  language: string,
): PrintedPage {
  return {
    language,
    title: `${head.event}: ${head.about}`,
    style: LIST_STYLE,
    body: html`<main class="sheet">
${headOf(head, words)}
${groups.map(
  ({ name, lines }) => html`<section class="ranked">${name === null ? null : html`<h2>${name}</h2>`}
<table class="ranking"><thead><tr><th class="number">${words.place}</th><th></th>
${columns.map((column) => html`<th class="number">${column}</th>`)}<th>${lines.some(({ reason }) => reason !== '') ? words.why : ''}</th></tr></thead>
<tbody>${lines.map(rankedRow)}</tbody></table></section>`,
)}
</main>`,
  };
}

const rankedRow = ({ rank, name, from, figures, reason }: RankedLine): Markup =>
  html`<tr><td class="plate">${rank}</td><td class="name">${name}${from === '' ? null : html`<small>${from}</small>`}</td>
${figures.map((figure) => html`<td class="number">${figure}</td>`)}<td class="why">${reason}</td></tr>`;

const LIST_STYLE = `
@page { size: A4; margin: 14mm 15mm; }
html { font-size: 11pt; }
@media screen { .sheet { inline-size: 210mm; padding: 14mm 15mm; } }
header { display: flex; justify-content: space-between; align-items: end; gap: 8mm; padding-block-end: 3mm; border-block-end: var(--line); margin-block-end: 2mm; }
h1 { font-size: 19pt; overflow-wrap: anywhere; }
header p { font-size: 12pt; }
header .printed { font-size: 9pt; white-space: nowrap; }
h2 { font-size: 13pt; margin-block: 4mm 1mm; break-after: avoid; }
thead { display: table-header-group; }
thead th { font-size: 9pt; padding: 1mm 2mm; vertical-align: bottom; }
tbody tr { border-block-end: var(--fine); break-inside: avoid; }
td { padding: 0.8mm 2mm; vertical-align: baseline; overflow-wrap: break-word; }
.plate { font-family: var(--serif); font-weight: 700; font-size: 13pt; line-height: 1.2; inline-size: 14mm; text-align: end; padding-inline-end: 5mm; white-space: nowrap; font-variant-numeric: tabular-nums; }
.by-table .name { inline-size: 42%; font-weight: 600; font-size: 12pt; }
.long .name { font-size: 10.5pt; }
.long td { padding-block: 0.7mm; }
.by-table i { font-weight: 400; }
.versus { text-align: center; font-family: var(--serif); padding-inline: 1mm; }
.small { font-size: 9pt; }
.group { white-space: nowrap; font-size: 10pt; }
.apart { break-before: page; }
.apart h2 { margin-block-start: 0; }
ol { columns: 2; column-gap: 9mm; list-style: none; font-size: 10pt; }
li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 9mm; gap: 2mm; align-items: baseline; border-block-end: var(--fine); padding-block: 0.35mm; break-inside: avoid; overflow-wrap: anywhere; }
li .name { font-weight: 600; }
li .against { font-size: 8.5pt; }
li b { font-family: var(--serif); font-size: 11pt; text-align: end; font-variant-numeric: tabular-nums; }
.ranking .name { font-weight: 600; inline-size: 30%; }
.ranking small { font-weight: 400; font-size: 8.5pt; margin-inline-start: 1.5mm; display: inline-block; }
.ranking td { padding-block: 0.6mm; }
.ranking .plate { font-size: 12pt; }
.ranking .number { padding-inline: 1mm; white-space: nowrap; }
.ranking .plate { inline-size: 10mm; padding-inline-end: 3mm; }
.why { font-size: 8pt; inline-size: 38%; line-height: 1.2; }
.ranked + .ranked { margin-block-start: 6mm; }
`;
