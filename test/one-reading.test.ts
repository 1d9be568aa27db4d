import { readRecord, sheetOf, stepsOf, validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from '../apps/cli/test/support/command-line.js';
import { BEGINNING, observedMatch } from '../apps/cli/test/support/records.js';
import { momentsOf } from '../apps/web/src/match/story/moments.js';

const saw = (white: number) => ({ type: 'observe', seen: { pocketed: { white } } }) as const;

/** Three strokes, of which the first is set right: that does the other two again, so six are written down. */
const text = observedMatch([
  ...BEGINNING,
  ['umpire', saw(1)],
  ['umpire', saw(2)],
  ['umpire', saw(0)],
  ['umpire', { type: 'correct', of: 6, with: { by: 'umpire', act: saw(3) }, reason: 'three fell' }],
]);

function recorded() {
  const read = readRecord(text);
  if ('error' in read) throw new Error(read.error.message);
  return read.ok;
}

describe('a match with a correction has three strokes, six of which are in its log', () => {
  const record = recorded();
  const strokes = stepsOf(record).filter(({ stroke }) => stroke !== null);

  it('by its steps: those that stand, numbered in their order', () => {
    expect(text.match(/"type":"observe"/g)).toHaveLength(6 + 1);
    expect(strokes.map(({ stroke }) => stroke)).toEqual([1, 2, 3]);
    expect(strokes.map(({ after }) => after.board?.strokes)).toEqual([1, 2, 3]);
    expect(strokes.map(({ after }) => after.board?.hearing?.matter)).toMatchObject([
      { facts: { pocketed: { white: 3 } } },
      { facts: { pocketed: { white: 2 } } },
      { facts: { pocketed: { white: 0 } } },
    ]);
  });

  it('by its check, and by the board in play', async () => {
    expect(validateRecord(record)).toMatchObject({ strokes: 3, mismatch: null });
    expect(answerOf(await carrom(['validate'], text))).toMatchObject({ ok: true, strokes: 3 });
    expect(record.state.board?.strokes).toBe(3);
  });

  it('by the story of the command line, which tells the others as no longer counting', async () => {
    const { stdout } = await carrom(['replay', '--human'], text);
    expect(stdout.match(/Stroke \d/g)).toEqual(['Stroke 1', 'Stroke 2', 'Stroke 3']);
    expect(stdout.match(/\(no longer counts\) Stroke, Asha/g)).toHaveLength(3);
    expect(answerOf(await carrom(['replay', '--svg', 'none.svg', '--stroke', '4'], text))).toMatchObject({
      error: { code: 'no-such-stroke' },
    });
  });

  it('by the replay in the browser, which shows what stands and tells the correction', () => {
    const moments = momentsOf(record);
    expect(moments.map(({ stroke }) => stroke?.event.seq ?? null)).toEqual([
      null,
      ...strokes.map(({ event }) => event.seq),
    ]);
    const told = moments.flatMap(({ steps }) => steps.map(({ event }) => event));
    expect(told.filter((event) => event.type === 'done' && event.act.type === 'correct')).toHaveLength(1);
  });

  it('by the score sheet, once the board is over', () => {
    const won = observedMatch([
      ...BEGINNING,
      ['umpire', saw(1)],
      ['umpire', saw(2)],
      ['umpire', { type: 'correct', of: 6, with: { by: 'umpire', act: saw(3) }, reason: 'three fell' }],
      ['B1', { type: 'concede', what: 'game' }],
    ]);
    const read = readRecord(won);
    expect('ok' in read && sheetOf(read.ok).rows[0]?.strokes).toBe(2);
    expect('ok' in read && validateRecord(read.ok).strokes).toBe(2);
  });
});
