import { describe, expect, it } from 'vitest';
import { nothing, oneOwn, own, queen, rule, striker, theirs, under } from './at-the-board.js';

describe('noticed too late', () => {
  it('"the queen was never covered": before the next stroke she comes out, after it she counts as covered', () => {
    const at = under('icf').stroke(oneOwn).stroke(queen, rule).stroke(nothing).by('96').men(8, 9);
    at.overlooksNothing('queen-covered').stroke(nothing);
    at.overlooks('queen-covered', /recorded as covered by white/)
      .men(8, 9, 'covered-by-white')
      .turn('A1');
  });

  it('the same several strokes later, as long as the board lasts', () => {
    const at = under('icf').stroke(oneOwn).stroke(queen, rule).stroke(nothing).stroke(oneOwn).stroke(nothing);
    at.overlooks('queen-covered', /covered by white/).men(8, 8, 'covered-by-white');
    under('icf')
      .stroke(oneOwn)
      .stroke(queen, rule)
      .stroke(nothing)
      .stroke(nothing)
      .lie(1, 4, 'covered-by-white')
      .stroke(oneOwn)
      .plays()
      .overlooksNothing('queen-covered');
  });

  it('"you never placed my due": before the next stroke it is placed, after it it is forfeited', () => {
    const at = under('icf').stroke(own(2), rule).stroke(striker, rule).places('B1', 1);
    at.overlooksNothing('dues-forfeited').stroke(nothing).men(8, 9);
    at.overlooks('dues-forfeited', /a white coin not placed: forfeited/)
      .men(7, 9)
      .turn('A1');
  });

  it('by the classic edition such a due is still owed, and comes out as soon as it can', () => {
    const at = under('icf-classic').stroke(own(2), rule).stroke(striker, rule).stroke(nothing);
    at.overlooks('dues-forfeited', /still owed/)
      .owes(1, 0)
      .stroke(nothing)
      .places('B1', 1);
  });

  it('"you put down your own man": noticed at once it is a foul, after the next stroke it stays', () => {
    const at = under('icf').stroke(own(1), theirs(2), rule).stroke(striker, rule).placed();
    at.overlooksNothing('own-man-placed').stroke(nothing);
    at.overlooks('own-man-placed', /black coin placed instead of a white one stays/).men(8, 8);
    under('icf').stroke(own(1), theirs(2), rule).stroke(striker, rule).calls('placed-own-man', 'B').by('82a');
  });

  it('out of turn: noticed at once the board is lost, after the next stroke the turn is allowed', () => {
    const out = { type: 'deem', matter: 'out-of-turn', player: 'A1' } as const;
    const at = under('icf').stroke(nothing).mayNot(out, 'not-now', '51').stroke(theirs(1), rule);
    at.mayNot(out, 'not-now', '51').stroke(oneOwn);
    at.does('umpire', out).strokesBy('A1', 'A1', 'A1').turn('A1').men(7, 9);
    under('icf').stroke(nothing).calls('out-of-turn', 'A').by('51').score(0, 12);
  });
});

describe('a due that nobody said was placed', () => {
  it('is taken as placed by the next stroke, and the sheet keeps it', () => {
    const at = under('icf').stroke(own(2), rule).stroke(striker, rule).stroke(nothing);
    expect(at.takenAsPlaced).toBe('Taken as placed: a white coin.');
    at.lie(1, 4, 'covered-by-white').stroke(oneOwn);
    expect(
      under('icf').stroke(own(2), rule).stroke(striker, rule).placed().stroke(nothing).takenAsPlaced,
    ).toBeNull();
  });
});

describe('a miss that was none: whose were the later strokes?', () => {
  const wrongTurn = () => under('icf').stroke(oneOwn).stroke(nothing).stroke(oneOwn);

  it('kept: the stroke stays Bina’s, out of turn', () => {
    wrongTurn().corrects(1, { white: 1 }, 'keep').strokesBy('A1', 'A1', 'B1').men(7, 8).turn('B1');
  });

  it('given to the other: it was Asha who pocketed Bina’s man, and the turn passes', () => {
    wrongTurn().corrects(1, { white: 1 }, 'give').strokesBy('A1', 'A1', 'A1').men(7, 8).turn('B1');
  });

  it('left out: as if it had never been struck', () => {
    wrongTurn().corrects(1, { white: 1 }, 'leave-out').strokesBy('A1', 'A1').men(7, 9).turn('A1');
  });

  it('without a word it is not set right', () => {
    const at = wrongTurn();
    expect(() => at.corrects(1, { white: 1 })).toThrow(/later entry no longer fits/);
  });
});
