import {
  decide,
  type Event,
  makeDice,
  newHead,
  openMatch,
  type Step,
  standIn,
  stepsOf,
  strokesIn,
} from '@opencarrom/match';

/** So many strokes of a board by the plain stand-in. */
export function stepsPlayed(strokes: number): readonly Step[] {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board' });
  const events: Event[] = [];
  const dice = makeDice(7);
  let state = openMatch(head);
  while (strokesIn(events).length < strokes) {
    const command = standIn(state, dice);
    const decision = command && decide(state, command, events);
    if (!decision || 'refusal' in decision) throw new Error('the stand-in stopped');
    events.push(...decision.events);
    state = decision.state;
  }
  return stepsOf({ head, events });
}
