import type { Seat } from '@opencarrom/laws';
import { ICF, type Stroke } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { execute, makeDice, type Table } from '../../src/index.js';
import { measuresOf } from '../../src/table/measures.js';
import { lieOf, viewOf } from '../../src/table/view.js';
import { noPotChances, surveyFrom } from '../../src/value/chances-of-pots.js';
import { makeTableValuer } from '../../src/value/table-value.js';
import { levelAt, men, rulingOn, type Spot, tableOf, thinkAt } from '../tables.js';

/** Last men with a clear pot, as the player at the south sees them. */
const CLEAR: readonly (readonly [number, number])[] = [
  [0.3, 0.3],
  [-0.3, 0.3],
  [0.25, 0.25],
  [-0.22, 0.26],
  [0.1, 0.2],
  [-0.1, 0.2],
  [0, 0.1],
  [0.15, 0.1],
  [-0.2, 0.05],
  [0.3, 0.1],
  [-0.32, 0.15],
  [0.2, 0.32],
  [-0.15, 0.33],
  [0.05, 0.28],
  [0.28, 0],
  [-0.28, -0.05],
  [0.31, -0.2],
  [-0.31, -0.22],
  [0.3, -0.31],
  [-0.3, -0.31],
  [0.18, -0.1],
  [-0.1, -0.08],
];

const IDLE: readonly Spot[] = [
  ['b1', 0.02, -0.34],
  ['b2', -0.15, -0.33],
  ['b3', 0.15, -0.34],
];

/** Idle men that stand in nobody's way: those near the line from the man to a pocket are left out. */
const idleFor = (x: number, y: number): Spot[] =>
  IDLE.filter(([, bx, by]) => (bx - x) ** 2 + (by - y) ** 2 > 0.15 ** 2);

describe('a won ending is taken', () => {
  it.each(CLEAR)('last man at (%f, %f), the queen covered', (x, y) => {
    const idle = idleFor(x, y);
    const black: Spot[] = idle.length > 0 ? idle : [['b1', -0.1, -0.33]];
    const table = tableOf({ men: men(['w1', x, y], ...black) });
    const thought = thinkAt(table, 10, 900);
    const { ruling } = rulingOn(table, thought.stroke);
    expect(ruling.result).toMatchObject({ winner: 'white' });
  });

  it('takes it from every seat alike', () => {
    for (const seat of ['S', 'E', 'N', 'W'] as const satisfies readonly Seat[]) {
      const table = tableOf({ men: men(['w1', 0.3, 0.3], ['b1', -0.1, 0], ['b2', 0, 0.1]), seat });
      expect(rulingOn(table, thinkAt(table, 10, 900).stroke).ruling.result).toMatchObject({
        winner: 'white',
      });
    }
  });
});

describe('a last man behind the own base line, where he may not be struck straight', () => {
  it.each([
    ['iiitn', 7, 0.8],
    ['iiitn', 10, 0.95],
    ['starwood', 7, 0.8],
    ['starwood', 10, 0.95],
  ] as const)('by %s level %i wins off a cushion, at least %f of the time', (book, number, least) => {
    const table = tableOf({ book, men: men(['w1', 0.25, -0.33], ['b1', -0.1, 0.2], ['b2', 0.05, 0.28]) });
    const { stroke, kind, won } = thinkAt(table, number, null);
    const dice = makeDice(number);
    const struck = Array.from({ length: 100 }, () => execute(table, stroke, levelAt(number).hand, dice));
    const wins = struck.filter((each) => {
      const { result } = rulingOn(table, each).ruling;
      return result !== null && 'winner' in result && result.winner === 'white';
    });
    expect(wins.length).toBeGreaterThan(100 * least);
    expect(kind).toMatch(/rebound$/);
    expect(Math.abs(won - wins.length / 100)).toBeLessThan(0.12);
  });
});

/** The last man hangs over a pocket or lies in the open; the queen is still on the board. */
const TEMPTING: readonly (readonly [man: readonly [number, number], queen: readonly [number, number]])[] = [
  [
    [0.33, 0.33],
    [0, 0],
  ],
  [
    [-0.33, 0.33],
    [0, 0],
  ],
  [
    [0.33, -0.33],
    [0, 0.1],
  ],
  [
    [-0.33, -0.33],
    [0.1, 0.1],
  ],
  [
    [0.3, 0.3],
    [-0.1, 0.2],
  ],
  [
    [0.28, 0.31],
    [-0.3, 0.1],
  ],
  [
    [-0.25, 0.25],
    [0.2, 0],
  ],
  [
    [0.2, 0.2],
    [-0.2, 0.2],
  ],
  [
    [0.1, 0.25],
    [0, -0.1],
  ],
  [
    [-0.1, 0.25],
    [0, 0],
  ],
  [
    [0.32, 0],
    [0, 0],
  ],
  [
    [-0.32, 0],
    [0.3, 0.2],
  ],
  [
    [0, 0.3],
    [0.15, 0.05],
  ],
  [
    [0.05, 0.1],
    [-0.3, -0.1],
  ],
  [
    [0.15, 0.15],
    [0.1, -0.1],
  ],
  [
    [-0.15, 0.15],
    [0.25, 0.3],
  ],
  [
    [0.31, 0.25],
    [0.2, -0.3],
  ],
  [
    [-0.2, 0.33],
    [-0.3, -0.3],
  ],
  [
    [0.25, -0.2],
    [0, 0.2],
  ],
  [
    [-0.28, -0.15],
    [0.05, 0.3],
  ],
];

/** In how many of a hundred strokes of a level's hand the board is lost. */
function lossesOf(table: Table, stroke: Stroke, level: number): number {
  const dice = makeDice(23);
  const { hand } = levelAt(level);
  return Array.from(
    { length: 100 },
    () => rulingOn(table, execute(table, stroke, hand, dice)).ruling.result,
  ).filter((result) => result && 'winner' in result && result.winner !== table.board.turn).length;
}

describe('with the queen on the board the last man is never pocketed knowingly', () => {
  it.each(TEMPTING)('last man at %j, the queen at %j', (man, queen) => {
    const spots: Spot[] = [
      ['queen', ...queen],
      ['w1', ...man],
      ['b1', -0.05, -0.1],
      ['b2', 0.12, -0.33],
    ];
    const table = tableOf({ men: men(...spots) });
    const thought = thinkAt(table, 8, 600);
    const { ruling, fallen } = rulingOn(table, thought.stroke);
    expect(fallen.includes('w1') && !fallen.includes('queen')).toBe(false);
    if (ruling.result) expect(ruling.result).toMatchObject({ winner: 'white' });
    // Nor by a slip that was to be foreseen.
    expect(lossesOf(table, thought.stroke, 8)).toBeLessThan(4);
    expect(lossesOf(table, thinkAt(table, 2, 300).stroke, 2)).toBeLessThan(20);
  });

  it('under a beginner hand too', () => {
    const table = tableOf({ men: men(['queen', 0, 0], ['w1', 0.32, 0.32], ['b1', -0.1, 0.1]) });
    for (const seed of [1, 2, 3]) {
      const { stroke } = thinkAt(table, 1, 300, seed);
      expect(rulingOn(table, stroke).fallen).not.toContain('w1');
      expect(lossesOf(table, stroke, 1)).toBeLessThan(20);
    }
  });
});

describe('other laws bear on the choice', () => {
  it('covers the queen with the pot at hand rather than any other stroke', () => {
    const table = tableOf({
      men: men(['w1', 0.3, 0.3], ['w2', -0.05, 0.02], ['b1', 0, 0.1], ['b2', 0.1, 0.05]),
      queen: 'to-cover',
    });
    const { ruling } = rulingOn(table, thinkAt(table, 9, 900).stroke);
    expect(ruling.queen).toBe('covered-by-white');
  });

  it('does not pocket the last man of the other side, which would win the board for it', () => {
    const table = tableOf({
      men: men(['b1', 0.33, 0.33], ['w1', -0.1, 0.1], ['w2', 0.1, 0], ['w3', 0, 0.2]),
    });
    const { fallen } = rulingOn(table, thinkAt(table, 7, 600).stroke);
    expect(fallen).not.toContain('b1');
  });

  it('[iiitn] strikes no man on its base line directly', () => {
    const table = tableOf({
      men: men(['w1', 0.1, -0.2526], ['w2', 0.3, 0.3], ['b1', 0, 0], ['b2', -0.1, 0.1]),
      book: 'iiitn',
    });
    const { ruling } = rulingOn(table, thinkAt(table, 8, 300).stroke);
    expect(ruling.findings.map(({ concern }) => concern)).not.toContain('man-on-base-line');
  });

  it('[starwood] with one man each and the queen on the board it pockets neither man', () => {
    const table = tableOf({
      men: men(['queen', 0.1, 0.1], ['w1', 0.33, 0.33], ['b1', -0.33, 0.33]),
      book: 'starwood',
    });
    const { ruling, fallen } = rulingOn(table, thinkAt(table, 8, 300).stroke);
    expect(fallen.filter((id) => id !== 'queen')).toEqual([]);
    expect(ruling.result).toBeNull();
  });
});

describe('a book that bars men by the base line', () => {
  const lying = men(['w1', 0.007, -0.3], ['b1', 0.101, 0.293], ['b2', -0.259, 0.106]);

  it.each(['iiitn', 'starwood'] as const)('[%s] such a man is no easy pot', (book) => {
    const chance = (of: 'icf' | typeof book) => {
      const table = tableOf({ men: lying, book: of });
      const pots = noPotChances();
      const { x, y, on } = viewOf(table);
      const barred = table.book.rules.contacts['man-on-base-line'] !== null;
      surveyFrom({ measures: measuresOf(ICF), turns: 0, hand: levelAt(9).hand, baseBarred: barred })(
        { x, y, where: on, present: 1 },
        1,
        9,
        pots,
      );
      return pots.best;
    };
    expect(chance('icf')).toBeGreaterThan(0.5);
    expect(chance(book)).toBe(0);
  });

  it.each(['iiitn', 'starwood'] as const)('[%s] the queen is not wasted on it', (book) => {
    const worth = (of: 'icf' | typeof book) => {
      const { board, ...table } = tableOf({ men: [...men(['queen', 0.31, 0.31]), ...lying], book: of });
      const covering = { ...board, queen: 'to-cover' as const };
      const { x, y, on } = lieOf(lying);
      const valuer = makeTableValuer({ ...table, board }, levelAt(9).hand);
      return valuer.valueOf(covering, { x, y, where: on, present: 1 }, 0, 0);
    };
    expect(worth(book)).toBeLessThan(worth('icf') - 0.2);
  });

  it('[starwood] a foul is the last resort', () => {
    const tables = [
      men(['w1', 0.05, -0.2726], ['b1', -0.277, 0.118]),
      men(['w1', 0.05, -0.2726], ['b1', 0.018, 0.313]),
    ].map((spots) => tableOf({ men: spots, book: 'starwood' }));
    for (const table of tables)
      for (const seed of [1, 2, 3]) {
        const thought = thinkAt(table, 9, 600, seed);
        const concerns = rulingOn(table, thought.stroke).ruling.findings.map(({ concern }) => concern);
        expect(concerns).not.toContain('man-on-base-line');
        expect(concerns).not.toContain('opponents-single-man-hit');
        expect(thought.foul).toBe(false);
      }
  });
});

describe('in doubles', () => {
  it('fears the player to whom the turn passes', () => {
    // The east, who is next, has the black man right before him; the north has it behind his base line.
    const spots = men(['b1', 0.3, 0.24], ['w1', 0.02, -0.34], ['w2', -0.05, -0.34]);
    const replyIn = (discipline: 'singles' | 'doubles') => {
      const table = { ...tableOf({ men: spots }), discipline };
      return thinkAt(table, 7, 200).fears.reply;
    };
    expect(replyIn('doubles')).toBeGreaterThan(replyIn('singles') + 0.2);
  });
});
