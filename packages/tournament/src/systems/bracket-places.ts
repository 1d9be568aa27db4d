import type { DrawnMatch } from '../event/state.js';
import type { PlaceReason, RankedPlace } from '../standings/placing.js';
import { type Slot, type SlotState, waysOn } from './slots.js';

interface Standing {
  readonly entrant: number;
  readonly rank: number;
  /** The round of the last slot it came to. */
  readonly round: number;
  /** By the match that was played for this place; null: by the round it is in, or fell out in. */
  readonly decided: PlaceReason | null;
}

/**
 * Everybody's place in a bracket: who lost later is ahead, and those who fell out in the same round share a place, in
 * the order of their seeds. Who is still in shares the first.
 */
export function bracketPlacings(
  entrants: readonly number[],
  states: readonly SlotState[],
  lines: readonly (number | null)[],
): readonly RankedPlace[] {
  const lastOf = new Map<number, SlotState>();
  for (const state of states)
    for (const side of [state.a, state.b]) if (typeof side === 'number') lastOf.set(side, state);
  const slots = states.map(({ slot }) => slot);
  const onwards = waysOn(slots, 'winner');
  const rankOut = ranksOfLosers(slots, lines);

  const standings = entrants
    .map(standingOf)
    .sort((one, other) => one.rank - other.rank || other.round - one.round);
  return standings.map(({ entrant, rank, decided }) => {
    const level = standings.filter((other) => other.rank === rank && other.entrant !== entrant);
    const shared = {
      by: 'bracket',
      level: level.map((other) => other.entrant),
      own: null,
      other: null,
    } as const;
    return { rank, entrant, group: null, figures: null, reason: decided ?? shared };
  });

  function standingOf(entrant: number): Standing {
    const state = lastOf.get(entrant);
    if (state === undefined) return { entrant, rank: peopleIn(lines) + 1, round: 0, decided: null };
    const { slot, match, winner } = state;
    const isIn = winner === undefined || (winner === entrant && !onwards.has(slot.name));
    const wonFinal = slot.forPlace !== null && winner === entrant;
    const rank = isIn || wonFinal ? (slot.forPlace ?? 1) : (rankOut.get(slot.name) ?? 1);
    const decided =
      match && slot.forPlace !== null && typeof winner === 'number' ? byFinal(match, entrant) : null;
    return { entrant, rank, round: slot.round, decided };
  }
}

const peopleIn = (lines: readonly (number | null)[]): number => lines.filter((line) => line !== null).length;

/** What a match for a place says of one who played it. */
export function byFinal({ a, b, result }: DrawnMatch, entrant: number): PlaceReason {
  const [scoreA, scoreB] = result?.scores ?? [null, null];
  const level = [a, b].filter((side) => side !== null).filter((side) => side !== entrant);
  const [own, other] = a === entrant ? [scoreA, scoreB] : [scoreB, scoreA];
  return { by: 'final', level, own, other };
}

/** The place of whoever loses in each slot, if everybody comes: behind all who are not out by the end of its round. */
function ranksOfLosers(
  slots: readonly Slot[],
  lines: readonly (number | null)[],
): ReadonlyMap<string, number> {
  const downwards = waysOn(slots, 'loser');
  const played = playedSlots(slots, lines);
  const fallOutIn = slots.filter(
    ({ name, forPlace }) => forPlace === null && !downwards.has(name) && played.has(name),
  );
  const rankIn = (slot: Slot): number => {
    if (slot.forPlace !== null) return slot.forPlace + 1;
    const below = downwards.get(slot.name);
    if (below) return rankIn(below);
    return peopleIn(lines) + 1 - fallOutIn.filter(({ round }) => round <= slot.round).length;
  };
  return new Map(slots.map((slot) => [slot.name, rankIn(slot)]));
}

/** The slots that have two sides if everybody comes; in the others somebody rests, or nobody is. */
function playedSlots(slots: readonly Slot[], lines: readonly (number | null)[]): ReadonlySet<string> {
  const played = new Set<string>();
  const peopled = new Set<string>();
  for (const { name, sides } of slots) {
    const there = sides.filter((side) => {
      if (side.from === 'line') return lines[side.line] !== null;
      return (side.from === 'winner' ? peopled : played).has(side.of);
    });
    if (there.length > 0) peopled.add(name);
    if (there.length === 2) played.add(name);
  }
  return played;
}
