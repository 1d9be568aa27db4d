import {
  decide,
  type Event,
  type MatchRecord,
  makeDice,
  type NewMatch,
  newHead,
  openMatch,
  refusalMessage,
  standIn,
} from '@opencarrom/match';

/** A match played by the stand-in until it is over, or until so many commands have been given. */
export function played(entry: Partial<NewMatch> = {}, seed = 7, most = 400): MatchRecord {
  const head = newHead({
    players: { A: ['Asha'], B: ['Bilal'] },
    length: 'board',
    date: '2024-11-15T10:00:00.000Z',
    ...entry,
  });
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = openMatch(head);
  for (let given = 0; given < most; given++) {
    const command = standIn(state, dice);
    if (!command) break;
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events, state };
}
