import { bookOf, openingBoard, type Stroke } from '@opencarrom/laws';
import { dueFault, ICF, openingRack, type PlacedMan } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import {
  decideClaim,
  decideConcede,
  decideDemand,
  decideDoubleFine,
  decideForgo,
  decidePass,
  decideToss,
  placeDue,
  spareMan,
} from '../src/index.js';
import { levelAt, men } from './tables.js';

const { hand } = levelAt(8);
const due = (lying: readonly PlacedMan[]) => ({
  equipment: ICF,
  men: lying,
  side: 'black' as const,
  seat: 'N' as const,
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
const stroke = (pocketed: Partial<Stroke['pocketed']>): Stroke => ({
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

  it('decides the double fine', () => {
    const fine = decideDoubleFine(starwood, stroke({ white: 3, striker: true }));
    expect(fine).toBe('lose-turn');
    expect(['keep-turn', 'lose-turn']).toContain(
      decideDoubleFine(starwood, stroke({ white: 1, striker: true })),
    );
  });

  it('demands all that the cap lets count', () => {
    const book = bookOf('icf');
    expect(decideDemand(book, { winner: 'white', points: 3, demandable: 2 })).toBe(2);
    expect(decideDemand(book, { winner: 'white', points: 11, demandable: 2 })).toBe(1);
    expect(decideDemand(book, { winner: 'white', points: 12, demandable: 2 })).toBe(0);
    expect(decideDemand(book, { replay: true })).toBe(0);
  });

  it('places while there is a place, takes the break, and never concedes', () => {
    expect(decideForgo(true)).toBe('place');
    expect(decideForgo(false)).toBe('no-space');
    expect(decideToss(bookOf('icf'))).toBe('break');
    expect(decideToss(bookOf('iiitn'))).toBe('colour');
    expect(decideConcede()).toBe(false);
  });

  it('passes only when every stroke would leave less, and not for ever', () => {
    expect(decidePass(-0.3, -0.1, 0)).toBe(true);
    expect(decidePass(-0.1, -0.3, 0)).toBe(false);
    expect(decidePass(-0.3, -0.1, 2)).toBe(false);
  });
});
