import { describe, expect, it } from 'vitest';
import { askAs, expectLaws, otherThan, SIDES } from './from-the-striker.js';

const UMPIRE = { by: 'umpire' } as const;

describe.each(SIDES)('overboard, %s on turn', (me) => {
  const them = otherThan(me);

  it('[icf:65a] a man goes back by the umpire; it was never pocketed', () => {
    const answer = askAs(me, { stroke: { overboard: { own: 1 } } });
    expect(answer).toMatchObject({
      turn: 'passes',
      returned: { white: 0, black: 0, queen: false },
      board: { [me]: { onBoard: 6 }, [them]: { onBoard: 7 } },
    });
    expect(answer.placing).toEqual([{ piece: me, count: 1, ...UMPIRE }]);
    expectLaws(answer, ['48', '65a']);
  });

  it('[icf:65a] so does the queen', () => {
    const answer = askAs(me, { stroke: { own: 1, overboard: { queen: true } } });
    expect(answer).toMatchObject({ turn: 'continues', board: { queen: 'on-board', [me]: { onBoard: 5 } } });
    expect(answer.placing).toEqual([{ piece: 'queen', count: 1, ...UMPIRE }]);
    expectLaws(answer, ['48', '65a']);
  });

  it('[icf:65b] queen and man: the queen first', () => {
    const answer = askAs(me, { stroke: { overboard: { queen: true, opponents: 1 } } });
    expect(answer.placing).toEqual([
      { piece: 'queen', count: 1, ...UMPIRE },
      { piece: them, count: 1, ...UMPIRE },
    ]);
    expectLaws(answer, ['48', '65b']);
  });

  it("[icf:65c] men of both colours: the striking side's first", () => {
    const answer = askAs(me, { stroke: { overboard: { own: 1, opponents: 1 } } });
    expect(answer.placing).toEqual([
      { piece: me, count: 1, ...UMPIRE },
      { piece: them, count: 1, ...UMPIRE },
    ]);
    expectLaws(answer, ['48', '65c']);
  });

  it('[icf:65d] more than two: in the same order', () => {
    const answer = askAs(me, { stroke: { overboard: { queen: true, own: 1, opponents: 2 } } });
    expect(answer.placing).toEqual([
      { piece: 'queen', count: 1, ...UMPIRE },
      { piece: me, count: 1, ...UMPIRE },
      { piece: them, count: 2, ...UMPIRE },
    ]);
    expect(answer.board).toMatchObject({ [me]: { onBoard: 6 }, [them]: { onBoard: 7 }, queen: 'on-board' });
    expectLaws(answer, ['48', '65d']);
  });

  it('[icf:65a] [icf:72a] the umpire places before the opponent places the due', () => {
    const answer = askAs(me, { stroke: { striker: true, overboard: { opponents: 1 } } });
    expect(answer.placing).toEqual([
      { piece: them, count: 1, ...UMPIRE },
      { piece: me, count: 1, by: 'opponent' },
    ]);
    expectLaws(answer, ['72a', '65a']);
  });

  it('[icf:116] the striker overboard: the turn goes on with an own man or the queen', () => {
    for (const pocketed of [{ own: 1 }, { queen: true }]) {
      const answer = askAs(me, { stroke: { ...pocketed, overboard: { striker: true } } });
      expect(answer).toMatchObject({ turn: 'continues', next: me, returned: { [me]: 0, queen: false } });
      expectLaws(answer, ['48', '116']);
    }
  });

  it('[icf:116] the striker overboard is not pocketed: no due, and without a man the turn passes', () => {
    const answer = askAs(me, { stroke: { overboard: { striker: true } } });
    expect(answer).toMatchObject({
      turn: 'passes',
      next: them,
      returned: { [me]: 0 },
      board: { [me]: { onBoard: 6, owed: 0 } },
    });
    expectLaws(answer, ['48', '116']);
  });
});
