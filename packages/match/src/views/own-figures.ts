import type { Head } from '../head.js';
import type { Event } from '../log/event.js';
import type { Player } from '../players.js';
import { addFigures, figuresWithPots, NO_FIGURES, type PlayerFigures } from './player-figures.js';
import type { Pot } from './pot-ways.js';
import { SEEN_POCKETS, type SeenPocket } from './seen-pocket.js';

/** How far from its pocket a man had lain: up to 20 cm, up to 45 cm, further. */
export const REACHES = ['near', 'middle', 'far'] as const;
export type Reach = (typeof REACHES)[number];

const NEAR = 0.2;
const MIDDLE = 0.45;

/** What somebody did, told more closely: only of men whose way is known. */
export interface OwnFigures {
  readonly figures: PlayerFigures;
  /** Men by the pocket they fell into, as their player saw it. */
  readonly pockets: Readonly<Record<SeenPocket, number>>;
  readonly reaches: Readonly<Record<Reach, number>>;
}

const counted = <T extends string>(kinds: readonly T[], found: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, found.filter((each) => each === kind).length])) as Record<
    T,
    number
  >;

const reachOf = (distance: number): Reach =>
  distance <= NEAR ? 'near' : distance <= MIDDLE ? 'middle' : 'far';

function toldOf(figures: PlayerFigures, pots: readonly Pot[]): OwnFigures {
  const men = pots.flatMap(({ man }) => (man ? [man] : []));
  return {
    figures,
    pockets: counted(
      SEEN_POCKETS,
      men.map(({ pocket }) => pocket),
    ),
    reaches: counted(
      REACHES,
      men.map(({ distance }) => reachOf(distance)),
    ),
  };
}

/** What every player of a match did, by its log. */
export const ownFigures = (match: {
  readonly head: Head;
  readonly events: readonly Event[];
}): Readonly<Partial<Record<Player, OwnFigures>>> =>
  Object.fromEntries(
    Object.entries(figuresWithPots(match)).map(([player, { figures, pots }]) => [
      player,
      toldOf(figures, pots),
    ]),
  );

export const NO_OWN: OwnFigures = toldOf(NO_FIGURES, []);

const sum = <T extends string>(
  one: Readonly<Record<T, number>>,
  other: Readonly<Record<T, number>>,
): Readonly<Record<T, number>> =>
  Object.fromEntries((Object.keys(one) as T[]).map((key) => [key, one[key] + (other[key] ?? 0)])) as Record<
    T,
    number
  >;

/** Figures of one match more. */
export const addOwn = (one: OwnFigures, other: OwnFigures): OwnFigures => ({
  figures: addFigures(one.figures, other.figures),
  pockets: sum(one.pockets, other.pockets),
  reaches: sum(one.reaches, other.reaches),
});
