import type { Field } from '../systems/system.js';
import { sharedBy } from './entry.js';
import type { EventState, Participant, StageState } from './state.js';

/** What a stage may ask about the people of its event, before its next round. */
export function fieldOf({ participants, forbidden }: EventState, stage: StageState | null): Field {
  const people = new Map(participants.map((each) => [each.number, each]));
  const of = (entrant: number): Participant | undefined => people.get(entrant);
  const apart = new Set(forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const next = (stage?.rounds ?? 0) + 1;
  return {
    federationOf: (entrant) => federationOf(of(entrant)),
    rateOf: (entrant) => of(entrant)?.entry.rate ?? null,
    isHere: (entrant) => of(entrant)?.away === false,
    // Asked for every two who might be paired: mostly nobody is kept apart.
    areForbidden: (a, b) => apart.size > 0 && apart.has(`${a} ${b}`),
    lots: stage?.lots[next] ?? [],
    byHand: stage?.byHand[next]?.order ?? [],
  };
}

const federationOf = (participant: Participant | undefined): string | null =>
  participant ? sharedBy(participant.entry, 'federation') : null;
