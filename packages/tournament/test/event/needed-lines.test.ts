import { describe, expect, it } from 'vitest';
import { lastToRedo, lastToUndo } from '../../src/index.js';
import { entry, type Hall, opened, singles, swiss } from './playing.js';

const four = () => opened(singles(swiss(2)), 4).do({ type: 'pair' });

describe('a line that others need', () => {
  it('is the swap whose matches were played', () => {
    const hall = four().do({ type: 'swap', one: 2, other: 3 }).score(1, 25, 10);
    expect(hall.refusal({ type: 'undo', of: 4 })).toEqual({
      why: 'needed-by',
      seq: 5,
      act: 'report',
      refusal: { why: 'other-pairs' },
    });
  });

  it('is the swap after which another round was drawn', () => {
    const hall = four()
      .do({ type: 'swap', one: 2, other: 3 })
      .do({ type: 'pair', open: [1, 2] });
    expect(hall.refusal({ type: 'undo', of: 4 })).toEqual({
      why: 'needed-by',
      seq: 5,
      act: 'pair',
      refusal: { why: 'other-pairs' },
    });
  });

  it('is not the swap that nothing came after but what has to do with no match', () => {
    const hall = four().do({ type: 'swap', one: 2, other: 3 }).do({ type: 'withdraw', entrant: 4 });
    hall.do({ type: 'undo', of: 4 });
    expect(hall.round()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('is the entry of somebody who was drawn, or went on', () => {
    const hall = opened(singles(swiss(1)), 4)
      .do({ type: 'enter', entries: [entry('P5'), entry('P6')] })
      .do({ type: 'pair' });
    expect(hall.refusal({ type: 'undo', of: 3 })).toMatchObject({
      why: 'needed-by',
      seq: 4,
      refusal: { why: 'no-such-entrant', entrant: 5 },
    });
  });

  it('is everything before the prizes, until they are taken back or the event is reopened', () => {
    const over = () =>
      opened(singles(swiss(1)), 2)
        .do({ type: 'pair' })
        .score(1, 25, 0);
    const hall = over().do({ type: 'award', kind: null });
    expect(hall.refusal({ type: 'undo', of: 4 })).toEqual({
      why: 'needed-by',
      seq: 5,
      act: 'award',
      refusal: { why: 'event-over', act: 'undo' },
    });
    hall.do({ type: 'undo', of: 5 }).do({ type: 'undo', of: 4 });
    expect(hall.stage.matches[0]?.result).toBeNull();
    const again = over()
      .do({ type: 'withdraw', entrant: 2 })
      .do({ type: 'award', kind: null })
      .do({ type: 'reopen', reason: 'a wrong score' })
      .do({ type: 'undo', of: 5 });
    expect(again.log.state.participants[1]?.away).toBe(false);
  });
});

describe('undone lines', () => {
  const undoLast = (hall: Hall) => hall.do({ type: 'undo', of: lastToUndo(hall.log) ?? 0 });
  const redoLast = (hall: Hall) => hall.do({ type: 'undo', of: lastToRedo(hall.log) ?? 0 });
  const scores = (hall: Hall) => hall.stage.matches.map(({ result }) => result?.scores[0] ?? null);

  it('are brought back one after the other, the last undone first, until none is left', () => {
    const hall = four().score(1, 25, 10).score(2, 24, 10);
    undoLast(undoLast(hall));
    expect(scores(hall)).toEqual([null, null]);
    expect(scores(redoLast(hall))).toEqual([25, null]);
    expect(scores(redoLast(hall))).toEqual([25, 24]);
    expect(lastToRedo(hall.log)).toBeNull();
    expect(scores(undoLast(hall))).toEqual([25, null]);
    expect(scores(redoLast(hall))).toEqual([25, 24]);
  });

  it('stay undone once something else was done', () => {
    const hall = undoLast(four().score(1, 25, 10)).score(2, 24, 10);
    expect(lastToRedo(hall.log)).toBeNull();
    expect(lastToRedo(undoLast(hall).log)).toBe(7);
    expect(lastToRedo(redoLast(hall).log)).toBeNull();
  });
});
