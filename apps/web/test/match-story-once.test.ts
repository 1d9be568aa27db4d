import { decide, type Event, makeDice, newHead, openMatch, standIn, stepsOf } from '@opencarrom/match';
import { story as en } from '@opencarrom/match/words/story/en';
import { expect, it } from 'vitest';
import { tellAll } from '../src/match/story/tell.js';

/** A board that begins at once, as quick play does, and is played to its end. */
function quickBoard() {
  const head = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'board' });
  let state = openMatch(head);
  const events: Event[] = [];
  const act = (command: Parameters<typeof decide>[1]): void => {
    const decision = decide(state, command, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  };
  const begin = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take: 'break' },
    { type: 'sit', seats: { A1: 'S', B1: 'N' } },
    { type: 'play' },
  ] as const;
  for (const each of begin) act({ by: 'umpire', at: 0, act: each });
  const dice = makeDice(5);
  for (let command = standIn(state, dice); command && !state.outcome; command = standIn(state, dice))
    act(command);
  return { head, events };
}

it('a replay tells of no toss that nobody saw, and says the win once', () => {
  const steps = stepsOf(quickBoard()).filter(({ stands }) => stands);
  const told = tellAll(steps, en).map(({ text }) => text);
  expect(told.join('\n')).not.toMatch(/toss|Choice/);
  const won = told.filter((text) => /\b(wins?|won)\b/.test(text));
  expect(won).toHaveLength(1);
  expect(won[0]).toMatch(/(Asha|Bilal) wins the board \((white|black)\)/);
});
