import { bookOf, openingBoard, type StrokeFacts } from '@opencarrom/laws';
import { duePlaces } from '@opencarrom/match';
import { dueFault, ICF, openingRack, type PlacedMan, type Point } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { decideClaim, decideDemand, decideDoubleFine, decideToss, placeDue, spareMan } from '../src/index.js';
import { levelAt, men, type Spot, tableOf, thinkAt } from './tables.js';

const { hand } = levelAt(8);
const due = (lying: readonly PlacedMan[]) => ({
  equipment: ICF,
  men: lying,
  side: 'black' as const,
  seat: 'N' as const,
  placer: 'S' as const,
});

describe('placing a due', () => {
  it('is legal', () => {
    const lying = men(['queen', 0, 0], ['w1', 0.05, 0.02], ['b1', -0.04, 0.04], ['b2', 0.2, 0.2]);
    const at = placeDue(due(lying), hand);
    expect(at).not.toBeNull();
    if (at) expect(dueFault(ICF, lying, at)).toBeNull();
  });

  it('makes no pair or cannon with the queen', () => {
    const lying = men(['queen', 0.01, 0.02], ['w1', -0.2, 0.1], ['b1', 0.2, 0.2]);
    const at = placeDue(due(lying), hand);
    const dx = (at?.x ?? 0) - 0.01;
    const dy = (at?.y ?? 0) - 0.02;
    const far = Math.hypot(dx, dy);
    // Within two diameters of her it lies well off all four of her lines to the pockets.
    if (far < 0.06) expect(Math.abs(Math.abs(dx) - Math.abs(dy)) / Math.SQRT2).toBeGreaterThan(0.01);
  });

  it('is worse for the owner than most places are', () => {
    const lying = men(['queen', 0.2, 0.1], ['w1', -0.2, 0.1], ['b1', 0.25, -0.2], ['b2', -0.1, 0.25]);
    const worth = ({ x, y }: Point) => {
      const table = tableOf({ men: [...lying, { id: 'b3', x, y }], turn: 'black', seat: 'N' });
      return [1, 2].reduce((sum, seed) => sum + thinkAt(table, 8, 250, seed).value, 0) / 2;
    };
    const places = duePlaces(ICF, lying, 9);
    const chosen = placeDue(due(lying), hand);
    expect(chosen).not.toBeNull();
    const better = chosen ? places.filter((at) => worth(at) < worth(chosen)) : places;
    expect(better.length).toBeLessThan(places.length / 3);
  });

  it('does not lie in the way of the placer, who would win by his next stroke', () => {
    const lying = men(
      ['w1', 0.168, -0.206],
      ['b1', -0.22, -0.055],
      ['b2', -0.309, -0.151],
      ['b3', 0.212, 0.332],
      ['b4', 0.222, -0.128],
    );
    const at = placeDue(due(lying), hand);
    if (!at) throw new Error('there is no place');
    const table = tableOf({ men: [...lying, { id: 'b5', ...at }], queen: 'covered-by-white' });
    expect(thinkAt(table, 8, null, 1).won).toBeGreaterThan(0.8);
  });

  it('finds no place in the opening rack, which fills the circle', () => {
    expect(placeDue(due(openingRack(ICF)), hand)).toBeNull();
  });

  it('takes a man that is in a pocket', () => {
    expect(spareMan(men(['b1', 0, 0], ['b3', 0.1, 0]), 'black')).toBe('b2');
    expect(spareMan(openingRack(ICF), 'white')).toBeNull();
  });
});

const board = {
  ...openingBoard({ white: 0, black: 0 }),
  broken: true,
  white: { onBoard: 5, owed: 0, score: 0, hasPocketed: true },
  black: { onBoard: 5, owed: 0, score: 0, hasPocketed: true },
};
const stroke = (pocketed: Partial<StrokeFacts['pocketed']>): StrokeFacts => ({
  proper: true,
  pocketed: { white: 0, black: 0, queen: false, striker: false, ...pocketed },
  overboard: { white: 0, black: 0, queen: false, striker: false },
  touched: true,
  claimed: true,
});

describe('other decisions', () => {
  const starwood = { book: bookOf('starwood'), discipline: 'doubles' as const, board };

  it('claims a foul where a claim is needed and gains', () => {
    expect(decideClaim(starwood, stroke({ striker: true }))).toBe(true);
    expect(decideClaim(starwood, stroke({}))).toBe(false);
    expect(decideClaim({ ...starwood, book: bookOf('icf') }, stroke({ striker: true }))).toBe(false);
  });

  it('claims queen and striker, whatever the striker may then choose', () => {
    for (const [white, black] of [
      [4, 1],
      [4, 4],
      [2, 5],
    ] as const) {
      const position = {
        ...starwood,
        board: {
          ...board,
          white: { ...board.white, onBoard: white },
          black: { ...board.black, onBoard: black },
        },
      };
      expect(decideClaim(position, stroke({ queen: true, striker: true }))).toBe(true);
    }
  });

  it('decides the double fine by how the men lie', () => {
    const fineWith = (...whites: readonly [number, number][]) => {
      const spots = whites.map(([x, y], n): Spot => [`w${n + 1}` as Spot[0], x, y]);
      // The blacks lie behind the back of the west, who is next.
      const lying = men(...spots, ['b1', -0.35, 0.05], ['b2', -0.35, 0], ['b3', -0.35, -0.05]);
      const count = whites.length + 1;
      const position = {
        ...starwood,
        board: {
          ...board,
          queen: 'covered-by-black' as const,
          white: { ...board.white, onBoard: count },
          black: { ...board.black, onBoard: 3 },
        },
        seen: { equipment: ICF, seat: 'S' as const, men: lying, hand },
      };
      return decideDoubleFine(position, stroke({ white: 1, striker: true }));
    };
    // All whites hang: the turn is worth a man. None can be got at: it is not.
    expect(fineWith([0.32, 0.32], [-0.32, 0.32], [0.31, 0.28])).toBe('keep-turn');
    expect(fineWith([0.02, -0.35], [0.06, -0.35], [0.1, -0.35])).toBe('lose-turn');
  });

  it('decides the double fine by what the turn costs, and what the opponent would do with it', () => {
    const fine = (pocketed: number, white: number, black: number) => {
      const counted = {
        ...board,
        white: { ...board.white, onBoard: white },
        black: { ...board.black, onBoard: black },
      };
      return decideDoubleFine({ ...starwood, board: counted }, stroke({ white: pocketed, striker: true }));
    };
    // Three men more to bring back are too many.
    expect(fine(3, 5, 5)).toBe('lose-turn');
    // One man more is a fair price for the turn, but not of two where the opponent has far to go.
    expect(fine(1, 5, 5)).toBe('keep-turn');
    expect(fine(1, 2, 5)).toBe('lose-turn');
  });

  it('demands all that the cap lets count', () => {
    const book = bookOf('icf');
    expect(decideDemand(book, { winner: 'white', points: 3, demandable: 2 })).toBe(2);
    expect(decideDemand(book, { winner: 'white', points: 11, demandable: 2 })).toBe(1);
    expect(decideDemand(book, { winner: 'white', points: 12, demandable: 2 })).toBe(0);
    expect(decideDemand(book, { replay: true })).toBe(0);
  });

  it('takes the break where it may', () => {
    expect(decideToss(bookOf('icf'))).toBe('break');
    expect(decideToss(bookOf('iiitn'))).toBe('colour');
  });
});
