import { ICF, pocketAt, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { bounceOff } from '../src/ideas/banks.js';
import { blockAims } from '../src/ideas/blocks.js';
import { cannonAims } from '../src/ideas/cannons.js';
import { doubleBankWays } from '../src/ideas/double-banks.js';
import { aimsAtPots } from '../src/ideas/find-ideas.js';
import type { Aim } from '../src/ideas/idea.js';
import { keepLastManAims } from '../src/ideas/keep-last-man.js';
import { aimAlong, directWays } from '../src/ideas/pots.js';
import { doubleReboundAims } from '../src/ideas/rebounds.js';
import { chooseStroke, execute, explainThought, makeDice } from '../src/index.js';
import { lieOf, type View, viewOf } from '../src/table/view.js';
import { noPotChances, surveyFrom } from '../src/value/chances-of-pots.js';
import { en } from '../src/words/en.js';
import { levelAt, men, rulingOn, tableOf, thinkAt } from './tables.js';

const { hand } = levelAt(10);
const W1 = 1;

const strokeOf = ({ x, y, ux, uy, speed }: Aim) => ({ x, y, vx: ux * speed, vy: uy * speed });

/** Of these aims, those that pocket the man when played as meant; how they went. */
const thatPot = (view: View, aims: readonly Aim[]) =>
  aims
    .map((aim) => simulate({ men: view.men }, strokeOf(aim), ICF))
    .filter(
      ({ pocketed }) =>
        pocketed.some(({ id }) => id === 'w1') && pocketed.every(({ id }) => id !== 'striker'),
    );

const aimsBy = (generate: (aims: Aim[]) => void): Aim[] => {
  const aims: Aim[] = [];
  generate(aims);
  return aims;
};

describe('off one cushion', () => {
  const { measures } = viewOf(tableOf({ men: men(['w1', 0.3, 0.3]) }));
  const NORTH = 0;

  // Straight ahead, aslant where the rim sticks to the cushion, and flat where it slips.
  it.each([
    { x: 0, y: 0.1 },
    { x: 0.12, y: 0 },
    { x: 0.2, y: 0.3 },
    { x: 0.28, y: 0.2 },
    { x: -0.3, y: 0.32 },
  ])('the striker comes to $x, $y', (end) => {
    const start = { x: end.x > 0 ? -0.2 : 0.2, y: 0.1 };
    const bounce = bounceOff(measures, NORTH, start.x, start.y, end.x, end.y, measures.striker);
    if (!bounce) throw new Error('there is no way off that cushion');
    const { ux, uy, first, second, left, vx, vy } = bounce;
    const speed = Math.sqrt(measures.drag * (first + second / (left * left)));
    const stroke = { ...start, vx: speed * ux, vy: speed * uy };
    const { rest } = simulate({ men: [] }, stroke, ICF);
    const striker = rest.find(({ id }) => id === 'striker');
    if (!striker) throw new Error('the striker fell');
    const aside = (striker.x - end.x) * vy - (striker.y - end.y) * vx;
    expect(aside).toBeCloseTo(0, 6);
    // The spin that the cushion gives it carries it a little further.
    expect(Math.hypot(striker.x - end.x, striker.y - end.y)).toBeLessThan(0.03);
  });
});

describe('strokes that geometry finds', () => {
  it('off a neighbour onto the man', () => {
    const view = viewOf(tableOf({ men: men(['w1', 0.31, 0.05], ['b1', 0.25, -0.02], ['b2', -0.3, 0.1]) }));
    const aims = aimsBy((into) => {
      for (const way of directWays(view, W1)) cannonAims(view, way, hand, into);
    });
    const met = thatPot(view, aims).map(({ contacts }) => contacts.find(({ a }) => a === 'striker')?.b);
    expect(met).toContain('b1');
  });

  it('the man off two cushions', () => {
    const view = viewOf(tableOf({ men: men(['w1', 0.31, 0.05], ['b1', 0.25, -0.02], ['b2', -0.3, 0.1]) }));
    const aims = aimsBy((into) => {
      for (const way of doubleBankWays(view, W1)) aimAlong(view, way, hand, into);
    });
    const turns = thatPot(view, aims).map(
      ({ contacts }) => contacts.filter(({ a, b }) => a === 'w1' && b.startsWith('cushion')).length,
    );
    expect(Math.max(...turns)).toBeGreaterThanOrEqual(2);
  });

  it('the striker off two cushions that face each other', () => {
    const view = viewOf(tableOf({ men: men(['w1', 0, -0.33], ['b1', 0.2, 0.2]) }));
    const aims = aimsBy((into) => {
      for (const way of directWays(view, W1)) doubleReboundAims(view, way, hand, 0.24, into);
    });
    const cushions = thatPot(view, aims).map(({ contacts }) => {
      const first = contacts.findIndex(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
      return contacts
        .slice(0, first)
        .map(({ b }) => b)
        .join(' ');
    });
    expect(cushions).toContain('cushion:W cushion:E');
  });

  it.each(['iiitn', 'starwood'] as const)(
    'by %s, never straight at a man behind the base line',
    (rulebook) => {
      const view = viewOf(tableOf({ book: rulebook, men: men(['w1', 0.25, -0.33], ['b1', -0.1, 0.2]) }));
      const aims = aimsBy((into) => aimsAtPots(view, W1, hand, into, true));
      expect(aims.length).toBeGreaterThan(20);
      for (const aim of aims) {
        const { contacts } = simulate({ men: view.men }, strokeOf(aim), ICF);
        expect(contacts[0]?.b).not.toBe('w1');
      }
      expect(thatPot(view, aims).length).toBeGreaterThan(5);
    },
  );

  it('a man laid into the way of an opponent’s', () => {
    const table = tableOf({ men: men(['w1', -0.126, -0.18], ['w2', 0.18, -0.16], ['b1', 0, 0.05]) });
    const view = viewOf(table);
    const chance = (lying: Parameters<typeof lieOf>[0]) => {
      const pots = noPotChances();
      const { x, y, on } = lieOf(lying);
      surveyFrom({ measures: view.measures, turns: 2, hand, baseBarred: false })(
        { x, y, where: on, present: 1 },
        10,
        18,
        pots,
      );
      return pots.best;
    };
    const left = aimsBy((into) => blockAims(view, hand, into)).map((aim) => {
      const { rest } = simulate({ men: view.men }, strokeOf(aim), ICF);
      return chance(rest.filter(({ id }) => id !== 'striker') as Parameters<typeof lieOf>[0]);
    });
    expect(chance(view.men)).toBeGreaterThan(0.5);
    expect(Math.min(...left)).toBeLessThan(0.1);
  });
});

describe('the last man is kept', () => {
  // The queen lies fast among the opponent's men: nothing can be taken now.
  const fast = [
    ['queen', 0.354, 0.02],
    ['b1', 0.354, 0.054],
    ['b2', 0.354, -0.014],
    ['b3', 0.322, 0.02],
    ['b4', 0.322, -0.02],
  ] as const;
  const before = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(pocketAt(ICF) - Math.abs(x), pocketAt(ICF) - Math.abs(y));

  it('it is laid before a pocket, and does not fall while the queen lies there', () => {
    const view = viewOf(tableOf({ men: men(['w1', 0.05, 0.12], ...fast) }));
    const laid = aimsBy((into) => keepLastManAims(view, hand, into));
    expect(laid.length).toBeGreaterThan(0);
    for (const aim of laid) {
      const { rest } = simulate({ men: view.men }, strokeOf(aim), ICF);
      const man = rest.find(({ id }) => id === 'w1');
      expect(man && before(man)).toBeLessThan(0.16);
    }
  });

  it('only the last one', () => {
    const view = viewOf(tableOf({ men: men(['w1', 0.05, 0.12], ['w2', -0.2, 0.1], ...fast) }));
    expect(aimsBy((into) => keepLastManAims(view, hand, into))).toEqual([]);
  });

  it('is chosen where it serves, and told', () => {
    const faster = [...fast, ['b5', 0.29, 0.02], ['b6', 0.322, 0.056]] as const;
    const table = tableOf({ men: men(['w1', 0.198, -0.246], ...faster) });
    const thought = chooseStroke(table, { level: levelAt(8), seed: 1 });
    if (!thought) throw new Error('no stroke');
    expect(thought.kind).toBe('keep');
    expect(explainThought(thought, 'S', en)[0]).toContain('leave the last coin at a pocket');
    // And not only as meant: so it comes from the hand too.
    const dice = makeDice(4);
    const struck = Array.from({ length: 60 }, () => execute(table, thought.stroke, levelAt(8).hand, dice));
    const kept = struck.filter((stroke) => {
      const man = simulate({ men: table.men }, stroke, ICF).rest.find(({ id }) => id === 'w1');
      return man && before(man) < 0.16;
    });
    expect(kept.length).toBeGreaterThan(30);
  });
});

describe('where there is no other stroke', () => {
  it.each([1, 2, 3])('level 10 pots by way of the neighbours, seed %i', (seed) => {
    const table = tableOf({
      men: men(['w1', 0.34, -0.28], ['b1', 0.27, -0.3], ['b2', 0.3, -0.24], ['b3', 0, 0.2]),
    });
    const thought = thinkAt(table, 10, 4500, seed);
    expect(['cannon', 'combination']).toContain(thought.kind);
    expect(rulingOn(table, thought.stroke).ruling.result).toMatchObject({ winner: 'white' });
    expect(thought.success).toBeGreaterThan(0.8);
  });
});
