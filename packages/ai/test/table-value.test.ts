import type { Board } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/table/table.js';
import { viewOf } from '../src/table/view.js';
import { makeTableValuer } from '../src/value/table-value.js';
import { levelAt, men, tableOf, thinkAt } from './tables.js';

const { hand } = levelAt(8);

/** What the table is worth to the side on turn there, were it the opponents' turn. */
function passed(table: Table): { value: number; reply: number } {
  const { x, y, on } = viewOf(table);
  const valuer = makeTableValuer(table, hand);
  const board: Board = { ...table.board, turn: table.board.turn === 'white' ? 'black' : 'white' };
  const value = valuer.valueOf(board, { x, y, where: on, present: 1 }, 0, 0);
  return { value, reply: valuer.reply() };
}

describe('a last man before the queen', () => {
  const hanging = men(['queen', -0.306, -0.298], ['w1', -0.077, 0.153], ['b1', -0.303, -0.198]);

  it('is no pot of the opponent’s: what he has is the queen', () => {
    const open = men(['queen', 0.02, -0.35], ['w1', 0.3, 0.1], ['b1', -0.3, 0.3]);
    const covered = tableOf({ men: open.filter(({ id }) => id !== 'queen'), queen: 'covered-by-black' });
    expect(passed(covered).reply).toBeGreaterThan(0.8);
    expect(passed(tableOf({ men: open })).reply).toBeLessThan(0.3);
  });

  it('leaves a bad table where the opponent has the queen before him', () => {
    expect(passed(tableOf({ men: hanging })).value).toBeLessThan(0);
  });

  it.each([5, 6, 7, 8, 9, 10])('a queen that hangs is taken, and he is to cover her: level %i', (level) => {
    for (const seed of [1, 2, 3])
      expect(thinkAt(tableOf({ men: hanging }), level, null, seed).target).toBe('queen');
  });
});

describe('in doubles, once the turn has passed', () => {
  const lying = (y: number) =>
    men(
      ['w1', 0.3, y],
      ['b1', 0.34, 0.1],
      ['b2', -0.34, -0.1],
      ['b3', 0.34, -0.05],
      ['b4', -0.34, 0.05],
      ['b5', 0.2, -0.34],
    );

  it('the own men are seen from where the partner sits, who strikes next', () => {
    const worth = (y: number) => {
      const table = tableOf({ men: lying(y), book: 'starwood', queen: 'covered-by-white' });
      expect(table.discipline).toBe('doubles');
      return passed(table).value;
    };
    // Behind his own base line the partner may not strike at it straight.
    expect(worth(-0.3)).toBeGreaterThan(worth(0.3));
  });
});
