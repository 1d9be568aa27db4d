import { type DrawnMatch, groupName, isDraft } from '@opencarrom/tournament';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import {
  FRAME_STYLE,
  framed,
  inPages,
  matchesOf,
  PAGE_ROOM,
  type Printing,
  paperName,
  type RoundOfStage,
  stateOf,
  titleOf,
} from './printing.js';
import { roundTitle } from './round-title.js';

const { width: WIDTH, height: HEIGHT } = PAGE_ROOM.upright;
/** What a head of columns takes. */
const COLUMNS = 2.4;

/** Rows as high as the page allows, so that a short list is read from afar; a page more where they would be too low. */
export function rowsFor(
  count: number,
  least: number,
  most: number,
): { readonly rows: number; readonly height: number } {
  const room = HEIGHT - COLUMNS;
  const pages = Math.max(1, Math.ceil((count * least) / room));
  const rows = Math.max(1, Math.ceil(count / pages));
  return { rows, height: Math.min(most, room / rows) };
}

export type PairingLists = 'both' | 'by-table' | 'by-name';

/** Who meets whom: by table for those who look on, by name for those who look for their own. */
export function pairingsDocument(
  printing: Printing,
  chosen: RoundOfStage,
  lists: PairingLists,
): PrintedDocument {
  const { words, paper } = printing;
  const matches = matchesOf(chosen);
  const about = aboutRound(printing, chosen);
  const byTable = lists === 'by-name' ? [] : tablePages(printing, matches);
  const byName = lists === 'by-table' ? [] : namePages(printing, matches);
  const pages = [...byTable, ...byName];
  const rows = rowsFor(matches.length, LEAST_ROW, MOST_ROW).height;
  return documentOf(
    pages.map((body, index) => framed(printing, about, [index + 1, pages.length], body)),
    { paper },
    {
      language: words.code,
      title: `${titleOf(printing)}: ${about}`,
      style: `${FRAME_STYLE}${PAIRINGS_STYLE}
.by-table tbody tr { block-size: ${rows.toFixed(2)}rem; }
li { block-size: ${nameColumns(matches.filter(({ b }) => b !== null).length * 2).row.toFixed(2)}rem; }`,
    },
  );
}

/** What a sheet of a round is about; a draw that nobody has published yet says so. */
export function aboutRound(printing: Printing, chosen: RoundOfStage): string {
  const { words } = printing;
  const isUnpublished = matchesOf(chosen).some(({ number }) => isDraft(stateOf(printing), number));
  return [
    chosen.stage.format.name,
    roundTitle(chosen.stage, chosen.round, words) ?? words.roundIs(chosen.round),
    ...(isUnpublished ? [words.draft] : []),
  ].join(' · ');
}

const LEAST_ROW = 2.15;
const MOST_ROW = 5.6;

function tablePages(printing: Printing, matches: readonly DrawnMatch[]): readonly Markup[] {
  const { words } = printing;
  const hasGroups = matches.some(({ group }) => group !== null);
  const { rows, height } = rowsFor(matches.length, LEAST_ROW, MOST_ROW);
  const nameRoom = (WIDTH - 4 - 3.2 - 2.6 - (hasGroups ? 4 : 0)) / 2 - 1.2;
  const most = Math.min(2, height * 0.5);
  // Where rows are high two lines of big letters are read from farther away than one of small ones.
  const least = Math.min(most, height > 3.4 ? 1.45 : 1);
  const name = (text: string): Markup =>
    html`<td class="name ${fitted(text, nameRoom, most, least, height > 3.4 ? 3 : 2)}">${text}</td>`;
  const head = html`<tr><th class="plate-head">${words.table}</th>${hasGroups ? html`<th class="group">${words.groupColumn}</th>` : null}<th></th><th class="versus"></th><th></th><th class="number match">${words.match}</th></tr>`;
  return inPages(inTableOrder(matches), rows).map(
    (page) =>
      html`<table class="by-table"><thead>${head}</thead><tbody>${page.map(
        ({ number, table, group, a, b }) => html`<tr>
<td class="plate plate-head">${table ?? '–'}</td>${hasGroups ? html`<td class="group">${group === null ? '' : groupName(group)}</td>` : null}
${name(paperName(printing, a))}<td class="versus">${b === null ? '' : words.versus}</td>${b === null ? html`<td class="name t16"><i>${words.rests}</i></td>` : name(paperName(printing, b))}<td class="number match">${number}</td></tr>`,
      )}</tbody></table>`,
  );
}

/** Those without a table come last, as they were drawn. */
export const inTableOrder = (matches: readonly DrawnMatch[]): readonly DrawnMatch[] =>
  [...matches].sort(
    (one, other) =>
      Number(one.b === null) - Number(other.b === null) ||
      (one.table ?? Number.MAX_SAFE_INTEGER) - (other.table ?? Number.MAX_SAFE_INTEGER),
  );

/** More names than this stand in two columns. */
const ONE_COLUMN = 28;
const NAME_ROW = { least: 1.9, most: 3 };

/** How names stand on a page: columns, names in each, and how high a row is. */
function nameColumns(count: number): {
  readonly columns: 1 | 2;
  readonly aColumn: number;
  readonly row: number;
} {
  const columns = count > ONE_COLUMN ? 2 : 1;
  const room = HEIGHT - 2.2;
  const pages = Math.max(1, Math.ceil((count * NAME_ROW.least) / columns / room));
  const aColumn = Math.max(1, Math.ceil(count / columns / pages));
  return { columns, aColumn, row: Math.min(NAME_ROW.most, room / aColumn) };
}

function namePages(printing: Printing, matches: readonly DrawnMatch[]): readonly Markup[] {
  const { words } = printing;
  const lines = matches
    .flatMap(({ table, a, b }) => [
      { name: paperName(printing, a), table, against: b === null ? null : paperName(printing, b) },
      ...(b === null ? [] : [{ name: paperName(printing, b), table, against: paperName(printing, a) }]),
    ])
    .sort((one, other) => words.compareNames(one.name, other.name));
  const { columns, aColumn } = nameColumns(lines.length);
  const width = (WIDTH - (columns - 1) * 2) / columns - 3.4;
  const [own, other] = [width * 0.58 - 0.4, width * 0.42 - 0.4];
  const size = columns === 1 ? 1.5 : 1.1;
  const line = ({ name, table, against }: (typeof lines)[number]): Markup =>
    html`<li><span class="name ${fitted(name, own, size, 0.8)}">${name}</span><span class="against ${fitted(against ?? words.rests, other, size * 0.8, 0.68)}">${against ?? words.rests}</span><b>${table ?? '–'}</b></li>`;
  return inPages(lines, aColumn * columns).map((page) => {
    const high = Math.ceil(page.length / columns);
    return html`<h2>${words.findTable}</h2><div class="by-name">${inPages(page, high).map((part) => html`<ol>${part.map(line)}</ol>`)}</div>`;
  });
}

const PAIRINGS_STYLE = `
.by-table { table-layout: fixed; }
.plate-head { inline-size: 4rem; text-align: end; padding-inline-end: 1rem; }
.by-table .plate { font-size: 1.7rem; }
.group { inline-size: 4rem; text-align: center; }
.versus { inline-size: 2.6rem; text-align: center; font-family: var(--serif); }
.match { inline-size: 3.2rem; font-size: 0.8rem; }
thead .group, thead .versus { text-align: center; }
h2 { font-size: 1.25rem; block-size: 2rem; }
.by-name { display: flex; gap: 2rem; }
.by-name ol { flex: 1; min-inline-size: 0; list-style: none; border-block-start: var(--line); }
.by-name ol:only-child { max-inline-size: 100%; }
li { display: grid; grid-template-columns: minmax(0, 58fr) minmax(0, 42fr) 3rem; gap: 0.4rem; align-items: center; border-block-end: var(--fine); overflow: hidden; }
li b { font-family: var(--serif); font-size: 1.35rem; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
`;
