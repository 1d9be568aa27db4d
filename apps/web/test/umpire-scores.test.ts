import { decide, newHead, openMatch, refusalMessage } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { demandsIn, emptyEntry, entered, MEN_LEFT, pointsFor, tallyOf } from '../src/umpire/scores/entry.js';

function boardOf(rulebook: 'icf' | 'starwood') {
  const names =
    rulebook === 'starwood' ? { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] } : { A: ['Asha'], B: ['Bina'] };
  const seats =
    rulebook === 'starwood' ? { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } : ({ A1: 'S', B1: 'N' } as const);
  const acts = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take: 'break' },
    { type: 'sit', seats },
  ] as const;
  return acts.reduce(
    (match, act) => {
      const decision = decide(match, { by: 'umpire', at: match.latest, act: act as never });
      if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
      return decision.state;
    },
    openMatch(newHead({ rulebook, players: names, source: 'observed' })),
  );
}

describe('a board entered as a whole', () => {
  it('is nothing to write down while something is missing', () => {
    expect(tallyOf({ ...emptyEntry, winner: 'A', men: 3 })).toBeNull();
    expect(pointsFor(boardOf('icf'), { ...emptyEntry, winner: 'A', queen: 'A' })).toBeNull();
  });

  it('shows what it will count before it is written', () => {
    const entry = { winner: 'A', men: 3, queen: 'A', demanded: 0 } as const;
    expect(pointsFor(boardOf('icf'), entry)).toBe(6);
    expect(pointsFor(boardOf('starwood'), entry)).toBe(8);
    expect(pointsFor(boardOf('icf'), { ...entry, queen: 'nobody', demanded: 1 })).toBe(4);
  });

  it('offers no more men than a side has, and no more points than the book lets demand', () => {
    expect(Math.max(...MEN_LEFT)).toBe(9);
    expect(demandsIn(boardOf('icf'), emptyEntry)).toEqual([0, 1, 2]);
  });

  it('offers no demand that cannot count, and lets one go that no longer can', () => {
    const all = { winner: 'A', men: 9, queen: 'A', demanded: 0 } as const;
    expect(demandsIn(boardOf('icf'), all)).toEqual([0]);
    expect(demandsIn(boardOf('icf'), { ...all, men: 8 })).toEqual([0, 1]);
    expect(pointsFor(boardOf('starwood'), all)).toBe(14);
    const two = { ...all, men: 6, demanded: 2 };
    expect(entered(boardOf('icf'), two, { men: 7 })).toEqual({ ...two, men: 7 });
    expect(entered(boardOf('icf'), two, { men: 9 })).toEqual(all);
  });
});
