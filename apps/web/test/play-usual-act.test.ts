import { type Act, decide, type MatchState, newHead, openMatch, usualSeats } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { placeSeenFrom } from '../src/play/online/seats-round.js';
import { isUsual, usualAct } from '../src/play/online/usual-act.js';

const ALL = ['A1', 'B1', 'A2', 'B2'] as const;
const head = newHead({ discipline: 'doubles', players: { A: ['a', 'c'], B: ['b', 'd'] }, length: 'board' });

function after(...acts: readonly Act[]): MatchState {
  let state = openMatch(head);
  for (const act of acts) {
    const decision = decide(state, { by: 'umpire', at: 0, act });
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    state = decision.state;
  }
  return state;
}

const tossed = after({ type: 'toss', winner: 'B' });
const chosen = after({ type: 'toss', winner: 'B' }, { type: 'choose', take: 'break' });

describe('what a screen settles for those who sit at it', () => {
  it('is done by one of two partners, by the other where the first is not there', () => {
    const doers = (there: readonly (typeof ALL)[number][], takesBreak = true) =>
      ALL.filter((you) => usualAct(tossed, { you, there, takesBreak }) !== null);
    expect(doers(ALL)).toEqual(['B1']);
    expect(doers(['A1', 'A2', 'B2'])).toEqual(['B2']);
    expect(doers(['A1', 'A2'])).toEqual([]);
  });

  it('takes the break only where that is not asked, and the usual seats always', () => {
    const at = { there: ALL, takesBreak: false };
    expect(usualAct(tossed, { ...at, you: 'B1', takesBreak: true })).toEqual({
      type: 'choose',
      take: 'break',
    });
    expect(usualAct(tossed, { ...at, you: 'B1' })).toBeNull();
    expect(usualAct(chosen, { ...at, you: 'A1' })).toMatchObject({
      type: 'sit',
      seats: { A1: 'S', A2: 'N' },
    });
    expect(usualAct(chosen, { ...at, you: null })).toBeNull();
  });

  it('is nothing that anybody did, unless they were asked', () => {
    const [choose, sit] = [
      { type: 'choose', take: 'break' },
      { type: 'sit', seats: usualSeats('doubles') },
    ] as const;
    expect([choose, sit].map((act) => isUsual(act, true))).toEqual([true, true]);
    expect([choose, sit].map((act) => isUsual(act, false))).toEqual([false, true]);
    expect(isUsual({ type: 'pass' }, true)).toBe(false);
  });
});

describe('seats around a board', () => {
  it('show partners across from each other, whoever looks', () => {
    for (const [one, other] of [
      ['A1', 'A2'],
      ['B1', 'B2'],
    ] as const) {
      expect(placeSeenFrom(one, one)).toBe('near');
      expect(placeSeenFrom(one, other)).toBe('across');
      expect(placeSeenFrom(other, one)).toBe('across');
    }
    expect(placeSeenFrom('A1', 'B1')).toBe('right');
    expect(placeSeenFrom('B1', 'A1')).toBe('left');
  });
});
