import { type EventState, participantOf } from '@opencarrom/tournament';
import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { boardFrame, rosette } from './motif.js';
import { type Printing, personName, stateOf, titleOf, whenAndWhere } from './printing.js';

/** One for everybody with one of the first places, a page each. */
export function certificatesDocument(
  printing: Printing,
  awards: NonNullable<EventState['awards']>,
  places: number,
): PrintedDocument {
  const { words, paper } = printing;
  const won = awards.filter(({ place }) => place <= places);
  const pages = won.flatMap(({ place, entrant }) => {
    const players = participantOf(stateOf(printing), entrant)?.entry.players ?? [];
    return players.map((_, index) => certificate(printing, place, entrant, index));
  });
  return documentOf(
    pages,
    { paper, landscape: true },
    {
      language: words.code,
      title: `${titleOf(printing)}: ${words.sheets.certificates}`,
      style: CERTIFICATE_STYLE,
    },
  );
}

/** Rems between the base lines of the frame. */
const ROOM = 56;

function certificate(printing: Printing, place: number, entrant: number, index: number): Markup {
  const { words } = printing;
  const { discipline } = stateOf(printing);
  const event = titleOf(printing);
  const name = personName(printing, entrant, index);
  const together = togetherWith(printing, entrant, index);
  const where = whenAndWhere(printing);
  return html`${boardFrame()}<article class="certificate">${rosette()}
<h1>${words.certificate}</h1>
<p class="small">${words.presentedTo}</p>
<p class="winner ${fitted(name, ROOM, 4.2, 2.2)}">${name}</p>
<p class="with ${fitted(together, ROOM, 1.3, 0.9)}">${together}</p>
<p class="place">${words.forPlace(place)}</p>
<p class="small">${words.wonAt(words.disciplines[discipline])}</p>
<p class="event ${fitted(event, ROOM, 2.4, 1.4)}">${event}</p>
<p class="where ${fitted(where, ROOM, 1.15, 0.8)}">${where}</p>
<div class="signatures">${words.signatures.map((who) => html`<span>${who}</span>`)}</div></article>`;
}

/** The pair's other one, or the team. */
function togetherWith(printing: Printing, entrant: number, index: number): string {
  const entry = participantOf(stateOf(printing), entrant)?.entry;
  if (!entry) return '';
  if (entry.team !== undefined) return entry.team;
  return entry.players.length < 2 ? '' : printing.words.partner(personName(printing, entrant, 1 - index));
}

const CERTIFICATE_STYLE = `
.frame { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
.certificate { position: absolute; inset: 6.4rem 8rem 6rem; display: flex; flex-direction: column; align-items: center; text-align: center; }
.rosette { inline-size: 7.4rem; block-size: 7.4rem; flex: none; }
h1 { font-size: 3rem; letter-spacing: 0.06em; margin-block-start: 0.6rem; }
html:lang(hi) h1 { letter-spacing: 0; }
.small { font-size: 1.05rem; font-style: italic; margin-block-start: 0.4rem; }
html:lang(hi) .small { font-style: normal; }
.winner { font-family: var(--serif); font-weight: 700; line-height: 1.2; margin-block-start: 0.5rem; padding-inline: 1.5rem; border-block-end: var(--line); }
.with { margin-block-start: 0.3rem; min-block-size: 1.4rem; }
.place { font-family: var(--serif); font-weight: 700; font-size: 2.3rem; margin-block-start: 0.8rem; }
.event { font-family: var(--serif); font-weight: 700; margin-block-start: 0.2rem; }
.where { margin-block-start: 0.3rem; min-block-size: 1.4rem; }
.signatures { inline-size: 100%; display: flex; justify-content: space-between; margin-block-start: auto; padding-inline: 2rem; }
.signatures span { inline-size: 16rem; border-block-start: var(--fine); border-color: #000; padding-block-start: 0.3rem; font-size: 0.95rem; }
`;
