import { openingBoard, SEATS } from '@opencarrom/laws';
import { ICF, type ManId, openingRack, PIECES, type Point, strikerFault } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import {
  chooseStroke,
  execute,
  explainThought,
  hintFor,
  LEVELS,
  levelOf,
  makeDice,
  think,
} from '../src/index.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';
import { levelAt, men, rulingOn, scattered, tableOf, thinkAt } from './tables.js';

const turnedOnce = ({ x, y }: Point): Point => ({ x: -y, y: x });

describe('thinking', () => {
  it('gives the same stroke for the same seed and number of simulations', () => {
    const table = tableOf({ men: scattered(3, 5) });
    expect(thinkAt(table, 6, 500, 11)).toEqual(thinkAt(table, 6, 500, 11));
  });

  it('is the same from every seat', () => {
    const lying = scattered(5, 4);
    const south = thinkAt(tableOf({ men: lying }), 6, 400);
    const turned = lying.map(({ id, ...at }) => ({ id, ...turnedOnce(at) }));
    const east = thinkAt(tableOf({ men: turned, seat: 'E' }), 6, 400);
    expect(turnedOnce(south.stroke)).toEqual({ x: east.stroke.x, y: east.stroke.y });
    expect(turnedOnce({ x: south.stroke.vx, y: south.stroke.vy })).toEqual({
      x: east.stroke.vx,
      y: east.stroke.vy,
    });
    expect(east.value).toBe(south.value);
  });

  it('puts the striker only where the laws let it stand, as meant and as struck', () => {
    for (const [n, seat] of SEATS.entries()) {
      for (const seed of [1, 2, 3]) {
        const table = tableOf({ men: scattered(seed + 10 * n, 9), seat });
        const { stroke } = thinkAt(table, 4, 200, seed);
        expect(strikerFault(ICF, seat, table.men, stroke)).toBeNull();
        const struck = execute(table, stroke, levelAt(1).hand, makeDice(seed));
        expect(strikerFault(ICF, seat, table.men, struck)).toBeNull();
      }
    }
  });

  it('keeps to a number of simulations', () => {
    const table = tableOf({ men: scattered(8, 6) });
    for (const simulations of [300, 1000, 3000])
      expect(thinkAt(table, 10, simulations).simulations).toBeLessThan(simulations * 1.25 + 100);
  });

  it('stops when the clock has run out, and still answers', () => {
    let at = 0;
    const now = () => ++at;
    const table = tableOf({ men: scattered(8, 6) });
    const options = { level: levelAt(10), seed: 1 };
    const short = chooseStroke(table, { ...options, budget: { milliseconds: 3, now } });
    const long = chooseStroke(table, options);
    expect(short?.stroke).toBeDefined();
    expect(short?.simulations).toBeLessThan((long?.simulations ?? 0) / 2);
  });

  it('tells how far it is, and can be dropped at any step', () => {
    const thinking = think(tableOf({ men: scattered(2, 6) }), { level: levelAt(7), seed: 1 });
    const first = thinking.next();
    expect(first.done).toBe(false);
    if (!first.done) expect(first.value.simulations).toBeGreaterThan(0);
    expect(thinking.return(null)).toEqual({ done: true, value: null });
  });

  it('breaks', () => {
    const table = { ...tableOf({ men: openingRack(ICF) }), board: openingBoard({ white: 0, black: 0 }) };
    const thought = chooseStroke(table, { level: levelAt(3), seed: 1 });
    expect(thought?.kind).toBe('break');
  });

  it('answers null where the men leave the striker no place', () => {
    const row = Array.from({ length: 18 }, (_, n) => ({ x: -0.28 + n * 0.033, y: -0.2526 }));
    const table = tableOf({ men: row.map((at, n) => ({ id: PIECES[n + 1] as ManId, ...at })) });
    expect(chooseStroke(table, { level: levelAt(5), seed: 1 })).toBeNull();
  });
});

describe('fairness', () => {
  it('means the same stroke whatever the hand then makes of it', () => {
    const table = tableOf({ men: scattered(4, 5) });
    const meant = thinkAt(table, 5, 400);
    const struck = [1, 2, 3].map((seed) => execute(table, meant.stroke, levelAt(5).hand, makeDice(seed)));
    expect(new Set(struck.map(({ vx }) => vx)).size).toBe(3);
    expect(thinkAt(table, 5, 400).stroke).toEqual(meant.stroke);
  });

  it('predicts what its hand then achieves', () => {
    const table = tableOf({
      men: men(['w1', 0.3, 0.25], ['w2', -0.2, 0.1], ['b1', 0, 0], ['b2', 0.1, -0.1]),
    });
    for (const level of [2, 4, 6]) {
      const { stroke, success } = thinkAt(table, level, 2000);
      const dice = makeDice(31);
      const achieved = Array.from({ length: 400 }, () => {
        const { ruling } = rulingOn(table, execute(table, stroke, levelAt(level).hand, dice));
        return ruling.result
          ? 'winner' in ruling.result && ruling.result.winner === 'white'
          : ruling.turn === 'continues';
      }).filter(Boolean).length;
      expect(Math.abs(success - achieved / 400), `level ${level}`).toBeLessThan(0.1);
    }
  });
});

describe('levels', () => {
  it('are ten, each steadier and more thorough than the one before', () => {
    expect(LEVELS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [n, level] of LEVELS.entries()) {
      const below = LEVELS[n - 1];
      if (!below) continue;
      expect(level.hand.direction).toBeLessThan(below.hand.direction);
      expect(level.hand.place).toBeLessThan(below.hand.place);
      expect(level.hand.force).toBeLessThan(below.hand.force);
      expect(level.effort.simulations).toBeGreaterThanOrEqual(below.effort.simulations);
    }
  });

  it('are found by number and by name', () => {
    expect(levelOf(7)).toBe(levelOf('strong'));
    expect(levelOf(11)).toBeNull();
  });
});

describe('explanation', () => {
  const table = tableOf({
    men: men(['w1', 0.3, 0.25], ['w2', -0.2, 0.2], ['b1', 0, 0], ['b2', 0.1, -0.1], ['queen', 0.05, 0.1]),
  });

  it('names the man, the pocket, the chance, the fears and the alternatives', () => {
    const thought = thinkAt(table, 9, 1500);
    expect(thought.target).toMatch(/^(w\d|queen)$/);
    expect(['NE', 'SE', 'SW', 'NW']).toContain(thought.pocket);
    expect(thought.success).toBeGreaterThan(0.3);
    expect(thought.fears.strikerPocketed).toBeLessThan(0.3);
    expect(thought.alternatives.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', en],
    ['hi', hi],
  ])('says it in %s', (_, words) => {
    const sentences = explainThought(thinkAt(table, 9, 600), 'S', words);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|null|NaN/);
  });

  it('gives a hint, watched step by step', () => {
    const steps = hintFor(table, { seed: 1, budget: { simulations: 500 } });
    let step = steps.next();
    expect(step.done).toBe(false);
    while (!step.done) step = steps.next();
    expect(step.value?.thought.stroke).toBeDefined();
    expect(step.value?.seat).toBe(table.seat);
  });
});
