import { judge } from '@opencarrom/laws';
import { ICF, layOut, makeRest, playInto } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { ideasFor } from '../src/ideas/find-ideas.js';
import { type Idea, newTrySums } from '../src/ideas/idea.js';
import { execute, makeDice, search, type Table, type Thought, viewOf } from '../src/index.js';
import { Trial } from '../src/search/trial.js';
import { boardGoal } from '../src/value/win-the-board.js';
import { levelAt, men, rulingOn, scattered, tableOf, thinkAt } from './tables.js';

const STRIKER = 19;
const { hand } = levelAt(5);

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

describe('a hand slips as its level says', () => {
  const table = tableOf({ men: men(['w1', 0.2, 0.2], ['b1', -0.2, 0.2]) });
  const dice = makeDice(5);
  const meant = { x: 0, y: -0.2526, vx: 0, vy: 3, spin: 0 };
  const struck = Array.from({ length: 1500 }, () => execute(table, meant, hand, dice));
  const speeds = struck.map(({ vx, vy }) => Math.hypot(vx, vy));
  const rim = ICF.striker.diameter / 2;

  it.each([
    ['place', struck.map(({ x }) => x), hand.place],
    ['direction', struck.map(({ vx, vy }) => Math.atan2(vx, vy)), hand.direction],
    ['force', speeds.map((speed) => speed / 3), hand.force],
    ['spin', struck.map(({ spin }, n) => ((spin ?? 0) * rim) / (speeds[n] ?? 1)), hand.spin],
  ])('in %s', (_, values, expected) => {
    expect(deviation(values) / expected).toBeGreaterThan(0.93);
    expect(deviation(values) / expected).toBeLessThan(1.07);
  });
});

/** What a hand makes of a stroke, many times over: shares of turns kept, and of strikers lost. */
function played(table: Table, { stroke }: Thought, level: number, tries: number) {
  const dice = makeDice(77);
  const layout = layOut({ men: table.men }, table.equipment);
  const rest = makeRest();
  let kept = 0;
  let striker = 0;
  for (let n = 0; n < tries; n++) {
    playInto(layout, execute(table, stroke, levelAt(level).hand, dice), rest);
    const fallen = Array.from(rest.order.slice(0, rest.pocketed));
    const count = (from: number) => fallen.filter((piece) => piece >= from && piece < from + 9).length;
    const pocketed = {
      white: count(1),
      black: count(10),
      queen: fallen.includes(0),
      striker: fallen.includes(STRIKER),
    };
    const { turn, result } = judge(
      table.book,
      table.board,
      {
        proper: true,
        pocketed,
        overboard: { white: 0, black: 0, queen: false, striker: false },
        touched: rest.firstTouched < STRIKER,
        claimed: true,
      },
      { discipline: table.discipline },
    );
    if (result ? 'winner' in result && result.winner === table.board.turn : turn === 'continues') kept++;
    if (pocketed.striker) striker++;
  }
  return { kept: kept / tries, striker: striker / tries };
}

describe('what a thought predicts', () => {
  it('is what its hand then achieves', () => {
    let off = 0;
    let optimism = 0;
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    for (const seed of seeds) {
      const level = 3 + (seed % 5);
      const table = tableOf({ men: scattered(40 + seed, 3) });
      const thought = thinkAt(table, level, 1500, seed);
      const { kept } = played(table, thought, level, 400);
      off += Math.abs(thought.success - kept);
      optimism += thought.success - kept;
    }
    expect(off / seeds.length).toBeLessThan(0.06);
    expect(Math.abs(optimism) / seeds.length).toBeLessThan(0.035);
  });

  it('fears for the striker as often as it falls', () => {
    // The man hangs straight ahead in the jaws: whoever pots it plainly may follow it.
    const table = tableOf({ men: men(['w1', 0.325, 0.325], ['w2', 0, 0.1], ['b1', 0.01, -0.1]) });
    const thoughts = [1, 2, 3, 4, 5, 6].map((seed) => thinkAt(table, 2, 400, seed));
    const feared = thoughts.reduce((sum, { fears }) => sum + fears.strikerPocketed, 0) / thoughts.length;
    const fell =
      thoughts.reduce((sum, thought) => sum + played(table, thought, 2, 200).striker, 0) / thoughts.length;
    expect(fell).toBeGreaterThan(0.01);
    expect(Math.abs(feared - fell)).toBeLessThan(0.05);
  });

  it('fears the reply of a man that hangs for the opponent', () => {
    const hanging = men(
      ['w1', 0.02, -0.34],
      ['w2', -0.05, -0.34],
      ['b1', 0.325, -0.325],
      ['b2', -0.325, -0.325],
    );
    const thought = thinkAt(tableOf({ men: hanging }), 8, 300);
    expect(thought.fears.turnLost).toBeGreaterThan(0);
    expect(thought.fears.reply).toBeGreaterThan(0.5);
  });
});

describe('searching', () => {
  const table = tableOf({ men: scattered(9, 4) });
  const view = viewOf(table);
  const task = { view, goal: boardGoal(view, hand), hand, budget: 600 };
  const found = (value: number) => {
    const steps = search({
      ...task,
      budget: 4000,
      dice: makeDice(3),
      lookAhead: {
        share: 0.2,
        ideas: 3,
        cost: 40,
        ask: (next) => ({ value: next.board.turn === 'white' ? value : -value, simulations: 0 }),
      },
    });
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value?.ideas.map(({ sums }) => sums.value / sums.tries) ?? [];
  };

  it('has its last look with slips that did not help to choose', () => {
    const trial = new Trial(view, task.goal, hand, makeDice(4));
    const aims = ideasFor(view, task.goal, hand, makeDice(1), 1);
    const looks = [1, 2].map(() => {
      const idea = { ...(aims[0] as Idea), sums: newTrySums() };
      trial.sample(idea, 40);
      trial.forget();
      return idea.sums.value;
    });
    expect(looks[0]).not.toBe(looks[1]);
  });

  it('heeds what it sees ahead', () => {
    const [well = 0] = found(0.8);
    const [ill = 0] = found(-0.8);
    expect(well).toBeGreaterThan(ill + 0.1);
  });
});

describe('where no straight pot is to be had', () => {
  it.each(['bank', 'combination', 'rebound'])(
    'a %s is found, and pockets the man when played as meant',
    (kind) => {
      const spots =
        {
          bank: men(['w1', 0.1, 0.05], ['b1', -0.2, 0.3]),
          combination: men(['w1', 0.24, 0.24], ['b1', 0.19, 0.19], ['b2', -0.2, 0.2]),
          rebound: men(['w1', 0, -0.33], ['b1', -0.2, 0.2]),
        }[kind] ?? [];
      const at = viewOf(tableOf({ men: spots }));
      const steady = levelAt(7).hand;
      const ideas = ideasFor(at, boardGoal(at, steady), steady, makeDice(1), 200);
      const such = ideas.filter((idea) => idea.kind === kind);
      const fell = such.filter(({ x, y, ux, uy, speed }) =>
        rulingOn(at.table, { x, y, vx: ux * speed, vy: uy * speed }).fallen.includes('w1'),
      );
      expect(fell.length).toBeGreaterThan(0);
    },
  );
});
