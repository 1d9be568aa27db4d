import { describe, expect, it } from 'vitest';
import { words as en } from '../src/match/board/hand-words/en.js';
import { words as hi } from '../src/match/board/hand-words/hi.js';

const reading = { across: 10, degrees: -2, power: 50, spin: 0, meets: 'white' } as const;

describe('an aim said aloud', () => {
  it('names sides, and what is met', () => {
    expect(en.aim(reading, true)).toBe('10 mm to the right, aimed 2° left, hits a white coin, power 50%');
    expect(hi.aim(reading, true)).toBe('बीच से 10 मिमी दाएँ, निशाना 2° बाएँ, सफ़ेद गोटी से टकराएगा, ज़ोर 50%');
  });

  it('has words for the middle, for straight ahead, for spin and for no power', () => {
    const other = { across: 0, degrees: 0, power: 0, spin: 30, meets: 'pocket' } as const;
    expect(en.aim(other, true)).toBe(
      'In the middle, aimed straight ahead, goes into a pocket, no power, spin 30 to the right',
    );
  });

  it('does not tell what is met to whoever wants no help', () => {
    for (const words of [en, hi]) expect(words.aim(reading, false)).not.toMatch(/meets|टकराएगा/);
  });
});

describe('a man in the hand', () => {
  it('is told as its player sees it', () => {
    expect(en.placed('white', { across: -30, beyond: 41 })).toBe(
      'White coin: 30 mm to the left, 41 mm beyond the centre.',
    );
    expect(en.placed('black', { across: 0, beyond: -41 })).toBe(
      'Black coin: 41 mm on your side of the centre.',
    );
    expect(hi.placed('black', { across: 0, beyond: 0 })).toBe('काली गोटी: केंद्र पर।');
  });
});
