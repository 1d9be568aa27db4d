import {
  type Act,
  type Actor,
  decide,
  type Event,
  makeDice,
  newHead,
  nextMoment,
  openMatch,
  standIn,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { isCounted } from '../../src/pairing/ratings/ending.js';

/** A match played until it has so many strokes; then one of them gives it up. */
function givenUp(length: 'board' | 'game', strokes: number): readonly Event[] {
  const head = newHead({ players: { A: ['Player A'], B: ['Player B'] }, length });
  const dice = makeDice(3);
  let state = openMatch(head);
  const events: Event[] = [];
  const does = (by: Actor, act: Act) => {
    const decision = decide(state, { by, act, at: nextMoment(state) }, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  };
  const played = () => events.filter((event) => event.type === 'done' && event.act.type === 'strike').length;
  while (played() < strokes && !state.outcome) {
    const move = standIn(state, dice);
    if (move) does(move.by, move.act);
  }
  if (!state.outcome) does('A1', { type: 'concede', what: 'match' });
  return events;
}

describe('a rated match counts', () => {
  it.each([
    ['a board that nobody has played', 'board', 1, false],
    ['a board given up after both could have struck', 'board', 2, true],
    ['a board played to its end', 'board', 1000, true],
    ['a game given up in its first board', 'game', 10, false],
    ['a game given up after its first board', 'game', 150, true],
  ] as const)('%s', (_, length, strokes, counts) => {
    expect(isCounted({ length }, givenUp(length, strokes))).toBe(counts);
  });
});
