import { FULL_SPEED, LEVELS } from '@opencarrom/ai';
import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { words as callingEn } from '../src/match/players/calling-words/en.js';
import { words as callingHi } from '../src/match/players/calling-words/hi.js';
import { againstComputer, followedLevel } from '../src/play/opponents/follow.js';
import { words as en } from '../src/play/opponents/words/en.js';
import { words as hi } from '../src/play/opponents/words/hi.js';
import { allPersons, computer } from '../src/store/controllers.js';
import type { KeptGame } from '../src/store/shelf.js';

describe('the opponents', () => {
  it('have each a name, a level and a habit, in both languages', () => {
    for (const names of [callingEn.opponents, callingHi.opponents, en.habits, hi.habits]) {
      expect(names).toHaveLength(LEVELS.length);
      expect(new Set(names).size).toBe(LEVELS.length);
    }
    expect(en.level(10)).toContain('Champion');
    expect(hi.level(10)).toContain('चैंपियन');
  });

  it('play as is said of them', () => {
    const is = (number: number) => {
      const level = LEVELS[number - 1];
      if (!level) throw new Error(`no level ${number}`);
      return { ...level.hand, ...level.effort, degrees: (level.hand.direction * 180) / Math.PI };
    };
    // "Strikes softly and often misses by a hand": at half a metre, some ten centimetres.
    expect(is(1).fastest).toBe(Math.min(...LEVELS.map(({ hand }) => hand.fastest)));
    expect(0.5 * is(1).direction).toBeGreaterThan(0.1);
    // "Plays the first coin that looks good"; "weighs up many shots".
    expect(is(2).simulations).toBeLessThan(is(6).simulations / 5);
    // "Never strikes hard"; "rarely uses more than half force".
    expect(is(3).fastest).toBeLessThan(FULL_SPEED / 2);
    expect(is(4).fastest).toBeLessThan(0.6 * FULL_SPEED);
    // "Keeps a steady hand": within two degrees.
    expect(is(5).degrees).toBeLessThan(2);
    // "Places the striker to the millimetre".
    expect(is(7).place).toBeLessThanOrEqual(0.001);
    expect(is(6).place).toBeGreaterThan(0.001);
    // "Aims to half a degree and can strike hard".
    expect(is(8).degrees).toBeCloseTo(0.5, 1);
    expect(is(8).fastest).toBeGreaterThan(0.75 * FULL_SPEED);
    // "Looks at your reply": these two alone.
    expect(LEVELS.filter(({ effort }) => effort.lookAhead > 0).map(({ number }) => number)).toEqual([9, 10]);
    expect(is(10).degrees).toBeLessThan(0.2);
  });
});

const game = (level: number, [A, B]: readonly [number, number], at: string, over = true): KeptGame => ({
  id: at,
  head: newHead({ players: { A: ['A'], B: ['B'] } }),
  hands: { controllers: { ...allPersons({ discipline: 'singles' }), B1: computer(level) }, seed: 1 },
  notes: { begun: at, changed: at, over, summary: { score: { A, B }, at: null } },
});

describe('a level that follows', () => {
  it('starts easy, goes up with a win, down with a clear loss, and stays after a close one', () => {
    expect(followedLevel([])).toBe(2);
    expect(followedLevel([{ level: 2, margin: 5 }])).toBe(3);
    expect(followedLevel([{ level: 3, margin: -2 }])).toBe(3);
    expect(followedLevel([{ level: 3, margin: -9 }])).toBe(2);
    expect(followedLevel([{ level: 10, margin: 12 }])).toBe(10);
    expect(followedLevel([{ level: 1, margin: -12 }])).toBe(1);
  });

  it('goes by the last game that was played to its end against a computer', () => {
    const games = [
      game(5, [9, 0], '2026-01-03', false),
      game(4, [0, 12], '2026-01-02'),
      game(2, [9, 0], '2026-01-01'),
    ];
    expect(againstComputer(games)).toEqual([
      { level: 2, margin: 9 },
      { level: 4, margin: -12 },
    ]);
    expect(followedLevel(againstComputer(games))).toBe(3);
  });
});
