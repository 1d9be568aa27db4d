import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
import {
  askAs,
  type BoardSeen,
  expectGoesOn,
  expectLaws,
  inColours,
  otherThan,
  SIDES,
} from './from-the-striker.js';

describe.each(SIDES)('the right to the queen, %s on turn', (me) => {
  const them = otherThan(me);
  const takes = (board: BoardSeen) => askAs(me, { board, stroke: { queen: true } });

  it('[icf:92] after an own man', () => {
    const answer = takes({ mine: 8 });
    expectGoesOn(answer, me, {
      turn: 'continues',
      mine: 8,
      theirs: 7,
      queen: 'to-cover',
      laws: ['48', '92'],
    });
  });

  it('[icf:95a] [icf:92] not before any own man, however many the opponent has lost', () => {
    const answer = takes({ mine: 9, theirs: 3 });
    expectGoesOn(answer, me, {
      turn: 'passes',
      queenBack: true,
      mine: 9,
      theirs: 3,
      queen: 'on-board',
      laws: ['95a'],
    });
  });

  it('[icf:95c] with all nine on the board again, once the dues are recovered', () => {
    const answer = takes({ mine: 9, hasPocketed: { mine: true } });
    expectGoesOn(answer, me, {
      turn: 'continues',
      mine: 9,
      theirs: 7,
      queen: 'to-cover',
      laws: ['48', '92'],
    });
  });

  it('[icf:95c] the right outlives the man that paid the due', () => {
    const paid = askAs(me, { board: { mine: 9, owed: { mine: 1 } }, stroke: { own: 1 } });
    expect(paid.board[me]).toEqual({ onBoard: 9, owed: 0, score: 0, hasPocketed: true });
    const answer = adjudicate({ rulebook: 'icf', board: paid.board, stroke: { pocketed: { queen: true } } });
    expect(answer).toMatchObject({ ok: { ruling: { turn: 'continues', queen: 'to-cover' } } });
  });

  it('[icf:95c] and the man that came back with the striker', () => {
    const { board } = askAs(me, { board: { mine: 9 }, stroke: { own: 1, striker: true } });
    expect(board[me]).toEqual({ onBoard: 9, owed: 1, score: 0, hasPocketed: true });
  });

  it('[icf:92] queen-right: a man pocketed by the opponent gives the right', () => {
    const { board } = askAs(them, { board: { theirs: 9 }, stroke: { opponents: 1 } });
    expect(board).toMatchObject({ turn: me, [me]: { onBoard: 8, hasPocketed: true } });
    const answer = adjudicate({ rulebook: 'icf', board, stroke: { pocketed: { queen: true } } });
    expect(answer).toMatchObject({ ok: { ruling: { turn: 'continues', queen: 'to-cover' } } });
  });

  it('[icf:95b] not while a due is outstanding, though men were pocketed', () => {
    const answer = takes({ mine: 9, owed: { mine: 2 }, hasPocketed: { mine: true } });
    expectGoesOn(answer, me, {
      turn: 'passes',
      queenBack: true,
      mine: 9,
      theirs: 7,
      owed: 2,
      queen: 'on-board',
      laws: ['95b'],
    });
  });

  it("[icf:95b] the opponent's dues do not bar her", () => {
    const answer = takes({ theirs: 9, owed: { theirs: 1 } });
    expectGoesOn(answer, me, {
      turn: 'continues',
      mine: 6,
      theirs: 9,
      theirsOwed: 1,
      queen: 'to-cover',
      laws: ['48', '92'],
    });
  });

  it('[icf:96] [icf:93] a queen not covered goes back to the umpire', () => {
    const answer = askAs(me, { board: { queen: 'to-cover' }, stroke: {} });
    expect(answer.placing).toEqual([{ piece: 'queen', count: 1, by: 'umpire' }]);
    expect(answer.board.queen).toBe('on-board');
    expectLaws(answer, ['96']);
  });

  it('a queen that is not on the board cannot fall again', () => {
    for (const queen of ['covered-by-me', 'covered-by-them', 'to-cover'] as const)
      expect(adjudicate(caseOf(inColours(me, { board: { queen }, stroke: { queen: true } })))).toMatchObject({
        error: { code: 'impossible-stroke', path: 'stroke.pocketed.queen' },
      });
  });
});
