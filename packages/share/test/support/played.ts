import {
  decide,
  type Event,
  evolve,
  type Head,
  makeDice,
  type NewMatch,
  newHead,
  openMatch,
  standIn,
} from '@opencarrom/match';

export interface Played {
  readonly head: Head;
  readonly events: readonly Event[];
}

/** A match played by the plain stand-in, to its end or until so many events. */
export function played(setting: Partial<NewMatch>, seed: number, most = Number.POSITIVE_INFINITY): Played {
  const doubles = setting.discipline === 'doubles';
  const players = doubles ? { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] } : { A: ['Asha'], B: ['Bina'] };
  const head = newHead({ players, ...setting });
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = openMatch(head);
  while (events.length < most) {
    const command = standIn(state, dice);
    if (!command) break;
    const decision = decide(state, command, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    for (const event of decision.events) {
      state = evolve(state, event, events);
      events.push(event);
    }
  }
  return { head, events };
}
