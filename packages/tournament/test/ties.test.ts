import { describe, expect, it } from 'vitest';
import { answerTie } from '../src/index.js';

const SEVEN = Array.from({ length: 7 }, () => 'singles');
const team = (name: string) => Array.from({ length: 7 }, (_, index) => [`${name}${index + 1}`]);
const WOMEN = ['x6', 'x7', 'y6', 'y7'];
const tie = (more: object) => answerTie({ rulebook: 'iiitn', matches: SEVEN, won: [], ...more });

describe('a tie of teams', () => {
  it('is decided as soon as nothing left can change it', () => {
    expect(tie({ won: ['X', 'X', 'Y', 'X'] })).toEqual({
      ok: { winner: null, score: [3, 1], decided: false },
    });
    expect(tie({ won: ['X', 'X', 'Y', 'X', 'X'] })).toEqual({
      ok: { winner: 'X', score: [4, 1], decided: true },
    });
    expect(tie({ won: ['Y', 'X', 'Y', 'X', 'Y', 'X', 'Y'] })).toEqual({
      ok: { winner: 'Y', score: [3, 4], decided: true },
    });
    expect(tie({ won: ['X', 'X', 'X', null, 'Y', null] })).toMatchObject({
      ok: { winner: 'X', decided: true },
    });
    expect(tie({ won: ['X', 'X', 'Y', 'Y', 'X', null] })).toMatchObject({
      ok: { winner: null, decided: false },
    });
    const all = { rulebook: 'icf', matches: ['singles', 'doubles'], won: ['X', 'Y'] };
    expect(answerTie(all)).toEqual({ ok: { winner: null, score: [1, 1], decided: true } });
  });

  it('has a team of seven, five men and two women, each in one match', () => {
    const lineUps = { X: team('x'), Y: team('y') };
    expect(tie({ lineUps, women: WOMEN })).toMatchObject({ ok: {} });
    const refused = (more: object) => {
      const answer = tie({ women: WOMEN, ...more });
      return 'error' in answer ? answer.error : null;
    };
    const twice = team('x').map((players, index) => (index === 4 ? ['x1'] : players));
    expect(refused({ lineUps: { ...lineUps, X: twice } })).toMatchObject({
      code: 'forbidden-line-up',
      path: 'lineUps.X[4][0]',
      message: expect.stringMatching(/x1 plays 2 matches.*iiitn 4/),
    });
    expect(refused({ lineUps, women: ['x7', 'y6', 'y7'] })).toMatchObject({
      path: 'lineUps.X[5][0]',
      message: expect.stringMatching(/x6 is one too many.*5 men.*iiitn 3/),
    });
    expect(refused({ lineUps, women: ['x5', ...WOMEN] })).toMatchObject({ path: 'lineUps.X[6][0]' });
    expect(refused({ lineUps: { X: team('x'), Y: team('x') } })).toMatchObject({
      message: expect.stringMatching(/both teams/),
    });
    const eight = [...SEVEN, 'singles'];
    const eighth = { X: [...team('x'), ['x8']], Y: [...team('y'), ['y8']] };
    expect(answerTie({ rulebook: 'iiitn', matches: eight, won: [], lineUps: eighth })).toMatchObject({
      error: { path: 'lineUps.X[7][0]', message: expect.stringMatching(/7 players/) },
    });
  });

  it('refuses what cannot be', () => {
    expect(answerTie({ matches: ['singles'], won: ['X', 'Y'] })).toMatchObject({ error: { path: 'won[1]' } });
    expect(answerTie({ matches: [], won: [] })).toMatchObject({ error: { path: 'matches' } });
    expect(tie({ lineUps: { X: team('x') } })).toMatchObject({ error: { path: 'lineUps.Y' } });
    const one = { matches: ['doubles'], won: [], lineUps: { X: [['a']], Y: [['b', 'c']] } };
    expect(answerTie(one)).toMatchObject({ error: { code: 'forbidden-line-up', path: 'lineUps.X[0]' } });
    const both = { ...one, lineUps: { X: [['a', 'a']], Y: [['b', 'c']] } };
    expect(answerTie(both)).toMatchObject({
      error: { path: 'lineUps.X[0][1]', message: 'a cannot be both players of a match' },
    });
  });
});
