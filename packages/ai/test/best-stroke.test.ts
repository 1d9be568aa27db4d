import { describe, expect, it } from 'vitest';
import { bestStroke, chooseStroke, think } from '../src/index.js';
import { levelAt, men, scattered, tableOf, thinkAt } from './tables.js';

const question = {
  board: { turn: 'white', white: { onBoard: 1 }, black: { onBoard: 1 }, queen: 'covered-by-white' },
  men: men(['w1', 0.2, 0.2], ['b1', -0.2, 0.2]),
  simulations: 60,
};
const asked = (more: object) => bestStroke({ ...question, ...more }, () => 0);

describe('a question for the best stroke', () => {
  it('takes a level as number, digits or name', () => {
    for (const level of [7, '7', 'strong'])
      expect(asked({ level })).toMatchObject({ ok: { thought: { level: 7 } } });
    expect(asked({ level: 'wizard' })).toMatchObject({
      error: { path: 'level', message: expect.stringContaining('champion') },
    });
  });

  it('refuses a man in a pocket', () => {
    expect(asked({ men: men(['w1', 0.348, 0.348], ['b1', -0.2, 0.2]) })).toMatchObject({
      error: { code: 'impossible-board', path: 'men[0]' },
    });
    expect(asked({ men: men(['w1', 0.33, 0.33], ['b1', -0.2, 0.2]) })).toHaveProperty('ok');
  });

  it.each([0, -1, 0.5, 1e9, 'long', null])('refuses a budget of %s, and says what it may be', (amount) => {
    const refusal = (path: string) => ({
      error: {
        path,
        message: `${path} must be a whole number from 1 to 1000000, not ${JSON.stringify(amount)}`,
      },
    });
    expect(asked({ simulations: amount })).toMatchObject(refusal('simulations'));
    expect(asked({ simulations: undefined, budgetMs: amount })).toMatchObject(refusal('budgetMs'));
  });

  it.each([Number.NaN, 0, -5, 1e9])('thinks not at all for %f simulations', (simulations) => {
    const options = { level: levelAt(3), seed: 1, budget: { simulations } };
    expect(() => chooseStroke(tableOf({ men: scattered(2, 3) }), options)).toThrow(/simulations/);
  });
});

describe('a budget is kept', () => {
  const table = tableOf({ men: scattered(2, 6) });

  it.each([1, 5, 30, 120, 1000])('of %i simulations', (simulations) => {
    // The stroke that leads is tried at least once more.
    expect(thinkAt(table, 6, simulations).simulations).toBeLessThanOrEqual(simulations * 1.15 + 4);
  });

  it('of a clock that has run out already', () => {
    let clock = 0;
    const budget = { milliseconds: 1, now: () => clock++ };
    const thought = chooseStroke(table, { level: levelAt(10), seed: 1, budget });
    expect(thought?.simulations).toBeLessThan(40);
  });

  it('without a long wait before the first step, however great', () => {
    const steps = think(table, { level: levelAt(6), seed: 1, budget: { simulations: 1_000_000 } });
    const first = steps.next();
    expect(first.done).toBe(false);
    if (!first.done) expect(first.value.simulations).toBeLessThan(200);
    steps.return(null);
  });
});

describe('the order in which men are named', () => {
  it('does not change the stroke', () => {
    const lying = scattered(4, 4);
    const one = thinkAt(tableOf({ men: lying }), 7, 400);
    const two = thinkAt(tableOf({ men: [...lying].reverse() }), 7, 400);
    expect(two).toEqual(one);
  });
});
