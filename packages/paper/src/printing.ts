import {
  type DrawnMatch,
  daysOf,
  type Entry,
  type EventState,
  type LoggedEvent,
  participantOf,
  peopleOf,
  type StageState,
  sharedBy,
} from '@opencarrom/tournament';
import type { PaperSize } from './document.js';
import { html, type Markup } from './html.js';
import type { SheetName } from './sheet-name.js';
import type { PaperWords } from './words/paper-words.js';

/** What people are called who are not to be named where everybody can see it: by their names all the same, or by labels. */
export type PaperNaming = 'names' | 'labels';

/** Sheets that go to those they are about; everybody reads the others. */
const HANDED_OUT: readonly SheetName[] = ['cards', 'badges', 'certificates'];

/** How people are called on a sheet where nobody has said it. */
export const usualNaming = (sheet: SheetName): PaperNaming =>
  HANDED_OUT.includes(sheet) ? 'names' : 'labels';

/** What every sheet is printed from. */
export interface Printing {
  readonly event: LoggedEvent;
  readonly words: PaperWords;
  readonly naming: PaperNaming;
  readonly paper: PaperSize;
  /** When it is printed, as it is to be read. */
  readonly printed: string;
  /** The address a code on a card or a sign leads to; null: none. */
  readonly codeFor?: (table: number, match: number | null) => string | null;
}

/** The round of a stage that a sheet is about. */
export interface RoundOfStage {
  readonly stage: StageState;
  readonly round: number;
}

export const stateOf = ({ event }: Printing): EventState => event.state;
export const titleOf = (printing: Printing): string => stateOf(printing).head?.name ?? '';

/** The days of play, and the place. */
export function whenAndWhere(printing: Printing): string {
  const state = stateOf(printing);
  const { date, lastDay } = daysOf(state);
  return [date === undefined ? '' : printing.words.dateOf(date, lastDay), state.head?.place ?? '']
    .filter((part) => part !== '')
    .join(' · ');
}

const isHidden = (naming: PaperNaming, { shown }: { readonly shown?: boolean }): boolean =>
  naming === 'labels' && shown === false;

/** The names of those of an entry, as they may be printed: the team, or its one or two. */
export function namesOf(printing: Printing, entrant: number): readonly string[] {
  const entry = participantOf(stateOf(printing), entrant)?.entry;
  if (!entry) return [String(entrant)];
  if (entry.team !== undefined) return [entry.team];
  const { unnamed } = printing.words;
  const hidden = entry.players.map((player) => isHidden(printing.naming, player));
  if (hidden.every(Boolean)) return [unnamed.entrant(entrant)];
  return entry.players.map(({ name }, index) => (hidden[index] ? unnamed.partner : name));
}

export const paperName = (printing: Printing, entrant: number): string =>
  namesOf(printing, entrant).join(' & ');

/** A pair by first names, as people call it, where that tells two apart. */
export function shortNames(printing: Printing, a: number, b: number): readonly [string, string] {
  const [one, other] = [shortName(printing, a), shortName(printing, b)];
  return one === other ? [paperName(printing, a), paperName(printing, b)] : [one, other];
}

function shortName(printing: Printing, entrant: number): string {
  const names = namesOf(printing, entrant);
  if (names.length < 2) return names.join('');
  return names
    .map((name) => (name === printing.words.unnamed.partner ? name : name.split(/\s+/)[0]))
    .join(' & ');
}

/** One of an entry, by the place in its list; in a team a number stands for who is not to be named. */
export function personName(printing: Printing, entrant: number, index: number): string {
  const entry = participantOf(stateOf(printing), entrant)?.entry;
  const player = entry?.players[index];
  if (!entry || !player) return '';
  if (!isHidden(printing.naming, player)) return player.name;
  return entry.team === undefined
    ? printing.words.unnamed.entrant(entrant)
    : printing.words.somebody(index + 1);
}

/** Club and federation, where all of them share them; nothing where it would tell who is not to be named. */
export function fromOf(printing: Printing, entrant: number): string {
  const entry = participantOf(stateOf(printing), entrant)?.entry;
  if (!entry || mayNotTell(printing, entry)) return '';
  const team = entry.team;
  return (['club', 'federation'] as const)
    .flatMap((what) => sharedBy(entry, what) ?? [])
    .filter((from) => from !== team)
    .join(' · ');
}

const mayNotTell = ({ naming }: Printing, entry: Entry): boolean =>
  entry.team === undefined && peopleOf(entry).some((person) => isHidden(naming, person));

export const matchesOf = ({ stage, round }: RoundOfStage): readonly DrawnMatch[] =>
  stage.matches.filter((match) => match.round === round);

/** The head and the foot of a sheet around what is on it. */
export function framed(
  printing: Printing,
  about: string,
  [page, pages]: readonly [page: number, pages: number],
  body: Markup,
): Markup {
  const { words, printed } = printing;
  return html`<header class="head"><h1 class="${titleSize(titleOf(printing))}">${titleOf(printing)}</h1><p class="about">${about}</p></header>
<div class="body">${body}</div>
<footer class="foot"><span>${words.printed(printed)}</span><span>${words.page(page, pages)}</span></footer>`;
}

const titleSize = (title: string): string => (title.length > 40 ? 't22' : 't28');

/** So many of these go on each page. */
export const inPages = <T>(each: readonly T[], aPage: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(each.length / aPage) }, (_, page) =>
    each.slice(page * aPage, (page + 1) * aPage),
  );

/** Heights and widths in rems of what is left for a sheet between its head and its foot. */
export const PAGE_ROOM = {
  upright: { width: 45.5, height: 61 },
  across: { width: 67.25, height: 39.5 },
} as const;

export const FRAME_STYLE = `
.sheet { display: flex; flex-direction: column; padding: 3rem 3.5rem 2.2rem; }
.head { flex: none; display: flex; justify-content: space-between; align-items: end; gap: 2rem; padding-block-end: 0.6rem; border-block-end: var(--thick); block-size: 4.6rem; }
.head h1 { overflow-wrap: anywhere; line-height: 1.05; }
.head .about { flex: none; max-inline-size: 60%; text-align: end; font-size: 1.15rem; font-weight: 600; overflow-wrap: anywhere; }
.body { flex: 1; min-block-size: 0; padding-block-start: 0.8rem; }
.foot { flex: none; display: flex; justify-content: space-between; gap: 1rem; padding-block-start: 0.4rem; border-block-start: var(--fine); font-size: 0.8rem; block-size: 1.6rem; }
thead th { font-size: 0.85rem; vertical-align: bottom; padding: 0 0.5rem 0.3rem; block-size: 1.8rem; }
tbody tr { border-block-end: var(--fine); }
tbody tr:first-child { border-block-start: var(--line); }
td { padding: 0 0.5rem; vertical-align: middle; }
.plate { font-family: var(--serif); font-weight: 700; text-align: end; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
.name { font-weight: 600; }
`;
