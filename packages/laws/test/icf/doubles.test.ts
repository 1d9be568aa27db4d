import { describe, expect, it } from 'vitest';
import { bookOf, nextSeat, oppositeOf, type Seat } from '../../src/index.js';
import { askAs, type BoardSeen, expectLaws, otherThan, SIDES } from './from-the-striker.js';

const icf = bookOf('icf');

describe('turn in doubles', () => {
  it.each<[Seat, Seat]>([
    ['S', 'E'],
    ['E', 'N'],
    ['N', 'W'],
    ['W', 'S'],
  ])('[icf:49b] from %s the turn passes to the right hand, %s', (seat, right) => {
    expect(nextSeat(icf, seat)).toBe(right);
  });
});

describe.each(SIDES)('placing in doubles, %s on turn', (me) => {
  const them = otherThan(me);
  const discipline = 'doubles';

  it('[icf:78b.i] a due is placed by the player on the right of the one on turn', () => {
    const answer = askAs(me, { discipline, stroke: { striker: true } });
    expect(answer.placing).toEqual([{ piece: me, count: 1, by: 'right-hand' }]);
    expectLaws(answer, ['72a', '78b.i']);
  });

  it('[icf:78b.i] so are own men that come back with it', () => {
    const answer = askAs(me, { discipline, stroke: { own: 2, striker: true } });
    expect(answer.placing).toEqual([{ piece: me, count: 3, by: 'right-hand' }]);
    expectLaws(answer, ['73', '78b.i']);
  });

  it('[icf:78b.i] in singles the opponent places, and the law of doubles is not cited', () => {
    const answer = askAs(me, { stroke: { striker: true } });
    expect(answer.placing).toEqual([{ piece: me, count: 1, by: 'opponent' }]);
    expect(answer.laws).not.toContain('78b.i');
  });

  it('[icf:78b.i] a penalty called against the side on turn', () => {
    const answer = askAs(me, { discipline, call: { law: '131', against: 'me' } });
    expect(answer.placing).toEqual([{ piece: me, count: 1, by: 'right-hand' }]);
    expectLaws(answer, ['131', '64a', '78b.i']);
  });

  it("[icf:78b.ii] the opponents' due, made available by the stroke: the striking player places", () => {
    for (const own of [0, 1]) {
      const board: BoardSeen = { theirs: 9, owed: { theirs: 1 } };
      const answer = askAs(me, { discipline, board, stroke: { own, opponents: 1 } });
      expect(answer.returned).toEqual({ [me]: 0, [them]: 1, queen: false });
      expect(answer.placing).toEqual([{ piece: them, count: 1, by: 'striker' }]);
      expectLaws(answer, ['48', '78b.ii']);
      expect(answer.laws).not.toContain('78b.i');
    }
  });

  it('[icf:78b.i] [icf:78b.ii] dues of both sides by one stroke', () => {
    const board: BoardSeen = { mine: 9, theirs: 9, owed: { mine: 1, theirs: 1 } };
    const answer = askAs(me, { discipline, board, stroke: { own: 1, opponents: 1 } });
    expect(answer.placing).toEqual([
      { piece: me, count: 1, by: 'right-hand' },
      { piece: them, count: 1, by: 'striker' },
    ]);
    expectLaws(answer, ['48', '78b.i', '78b.ii']);
  });
});

describe('no room to place, in doubles', () => {
  const discipline = 'doubles';

  it('[icf:79b] once the turn has moved on, the right to place is the partner’s alone', () => {
    const placerAt = (striking: Seat) => nextSeat(icf, striking);
    expect(placerAt('S')).toBe('E');
    const waiting = askAs('white', {
      discipline,
      stroke: { striker: true },
      decisions: { forgo: 'no-space' },
    });
    expect(waiting.board.white).toMatchObject({ onBoard: 6, owed: 1 });
    const later = askAs('white', { discipline, board: { owed: { mine: 1 } }, stroke: {} });
    expect(later.placing).toEqual([{ piece: 'white', count: 1, by: 'right-hand' }]);
    expect(later.board.white).toMatchObject({ onBoard: 7, owed: 0 });
    expect(placerAt('N')).toBe(oppositeOf('E'));
  });

  it('[icf:81] room that appears in the turn of the player who is to place', () => {
    const board: BoardSeen = { theirs: 6, owed: { theirs: 1 } };
    const answer = askAs('black', { discipline, board, stroke: {} });
    expect(answer.placing).toEqual([{ piece: 'white', count: 1, by: 'striker' }]);
    expect(answer.board.white).toMatchObject({ onBoard: 7, owed: 0 });
  });
});
