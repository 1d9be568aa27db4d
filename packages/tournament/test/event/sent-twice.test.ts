import { describe, expect, it } from 'vitest';
import { decideEvent } from '../../src/index.js';
import { AT, opened, singles, swiss } from './playing.js';

const sent = (
  match: number,
  score: readonly [number, number],
  from: string,
  sequence: number,
  hash: string,
) => ({ type: 'report', match, report: { score, sent: { from, sequence, hash } } }) as const;

describe('a report that a table sends', () => {
  const drawn = () => opened(singles(swiss(2)), 4).do({ type: 'pair' });

  it('is of its own match, though another had the same number and words', () => {
    const hall = drawn()
      .do(sent(1, [25, 3], 'table', 1, 'aa'))
      .do(sent(2, [25, 3], 'table', 1, 'aa'));
    expect(hall.stage.matches.map(({ result }) => result?.scores)).toEqual([
      [25, 3],
      [25, 3],
    ]);
    expect(decideEvent(hall.log, { at: AT, act: sent(2, [25, 3], 'table', 1, 'aa') })).toEqual({
      already: 5,
    });
  });

  it('is told from an earlier one by its number, where the words are the same', () => {
    const hall = drawn()
      .do(sent(1, [25, 3], 'table', 1, 'aa'))
      .do(sent(1, [25, 3], 'table', 2, 'aa'));
    expect(decideEvent(hall.log, { at: AT, act: sent(1, [25, 3], 'table', 2, 'aa') })).toEqual({
      already: 5,
    });
  });

  it('does not replace what another table sent, whatever its number', () => {
    const hall = drawn().do(sent(1, [25, 3], 'table', 1, 'aa'));
    expect(hall.refusal(sent(1, [3, 25], 'phone', 2, 'bb'))).toEqual({ why: 'has-result', match: 1 });
    expect(hall.refusal(sent(1, [25, 3], 'phone', 1, 'aa'))).toEqual({ why: 'has-result', match: 1 });
  });

  it('is refused where there is no such match', () => {
    expect(drawn().refusal(sent(9, [25, 3], 'table', 1, 'aa'))).toMatchObject({ why: 'no-such-match' });
  });
});

describe('a line of the log', () => {
  it('says who did it, where that is known', () => {
    const { log } = opened(singles(swiss(2)), 4);
    const line = (by?: string) =>
      decideEvent(log, {
        at: AT,
        ...(by === undefined ? {} : { by }),
        act: { type: 'withdraw', entrant: 1 },
      });
    expect(line('Asha')).toStrictEqual({
      ok: { seq: 3, at: AT, by: 'Asha', act: { type: 'withdraw', entrant: 1 } },
    });
    expect(line()).toStrictEqual({ ok: { seq: 3, at: AT, act: { type: 'withdraw', entrant: 1 } } });
  });
});
