import { describe, expect, it } from 'vitest';
import { doubleElimination, entry, groups, knockout, opened, singles, swiss } from './playing.js';

describe('undoing a step between stages', () => {
  it('is refused where the next stage has been drawn, though the one before could go on', () => {
    const hall = opened(singles(swiss(3, { goOn: 2 }), knockout()), 4)
      .do({ type: 'pair' })
      .earlierWin()
      .do({ type: 'go-on', early: 'It is late' })
      .do({ type: 'pair' });
    const goOn = hall.log.happenings.length - 1;
    expect(hall.refusal({ type: 'undo', of: goOn })).toEqual({
      why: 'needed-by',
      seq: goOn + 1,
      act: 'pair',
      refusal: { why: 'other-pairs' },
    });
  });

  it('is refused where lots were drawn in the next stage', () => {
    const hall = opened(singles(swiss(3, { goOn: 2 }), swiss(1, { seeding: 'standings' })), 4)
      .do({ type: 'pair' })
      .earlierWin()
      .do({ type: 'go-on', early: 'It is late' })
      .do({ type: 'lots', lot: 7 });
    const goOn = hall.log.happenings.length - 1;
    expect(hall.refusal({ type: 'undo', of: goOn })).toMatchObject({ seq: goOn + 1, act: 'lots' });
  });
});

describe('a draw of groups that was undone', () => {
  it('does not come back over somebody who entered since and is in none of them', () => {
    const hall = opened(singles(groups(2, 1), knockout()), 4).do({ type: 'pair' });
    const drawn = hall.log.happenings.length;
    hall.do({ type: 'undo', of: drawn }).do({ type: 'enter', entries: [entry('Late')] });
    expect(hall.refusal({ type: 'undo', of: drawn + 1 })).toMatchObject({
      why: 'needed-by',
      seq: drawn + 2,
      act: 'enter',
    });
  });

  it('comes back where nobody has', () => {
    const hall = opened(singles(groups(2, 1), knockout()), 4).do({ type: 'pair' });
    const drawn = hall.log.happenings.length;
    hall.do({ type: 'undo', of: drawn }).do({ type: 'undo', of: drawn + 1 });
    expect(hall.round()).toHaveLength(2);
  });
});

describe('a swap in a bracket', () => {
  it('puts nobody into a round in which he has played', () => {
    // Nine: 8 and 9 play for a place in the second round, in which the others have theirs at once.
    const hall = opened(singles(doubleElimination()), 9)
      .do({ type: 'pair' })
      .earlierWin()
      .do({ type: 'pair' });
    const late = hall.stage.matches.find(({ a, result }) => a === 1 && !result);
    const [won] = hall.round();
    expect(late?.round).toBeLessThan(hall.stage.rounds);
    expect(hall.refusal({ type: 'swap', one: 1, other: won?.[0] ?? 0 })).toEqual({
      why: 'plays-in-round',
      entrant: won?.[0],
      round: late?.round,
    });
  });
});
