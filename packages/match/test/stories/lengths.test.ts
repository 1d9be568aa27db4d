import {
  type Act,
  type Actor,
  LONGEST_MARK,
  LONGEST_NOTE,
  readRecord,
  refusalMessage,
  validateRecord,
  writeRecord,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

const letters = (count: number) => 'x'.repeat(count);

/** Whatever people write or draw in a match, so many letters of it. */
const WRITTEN: readonly (readonly [string, Actor, (text: string) => Act, most: number])[] = [
  ['facts', 'A1', (facts) => ({ type: 'protest', facts }), LONGEST_NOTE],
  ['about', 'A1', (about) => ({ type: 'appeal', about }), LONGEST_NOTE],
  ['reason', 'umpire', (reason) => ({ type: 'abandon', reason }), LONGEST_NOTE],
  ['reason', 'umpire', (reason) => ({ type: 'correct', of: 6, with: null, reason }), LONGEST_NOTE],
  ['name', 'A1', (name) => ({ type: 'sign', name }), LONGEST_NOTE],
  ['mark', 'A1', (mark) => ({ type: 'sign', name: 'Asha', mark }), LONGEST_MARK],
];

describe('what people write in a match', () => {
  it.each(WRITTEN)('has a length: %s', (field, by, act, most) => {
    const tooLong = wooden()
      .begins()
      .sees({ own: 1 })
      .refuses(by, act(letters(most + 1)), 'too-long');
    tooLong.does(by, act(letters(most)));
    const written = writeRecord(tooLong.state.head, tooLong.log);
    const read = readRecord(written);
    if ('error' in read) throw new Error(read.error.message);
    expect(validateRecord(read.ok).mismatch).toBeNull();
    const longer = written.replace(letters(most), letters(most + 1));
    expect(readRecord(longer)).toMatchObject({
      error: {
        code: 'bad-event',
        path: `act.${field}`,
        message: `act.${field} has at most ${most} letters, not ${most + 1}`,
      },
    });
  });

  it('also as what another act is corrected to', () => {
    const act: Act = { type: 'abandon', reason: letters(LONGEST_NOTE + 1) };
    wooden()
      .begins()
      .sees({ own: 1 })
      .refuses(
        'umpire',
        { type: 'correct', of: 6, with: { by: 'umpire', act }, reason: 'misheard' },
        'does-not-fit',
      );
  });

  it('is refused in plain words', () => {
    const about = { why: 'too-long', field: 'facts', most: 4000, length: 4001 } as const;
    expect(refusalMessage({ code: 'too-long', about, laws: [] })).toContain(
      'facts has at most 4000 letters, not 4001',
    );
  });

  it('does not fill the answer of who refuses it', () => {
    const { head } = wooden().state;
    const read = readRecord(writeRecord({ ...head, stage: letters(100_000) as 'final' }, []));
    expect('error' in read && read.error.message.length).toBeLessThan(200);
  });
});
