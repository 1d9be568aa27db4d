import { drawnFrom } from '../draws/lot.js';
import type { Seeding } from './format.js';
import type { EventState, Participant } from './state.js';

/** Everybody who is there when an event begins: the seeded first, then the others as the first stage seeds them. */
export function firstSeeding(
  { participants, seeds }: EventState,
  seeding: Seeding,
  lot: number,
): readonly number[] {
  const here = participants.filter(({ away }) => !away);
  const seeded = seeds.filter((seed) => here.some(({ number }) => number === seed));
  const others = here.filter(({ number }) => !seeds.includes(number));
  return [...seeded, ...inOrder(others, seeding, lot).map(({ number }) => number)];
}

function inOrder(people: readonly Participant[], seeding: Seeding, lot: number): readonly Participant[] {
  if (seeding === 'lot') return drawnFrom(lot).shuffled(people);
  if (seeding === 'rate') return [...people].sort((one, other) => rateOf(other) - rateOf(one));
  return people;
}

/** Who has no rate comes after all who have one. */
const rateOf = ({ entry }: Participant): number => entry.rate ?? -1;
