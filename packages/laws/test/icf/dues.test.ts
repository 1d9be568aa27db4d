import { describe, expect, it } from 'vitest';
import { type DueCase, outstanding, ownMenComingBack, recovered } from './dues.cases.js';
import { askAs, type BoardSeen, expectGoesOn, otherThan, SIDES } from './from-the-striker.js';

const SINGLES_AND_DOUBLES = ['singles', 'doubles'] as const;

describe.each(SIDES)('dues and penalties, %s on turn', (me) => {
  const rule = ({ board, stroke, ...want }: DueCase) => {
    for (const discipline of SINGLES_AND_DOUBLES) {
      const answer = askAs(me, { discipline, board, stroke });
      expectGoesOn(answer, me, want);
      expect(answer.placing).toEqual([
        ...(want.queenBack ? [{ piece: 'queen', count: 1, by: 'umpire' }] : []),
        ...(want.back
          ? [{ piece: me, count: want.back, by: discipline === 'doubles' ? 'right-hand' : 'opponent' }]
          : []),
        ...(want.theirsBack ? [{ piece: otherThan(me), count: want.theirsBack, by: 'striker' }] : []),
      ]);
    }
  };

  describe('outstanding', () => {
    for (const row of outstanding) it(row.title, () => rule(row));
  });

  describe('own men that come back', () => {
    for (const row of ownMenComingBack) it(row.title, () => rule(row));
  });

  describe('recovered', () => {
    for (const row of recovered) it(row.title, () => rule(row));
  });

  it('[icf:95b] 98a is about own men: without one it is not cited', () => {
    const board: BoardSeen = { mine: 9, owed: { mine: 1 }, hasPocketed: { mine: true } };
    expect(askAs(me, { board, stroke: { queen: true, striker: true } }).laws).not.toContain('98a');
  });
});
