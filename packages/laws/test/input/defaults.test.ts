import { describe, expect, it } from 'vitest';
import { adjudicate, makeRulingJson } from '../../src/index.js';
import { en } from '../../src/words/en.js';
import { CASE, GONE, withAt } from './cases.js';

function answerTo(input: unknown) {
  const outcome = adjudicate(input);
  if ('error' in outcome) throw new Error(`${outcome.error.path}: ${outcome.error.message}`);
  return makeRulingJson(outcome.ok, en);
}

const changed = (...puts: [at: string, part: unknown][]) =>
  answerTo(puts.reduce((base, [at, part]) => withAt(base, at, part), CASE as unknown));

describe('what is left out', () => {
  it('the rulebook is icf', () => {
    expect(changed(['rulebook', GONE]).rulebook).toBe('icf');
  });

  it('the discipline is singles, and doubles where a book knows nothing else', () => {
    const byWhom = (rulebook: string) =>
      changed(['rulebook', rulebook], ['stroke.pocketed', { striker: true }]).placing[0]?.by;
    expect(byWhom('icf')).toBe('opponent');
    expect(byWhom('starwood')).toBe('right-hand');
  });

  it('nothing is owed, scored or pocketed; the stroke is proper and touched a man', () => {
    const { turn, next, board, returned, laws } = changed();
    expect({ turn, next, laws }).toEqual({ turn: 'passes', next: 'black', laws: ['48'] });
    expect(returned).toEqual({ white: 0, black: 0, queen: false });
    expect(board).toEqual({
      turn: 'black',
      white: { onBoard: 6, owed: 0, score: 0, hasPocketed: true },
      black: { onBoard: 7, owed: 0, score: 0, hasPocketed: true },
      queen: 'on-board',
      broken: true,
      breakAttempts: 0,
    });
  });

  it('a side with nine men has pocketed none, so has no right to the queen', () => {
    const queen = (onBoard: number) =>
      changed(['board.white.onBoard', onBoard], ['stroke.pocketed', { queen: true }]).board.queen;
    expect(queen(9)).toBe('on-board');
    expect(queen(8)).toBe('to-cover');
  });

  it('a side that covered the queen, or is to cover her, has pocketed even with nine men', () => {
    const covered = changed(['board.white.onBoard', 9], ['board.queen', 'covered-by-white']);
    expect(covered.board.white.hasPocketed).toBe(true);
    const covering = changed(['board.white.onBoard', 9], ['board.queen', 'to-cover']);
    expect(covering.board.white.hasPocketed).toBe(true);
    expect(covering.board.black.hasPocketed).toBe(true);
  });

  it('the board is broken, with no tries counted', () => {
    const nine: [string, unknown][] = [
      ['board.white.onBoard', 9],
      ['board.black.onBoard', 9],
    ];
    expect(changed(...nine, ['stroke.touched', false]).board).toMatchObject({ broken: true, turn: 'black' });
    expect(changed(...nine, ['board.broken', false], ['stroke.touched', false]).board).toMatchObject({
      broken: false,
      breakAttempts: 1,
      turn: 'white',
    });
    expect(changed(...nine, ['board.broken', false]).board.broken).toBe(true);
  });

  it('a foul is claimed', () => {
    const improper: [string, unknown][] = [
      ['rulebook', 'icf-short'],
      ['stroke.proper', false],
    ];
    expect(changed(...improper).returned.white).toBe(1);
    expect(changed(...improper, ['stroke.claimed', false]).returned.white).toBe(0);
  });

  it('a stroke in breach of a law is improper without saying so', () => {
    expect(changed(['stroke.breach', '33'])).toMatchObject({ turn: 'passes', returned: { white: 1 } });
  });

  it('contacts tell whether a man was touched', () => {
    const nine: [string, unknown][] = [
      ['board.white.onBoard', 9],
      ['board.black.onBoard', 9],
      ['board.broken', false],
    ];
    const after = (contacts: unknown) => changed(...nine, ['stroke.contacts', contacts]).board.broken;
    expect(after([{ a: 'striker', b: 'cushion' }])).toBe(false);
    expect(
      after([
        { a: 'striker', b: 'cushion' },
        { a: 'striker', b: 'black' },
      ]),
    ).toBe(true);
    expect(after([])).toBe(false);
  });

  it('contacts may name each man and each cushion; only their kind counts', () => {
    const answer = (...contacts: [a: string, b: string][]) =>
      changed(
        ['rulebook', 'starwood'],
        ['board.black.onBoard', 1],
        ['stroke.contacts', contacts.map(([a, b]) => ({ a, b }))],
      );
    for (let man = 1; man <= 9; man++) {
      expect(answer(['striker', `b${man}`])).toEqual(answer(['striker', 'black']));
      const combined = answer(['striker', `b${man}`], [`b${man}`, `w${man}`]);
      expect(combined).toEqual(answer(['striker', 'black'], ['black', 'white']));
    }
    expect(answer(['striker', 'b1']).laws[0]).toBe('F9');
    expect(answer(['striker', 'b1'], ['b1', 'w1']).laws[0]).toBe('icf:48');
    const nine: [string, unknown][] = [
      ['board.white.onBoard', 9],
      ['board.black.onBoard', 9],
      ['board.broken', false],
    ];
    for (const cushion of ['cushion:N', 'cushion:E', 'cushion:S', 'cushion:W'])
      expect(changed(...nine, ['stroke.contacts', [{ a: 'striker', b: cushion }]]).board.broken).toBe(false);
  });

  it.each(['w0', 'w10', 'b0', 'W1', 'cushion:X', 'cushion:', 'cushion:n'])('no contact with %s', (b) => {
    const refused = adjudicate(withAt(CASE, 'stroke.contacts', [{ a: 'striker', b }]));
    expect(refused).toMatchObject({ error: { path: 'stroke.contacts[0].b' } });
  });

  it('an id is let through and changes nothing', () => {
    expect(changed(['id', 'x-1'])).toEqual(changed());
    expect(changed(['id', 7])).toEqual(changed());
  });

  it('the input is left as it was', () => {
    const input = structuredClone(CASE);
    adjudicate(input);
    expect(input).toEqual(CASE);
  });
});
