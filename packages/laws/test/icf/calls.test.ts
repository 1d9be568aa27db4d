import { describe, expect, it } from 'vitest';
import { adjudicate, type RulingJson } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
import * as laws from './calls.cases.js';
import {
  askAs,
  type BoardSeen,
  type CaseSeen,
  expectGoesOn,
  expectLaws,
  expectWon,
  inColours,
  otherThan,
  type QueenSeen,
  SIDES,
} from './from-the-striker.js';

const MID_GAME = { mine: 6, theirs: 7, queen: 'on-board' } as const;
const AGAINST = ['me', 'them'] as const;

const refusal = (seen: CaseSeen) => adjudicate(caseOf(inColours('white', seen)));

describe.each(SIDES)('a law called, %s on turn', (me) => {
  const them = otherThan(me);

  const expectFoul = (answer: RulingJson, cited: readonly [string, ...string[]]) => {
    expectGoesOn(answer, me, { ...MID_GAME, turn: 'passes', back: 1, mine: 7, laws: cited });
    expect(answer.placing).toEqual([{ piece: me, count: 1, by: 'opponent' }]);
  };
  const expectTechnical = (answer: RulingJson, cited: readonly [string, ...string[]]) => {
    expectGoesOn(answer, me, { ...MID_GAME, turn: 'continues', back: 1, mine: 7, laws: cited });
    expect(answer.placing).toEqual([{ piece: me, count: 1, by: 'opponent' }]);
  };
  const expectTechnicalOffTurn = (answer: RulingJson, cited: readonly [string, ...string[]]) => {
    expectGoesOn(answer, me, { ...MID_GAME, turn: 'continues', theirsBack: 1, theirs: 8, laws: cited });
    expect(answer.placing).toEqual([{ piece: them, count: 1, by: 'striker' }]);
  };

  describe('a foul', () => {
    it.each(laws.FOULS)('[icf:%s] [icf:64a] %s: one man and the turn', (law) => {
      expectFoul(askAs(me, { call: { law, against: 'me' } }), [law, '64a']);
    });

    it.each(laws.FOULS)('[icf:%s] [icf:63a] %s, before the first stroke: one man', (law) => {
      const call = { law, against: 'me', beforeFirstStroke: true } as const;
      expectTechnical(askAs(me, { call }), [law, '63a']);
    });

    it.each(laws.FOULS)('[icf:%s] [icf:63b] %s, by the side not on turn: one man', (law) => {
      expectTechnicalOffTurn(askAs(me, { call: { law, against: 'them' } }), [law, '63b']);
    });

    it('[icf:64a] called as such', () => {
      const answer = askAs(me, { call: { law: '64a', against: 'me' } });
      expectFoul(answer, ['64a']);
      expect(answer.laws).toEqual(['64a']);
      expectTechnicalOffTurn(askAs(me, { call: { law: '64a', against: 'them' } }), ['64a', '63b']);
    });

    it('[icf:63a] a technical foul called as such', () => {
      const answer = askAs(me, { call: { law: '63a', against: 'me' } });
      expectTechnical(answer, ['63a']);
      expect(answer.laws).toEqual(['63a']);
    });

    it('[icf:63b] a technical foul of the side not on turn, called as such', () => {
      const answer = askAs(me, { call: { law: '63b', against: 'them' } });
      expectTechnicalOffTurn(answer, ['63b']);
      expect(answer.laws).toEqual(['63b']);
    });

    it('[icf:64a] [icf:72c] no man in the pockets: outstanding', () => {
      const board: BoardSeen = { mine: 9 };
      const answer = askAs(me, { board, call: { law: '129', against: 'me' } });
      expectGoesOn(answer, me, {
        ...MID_GAME,
        turn: 'passes',
        mine: 9,
        owed: 1,
        laws: ['129', '64a', '72c'],
      });
    });

    it('[icf:63b] [icf:72c] no man of the other side in the pockets: outstanding', () => {
      const answer = askAs(me, { board: { theirs: 9 }, call: { law: '129', against: 'them' } });
      expectGoesOn(answer, me, {
        ...MID_GAME,
        turn: 'continues',
        theirs: 9,
        theirsOwed: 1,
        laws: ['129', '63b', '72c'],
      });
    });

    it('[icf:64a] [icf:96] while covering: the queen goes back with the turn', () => {
      const answer = askAs(me, { board: { queen: 'to-cover' }, call: { law: '30a', against: 'me' } });
      expectGoesOn(answer, me, {
        ...MID_GAME,
        turn: 'passes',
        queenBack: true,
        back: 1,
        mine: 7,
        laws: ['30a', '64a', '96'],
      });
      expect(answer.placing).toEqual([
        { piece: 'queen', count: 1, by: 'umpire' },
        { piece: me, count: 1, by: 'opponent' },
      ]);
    });

    it('[icf:63a] [icf:63b] a technical foul while covering: she still waits for her cover', () => {
      const board: BoardSeen = { queen: 'to-cover' };
      const mine = askAs(me, { board, call: { law: '63a', against: 'me' } });
      const theirs = askAs(me, { board, call: { law: '129', against: 'them' } });
      for (const answer of [mine, theirs])
        expect(answer).toMatchObject({
          turn: 'continues',
          returned: { queen: false },
          board: { queen: 'to-cover' },
        });
    });

    it('[icf:47] only the side on turn can have broken too soon', () => {
      const refused = adjudicate(caseOf({ rulebook: 'icf', call: { law: '47', against: 'black' } }));
      expect(refused).toMatchObject({ error: { code: 'not-applicable', path: 'call.against' } });
    });

    it('[icf:127a] [icf:45a] [icf:45b] a slip before the break is one try of three', () => {
      const unbroken = { white: 9, black: 9, broken: false } as const;
      const slip = (breakAttempts: number) =>
        adjudicate(
          caseOf({
            rulebook: 'icf',
            board: { ...unbroken, breakAttempts },
            call: { law: '127a', against: 'white' },
          }),
        );
      expect(slip(1)).toMatchObject({ ok: { ruling: { turn: 'continues' }, board: { breakAttempts: 2 } } });
      expect(slip(2)).toMatchObject({ ok: { ruling: { turn: 'passes' }, board: { turn: 'black' } } });
    });
  });

  describe('play goes on', () => {
    for (const against of AGAINST)
      it.each(laws.PLAY_ON)(`[icf:%s] %s, ${against}: nothing comes out, the turn stays`, (law) => {
        const board: BoardSeen = { queen: 'to-cover', owed: { mine: 1, theirs: 2 } };
        const answer = askAs(me, { board, call: { law, against } });
        expectGoesOn(answer, me, {
          turn: 'continues',
          mine: 6,
          theirs: 7,
          owed: 1,
          theirsOwed: 2,
          queen: 'to-cover',
          laws: [law],
        });
        expect(answer.laws).toEqual([law]);
        expect(answer.placing).toEqual([]);
      });
  });

  describe('the turn is lost', () => {
    it.each(laws.TURN_LOST)('[icf:%s] %s: nothing comes out', (law) => {
      const answer = askAs(me, { call: { law, against: 'me' } });
      expectGoesOn(answer, me, { ...MID_GAME, turn: 'passes', laws: [law] });
      expect(answer.placing).toEqual([]);
    });

    it.each(laws.TURN_LOST)('[icf:%s] [icf:96] %s, while covering: the queen goes back', (law) => {
      const answer = askAs(me, { board: { queen: 'to-cover' }, call: { law, against: 'me' } });
      expectGoesOn(answer, me, { ...MID_GAME, turn: 'passes', queenBack: true, laws: [law, '96'] });
      expect(answer.placing).toEqual([{ piece: 'queen', count: 1, by: 'umpire' }]);
    });
  });

  describe('dues forfeited', () => {
    it.each(laws.DUES_FORFEITED)("[icf:%s] %s: the other side's dues lapse", (law) => {
      const board: BoardSeen = { mine: 9, theirs: 9, owed: { mine: 2, theirs: 1 } };
      const placerOffTurn = askAs(me, { board, call: { law, against: 'them' } });
      expectGoesOn(placerOffTurn, me, {
        turn: 'continues',
        mine: 9,
        theirs: 9,
        owed: 0,
        theirsOwed: 1,
        queen: 'on-board',
        laws: [law],
      });
      const placerOnTurn = askAs(me, { board, call: { law, against: 'me' } });
      expectGoesOn(placerOnTurn, me, {
        turn: 'continues',
        mine: 9,
        theirs: 9,
        owed: 2,
        theirsOwed: 0,
        queen: 'on-board',
        laws: [law],
      });
    });
  });

  describe('the board is lost', () => {
    const queens: readonly QueenSeen[] = ['covered-by-me', 'covered-by-them', 'to-cover'];

    it.each(laws.BOARD_LOST)('[icf:%s] %s, by the side on turn, the queen on the board', (law) => {
      for (const [theirs, points] of [
        [0, 9],
        [21, 9],
        [22, 6],
        [24, 6],
      ] as const) {
        const board: BoardSeen = { score: { theirs }, owed: { mine: 1 } };
        const answer = askAs(me, { board, call: { law, against: 'me' } });
        expectWon(answer, me, { winner: 'them', points });
        expectLaws(answer, [law]);
      }
    });

    it.each(laws.BOARD_LOST)('[icf:%s] %s, by the side not on turn, the queen on the board', (law) => {
      for (const [mine, points] of [
        [0, 10],
        [21, 10],
        [22, 7],
        [24, 7],
      ] as const) {
        const answer = askAs(me, { board: { score: { mine } }, call: { law, against: 'them' } });
        expectWon(answer, me, { winner: 'me', points });
        expectLaws(answer, [law]);
      }
    });

    it.each(laws.BOARD_LOST)('[icf:%s] %s, the queen pocketed: by the men only', (law) => {
      for (const queen of queens) {
        const lost = askAs(me, { board: { queen }, call: { law, against: 'me' } });
        expectWon(lost, me, { winner: 'them', points: 6 });
        const won = askAs(me, { board: { queen }, call: { law, against: 'them' } });
        expectWon(won, me, { winner: 'me', points: 7 });
      }
    });

    it('[icf:91] [icf:55] nine men and the queen make twelve', () => {
      const answer = askAs(me, { board: { mine: 9 }, call: { law: '91', against: 'me' } });
      expectWon(answer, me, { winner: 'them', points: 12 });
    });
  });

  describe('the board is replayed', () => {
    it.each(laws.BOARD_REPLAYED)('[icf:%s] %s', (law) => {
      for (const against of AGAINST) {
        const answer = askAs(me, { call: { law, against } });
        expect(answer).toMatchObject({ turn: 'over', next: null, placing: [], laws: [law] });
        expect(answer.result).toEqual({ replay: true });
      }
    });
  });

  describe('the match is lost', () => {
    it.each(laws.MATCH_LOST)('[icf:%s] %s', (law) => {
      const mine = askAs(me, { call: { law, against: 'me' } });
      expect(mine).toMatchObject({ turn: 'over', next: null, laws: [law] });
      expect(mine.result).toEqual({ match: them });
      const theirs = askAs(me, { call: { law, against: 'them' } });
      expect(theirs).toMatchObject({ turn: 'over', next: null, laws: [law] });
      expect(theirs.result).toEqual({ match: me });
    });
  });
});

describe('a call that cannot be heard', () => {
  it.each(laws.TURN_LOST)('[icf:%s] %s: only the side on turn has a turn to lose', (law) => {
    expect(refusal({ call: { law, against: 'them' } })).toMatchObject({
      error: { code: 'not-applicable', path: 'call.against' },
    });
  });

  it.each(laws.DUES_FORFEITED)('[icf:%s] %s: nothing owed, nothing forfeited', (law) => {
    expect(refusal({ board: { mine: 9, owed: { mine: 1 } }, call: { law, against: 'me' } })).toMatchObject({
      error: { code: 'not-applicable', path: 'call.against' },
    });
  });

  it('a law nothing follows from', () => {
    for (const law of ['48', '35', '27', '72'])
      expect(refusal({ call: { law, against: 'me' } })).toMatchObject({
        error: { code: 'not-callable', path: 'call.law' },
      });
  });

  it('a heading whose parts differ, and a law that is not', () => {
    expect(refusal({ call: { law: '121', against: 'me' } })).toMatchObject({
      error: { code: 'not-callable' },
    });
    expect(refusal({ call: { law: '149', against: 'me' } })).toMatchObject({
      error: { code: 'unknown-law' },
    });
  });

  it('[icf:122b.i] a heading whose parts agree is heard', () => {
    const answer = askAs('white', { call: { law: '122b', against: 'me' } });
    expect(answer).toMatchObject({ turn: 'passes', returned: { white: 1 } });
    expectLaws(answer, ['122b', '64a']);
  });
});
