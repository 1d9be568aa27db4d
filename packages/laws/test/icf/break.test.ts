import { describe, expect, it } from 'vitest';
import { openingBoard, scoreMatch } from '../../src/index.js';
import { askAs, type BoardSeen, expectGoesOn, expectLaws, otherThan, SIDES } from './from-the-striker.js';

const arranged = (breakAttempts = 0): BoardSeen => ({ mine: 9, theirs: 9, broken: false, breakAttempts });

describe('who breaks', () => {
  it.each(['A', 'B'] as const)('[icf:42] %s chose to strike first, and breaks', (first) => {
    expect(scoreMatch({ rulebook: 'icf', first, boards: [] })).toMatchObject({
      ok: { sheet: { next: { game: 1, board: 1, breaks: first } } },
    });
  });

  it('[icf:42] the side that breaks is on turn before the first stroke', () => {
    expect(openingBoard({ white: 4, black: 11 })).toEqual({
      turn: 'white',
      white: { onBoard: 9, owed: 0, score: 4, hasPocketed: false },
      black: { onBoard: 9, owed: 0, score: 11, hasPocketed: false },
      queen: 'on-board',
      broken: false,
      breakAttempts: 0,
    });
  });
});

/** Either side may be the one to break: the right passes when it is lost. */
describe.each(SIDES)('the break, %s on turn', (me) => {
  const them = otherThan(me);

  describe('no man touched', () => {
    it.each([
      [0, 1],
      [1, 2],
    ])('[icf:45a] after %i tries another is left', (before, after) => {
      const answer = askAs(me, { board: arranged(before), stroke: { touched: false } });
      expect(answer).toMatchObject({
        turn: 'continues',
        next: me,
        returned: { white: 0, black: 0, queen: false },
        board: { turn: me, broken: false, breakAttempts: after, [me]: { onBoard: 9, owed: 0 } },
        laws: ['45a'],
      });
    });

    it('[icf:45a] nor when the striker leaves the board', () => {
      const stroke = { touched: false, overboard: { striker: true } };
      const answer = askAs(me, { board: arranged(), stroke });
      expect(answer).toMatchObject({
        turn: 'continues',
        next: me,
        board: { broken: false, breakAttempts: 1 },
      });
      expectLaws(answer, ['45a']);
    });

    it('[icf:45b] by the third try the right is lost; the men stay as arranged', () => {
      const answer = askAs(me, { board: arranged(2), stroke: { touched: false } });
      expect(answer).toMatchObject({
        turn: 'passes',
        next: them,
        returned: { white: 0, black: 0, queen: false },
        placing: [],
        board: {
          turn: them,
          white: { onBoard: 9, owed: 0 },
          black: { onBoard: 9, owed: 0 },
          queen: 'on-board',
          broken: false,
          breakAttempts: 0,
        },
        laws: ['45b'],
      });
    });

    it('[icf:45c] the striker pocketed: the turn is lost, no due', () => {
      for (const attempts of [0, 1, 2]) {
        const answer = askAs(me, { board: arranged(attempts), stroke: { touched: false, striker: true } });
        expect(answer).toMatchObject({
          turn: 'passes',
          next: them,
          returned: { [me]: 0 },
          board: { [me]: { onBoard: 9, owed: 0 }, broken: false, breakAttempts: 0 },
          laws: ['45c'],
        });
      }
    });

    it('[icf:45c] improper: the turn is lost, no penalty', () => {
      for (const striker of [false, true]) {
        const answer = askAs(me, { board: arranged(), stroke: { touched: false, improper: true, striker } });
        expect(answer).toMatchObject({
          turn: 'passes',
          next: them,
          board: { [me]: { onBoard: 9, owed: 0 }, broken: false, breakAttempts: 0 },
          laws: ['45c'],
        });
      }
    });
  });

  describe('a man touched', () => {
    it('[icf:44] the break is made, even when nothing falls', () => {
      const answer = askAs(me, { board: arranged(2), stroke: {} });
      expectGoesOn(answer, me, { turn: 'passes', mine: 9, theirs: 9, queen: 'on-board', laws: ['48'] });
    });

    it('[icf:44] [icf:48] an own man falls: the turn goes on', () => {
      const answer = askAs(me, { board: arranged(), stroke: { own: 1 } });
      expectGoesOn(answer, me, { turn: 'continues', mine: 8, theirs: 9, queen: 'on-board', laws: ['48'] });
    });

    it('[icf:72a] [icf:72c] the striker falls: a due, outstanding', () => {
      const answer = askAs(me, { board: arranged(), stroke: { striker: true } });
      expectGoesOn(answer, me, {
        turn: 'passes',
        mine: 9,
        theirs: 9,
        owed: 1,
        queen: 'on-board',
        laws: ['72a', '72c'],
      });
    });

    it('[icf:95a] the queen alone', () => {
      expectGoesOn(askAs(me, { board: arranged(), stroke: { queen: true } }), me, {
        turn: 'passes',
        queenBack: true,
        mine: 9,
        theirs: 9,
        queen: 'on-board',
        laws: ['95a'],
      });
    });

    it('[icf:95d] the queen and the striker', () => {
      expectGoesOn(askAs(me, { board: arranged(), stroke: { queen: true, striker: true } }), me, {
        turn: 'passes',
        queenBack: true,
        mine: 9,
        theirs: 9,
        owed: 1,
        queen: 'on-board',
        laws: ['95d'],
      });
    });

    it.each([
      [1, 8, 'to-cover'],
      [2, 7, 'covered-by-me'],
    ] as const)('[icf:97b] the queen and %i own', (own, mine, queen) => {
      const answer = askAs(me, { board: arranged(), stroke: { queen: true, own } });
      expectGoesOn(answer, me, { turn: 'continues', mine, theirs: 9, queen, laws: ['97b'] });
    });

    it('[icf:45c] improper-break: what is own comes back, no penalty, and the break is made', () => {
      const stroke = { improper: true, own: 2, opponents: 1, queen: true };
      expectGoesOn(askAs(me, { board: arranged(), stroke }), me, {
        turn: 'passes',
        queenBack: true,
        back: 2,
        mine: 9,
        theirs: 8,
        queen: 'on-board',
        laws: ['45c'],
      });
    });

    it('[icf:45c] improper-break: the striker pocketed by it costs nothing either', () => {
      const answer = askAs(me, { board: arranged(), stroke: { improper: true, striker: true } });
      expectGoesOn(answer, me, { turn: 'passes', mine: 9, theirs: 9, queen: 'on-board', laws: ['45c'] });
    });
  });

  describe('before "Play"', () => {
    it('[icf:47] own men and the queen come out, a foul, the turn is lost', () => {
      const stroke = { breach: '47', own: 2, opponents: 1, queen: true };
      expectGoesOn(askAs(me, { board: arranged(), stroke }), me, {
        turn: 'passes',
        queenBack: true,
        back: 2,
        mine: 9,
        theirs: 8,
        owed: 1,
        queen: 'on-board',
        laws: ['47', '72c'],
      });
    });

    it('[icf:47] nothing pocketed: a foul all the same', () => {
      const answer = askAs(me, { board: arranged(), stroke: { breach: '47' } });
      expect(answer.laws).toEqual(['47', '72c']);
      expectGoesOn(answer, me, {
        turn: 'passes',
        mine: 9,
        theirs: 9,
        owed: 1,
        queen: 'on-board',
        laws: ['47', '72c'],
      });
    });

    it('[icf:47] called afterwards: a foul, the turn is lost, the break stands', () => {
      const answer = askAs(me, { board: arranged(), call: { law: '47', against: 'me' } });
      expect(answer.laws).toEqual(['47', '72c']);
      expectGoesOn(answer, me, {
        turn: 'passes',
        mine: 9,
        theirs: 9,
        owed: 1,
        queen: 'on-board',
        laws: ['47', '72c'],
      });
    });
  });

  it('[icf:46] too late after "Play": a foul, and the break is still to be made', () => {
    const answer = askAs(me, { board: arranged(1), call: { law: '46', against: 'me' } });
    expect(answer).toMatchObject({
      turn: 'passes',
      next: them,
      board: { turn: them, broken: false, breakAttempts: 0, [me]: { onBoard: 9, owed: 1 } },
    });
    expectLaws(answer, ['46', '64a', '72c']);
  });

  it('[icf:63a] a technical foul before the break leaves the tries as they were', () => {
    const answer = askAs(me, { board: arranged(1), call: { law: '63a', against: 'me' } });
    expect(answer).toMatchObject({
      turn: 'continues',
      next: me,
      board: { turn: me, broken: false, breakAttempts: 1, [me]: { onBoard: 9, owed: 1 } },
    });
    expectLaws(answer, ['63a', '72c']);
  });
});
