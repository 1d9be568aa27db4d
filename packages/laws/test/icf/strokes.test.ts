import { describe, expect, it } from 'vitest';
import { covering } from './covering.cases.js';
import { askAs, expectGoesOn, otherThan, SIDES } from './from-the-striker.js';
import { queenFalls } from './queen-falls.cases.js';
import { menAndStriker, type StrokeCase } from './strokes.cases.js';

describe.each(SIDES)('a stroke, %s on turn', (me) => {
  const rule = ({ board, stroke, ...want }: StrokeCase) => {
    const answer = askAs(me, { ...(board ? { board } : {}), stroke });
    expectGoesOn(answer, me, want);
    expect(answer.placing).toEqual([
      ...(want.queenBack ? [{ piece: 'queen', count: 1, by: 'umpire' }] : []),
      ...(want.back ? [{ piece: me, count: want.back, by: 'opponent' }] : []),
    ]);
  };

  describe('men and striker', () => {
    for (const row of menAndStriker) it(row.title, () => rule(row));
  });

  describe('the queen falls', () => {
    for (const row of queenFalls) it(row.title, () => rule(row));
  });

  describe('covering', () => {
    for (const row of covering) it(row.title, () => rule(row));
  });

  it('[icf:101a] own and the striker while covering, then nothing: the queen goes back', () => {
    const first = askAs(me, { board: { queen: 'to-cover' }, stroke: { own: 1, striker: true } });
    expect(first.board).toMatchObject({ turn: me, queen: 'to-cover', [me]: { onBoard: 7 } });
    const second = askAs(me, { board: { mine: 7, queen: first.board.queen as 'to-cover' }, stroke: {} });
    expect(second).toMatchObject({
      turn: 'passes',
      next: otherThan(me),
      returned: { [me]: 0, queen: true },
      board: { queen: 'on-board' },
    });
  });

  it('[icf:93] the umpire places the queen, whoever places the men', () => {
    const { placing } = askAs(me, { discipline: 'doubles', stroke: { queen: true, own: 1, striker: true } });
    expect(placing).toEqual([
      { piece: 'queen', count: 1, by: 'umpire' },
      { piece: me, count: 2, by: 'right-hand' },
    ]);
  });
});

describe('what tips in without the striker touching it', () => {
  it('[icf:71] a man hanging at a pocket counts as pocketed', () => {
    const answer = askAs('white', { stroke: { own: 1, touched: false } });
    expect(answer).toMatchObject({
      turn: 'continues',
      next: 'white',
      returned: { white: 0 },
      board: { white: { onBoard: 5 } },
      laws: ['48'],
    });
  });

  it("[icf:71] so does the opponent's, and the turn passes", () => {
    const answer = askAs('white', { stroke: { opponents: 1, touched: false } });
    expect(answer).toMatchObject({
      turn: 'passes',
      returned: { black: 0 },
      board: { white: { onBoard: 6 }, black: { onBoard: 6 } },
    });
  });

  it('[icf:69b] man and queen under the striker, tipped in as it is lifted, count as pocketed', () => {
    const answer = askAs('white', { stroke: { own: 1, queen: true, touched: false } });
    expect(answer).toMatchObject({
      turn: 'continues',
      returned: { white: 0, queen: false },
      board: { white: { onBoard: 5 }, queen: 'covered-by-white' },
      laws: ['97a'],
    });
  });

  it('[icf:70b] the striker tipped in under a man counts as pocketed: a due', () => {
    const answer = askAs('white', { stroke: { striker: true, touched: false } });
    expect(answer).toMatchObject({
      turn: 'passes',
      next: 'black',
      returned: { white: 1 },
      placing: [{ piece: 'white', count: 1, by: 'opponent' }],
      board: { white: { onBoard: 7 } },
      laws: ['72a'],
    });
  });

  it('[icf:113] the queen hanging at a pocket counts as pocketed', () => {
    const answer = askAs('white', { stroke: { queen: true, touched: false } });
    expect(answer).toMatchObject({
      turn: 'continues',
      next: 'white',
      returned: { queen: false },
      board: { queen: 'to-cover' },
      laws: ['48', '92'],
    });
  });
});

describe('a stroke in breach of a named law', () => {
  it('[icf:37a] [icf:77a] is improper and cites the breach first', () => {
    const answer = askAs('white', { stroke: { own: 1, breach: '37a' } });
    expect(answer).toMatchObject({
      turn: 'passes',
      next: 'black',
      returned: { white: 2 },
      board: { white: { onBoard: 7 } },
      laws: ['37a', '77a'],
    });
  });

  it('[icf:130a] [icf:72b] with the striker pocketed too', () => {
    const answer = askAs('white', { stroke: { striker: true, breach: '130a' } });
    expect(answer).toMatchObject({
      turn: 'passes',
      returned: { white: 2 },
      board: { white: { onBoard: 8 } },
      laws: ['130a', '72b'],
    });
  });

  it('[icf:33] [icf:107b] and ends the board as an improper one', () => {
    const answer = askAs('white', { board: { mine: 1 }, stroke: { own: 1, breach: '33' } });
    expect(answer).toMatchObject({
      turn: 'over',
      result: { winner: 'black', points: 3, demandable: 1 },
      laws: ['33', '107b'],
    });
  });
});
