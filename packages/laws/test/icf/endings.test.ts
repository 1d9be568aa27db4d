import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
import { type EndingCase, type Ends, endings } from './endings.cases.js';
import {
  askAs,
  type CaseSeen,
  expectGoesOn,
  expectLaws,
  expectWon,
  inColours,
  SIDES,
} from './from-the-striker.js';
import { silentEndings } from './silent-endings.cases.js';

/** The winner's own score decides; the other side's stands across the mark to prove it. */
const SCORES = [
  { winners: 0, others: 24, band: 'below22' },
  { winners: 21, others: 22, band: 'below22' },
  { winners: 22, others: 21, band: 'from22' },
  { winners: 24, others: 0, band: 'from22' },
] as const;

describe.each(SIDES)('a stroke that may end the board, %s on turn', (me) => {
  const rule = (row: EndingCase, improper: boolean, { winner, laws, demandable = 0, ...points }: Ends) => {
    for (const { winners, others, band } of SCORES) {
      const score = winner === 'me' ? { mine: winners, theirs: others } : { mine: others, theirs: winners };
      const answer = askAs(me, { board: { ...row.board, score }, stroke: { ...row.stroke, improper } });
      expectWon(answer, me, { winner, points: points[band], demandable });
      expectLaws(answer, laws);
    }
  };

  const askRow = (row: EndingCase) => {
    const { proper, improper } = row;
    it(`${proper.title}, proper`, () => rule(row, false, proper));
    it(`${improper.title}, improper`, () => {
      if ('winner' in improper) return rule(row, true, improper);
      const answer = askAs(me, { board: row.board, stroke: { ...row.stroke, improper: true } });
      expectGoesOn(answer, me, improper);
    });
  };

  describe('by the laws', () => {
    for (const row of endings) askRow(row);
  });

  describe('where the text is silent', () => {
    for (const row of silentEndings) askRow(row);
  });

  it('[icf:73] my last and the striker, the queen covered: the man comes back', () => {
    const board = { mine: 1, theirs: 5, queen: 'covered-by-me' } as const;
    expectGoesOn(askAs(me, { board, stroke: { own: 1, striker: true } }), me, {
      turn: 'continues',
      back: 2,
      mine: 2,
      theirs: 5,
      queen: 'covered-by-me',
      laws: ['73'],
    });
  });

  it('[icf:101a] my last and the striker, as the cover: the man comes back', () => {
    const board = { mine: 1, theirs: 5, queen: 'to-cover' } as const;
    expectGoesOn(askAs(me, { board, stroke: { own: 1, striker: true } }), me, {
      turn: 'continues',
      back: 2,
      mine: 2,
      theirs: 5,
      queen: 'to-cover',
      laws: ['101a'],
    });
  });

  it('[icf:98a] the queen, my last and the striker: both come back', () => {
    const board = { mine: 1, theirs: 5 } as const;
    expectGoesOn(askAs(me, { board, stroke: { own: 1, queen: true, striker: true } }), me, {
      turn: 'continues',
      queenBack: true,
      back: 2,
      mine: 2,
      theirs: 5,
      queen: 'on-board',
      laws: ['98a'],
    });
  });

  it("[icf:97a] [icf:53c] the queen, an own man and the opponent's last: she is covered, and lost", () => {
    const board = { mine: 4, theirs: 1 } as const;
    const answer = askAs(me, { board, stroke: { own: 1, opponents: 1, queen: true } });
    expectWon(answer, me, { winner: 'them', points: 3 });
    expectLaws(answer, ['52a', '53']);
  });

  it("[icf:95a] [icf:106a] the queen too early with the opponent's last: she counts as on the board", () => {
    const answer = askAs(me, { board: { mine: 9, theirs: 1 }, stroke: { opponents: 1, queen: true } });
    expectWon(answer, me, { winner: 'them', points: 12 });
    expectLaws(answer, ['106a']);
  });

  it("[icf:111a] the queen, the opponent's last and the striker: she counts as on the board", () => {
    const board = { mine: 4, theirs: 1 } as const;
    const answer = askAs(me, { board, stroke: { opponents: 1, queen: true, striker: true } });
    expectWon(answer, me, { winner: 'them', points: 7, demandable: 1 });
    expectLaws(answer, ['111a']);
  });

  describe('queen-and-own-while-owing: the queen counts as left on the board', () => {
    it('[icf:95b] [icf:107a] with my last', () => {
      const board = { mine: 1, theirs: 5, owed: { mine: 1 } } as const;
      const answer = askAs(me, { board, stroke: { own: 1, queen: true } });
      expectWon(answer, me, { winner: 'them', points: 3 });
      expectLaws(answer, ['107a', '95b']);
    });

    it('[icf:95b] [icf:105a] with both last', () => {
      const board = { mine: 1, theirs: 1, owed: { mine: 1 } } as const;
      const answer = askAs(me, { board, stroke: { own: 1, opponents: 1, queen: true } });
      expectWon(answer, me, { winner: 'them', points: 3 });
      expectLaws(answer, ['105a', '95b']);
    });

    it('[icf:95b] [icf:105b] with both last, improper', () => {
      const board = { mine: 1, theirs: 1, owed: { mine: 1 } } as const;
      const answer = askAs(me, { board, stroke: { own: 1, opponents: 1, queen: true, improper: true } });
      expectWon(answer, me, { winner: 'them', points: 3, demandable: 1 });
      expectLaws(answer, ['105b', '95b']);
    });
  });

  it('[icf:97a] the board after a finish shows the queen covered by the winner', () => {
    const board = { mine: 1, theirs: 5 } as const;
    const together = askAs(me, { board, stroke: { own: 1, queen: true } });
    const asCover = askAs(me, { board: { ...board, queen: 'to-cover' }, stroke: { own: 1 } });
    expect(together.board.queen).toBe(`covered-by-${me}`);
    expect(asCover.board.queen).toBe(`covered-by-${me}`);
  });

  it('[icf:53a] men that left the surface go back and count as on the board', () => {
    const board = { mine: 1, theirs: 5, queen: 'covered-by-me' } as const;
    const answer = askAs(me, { board, stroke: { own: 1, overboard: { opponents: 2 } } });
    expect(answer.result).toMatchObject({ winner: me, points: 8 });
  });

  it('[icf:107a] the queen overboard with my last is not pocketed', () => {
    const board = { mine: 1, theirs: 5 } as const;
    const answer = askAs(me, { board, stroke: { own: 1, overboard: { queen: true } } });
    expect(answer.result).toEqual({ winner: me === 'white' ? 'black' : 'white', points: 3, demandable: 0 });
    expectLaws(answer, ['107a']);
  });
});

describe('the points of a board', () => {
  const finish = (mine: number): CaseSeen => ({
    board: { mine: 1, theirs: 5, queen: 'covered-by-me', score: { mine } },
    stroke: { own: 1 },
  });

  it('[icf:52b.i] the queen is worth 3 up to and including 21', () => {
    const answer = askAs('white', finish(21));
    expectWon(answer, 'white', { winner: 'me', points: 8 });
    expect(answer.laws).not.toContain('54');
  });

  it('[icf:54] and nothing from 22 on', () => {
    const answer = askAs('white', finish(22));
    expectWon(answer, 'white', { winner: 'me', points: 5 });
    expectLaws(answer, ['52', '54']);
  });

  it('[icf:52b.ii] [icf:53a] one for each man the loser has left', () => {
    for (const [theirs, points] of [
      [1, 1],
      [4, 4],
      [9, 9],
    ] as const) {
      const board = { mine: 1, theirs, queen: 'covered-by-them', hasPocketed: { theirs: true } } as const;
      expectWon(askAs('white', { board, stroke: { own: 1 } }), 'white', { winner: 'me', points });
    }
  });

  it('[icf:55] twelve is the most a board scores: nine men and the queen', () => {
    const board = { mine: 1, theirs: 9, queen: 'covered-by-me' } as const;
    const answer = askAs('white', { board, stroke: { own: 1 } });
    expectWon(answer, 'white', { winner: 'me', points: 12 });
  });

  it.each([
    ['106b', { opponents: 1, improper: true }],
    ['111a', { opponents: 1, striker: true }],
    ['111b', { opponents: 1, striker: true, improper: true }],
  ])('[icf:55] [icf:87b] [icf:%s] demand-and-cap: at twelve there is nothing to demand', (law, stroke) => {
    const seen: CaseSeen = { board: { mine: 9, theirs: 1 }, stroke };
    const answer = askAs('white', seen);
    expectWon(answer, 'white', { winner: 'them', points: 12, demandable: 0 });
    expectLaws(answer, [law, '55']);
    expect(answer.announcement).toMatch(/Black wins the board: 12 points; the most a board can give\.$/);
    expect(adjudicate(caseOf(inColours('white', { ...seen, decisions: { demand: 1 } })))).toMatchObject({
      error: { code: 'not-a-choice', path: 'decisions.demand', message: expect.stringMatching(/at most 0/) },
    });
  });

  it('[icf:55] [icf:111b] demand-and-cap: at eleven one of the two still counts', () => {
    const seen: CaseSeen = {
      board: { mine: 8, theirs: 1 },
      stroke: { opponents: 1, striker: true, improper: true },
    };
    const answer = askAs('white', seen);
    expectWon(answer, 'white', { winner: 'them', points: 11, demandable: 1 });
    expectLaws(answer, ['111b', '55']);
    expectWon(askAs('white', { ...seen, decisions: { demand: 1 } }), 'white', { winner: 'them', points: 12 });
  });

  it('[icf:55] [icf:111a] nine men at 22 or more are nine points, and one may be demanded', () => {
    const seen: CaseSeen = {
      board: { mine: 9, theirs: 1, score: { theirs: 22 } },
      stroke: { opponents: 1, striker: true },
    };
    expectWon(askAs('white', seen), 'white', { winner: 'them', points: 9, demandable: 1 });
  });

  it('[icf:55] men still owed are written off', () => {
    const board = { mine: 1, theirs: 5, queen: 'covered-by-me', owed: { mine: 2, theirs: 1 } } as const;
    const answer = askAs('white', { board, stroke: { own: 1 } });
    expectWon(answer, 'white', { winner: 'me', points: 8 });
    expectLaws(answer, ['52', '55']);
  });
});

describe('additional points', () => {
  const worthTwoMore: CaseSeen = {
    board: { mine: 1, theirs: 5 },
    stroke: { own: 1, striker: true, improper: true },
  };
  const demanding = (demand: number) => ({ ...worthTwoMore, decisions: { demand } });

  it('[icf:87b] open until the winner says', () => {
    expectWon(askAs('white', worthTwoMore), 'white', { winner: 'them', points: 3, demandable: 2 });
  });

  it.each([
    [0, 3],
    [1, 4],
    [2, 5],
  ])('[icf:87b] %i demanded: %i points, nothing more to demand', (demand, points) => {
    expectWon(askAs('white', demanding(demand)), 'white', { winner: 'them', points });
  });

  it('[icf:87b] [icf:108b] a demand is cited with the ending', () => {
    expectLaws(askAs('white', demanding(1)), ['108b', '87b']);
  });

  it('[icf:87b] no more than the law offers', () => {
    expect(adjudicate(caseOf(inColours('white', demanding(3))))).toMatchObject({
      error: { code: 'not-a-choice', path: 'decisions.demand' },
    });
  });

  it('[icf:87b] nothing where the law offers none', () => {
    const proper: CaseSeen = {
      board: { mine: 1, theirs: 5 },
      stroke: { own: 1 },
      decisions: { demand: 1 },
    };
    expect(adjudicate(caseOf(inColours('white', proper)))).toMatchObject({
      error: { code: 'not-a-choice', path: 'decisions.demand' },
    });
  });
});
