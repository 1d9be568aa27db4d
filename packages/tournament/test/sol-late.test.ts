import { describe, expect, it } from 'vitest';
import { documentFromLog } from '../src/index.js';
import { entry, type Hall, opened, singles, swiss } from './event/playing.js';

const documentOf = (hall: Hall) => {
  const answer = documentFromLog(hall.log);
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.ok;
};

describe('an event’s log as a SoL file has it', () => {
  /** 1 and 2 drew, 3 beat 4; 4 left, a fifth came, and the second round is drawn. */
  const hall = () =>
    opened(singles(swiss(3, { retirements: 'trend' })), 4)
      .do({ type: 'pair' })
      .score(1, 12, 12)
      .score(2, 25, 10)
      .do({ type: 'withdraw', entrant: 4 })
      .do({ type: 'enter', entries: [entry('Late')] })
      .do({ type: 'pair' });

  it('has who came late, and after which round somebody left', () => {
    const { competitors, retirements } = documentOf(hall());
    expect(competitors.map(({ entersRound, leavesAfterRound }) => [entersRound, leavesAfterRound])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, 1],
      [2, undefined],
    ]);
    expect(retirements).toBe('trend');
    const left = documentOf(opened(singles(swiss(2)), 3).do({ type: 'withdraw', entrant: 2 }));
    expect(left.competitors.map(({ leavesAfterRound }) => leavesAfterRound)).toEqual([
      undefined,
      0,
      undefined,
    ]);
    expect(left.rounds).toEqual([]);
    expect(left).not.toHaveProperty('retirements');
    expect(left.sol).not.toHaveProperty('finals');
  });

  it('has drawn matches as drawn, and open ones without a score', () => {
    const [first, second] = documentOf(hall()).rounds;
    expect(first?.matches).toEqual([
      { board: 1, a: 1, b: 2, scoreA: 12, scoreB: 12 },
      { board: 2, a: 3, b: 4, scoreA: 25, scoreB: 10 },
    ]);
    expect(second?.matches.map(({ scoreA, scoreB }) => [scoreA, scoreB])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
