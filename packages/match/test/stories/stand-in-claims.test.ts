import { describe, expect, it } from 'vitest';
import { decide, dutyOf, type MatchState, makeDice, newHead, openMatch, standIn } from '../../src/index.js';

/** A match played by the stand-in until something may be claimed. */
function claimable(seed: number): MatchState | null {
  const dice = makeDice(seed);
  const players = { A: ['a', 'c'], B: ['b', 'd'] };
  let state = openMatch(newHead({ rulebook: 'starwood', discipline: 'doubles', length: 'board', players }));
  while (!dutyOf(state)?.claimants.length) {
    const command = standIn(state, dice);
    const decision = command && decide(state, command);
    if (!decision || 'refusal' in decision) return null;
    state = decision.state;
  }
  return state;
}

describe('the stand-in', () => {
  it('claims what may be claimed, unless claims are for somebody else to make', () => {
    const states = [1, 2, 3, 4, 5].map(claimable).filter((state) => state !== null);
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      expect(standIn(state, makeDice(1))?.act.type).toBe('claim');
      const command = standIn(state, makeDice(1), false);
      expect(command?.act.type).not.toBe('claim');
      expect(command && decide(state, command)).not.toHaveProperty('refusal');
    }
  });
});
