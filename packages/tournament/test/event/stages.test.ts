import { describe, expect, it } from 'vitest';
import { type FinalsFormat, finalOrder, standingsAt, wouldHaveBeen } from '../../src/index.js';
import { finals, groups, type Hall, knockout, league, opened, singles, swiss } from './playing.js';

const chain = () => opened(singles(swiss(1, { goOn: 2 }), knockout()), 4).do({ type: 'pair' });
const format = finals(2, 1) as FinalsFormat;

describe('a stage that is still to come', () => {
  it('leaves no room for finals, nor for prizes without a reason', () => {
    const hall = chain().earlierWin();
    expect(hall.refusal({ type: 'finals', format })).toEqual({
      why: 'too-late',
      stage: 'Knock-out',
      act: 'finals',
    });
    expect(hall.refusal({ type: 'award', kind: null })).toEqual({
      why: 'stage-open',
      stage: 'Knock-out',
      matches: [],
    });
    hall.do({ type: 'award', kind: null, early: 'the hall closes' });
    expect(hall.log.state.awards?.map(({ entrant, prize }) => [entrant, prize])).toEqual([
      [1, null],
      [3, null],
      [2, null],
      [4, null],
    ]);
  });

  it('is not begun with fewer than two', () => {
    const hall = chain().earlierWin();
    for (const entrant of [2, 3, 4]) hall.do({ type: 'withdraw', entrant });
    expect(hall.refusal({ type: 'go-on' })).toEqual({ why: 'too-few', entrants: 1, least: 2 });
  });

  it('is begun while a match is open only where that match is named', () => {
    const hall = chain().score(1, 25, 10);
    expect(hall.refusal({ type: 'go-on', open: [1] })).toEqual({
      why: 'stage-open',
      stage: 'Swiss',
      matches: [2],
    });
    expect(hall.do({ type: 'go-on', open: [2] }).stage.number).toBe(2);
  });

  it('would have had others in it by a score that was corrected since', () => {
    const hall = chain().score(1, 25, 10).score(2, 25, 20).do({ type: 'go-on' });
    expect(wouldHaveBeen(hall.log)).toEqual({ draws: [], starts: [] });
    hall.do({ type: 'correct', match: 2, report: { score: [20, 25] }, reason: 'read the wrong way' });
    expect(wouldHaveBeen(hall.log).starts).toEqual([{ seq: 6, stage: 2, stands: [1, 3], would: [1, 4] }]);
    hall.do({ type: 'pair' });
    expect(wouldHaveBeen(hall.log).draws).toEqual([]);
  });
});

describe('a later stage whose first draw is taken back', () => {
  it('has begun all the same, with nothing drawn', () => {
    const hall = chain().earlierWin().do({ type: 'go-on' });
    expect(hall.refusal({ type: 'take-back' })).toEqual({ why: 'nothing-drawn' });
    hall.do({ type: 'pair' }).do({ type: 'take-back' });
    expect([hall.stage.number, hall.stage.matches, hall.stage.rounds]).toEqual([2, [], 0]);
  });

  it('and rounds are taken back one after the other', () => {
    const hall = opened(singles(swiss(3)), 4);
    for (let round = 1; round <= 3; round += 1) hall.do({ type: 'pair' }).earlierWin();
    const back = { type: 'take-back', withResults: true } as const;
    hall.do(back).do(back);
    expect([hall.stage.rounds, hall.stage.matches.map(({ number }) => number)]).toEqual([1, [1, 2]]);
    expect(hall.do(back).log.state.stages).toEqual([]);
    expect(hall.refusal(back)).toEqual({ why: 'nothing-drawn' });
  });
});

describe('the order at the end of groups', () => {
  const played = (scores: Readonly<Record<string, readonly [number, number]>>): Hall => {
    const hall = opened(singles(groups(2, 1, { goOn: null })), 4).do({ type: 'pair' });
    for (const { number, a, b } of hall.stage.matches) {
      const [first = 0, second = 0] = scores[`${a}-${b}`] ?? [];
      hall.score(number, first, second);
    }
    return hall;
  };

  it('has all firsts before all seconds, among them by points and then by net score', () => {
    // Groups are 1, 4 and 2, 3.
    expect(finalOrder(played({ '1-4': [25, 20], '2-3': [25, 0] }).log.state)).toEqual([2, 1, 4, 3]);
    expect(finalOrder(played({ '1-4': [12, 12], '2-3': [25, 24] }).log.state)[0]).toBe(2);
    expect(finalOrder(played({ '1-4': [25, 0], '2-3': [25, 0] }).log.state)).toEqual([1, 2, 4, 3]);
  });
});

describe('a round changed by hand', () => {
  const afterOne = (players: number) =>
    opened(singles(swiss(3)), players)
      .do({ type: 'pair' })
      .earlierWin()
      .do({ type: 'pair' });

  it('is changed between two who are in it and have no result', () => {
    const hall = afterOne(4);
    expect(hall.refusal({ type: 'swap', one: 1, other: 1 })).toEqual({ why: 'same-twice' });
    hall.score(3, 25, 10);
    expect(hall.refusal({ type: 'swap', one: 1, other: 2 })).toEqual({ why: 'has-result', match: 3 });
    const left = opened(singles(swiss(2)), 5)
      .do({ type: 'withdraw', entrant: 5 })
      .do({ type: 'pair' });
    expect(left.refusal({ type: 'swap', one: 5, other: 1 })).toEqual({
      why: 'not-in-round',
      entrant: 5,
      round: 1,
    });
  });

  it('gives nobody a second bye', () => {
    const hall = opened(singles(swiss(2)), 3).do({ type: 'pair' });
    expect(hall.round()).toEqual([
      [1, 2],
      [3, null],
    ]);
    hall.earlierWin().do({ type: 'pair' });
    expect(hall.round()).toEqual([
      [3, 1],
      [2, null],
    ]);
    expect(hall.refusal({ type: 'swap', one: 3, other: 2 })).toEqual({ why: 'rested-before', entrant: 3 });
    hall.do({ type: 'swap', one: 3, other: 2, evenSo: true });
    expect(hall.round()).toEqual([
      [2, 1],
      [3, null],
    ]);
  });

  it('may be any in a league, where everybody meets everybody', () => {
    const hall = opened(singles(league()), 4).do({ type: 'pair' });
    const [[one = 0] = [], [other = 0] = []] = hall.round() as number[][];
    hall.do({ type: 'swap', one, other });
    expect(hall.round().map(([a]) => a)).toEqual([other, one]);
  });

  it('orders by hand two at least, who are level', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'pair' })
      .score(1, 25, 10)
      .score(2, 25, 10);
    const order = (...named: number[]) => ({ type: 'order', order: named, reason: 'a board' }) as const;
    expect(hall.refusal(order(1))).toEqual({ why: 'same-twice' });
    expect(hall.refusal(order())).toEqual({ why: 'same-twice' });
    hall.do(order(3, 1)).do({ type: 'pair' });
    // It was for that round alone.
    hall.earlierWin();
    expect(standingsAt(hall.log.state, hall.stage)[0]?.reason.by).toBe('points');
    expect(hall.refusal(order(1, 2))).toEqual({ why: 'not-level', one: 1, other: 2 });
  });
});

describe('a match that is not played', () => {
  it('is walked over at the phantom’s score, once', () => {
    const hall = opened(singles(swiss(2, { phantomScore: 13 })), 2).do({ type: 'pair' });
    hall.do({ type: 'walk-over', match: 1, against: 'b' });
    expect(hall.stage.matches[0]?.result?.scores).toEqual([13, 0]);
    expect(hall.refusal({ type: 'walk-over', match: 1, against: 'a' })).toEqual({
      why: 'has-result',
      match: 1,
    });
  });

  it('in a bracket is won by who is there, or by nobody where both have left', () => {
    const left = (...away: readonly number[]) => {
      const hall = opened(singles(knockout()), 4).do({ type: 'pair' }).earlierWin();
      for (const entrant of away) hall.do({ type: 'withdraw', entrant });
      return hall.do({ type: 'pair' }).stage.matches.at(-1)?.result;
    };
    expect(left(1)).toMatchObject({ winner: 'b', scores: [0, 25] });
    expect(left(2)).toMatchObject({ winner: 'a', scores: [25, 0] });
    expect(left(1, 2)).toMatchObject({ winner: 'none', scores: [0, 0] });
  });
});
