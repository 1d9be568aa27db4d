import {
  type EventState,
  groupName,
  type RankedPlace,
  type StageState,
  sayPlaceReason,
  standingsAt,
} from '@opencarrom/tournament';
import type { SeenColumn } from '@opencarrom/tournament/seen';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import {
  FRAME_STYLE,
  framed,
  fromOf,
  PAGE_ROOM,
  type Printing,
  paperName,
  type RoundOfStage,
  stateOf,
  titleOf,
} from './printing.js';
import { afterRound } from './round-title.js';
import type { PaperWords } from './words/paper-words.js';

/** A place: its figures in the order of the columns, and why it is this one. */
interface RankedLine {
  readonly rank: number;
  readonly name: string;
  /** Club, federation: what tells people apart. */
  readonly from: string;
  readonly figures: readonly string[];
  readonly reason: string;
}

interface Ranked {
  readonly columns: readonly string[];
  readonly groups: readonly { readonly name: string | null; readonly lines: readonly RankedLine[] }[];
}

/** Everybody's place after a round of a stage, with its reason. */
export function rankingDocument(printing: Printing, chosen: RoundOfStage): PrintedDocument {
  const { words } = printing;
  const { stage, round } = chosen;
  const places = standingsAt(stateOf(printing), stage, round);
  const figures = figureColumns(stage);
  const lineOf = (place: RankedPlace): RankedLine => ({
    rank: place.rank,
    name: paperName(printing, place.entrant),
    from: fromOf(printing, place.entrant),
    figures: figures.map((key) => figureOf(place, key)),
    reason: reasonOf(printing, chosen, place),
  });
  const groups = [...new Set(places.map(({ group }) => group))].map((group) => ({
    name: group === null ? null : words.group(groupName(group)),
    lines: places.filter((place) => place.group === group).map(lineOf),
  }));
  const columns = figures.map((key) => words.figures[key]);
  return rankedDocument(printing, afterRound(stage, round, words), { columns, groups });
}

/** The places that were given at the end, and what each won. */
export function finalDocument(
  printing: Printing,
  awards: NonNullable<EventState['awards']>,
): PrintedDocument {
  const { words } = printing;
  const hasPrizes = awards.some(({ prize }) => prize !== null);
  const lines = awards.map(
    ({ place, entrant, prize }): RankedLine => ({
      rank: place,
      name: paperName(printing, entrant),
      from: fromOf(printing, entrant),
      figures: hasPrizes ? [String(prize ?? '')] : [],
      reason: '',
    }),
  );
  return rankedDocument(printing, words.finalPlaces, {
    columns: hasPrizes ? [words.prize] : [],
    groups: [{ name: null, lines }],
  });
}

type Figure = Exclude<SeenColumn, 'played'>;
const FIGURES_SHOWN: readonly string[] = [
  ...['points', 'wins', 'buchholz', 'netscore', 'totscore', 'rubbers', 'games', 'boards'],
];

/** What sets entrants apart and is a figure of one's own, in the order in which it does. */
export const figureColumns = ({ format }: StageState): readonly Figure[] =>
  'keys' in format ? format.keys.filter((key): key is Figure => FIGURES_SHOWN.includes(key)) : [];

export const figureOf = ({ figures }: RankedPlace, key: Figure): string =>
  String(figures?.[key] ?? '').replace('-', '−');

function reasonOf(printing: Printing, { stage, round }: RoundOfStage, { reason }: RankedPlace): string {
  const level = reason.level.slice(0, MOST_LEVEL);
  const more = reason.level.length - level.length + (reason.more ?? 0);
  return sayPlaceReason(
    printing.words.places,
    { ...reason, level, ...(more > 0 ? { more } : {}) },
    {
      nameOf: (entrant: number) => paperName(printing, entrant),
      keys: 'keys' in stage.format ? stage.format.keys : [],
      hand: stage.byHand[round + 1]?.reason ?? null,
    },
  );
}

/** So many are named in a reason: a row has two lines for it. */
const MOST_LEVEL = 1;
const ROW = 2.3;
const GROUP_HEAD = 2.6;
const COLUMNS_HEAD = 2.4;

type Part = Ranked['groups'][number];

function rankedDocument(printing: Printing, about: string, { columns, groups }: Ranked): PrintedDocument {
  const { words, paper } = printing;
  const pages = onPages(groups).map((parts) => parts.map((part) => rankedTable(part, columns, words)));
  return documentOf(
    pages.map((body, index) => framed(printing, about, [index + 1, pages.length], html`${body}`)),
    { paper },
    { language: words.code, title: `${titleOf(printing)}: ${about}`, style: FRAME_STYLE + RANKING_STYLE },
  );
}

/** A group stays together where it can; a long one goes on on the next page. */
function onPages(groups: readonly Part[]): readonly (readonly Part[])[] {
  const pages: Part[][] = [];
  let left = 0;
  for (const { name, lines } of groups) {
    const head = COLUMNS_HEAD + (name === null ? 0 : GROUP_HEAD);
    const fits = (count: number): boolean => head + count * ROW <= left;
    if (!fits(Math.min(lines.length, A_WHOLE_GROUP))) left = 0;
    for (let from = 0; from < Math.max(1, lines.length); ) {
      if (left === 0) {
        pages.push([]);
        left = PAGE_ROOM.upright.height;
      }
      const count = Math.max(1, Math.min(lines.length - from, Math.floor((left - head) / ROW)));
      pages.at(-1)?.push({ name, lines: lines.slice(from, from + count) });
      from += count;
      left = from < lines.length ? 0 : Math.max(0, left - head - count * ROW);
    }
  }
  return pages;
}

const A_WHOLE_GROUP = 12;

function rankedTable({ name, lines }: Part, columns: readonly string[], words: PaperWords): Markup {
  const hasReasons = lines.some(({ reason }) => reason !== '');
  const why = hasReasons ? 14.5 : 0;
  const nameRoom = PAGE_ROOM.upright.width - 3.2 - columns.length * FIGURE - why - 1.2;
  const row = ({ rank, name: who, from, figures, reason }: RankedLine): Markup =>
    html`<tr><td class="plate rank">${rank}</td><td class="who"><div class="name ${fitted(who, nameRoom, from === '' ? 1.15 : 1.05, 0.72)}">${who}</div>${from === '' ? null : html`<div class="from ${fitted(from, nameRoom, 0.7, 0.5)}">${from}</div>`}</td>
${figures.map((figure) => html`<td class="number figure">${figure}</td>`)}${hasReasons ? html`<td class="why ${fitted(reason, why - 1, 0.8, 0.62, 3)}">${reason}</td>` : null}</tr>`;
  return html`${name === null ? null : html`<h2>${name}</h2>`}<table class="ranking"><thead><tr><th class="number rank">${words.place}</th><th></th>
${columns.map((column) => html`<th class="number figure ${fitted(column, FIGURE - 0.5, 0.85, 0.5)}">${column}</th>`)}${hasReasons ? html`<th class="why">${words.why}</th>` : null}</tr></thead>
<tbody>${lines.map(row)}</tbody></table>`;
}

const FIGURE = 4;

const RANKING_STYLE = `
.ranking { table-layout: fixed; }
.ranking tbody tr { block-size: ${ROW}rem; }
.rank { inline-size: 3.2rem; padding-inline: 0 0.8rem; }
td.rank { font-size: 1.2rem; }
.figure { inline-size: ${FIGURE}rem; padding-inline: 0.25rem; }
td.figure { font-size: 1.05rem; }
.why { inline-size: 14.5rem; padding-inline: 0.7rem 0; line-height: 1.15; }
.who .name, .who .from { line-height: 1.15; }
.from { color: #333; }
h2 { font-size: 1.25rem; block-size: ${GROUP_HEAD}rem; padding-block-start: 0.9rem; }
.body > h2:first-child { padding-block-start: 0; }
`;
