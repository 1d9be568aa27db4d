import { describe, expect, it } from 'vitest';
import { answerFinished } from '../../src/index.js';

const EVENT = {
  ...{ id: 4, system: 'swiss', date: '2026-01-31' },
  competitors: ['Asha', 'Bina', 'Chitra', 'Devi'].map((name): object => ({ players: [name] })),
  rounds: [
    {
      matches: [
        { a: 1, b: 2, scoreA: 25, scoreB: 0 },
        { a: 3, b: 4, scoreA: 20, scoreB: 5 },
      ],
    },
  ],
};
const finished = (more: object = {}) => {
  const answer = answerFinished({ ...EVENT, ...more });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.ok;
};
const places = (more: object) => finished(more).order.map(({ entrant }) => entrant);
const final = (a: number, b: number | null, scoreA: number, scoreB: number) => ({
  ...{ round: 2, a, b, scoreA, scoreB },
});

describe('an event that is over', () => {
  it('is its places, and the matches that were played', () => {
    expect(finished()).toEqual({
      ...{ id: '4', name: null, date: '2026-01-31', discipline: 'singles' },
      order: [
        { entrant: 1, players: ['Asha'], names: ['Asha'], rate: null },
        { entrant: 3, players: ['Chitra'], names: ['Chitra'], rate: null },
        { entrant: 4, players: ['Devi'], names: ['Devi'], rate: null },
        { entrant: 2, players: ['Bina'], names: ['Bina'], rate: null },
      ],
      matches: [
        { round: 1, a: 1, b: 2, scores: [25, 0], winner: 'a' },
        { round: 1, a: 3, b: 4, scores: [20, 5], winner: 'a' },
      ],
    });
  });

  it('has drawn and lost matches, none that is open or a bye, and nothing of later rounds', () => {
    const match = (a: number, b: number | null, scoreA: number, scoreB: number) => ({ a, b, scoreA, scoreB });
    const rounds = [
      { matches: [match(1, 2, 12, 12), match(3, 4, 5, 20)] },
      { matches: [match(1, 3, 0, 0), match(2, null, 0, 0)] },
      { matches: [match(1, 4, 25, 0)] },
    ];
    expect(finished({ rounds, after: 2 }).matches).toEqual([
      { round: 1, a: 1, b: 2, scores: [12, 12], winner: 'draw' },
      { round: 1, a: 3, b: 4, scores: [5, 20], winner: 'b' },
    ]);
  });

  it('is known by its id, where it has one', () => {
    expect(['May', 7, null, undefined].map((id) => finished({ id }).id)).toEqual(['May', '7', null, null]);
  });

  it.each([
    ['the first loses the final', [final(1, 3, 10, 25)], [3, 1, 4, 2]],
    ['the first wins it', [final(3, 1, 10, 25)], [1, 3, 4, 2]],
    ['nobody wins it', [final(1, 3, 12, 12)], [1, 3, 4, 2]],
    ['it is still to be played', [final(1, 3, 0, 0)], [1, 3, 4, 2]],
    ['the first and the third lose', [final(1, 3, 1, 25), final(4, 2, 1, 25)], [3, 1, 2, 4]],
    [
      'two of three go to the second',
      [final(1, 3, 25, 1), final(3, 1, 25, 1), final(1, 3, 1, 25)],
      [3, 1, 4, 2],
    ],
    ['one each so far', [final(1, 3, 25, 1), final(3, 1, 25, 1)], [1, 3, 4, 2]],
    ['somebody nobody knows', [final(1, 9, 1, 25), final(9, 1, 25, 1), final(1, null, 1, 25)], [1, 3, 4, 2]],
  ])('after finals, where %s', (_, finals, order) => {
    expect(places({ sol: { finals } })).toEqual(order);
  });

  it('takes day, name and players from what a SoL file says', () => {
    const sol = {
      head: { players: [{ guid: 'Asha', firstname: 'Asha', lastname: 'Rao' }, { guid: 'Bina' }] },
      tourney: { description: 'Spring', date: '2014-12-14' },
    };
    const { name, date, order } = finished({ date: undefined, sol });
    expect({ name, date }).toEqual({ name: 'Spring', date: '2014-12-14' });
    expect(order.map(({ names }) => names)).toEqual([['Asha Rao'], ['Chitra'], ['Devi'], ['Bina']]);
  });

  it('leaves out what was annulled with somebody who left a league', () => {
    const competitors = [...EVENT.competitors.slice(0, 3), { players: ['Devi'], leavesAfterRound: 0 }];
    const { order, matches } = finished({ competitors, system: 'league', withdrawal: 'annul' });
    expect(order.map(({ entrant }) => entrant)).toEqual([1, 3, 2]);
    expect(matches.map(({ a, b }) => [a, b])).toEqual([[1, 2]]);
  });

  it.each([
    ['no day', { date: '2026-13-01' }, 'wrong-type', 'date'],
    [
      'no day in its file',
      { date: undefined, sol: { tourney: { date: 'May' } } },
      'wrong-type',
      'sol.tourney.date',
    ],
    ['nobody known', { competitors: 4 }, 'missing-field', 'competitors[0].players'],
    [
      'somebody in two pairs',
      { competitors: [{ players: ['A', 'B'] }, { players: ['C', 'A'] }], rounds: [] },
      'twice-in-an-event',
      'competitors[1].players[1]',
    ],
    [
      'somebody twice, of whom the later entered stands higher',
      { competitors: ['Asha', 'Bina', 'Bina', 'Devi'].map((name) => ({ players: [name] })) },
      'twice-in-an-event',
      'competitors[2].players[0]',
    ],
  ])('with %s is refused by name', (_, more, code, path) => {
    expect(answerFinished({ ...EVENT, ...more })).toEqual({
      error: { code, path, message: expect.stringMatching(/.{8}/) },
    });
  });
});
