import type { EventState } from '@opencarrom/tournament';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { rosette } from './motif.js';
import { fromOf, type Printing, paperName, stateOf, titleOf, whenAndWhere } from './printing.js';
import { scoreOf } from './scores.js';

/** Rems across the page. */
const ROOM = 42;
const ON_THE_LIST = 8;

/** Who has won, for the notice board: the first as big as can be, then those who follow. */
export function championsDocument(
  printing: Printing,
  awards: NonNullable<EventState['awards']>,
): PrintedDocument {
  const { words, paper } = printing;
  const { discipline, participants, stages } = stateOf(printing);
  const title = titleOf(printing);
  const [first] = awards;
  const name = first ? paperName(printing, first.entrant) : '';
  const where = whenAndWhere(printing);
  const from = first ? fromOf(printing, first.entrant) : '';
  const final = finalScore(printing, first?.entrant);
  const matches = stages.flatMap((stage) => stage.matches).filter(({ b, result }) => b !== null && result);
  const body = html`<article class="champions">
<p class="event ${fitted(title, ROOM, 2.6, 1.6)}">${title}</p><p class="where ${fitted(where, ROOM, 1.2, 0.9)}">${where}</p>
${rosette()}
<h1>${words.champions[discipline]}</h1>
<p class="first ${fitted(name, ROOM, 4.2, 2.2)}">${name}</p>
<p class="from">${[from, final].filter((part) => part !== '').join(' · ')}</p>
<ol>${awards.slice(1, ON_THE_LIST).map((award) => placeLine(printing, award))}</ol>
<footer><span>${words.took(discipline, participants.length, matches.length)}</span><span>${words.printed(printing.printed)}</span></footer>
</article>`;
  return documentOf(
    [body],
    { paper },
    { language: words.code, title: `${title}: ${words.sheets.champions}`, style: CHAMPIONS_STYLE },
  );
}

function placeLine(
  printing: Printing,
  { place, entrant }: NonNullable<EventState['awards']>[number],
): Markup {
  const name = paperName(printing, entrant);
  const from = fromOf(printing, entrant);
  const most = place <= 3 ? 1.9 : 1.3;
  return html`<li class="${place <= 3 ? 'near' : ''}"><b>${place}</b><span class="name ${fitted(name, 27, most, 1)}">${name}</span><span class="of ${fitted(from, 11, 1, 0.7)}">${from}</span></li>`;
}

/** How the last match of who has won ended, where there was a last one for the place. */
function finalScore(printing: Printing, champion: number | undefined): string {
  const stage = stateOf(printing).stages.at(-1);
  const final = stage?.matches.filter(({ slot }) => slot?.startsWith('final')).at(-1);
  const score = final && scoreOf(final);
  if (!final || !score || (final.a !== champion && final.b !== champion)) return '';
  const [a, b] = score;
  return printing.words.finalWas(final.a === champion ? `${a}–${b}` : `${b}–${a}`);
}

const CHAMPIONS_STYLE = `
.champions { position: absolute; inset: 5rem 5rem 3rem; display: flex; flex-direction: column; align-items: center; text-align: center; }
.event { font-family: var(--serif); font-weight: 700; }
.where { margin-block-start: 0.4rem; }
.rosette { inline-size: 15rem; block-size: 15rem; flex: none; margin-block: 2.4rem 1.4rem; }
h1 { font-size: 1.7rem; font-weight: 600; letter-spacing: 0.12em; text-transform: uppercase; }
html:lang(hi) h1 { letter-spacing: 0; }
.first { font-family: var(--serif); font-weight: 700; line-height: 1.2; margin-block-start: 0.4rem; }
.from { font-size: 1.15rem; min-block-size: 1.5rem; margin-block-start: 0.3rem; }
ol { list-style: none; inline-size: 100%; margin-block-start: 2.4rem; border-block-start: var(--thick); text-align: start; }
li { display: grid; grid-template-columns: 3.2rem minmax(0, 1fr) 11.5rem; gap: 0.8rem; align-items: center; block-size: 2.9rem; border-block-end: var(--fine); }
li.near { block-size: 3.9rem; }
li b { font-family: var(--serif); font-size: 1.7rem; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
.near b { font-size: 2.3rem; }
.name { font-weight: 600; }
.of { text-align: end; }
footer { margin-block-start: auto; inline-size: 100%; display: flex; justify-content: space-between; font-size: 0.85rem; border-block-start: var(--fine); padding-block-start: 0.4rem; }
`;
