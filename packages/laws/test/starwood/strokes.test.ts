import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { ask, caseOf } from '../support/ask.js';
import { continues, expectEnding, expectOver, expectRow, named, row } from '../support/row.js';
import { endings } from './endings.cases.js';
import { strokes } from './strokes.cases.js';

const rulebook = 'starwood';

describe('strokes that do not end the board', () => {
  it.each(named(rulebook, strokes))('%s', (_, each) => expectRow(rulebook, each));

  it('[starwood:Q10] one man each: the queen alone may still be taken', () => {
    const board = { white: 1, black: 1 };
    const taken = continues({ left: [1, 1], queen: 'to-cover' });
    expectRow(rulebook, row('queen', ['icf:48'], { queen: true }, taken, board));
  });
});

describe('strokes that end the board', () => {
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 25, each));

  it('[starwood:Q10] is about one man each: one against two is not such a board', () => {
    const answer = ask({ rulebook, board: { white: 1, black: 2 }, stroke: { white: 1 } });
    expectOver(answer, ['icf:107a'], { winner: 'black', points: 5, demandable: 0 });
    expect(answer.laws).not.toContain('Q10');
  });

  it('[starwood:P.knockout5] [starwood:P.calc2] the queen counts at 24 and no more at 25', () => {
    const board = { white: 1, black: 3, queen: 'covered-by-white' } as const;
    const at = (white: number) =>
      ask({ rulebook, board: { ...board, score: { white, black: 25 } }, stroke: { white: 1 } });
    expect(at(24).result).toEqual({ winner: 'white', points: 8, demandable: 0 });
    expect(at(25).result).toEqual({ winner: 'white', points: 3, demandable: 0 });
    expect(at(25).laws).toContain('P.knockout5');
  });

  it.each([
    { law: 'icf:107a', men: { white: 1, black: 5 }, stroke: { white: 1 }, points: [5, 1] as const },
    { law: 'icf:106a', men: { white: 4, black: 1 }, stroke: { black: 1 }, points: [9, 4] as const },
  ])('[starwood:P.calc2] [starwood:P.knockout5] $law is borrowed, her value is not', (row) => {
    const { law, men, stroke, points } = row;
    const at = (black: number) => ask({ rulebook, board: { ...men, score: { black } }, stroke });
    expectOver(at(24), [law, 'P.calc2'], { winner: 'black', points: points[0], demandable: 0 });
    expect(at(24).laws).not.toContain('P.knockout5');
    expectOver(at(25), [law, 'P.knockout5'], { winner: 'black', points: points[1], demandable: 0 });
    expect(at(25).laws).not.toContain('P.calc2');
  });

  it('[starwood:P.calc1] [starwood:P.calc2] nine men and a queen of five are fourteen', () => {
    const board = { white: 1, black: 9, queen: 'covered-by-white' } as const;
    const answer = ask({ rulebook, board, stroke: { white: 1 } });
    expectOver(answer, ['P.calc1', 'P.calc2'], { winner: 'white', points: 14, demandable: 0 });
    expect(answer.announcement).toBe('White wins the board: 14 points.');
  });

  it('[starwood:P.calc2] [icf:55] fourteen is the most: nothing is left to demand', () => {
    const at = (white: number) =>
      ask({ rulebook, board: { white, black: 1 }, stroke: { black: 1, striker: true } });
    expectOver(at(9), ['icf:111a', 'P.calc1', 'P.calc2', 'icf:55'], {
      winner: 'black',
      points: 14,
      demandable: 0,
    });
    expectOver(at(8), ['icf:111a'], { winner: 'black', points: 13, demandable: 1 });
  });
});

describe('disciplines', () => {
  it('singles are refused', () => {
    const refused = adjudicate(caseOf({ rulebook, discipline: 'singles', stroke: {} }));
    expect(refused).toMatchObject({ error: { code: 'wrong-discipline', path: 'discipline' } });
  });

  it('doubles are meant where nothing is said', () => {
    const said = ask({ rulebook, discipline: 'doubles', stroke: { striker: true } });
    expect(ask({ rulebook, stroke: { striker: true } })).toEqual(said);
  });
});
