import {
  isToPlay,
  type SeenAward,
  type SeenColumn,
  type SeenMatch,
  type SeenPlace,
  type SeenStage,
} from '@opencarrom/tournament/seen';
import { type HallView, placesOf, stageAt } from '../view.js';

/** Readable at ten metres: so many lines and no more. */
export const MOST_LINES = 6;
/** Of a long table only the first pages: the rest is on everybody's phone. */
const MOST_PLACES = 4 * MOST_LINES;
/** Two may share the third place. */
const MOST_ON_PODIUM = 4;

/** One page of the wall. `first`, `last`, `of`: which of how many are on it. */
export type Slide = {
  /** The same as long as it shows the same lines. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  readonly of: number;
} & (
  | {
      readonly is: 'pairings' | 'live' | 'results';
      readonly stage: SeenStage;
      readonly matches: readonly SeenMatch[];
    }
  | {
      readonly is: 'standings';
      readonly stage: SeenStage;
      readonly group?: number;
      readonly places: readonly SeenPlace[];
    }
  /** The first three by themselves, then everybody. */
  | { readonly is: 'podium'; readonly places: readonly SeenAward[] }
  | { readonly is: 'champions'; readonly places: readonly SeenAward[] }
  | { readonly is: 'welcome' }
);

const byTable = (one: SeenMatch, other: SeenMatch): number =>
  (one.table ?? Number.POSITIVE_INFINITY) - (other.table ?? Number.POSITIVE_INFINITY) ||
  one.number - other.number;

/** What the hall waits to know, in turn: where everybody plays, how it stands at the tables, who is where. */
export function slidesOf(view: Pick<HallView, 'seen' | 'liveOf'>): readonly Slide[] {
  const { seen, liveOf } = view;
  const places = placesOf(seen);
  if (places && places.length > 0) return championsOf(places);
  const stage = stageAt(seen);
  if (!stage) return [{ is: 'welcome', key: 'welcome', first: 0, last: 0, of: 0 }];
  const open = stage.rounds.flatMap(({ matches }) => matches).filter(isToPlay);
  const slides: Slide[] = [];
  for (const is of ['pairings', 'live'] as const) {
    const matches = open.filter(({ number }) => (liveOf(number) !== null) === (is === 'live')).sort(byTable);
    for (const { lines, ...page } of paged(matches, is)) slides.push({ ...page, is, stage, matches: lines });
  }
  slides.push(...resultsOf(stage), ...standingsOf(seen.stages, stage));
  return slides.length > 0 ? slides : [{ is: 'welcome', key: 'welcome', first: 0, last: 0, of: 0 }];
}

function championsOf(places: readonly SeenAward[]): readonly Slide[] {
  const first = places.filter(({ place }) => place <= 3).slice(0, MOST_ON_PODIUM);
  const podium: Slide = { is: 'podium', key: 'podium', first: 0, last: 0, of: 0, places: first };
  if (places.length <= first.length) return [podium];
  const all = paged(places.slice(0, MOST_PLACES), 'champions');
  return [podium, ...all.map(({ lines, ...page }): Slide => ({ ...page, is: 'champions', places: lines }))];
}

/** What a bracket has come to lately, the newest round first: it has no standings to fill the wall with. */
function resultsOf(stage: SeenStage): readonly Slide[] {
  if (stage.columns.length > 0) return [];
  const done = [...stage.rounds]
    .reverse()
    .flatMap(({ matches }) => matches.filter(({ b, result }) => b !== undefined && result));
  return paged(done.slice(0, MOST_LINES), 'results').map(({ lines, ...page }) => ({
    ...page,
    is: 'results',
    stage,
    matches: lines,
  }));
}

/** Of a bracket nothing is counted: while it is played its matches say it all. */
function standingsOf(stages: readonly SeenStage[], now: SeenStage): readonly Slide[] {
  const stage = now.columns.length > 0 ? now : stages.filter(({ columns }) => columns.length > 0).at(-1);
  if (!stage || stage.rounds.length === 0 || stage !== now) return [];
  if (!stage.groups)
    return paged(stage.standings.slice(0, MOST_PLACES), 'standings').map(({ lines, ...page }) => ({
      ...page,
      is: 'standings',
      stage,
      places: lines,
    }));
  return stage.groups.flatMap((_, group) =>
    paged(
      stage.standings.filter((place) => place.group === group),
      `group ${group}`,
    ).map(({ lines, ...page }): Slide => ({ ...page, is: 'standings', stage, group, places: lines })),
  );
}

interface Page<T> extends Pick<Slide, 'key' | 'first' | 'last' | 'of'> {
  readonly lines: readonly T[];
}

/** As even as can be: seven lines are four and three, not six and one. */
function paged<T>(lines: readonly T[], name: string): readonly Page<T>[] {
  const pages = Math.ceil(lines.length / MOST_LINES);
  const each = Math.ceil(lines.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => {
    const shown = lines.slice(page * each, (page + 1) * each);
    const first = page * each + 1;
    return { key: `${name} ${page}`, first, last: first + shown.length - 1, of: lines.length, lines: shown };
  });
}

/** How large the two sides of so few matches are; null: there are too many for it. */
export const largeFor = (matches: number): number | null => [9, 5.6][matches - 1] ?? null;

/** How long a name is on the wall; vowel signs take no room of their own. */
const lettersIn = (name: string): number => name.replace(/\p{M}/gu, '').length;

/** The largest a name gets, and what is read at ten metres in two lines, in hundredths of the screen's width. */
const [LARGEST, BROKEN] = [4.6, 2.55];
/** So many letters are as wide as half the screen at the largest; so many fill two lines at what is read in two. */
const [WIDE_AS_HALF, IN_TWO_LINES] = [15, 50];

/** Names are as large as their length allows, the longest in two lines; `room`: in halves of the screen. */
export function nameSize(name: string, room = 1): number {
  const letters = Math.max(1, lettersIn(name));
  const inOne = Math.min(LARGEST, (LARGEST * WIDE_AS_HALF * room) / letters);
  const inTwo = Math.min(BROKEN, (BROKEN * IN_TWO_LINES * room) / letters);
  return Math.max(inOne, inTwo);
}

/** Where each side has a line of its own: so many letters of size 1 are as wide as the line. */
const LINE = 132;

/** The same for a name that has a line of its own, at most `largest`. */
export function sideSize(name: string, largest: number): number {
  const letters = Math.max(1, lettersIn(name));
  const inOne = Math.min(largest, LINE / letters);
  return Math.max(inOne, Math.min(largest / 2, (1.8 * LINE) / letters));
}

/** From afar two figures are enough: what decides first, and what decides next. Teams that won as often go by rubbers. */
const DECIDE: readonly SeenColumn[] = ['points', 'wins', 'rubbers', 'netscore', 'buchholz'];

export const figuresFromAfar = (
  columns: readonly SeenColumn[],
  figures: readonly number[],
): readonly { readonly column: SeenColumn; readonly figure: number }[] =>
  DECIDE.flatMap((column) => {
    const figure = figures[columns.indexOf(column)];
    return figure === undefined ? [] : [{ column, figure }];
  }).slice(0, 2);
