import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

const ask = (verb: string, document: unknown, ...args: string[]) =>
  carrom(['tournament', verb, ...args], JSON.stringify(document));

const EVENT = {
  id: 'e1',
  system: 'swiss',
  competitors: 3,
  rounds: [
    {
      round: 1,
      matches: [
        { board: 1, a: 1, b: 2, scoreA: 25, scoreB: 7 },
        { a: 3, b: null },
      ],
    },
  ],
};

describe('carrom tournament', () => {
  it('answers the contract for standings and the next round', async () => {
    expect(answerOf(await ask('standings', EVENT))).toEqual({
      id: 'e1',
      after: 1,
      standings: [
        { rank: 1, competitor: 3, points: 2, buchholz: 0, netscore: 25, totscore: 25, decidedBy: 'netscore' },
        { rank: 2, competitor: 1, points: 2, buchholz: 0, netscore: 18, totscore: 25, decidedBy: 'netscore' },
        { rank: 3, competitor: 2, points: 0, buchholz: 2, netscore: -18, totscore: 7, decidedBy: 'points' },
      ],
    });
    expect(answerOf(await ask('pair', EVENT))).toEqual({
      id: 'e1',
      round: 2,
      pairs: [
        { board: 2, a: 3, b: 1 },
        { board: 1, a: 2, b: null },
      ],
    });
  });

  it('says who is tied, and counts wins in a league', async () => {
    const league = { system: 'league', competitors: 3, rounds: [] };
    expect(answerOf(await ask('standings', league)).standings).toEqual(
      [1, 2, 3].map((competitor, index) => ({
        ...{ rank: index + 1, competitor, points: 0, wins: 0, buchholz: 0, netscore: 0, totscore: 0 },
        ...{ decidedBy: 'list', tied: true },
      })),
    );
  });

  it('counts wins in a league whatever its keys', async () => {
    const league = { system: 'league', competitors: 2, keys: ['points'] };
    const rounds = [{ matches: [{ a: 1, b: 2, scoreA: 5, scoreB: 3 }] }];
    expect(answerOf(await ask('standings', { ...league, rounds })).standings).toMatchObject([
      { wins: 1 },
      { wins: 0 },
    ]);
  });

  it('draws, adds up seasons, gives prizes, judges ties', async () => {
    expect(answerOf(await ask('draw', { system: 'knockout', competitors: 3 }))).toEqual({
      size: 4,
      firstRound: [
        [1, null],
        [2, 3],
      ],
    });
    expect(answerOf(await ask('draw', { system: 'league', competitors: 3 }))).toEqual({
      rounds: [
        [
          [3, null],
          [1, 2],
        ],
        [
          [1, null],
          [2, 3],
        ],
        [
          [2, null],
          [3, 1],
        ],
      ],
    });
    expect(answerOf(await ask('prizes', { kind: 'millesimal', places: 3 }))).toEqual({
      prizes: [1000, 667, 334],
    });
    expect(answerOf(await ask('championship', { events: [{ P001: 18 }], skipWorst: 1 }))).toEqual({
      rows: [{ players: 'P001', total: 18, played: 1 }],
    });
    expect(answerOf(await ask('tie', { matches: ['singles'], won: ['Y'] }))).toEqual({
      winner: 'Y',
      score: [0, 1],
      decided: true,
    });
  });

  it('names what is wrong, and a verb nobody knows', async () => {
    const open = await ask('pair', { ...EVENT, rounds: [{ matches: [{ a: 1, b: 2 }] }] });
    expect(open.status).toBe(2);
    expect(answerOf(open)).toMatchObject({
      id: 'e1',
      error: { code: 'round-open', path: 'rounds[0].matches[0]' },
    });
    const unknown = await ask('dance', {});
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('tournament dance');
  });

  it.each([
    ['en', /Standings after round 1[\s\S]*net score/],
    ['hi', /राउंड 1 के बाद की स्थिति/],
  ])('shows a person a table, in %s', async (language, wanted) => {
    expect((await ask('standings', EVENT, '--human', '--lang', language)).stdout).toMatch(wanted);
  });

  it('shows a person pairs, draws, prizes, seasons and ties', async () => {
    const shown = async (verb: string, document: object) => (await ask(verb, document, '--human')).stdout;
    expect(await shown('pair', EVENT)).toMatch(/Round 2[\s\S]*bye/);
    expect(await shown('draw', { system: 'groups', competitors: 4, groups: 2 })).toMatch(
      /Group A {2}1, 4[\s\S]*A1 – B2/,
    );
    expect(await shown('draw', { system: 'knockout', competitors: 3 })).toMatch(/1 – bye/);
    expect(await shown('draw', { system: 'league', competitors: 2 })).toMatch(/Round 1\n {2}1 – 2/);
    expect(await shown('prizes', { kind: 'asis', places: 2 })).toMatch(/2 +1/);
    expect(await shown('championship', { events: [{ Asha: 3 }] })).toMatch(/Asha +3 +1/);
    expect(await shown('tie', { matches: ['singles'], won: ['X'] })).toContain(
      'Team X has won the tie, 1 to 0.',
    );
  });
});
