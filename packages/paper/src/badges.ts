import { documentOf, type PrintedDocument } from './document.js';
import { fitted } from './fit.js';
import { html, type Markup } from './html.js';
import { fromOf, inPages, namesOf, type Printing, personName, stateOf, titleOf } from './printing.js';

/** What somebody wears: who it is, and of whom. */
interface Badge {
  readonly name: string;
  /** The pair's other one, or the team. */
  readonly with: string;
  /** Club and federation. */
  readonly from: string;
  readonly number: number;
}

const A_PAGE = 8;

/** A badge for everybody who plays, eight to a page. */
export function badgesDocument(printing: Printing): PrintedDocument {
  const { words, paper } = printing;
  const title = titleOf(printing);
  return documentOf(
    inPages(badgesOf(printing), A_PAGE).map(
      (page) => html`<div class="badges">${page.map((badge) => badgeMarkup(badge, title))}</div>`,
    ),
    { paper },
    { language: words.code, title: `${title}: ${words.sheets.badges}`, style: BADGE_STYLE },
  );
}

function badgesOf(printing: Printing): readonly Badge[] {
  const { words } = printing;
  return stateOf(printing).participants.flatMap(({ number, entry }) =>
    entry.players.map((player, index): Badge => {
      const partner = entry.team === undefined && entry.players.length > 1 ? 1 - index : null;
      const own = [player.club, player.federation].filter((each) => each !== undefined).join(' · ');
      const from = fromOf(printing, number);
      return {
        name: personName(printing, number, index),
        with: entry.team ?? (partner === null ? '' : words.partner(partnerName(printing, number, partner))),
        from: from === '' && (printing.naming === 'names' || player.shown !== false) ? own : from,
        number,
      };
    }),
  );
}

/** Who has no name is no number either beside somebody who has one. */
const partnerName = (printing: Printing, number: number, index: number): string =>
  namesOf(printing, number)[index] ?? printing.words.unnamed.partner;

const badgeMarkup = ({ name, with: together, from, number }: Badge, event: string): Markup => html`<article>
<p class="event ${fitted(event, 21.5, 0.95, 0.6)}">${event}</p>
<p class="name ${fitted(name, 21.5, 3, 1.7)}">${name}</p>
<p class="with ${fitted(together, 21.5, 1.1, 0.8)}">${together}</p>
<footer><span class="${fitted(from, 17, 1, 0.75)}">${from}</span><b>${number}</b></footer>
</article>`;

const BADGE_STYLE = `
.badges { display: grid; grid-template: repeat(4, 1fr) / 1fr 1fr; block-size: 100%; }
article { display: flex; flex-direction: column; padding: 1.75rem 2.25rem 1.5rem; min-inline-size: 0; min-block-size: 0; overflow: hidden; }
article:nth-child(even) { border-inline-start: 0.2mm dashed #888; }
article:nth-child(n + 3) { border-block-start: 0.2mm dashed #888; }
.event { border-block-end: var(--line); padding-block-end: 0.3rem; }
.name { font-family: var(--serif); font-weight: 700; line-height: 1.15; margin-block: auto 0; }
.with { margin-block: 0.15rem auto; }
footer { display: flex; justify-content: space-between; align-items: end; gap: 1rem; }
footer b { font-family: var(--serif); font-size: 1.7rem; line-height: 1; font-variant-numeric: lining-nums tabular-nums; }
`;
