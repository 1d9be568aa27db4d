import {
  isToPlay,
  type SeenColumn,
  type SeenMatch,
  type SeenPlace,
  type SeenStage,
} from '@opencarrom/tournament/seen';
import { type HallView, stageAt } from '../view.js';

/** Readable at ten metres: so many lines and no more. */
export const MOST_LINES = 6;
/** Of a long table only the first pages: the rest is on everybody's phone. */
const MOST_PLACES = 4 * MOST_LINES;

/** One page of the wall. `first`, `last`, `of`: which of how many are on it. */
export type Slide = {
  /** The same as long as it shows the same lines. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  readonly of: number;
} & (
  | { readonly is: 'pairings' | 'live'; readonly stage: SeenStage; readonly matches: readonly SeenMatch[] }
  | {
      readonly is: 'standings';
      readonly stage: SeenStage;
      readonly group?: number;
      readonly places: readonly SeenPlace[];
    }
  | {
      readonly is: 'champions';
      readonly places: readonly { readonly place: number; readonly entrant: number }[];
    }
  | { readonly is: 'welcome' }
);

const byTable = (one: SeenMatch, other: SeenMatch): number =>
  (one.table ?? Number.POSITIVE_INFINITY) - (other.table ?? Number.POSITIVE_INFINITY) ||
  one.number - other.number;

/** What the hall waits to know, in turn: where everybody plays, how it stands at the tables, who is where. */
export function slidesOf(view: Pick<HallView, 'seen' | 'liveOf'>): readonly Slide[] {
  const { seen, liveOf } = view;
  if (seen.awards) {
    const { awards } = seen;
    return paged(awards.slice(0, MOST_PLACES), 'champions').map(({ lines, ...page }) => ({
      ...page,
      is: 'champions',
      places: lines,
    }));
  }
  const stage = stageAt(seen);
  if (!stage) return [{ is: 'welcome', key: 'welcome', first: 0, last: 0, of: 0 }];
  const open = stage.rounds.flatMap(({ matches }) => matches).filter(isToPlay);
  const slides: Slide[] = [];
  for (const is of ['pairings', 'live'] as const) {
    const matches = open.filter(({ number }) => (liveOf(number) !== null) === (is === 'live')).sort(byTable);
    for (const { lines, ...page } of paged(matches, is)) slides.push({ ...page, is, stage, matches: lines });
  }
  slides.push(...standingsOf(seen.stages, stage));
  return slides.length > 0 ? slides : [{ is: 'welcome', key: 'welcome', first: 0, last: 0, of: 0 }];
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
