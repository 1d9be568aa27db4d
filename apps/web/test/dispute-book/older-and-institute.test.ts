import { describe, expect, it } from 'vitest';
import { nothing, oneOwn, own, queen, rule, striker, theirs, under } from './at-the-board.js';

describe('the older International Laws', () => {
  it('the striker alone costs one, improper or not', () => {
    const at = under('icf-classic').stroke(own(2), rule);
    at.stroke(striker, at.improper('elbow'))
      .men(8, 9)
      .says(/^Striker pocketed. Due: Black places one/);
    at.places('B1', 1).placed().turn('B1');
  });

  it('an improper stroke with the queen: what fell comes back, and no more', () => {
    const at = under('icf-classic').stroke(own(2), rule);
    at.stroke(own(1), queen, at.improper('push')).by('7', '37b').men(7, 9).placed().turn('B1');
  });

  it('an improper stroke with own men alone: they come back with one more', () => {
    const at = under('icf-classic').stroke(own(2), rule);
    at.stroke(own(1), at.improper('push')).by('7', '50a').men(8, 9).placed().turn('B1');
  });

  it('own and striker by a proper stroke: own and one more come out, the turn goes on', () => {
    under('icf-classic').stroke(own(2), rule).stroke(own(1), striker, rule).men(8, 9).placed().turn('A1');
  });

  it('out of turn has its own number there', () => {
    under('icf-classic').stroke(nothing).calls('out-of-turn', 'A').by('24').score(0, 12);
  });

  it('the last man and the striker with the queen on the board: three, and one may be demanded', () => {
    const at = under('icf-classic').lie(1, 3, 'on-board').stroke(own(1), striker, rule);
    at.waits({ type: 'demand', points: 0 }).score(0, 3);
  });
});

describe("an institute's team championship", () => {
  it('striker and own: two come up, and the turn is lost', () => {
    const at = under('iiitn').stroke(own(2), rule).stroke(own(1), striker, rule);
    at.by('20').men(8, 9).placed().turn('B1');
  });

  it("the opponent's man costs the turn, whatever else fell", () => {
    under('iiitn').stroke(own(1), theirs(1), rule).by('26').men(8, 8).turn('B1');
  });

  it('their last man pocketed: the board and three points are theirs', () => {
    const at = under('iiitn').lie(4, 1, 'on-board').stroke(theirs(1), rule).by('26');
    expect(at.line).toMatchObject({ winner: 'B', points: 3 });
  });

  it('the own last man before the queen: three, and one for each of the others left', () => {
    const at = under('iiitn').lie(1, 4, 'on-board').stroke(oneOwn).by('27');
    expect(at.line).toMatchObject({ winner: 'B', points: 7 });
  });

  it('a man behind the base line struck directly: a foul, and the turn is lost', () => {
    const at = under('iiitn').stroke(own(2), rule);
    at.stroke(at.improper('thumbing')).by('19').men(8, 9).placed().turn('B1');
  });

  it('"I had not struck yet, so the turn is mine": disturbing the men costs it at any time', () => {
    const at = under('iiitn').stroke(own(2), rule).stroke(nothing).stroke(nothing).calls('touches-men', 'A');
    at.by('14')
      .men(8, 9)
      .says(/^Foul, because coins were touched/)
      .placed()
      .turn('B1');
    under('iiitn').calls('touches-men', 'A').by('14').turn('B1').owes(1, 0);
  });

  it('the same while the others are on turn: a man, and the turn stays', () => {
    const at = under('iiitn').stroke(own(2), rule).stroke(nothing).calls('touches-men', 'A');
    at.by('14', 'icf:63b').men(8, 9).placed().turn('B1');
  });

  it('the queen comes after the first own man', () => {
    under('iiitn').stroke(queen, rule).men(9, 9).turn('B1');
    under('iiitn').stroke(oneOwn).stroke(queen, rule).men(8, 9, 'to-cover').turn('A1');
  });
});
