import { type DrawnMatch, groupName, type RankedPlace, standingsAt } from '@opencarrom/tournament';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import {
  FRAME_STYLE,
  framed,
  PAGE_ROOM,
  type Printing,
  paperName,
  type RoundOfStage,
  stateOf,
  titleOf,
} from './printing.js';
import { figureColumns, figureOf } from './ranking.js';
import { afterRound } from './round-title.js';
import { scoreOf } from './scores.js';

/** A group, or a league, in the order of its places. */
interface CrossTable {
  readonly name: string | null;
  readonly places: readonly RankedPlace[];
}

/** More than these need the page across. */
const UPRIGHT = 7;

/** Every group as a cross table: who met whom and how it ended, with the figures that set them in order. */
export function groupsDocument(printing: Printing, chosen: RoundOfStage): PrintedDocument {
  const { words, paper } = printing;
  const { stage, round } = chosen;
  const places = standingsAt(stateOf(printing), stage, round);
  const tables = [...new Set(places.map(({ group }) => group))].map(
    (group): CrossTable => ({
      name: group === null ? null : words.group(groupName(group)),
      places: places.filter((place) => place.group === group),
    }),
  );
  const landscape = tables.some((table) => table.places.length > UPRIGHT);
  const room = landscape ? PAGE_ROOM.across : PAGE_ROOM.upright;
  const figures = figureColumns(stage).slice(0, MOST_FIGURES);
  const matches = stage.matches.filter((match) => match.round <= round);
  const row = Math.min(...tables.map((table) => rowOf(table.places.length, room.height)));
  const pages = onPages(tables, room.height, row).map((page) =>
    page.map((table) => crossTable(printing, table, matches, figures, room.width)),
  );
  const about = afterRound(stage, round, words);
  return documentOf(
    pages.map((body, index) => framed(printing, about, [index + 1, pages.length], html`${body}`)),
    { paper, landscape },
    {
      language: words.code,
      title: `${titleOf(printing)}: ${about}`,
      style: `${FRAME_STYLE}${CROSS_STYLE}.cross tbody tr { block-size: ${row.toFixed(2)}rem; }`,
    },
  );
}

const MOST_FIGURES = 4;
const HEAD = 2.4;
const COLUMNS = 2.4;
const MOST_ROW = 2.6;

const rowOf = (count: number, height: number): number =>
  Math.min(MOST_ROW, (height - HEAD - COLUMNS) / Math.max(1, count));

/** As many groups to a page as fit whole. */
function onPages(
  tables: readonly CrossTable[],
  height: number,
  row: number,
): readonly (readonly CrossTable[])[] {
  const pages: CrossTable[][] = [];
  let left = 0;
  for (const table of tables) {
    const needed = HEAD + COLUMNS + table.places.length * row;
    if (needed > left) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)?.push(table);
    left -= needed;
  }
  return pages;
}

function crossTable(
  printing: Printing,
  { name, places }: CrossTable,
  matches: readonly DrawnMatch[],
  figures: ReturnType<typeof figureColumns>,
  width: number,
): Markup {
  const { words } = printing;
  const count = places.length;
  const landscape = width > PAGE_ROOM.upright.width;
  const nameWidth = landscape ? 16 : 15.5;
  const cell = (width - nameWidth - 2.4 - figures.length * 3.6) / Math.max(1, count);
  const row = (place: RankedPlace): Markup => {
    const who = paperName(printing, place.entrant);
    return html`<tr><td class="plate rank">${place.rank}</td><td class="name ${fitted(who, nameWidth - 0.8, 1.1, 0.75)}">${who}</td>${places.map(
      (other) => meetingCell(matches, place.entrant, other.entrant, cell),
    )}${figures.map((key) => html`<td class="figure">${figureOf(place, key)}</td>`)}</tr>`;
  };
  return html`<section class="group">${name === null ? null : html`<h2>${name}</h2>`}<table class="cross ${landscape ? 'across' : 'upright'}"><thead><tr><th class="rank"></th><th class="who"></th>${places.map(
    ({ rank }) => html`<th class="met">${rank}</th>`,
  )}${figures.map((key) => html`<th class="figure ${fitted(words.figures[key], 3.2, 0.85, 0.5)}">${words.figures[key]}</th>`)}</tr></thead><tbody>${places.map(row)}</tbody></table></section>`;
}

/** What one had against another, each meeting on its own line. */
function meetingCell(matches: readonly DrawnMatch[], one: number, other: number, width: number): Markup {
  if (one === other) return html`<td class="self"></td>`;
  const met = matches.flatMap((match) => {
    const isA = match.a === one && match.b === other;
    if (!isA && !(match.b === one && match.a === other)) return [];
    const score = scoreOf(match);
    if (!score) return [{ text: '', won: false }];
    const won = match.result?.winner === (isA ? 'a' : 'b');
    return [{ text: (isA ? score : [...score].reverse()).join('–'), won }];
  });
  const most = met.length > 1 ? 0.85 : 1.05;
  return html`<td class="met">${met.map(
    ({ text, won }) =>
      html`<div class="${won ? 'won ' : ''}${fitted(text, width - 0.4, most, 0.4)}">${text}</div>`,
  )}</td>`;
}

const CROSS_STYLE = `
.group { break-inside: avoid; }
h2 { font-size: 1.3rem; block-size: ${HEAD}rem; padding-block-start: 0.8rem; }
.cross { table-layout: fixed; border: var(--thick); }
.cross td, .cross th { border: var(--fine); border-color: #000; padding: 0 0.2rem; }
.cross thead th { text-align: center; vertical-align: middle; block-size: ${COLUMNS - 0.2}rem; font-weight: 600; border-block-end: var(--line); }
.rank { inline-size: 2.4rem; }
.cross .plate { text-align: center; font-size: 1.1rem; }
.upright .who { inline-size: 15.5rem; }
.across .who { inline-size: 16rem; }
.cross .name { padding-inline: 0.4rem; }
.met { text-align: center; font-variant-numeric: lining-nums tabular-nums; line-height: 1.1; }
.cross .figure { inline-size: 3.6rem; text-align: center; font-weight: 700; background: #f2f2f2; font-variant-numeric: lining-nums tabular-nums; }
.cross thead .figure { font-weight: 600; }
.self { background: #ccc; }
.won { font-weight: 700; }
`;
