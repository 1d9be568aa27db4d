import { bracketOrder, bracketSize, byTwos } from './bracket.js';
import { movedApart } from './federations.js';
import { drawnFrom, type Lot } from './lot.js';

export interface KnockoutDraw {
  readonly entrants: number;
  /** So many first of the list have their places; the others get theirs by lot. */
  readonly seeds: number;
  /** Entrants of one federation are kept apart as long as can be; null is nobody's compatriot. */
  readonly federationOf: (entrant: number) => string | null;
  readonly lot: number;
}

export interface Bracket {
  readonly size: number;
  /** From top to bottom; null is a bye. */
  readonly firstRound: readonly (readonly [number, number | null])[];
}

/** A place of the bracket, by the seed it is meant for. */
interface Slot {
  readonly seed: number;
  readonly taken: number | null;
}

/** Byes go to the best places, and those are of the best seeds. */
export function drawKnockout({ entrants, seeds, federationOf, lot }: KnockoutDraw): Bracket {
  const size = bracketSize(entrants);
  const slots = bracketOrder(size).map((seed): Slot => ({ seed, taken: seed <= seeds ? seed : null }));
  const unseeded = Array.from({ length: entrants - seeds }, (_, index) => seeds + 1 + index);
  const isOpen = ({ seed, taken }: Slot): boolean => taken === null && seed <= entrants;
  const draw = drawnFrom(lot);
  const filled = fill(slots, unseeded, { isOpen, federationOf, lot: draw });
  const lines = movedApart({
    lines: filled.map(({ taken }) => taken),
    federationOf,
    isFree: (entrant) => entrant > seeds,
    lot: draw,
  });
  const firstRound = byTwos(lines).map(([top, bottom]): [number, number | null] =>
    top === null ? [bottom as number, null] : [top, bottom],
  );
  return { size, firstRound };
}

interface Filling {
  readonly isOpen: (slot: Slot) => boolean;
  readonly federationOf: (entrant: number) => string | null;
  readonly lot: Lot;
}

/** Splits those without a place between the halves of a run, and these again, down to single places. */
function fill(slots: readonly Slot[], waiting: readonly number[], filling: Filling): readonly Slot[] {
  const [only] = slots;
  if (slots.length === 1 && only)
    return [filling.isOpen(only) ? { ...only, taken: waiting[0] ?? null } : only];
  const top = slots.slice(0, slots.length / 2);
  const bottom = slots.slice(slots.length / 2);
  const chosen = chooseTop(top, bottom, waiting, filling);
  const others = waiting.filter((entrant) => !chosen.has(entrant));
  return [
    ...fill(
      top,
      waiting.filter((entrant) => chosen.has(entrant)),
      filling,
    ),
    ...fill(bottom, others, filling),
  ];
}

/** Who goes to the top half: of each federation half, an odd one by lot, so that no half has more than it must. */
function chooseTop(
  top: readonly Slot[],
  bottom: readonly Slot[],
  waiting: readonly number[],
  { isOpen, federationOf, lot }: Filling,
): ReadonlySet<number> {
  const room = top.filter(isOpen).length;
  const must: number[] = [];
  const may: number[] = [];
  const rather: number[] = [];
  for (const [federation, theirs] of byFederation(waiting, federationOf)) {
    const order = lot.shuffled(theirs);
    const count = (slots: readonly Slot[]) =>
      slots.filter(({ taken }) => taken !== null && federation !== null && federationOf(taken) === federation)
        .length;
    const [above, below] = [count(top), count(bottom)];
    const limit = federation === null ? order.length : Math.ceil((above + below + order.length) / 2);
    const least = Math.min(order.length, Math.max(0, order.length - Math.max(0, limit - below)));
    const most = Math.max(least, Math.min(order.length, Math.max(0, limit - above)));
    must.push(...order.slice(0, least));
    may.push(...order.slice(least, most));
    rather.push(...order.slice(most));
  }
  // Where seeds or byes leave no even split, the least is broken: first what may go up, then what should not.
  return new Set([...lot.shuffled(must), ...lot.shuffled(may), ...lot.shuffled(rather)].slice(0, room));
}

/** Entrants without a federation are together, as nobody's compatriots. */
function byFederation(
  entrants: readonly number[],
  federationOf: (entrant: number) => string | null,
): ReadonlyMap<string | null, readonly number[]> {
  const groups = new Map<string | null, number[]>();
  for (const entrant of entrants) {
    const federation = federationOf(entrant);
    groups.set(federation, [...(groups.get(federation) ?? []), entrant]);
  }
  return groups;
}
