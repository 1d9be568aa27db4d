import { groupName } from '@opencarrom/tournament';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { aboutRound, inTableOrder, rowsFor } from './pairings.js';
import {
  FRAME_STYLE,
  framed,
  inPages,
  matchesOf,
  PAGE_ROOM,
  type Printing,
  paperName,
  type RoundOfStage,
  titleOf,
} from './printing.js';
import { detailOf, scoreOf } from './scores.js';

const LEAST_ROW = 2.3;
const MOST_ROW = 3.6;

/** What a round came to; what is missing says so. */
export function resultsDocument(printing: Printing, chosen: RoundOfStage): PrintedDocument {
  const { words, paper } = printing;
  const matches = inTableOrder(matchesOf(chosen)).filter(({ b }) => b !== null);
  const hasGroups = matches.some(({ group }) => group !== null);
  const { rows, height } = rowsFor(matches.length, LEAST_ROW, MOST_ROW);
  const nameRoom = (PAGE_ROOM.upright.width - 3.4 - 7 - 8 - (hasGroups ? 3 : 0)) / 2 - 1.2;
  const name = (entrant: number | null, isWinner: boolean, side: string): Markup => {
    const text = entrant === null ? '' : paperName(printing, entrant);
    return html`<td class="who ${side} ${isWinner ? 'won ' : ''}${fitted(text, nameRoom, 1.2, 0.8)}">${text}</td>`;
  };
  const pages = inPages(matches, rows).map(
    (
      page,
    ) => html`<table class="results"><thead><tr><th class="plate-head">${words.table}</th>${hasGroups ? html`<th class="group">${words.groupColumn}</th>` : null}<th></th><th class="score">${words.score}</th><th></th><th class="note"></th></tr></thead>
<tbody>${page.map((match) => {
      const score = scoreOf(match);
      const { table, group, a, b, result } = match;
      const note = detailOf(match, words);
      return html`<tr><td class="plate plate-head">${table ?? '–'}</td>${hasGroups ? html`<td class="group">${group === null ? '' : groupName(group)}</td>` : null}
${name(a, result?.winner === 'a', 'one')}<td class="score">${score ? `${score[0]} – ${score[1]}` : '–'}</td>${name(b, result?.winner === 'b', 'other')}<td class="note ${fitted(note, 7.2, 0.85, 0.7)}">${note}</td></tr>`;
    })}</tbody></table>`,
  );
  const about = `${words.sheets.results} · ${aboutRound(printing, chosen)}`;
  return documentOf(
    pages.map((body, index) => framed(printing, about, [index + 1, pages.length], body)),
    { paper },
    {
      language: words.code,
      title: `${titleOf(printing)}: ${about}`,
      style: `${FRAME_STYLE}${RESULTS_STYLE}.results tbody tr { block-size: ${height.toFixed(2)}rem; }`,
    },
  );
}

const RESULTS_STYLE = `
.results { table-layout: fixed; }
.plate-head { inline-size: 3.4rem; text-align: end; padding-inline-end: 0.8rem; }
.plate { font-size: 1.25rem; }
.group { inline-size: 3rem; text-align: center; }
.score { inline-size: 7rem; text-align: center; white-space: nowrap; }
td.score { font-family: var(--serif); font-weight: 700; font-size: 1.35rem; font-variant-numeric: lining-nums tabular-nums; }
.one { text-align: end; }
.won { font-weight: 700; }
.note { inline-size: 8rem; }
`;
