import { describe, expect, it } from 'vitest';
import { nothing, oneOwn, own, queen, rule, striker, theirs, under } from './at-the-board.js';

describe('a foul counts when it is claimed, by the abridged laws', () => {
  it('"his elbow was over, but nobody said so": unclaimed, the stroke stands', () => {
    const at = under('icf-short').stroke(own(2), rule);
    at.stroke(own(1), at.improper('elbow')).men(6, 9).turn('A1').stroke(nothing).men(6, 9).turn('B1');
  });

  it('claimed at once: what fell comes back with one more, and the turn is lost', () => {
    const at = under('icf-short').stroke(own(2), rule);
    at.stroke(own(1), at.improper('elbow')).waits({ type: 'claim' });
    at.men(8, 9).placed().turn('B1');
  });

  it('a due for the striker needs no claim', () => {
    under('icf-short').stroke(oneOwn).stroke(striker, rule).men(9, 9).places('B1', 1).placed().turn('B1');
  });

  it('talking partners: a foul of the short edition, by its own number', () => {
    const at = under('icf-short', { discipline: 'doubles' }).stroke(own(2), rule).calls('talks', 'A');
    at.by('39').men(8, 9);
  });
});

describe("a housing society's doubles", () => {
  it("the double fine: the striker's player chooses to keep the turn", () => {
    const at = under('starwood').stroke(own(2), rule).stroke(own(1), striker, rule).claims();
    at.waits({ type: 'fine', take: 'keep-turn' }).men(8, 9).placed().turn('A1');
  });

  it('the double fine: or gives one man and the turn', () => {
    const at = under('starwood').stroke(own(2), rule).stroke(own(1), striker, rule).claims();
    at.waits({ type: 'fine', take: 'lose-turn' }).men(7, 9).placed().turn('B2');
  });

  it('the striker alone, and nobody claims the due before the next stroke: nothing comes out', () => {
    under('starwood').stroke(own(2), rule).stroke(striker, rule).stroke(nothing).men(7, 9).owes(0, 0);
  });

  it('the same, claimed: one man comes out', () => {
    const at = under('starwood').stroke(own(2), rule).stroke(striker, rule).claims();
    at.men(8, 9).placed().turn('B2');
  });

  it('a man behind the base line struck directly, and claimed: a foul', () => {
    const at = under('starwood').stroke(own(2), rule);
    at.stroke(at.improper('thumbing')).claims().by('H1').men(8, 9).placed().turn('B2');
  });

  it('one man each and the queen on the board: whoever pockets a man loses six', () => {
    const at = under('starwood').lie(1, 1, 'on-board').stroke(oneOwn);
    at.by('Q10');
    expect(at.line).toMatchObject({ winner: 'B', points: 6 });
  });

  it("one man each, both pocketed by one stroke, the queen covered: the striker's side wins", () => {
    const at = under('starwood').lie(1, 1, 'covered-by-white').stroke(own(1), theirs(1), rule);
    expect(at.line).toMatchObject({ winner: 'A' });
  });

  it('the board badly upset while shifting: six points', () => {
    const at = under('starwood').stroke(oneOwn).calls('upsets-board', 'B').by('S5');
    expect(at.line).toMatchObject({ winner: 'A', points: 6 });
  });

  it('the queen is worth five', () => {
    const at = under('starwood').lie(1, 3, 'covered-by-white').stroke(oneOwn);
    expect(at.line).toMatchObject({ winner: 'A', points: 8, queen: 'A' });
  });

  it('nine men and the queen are fourteen', () => {
    const at = under('starwood').lie(1, 9, 'covered-by-white').stroke(oneOwn);
    expect(at.line).toMatchObject({ winner: 'A', points: 14 });
  });

  it('the striker before any man is down, claimed: it is owed, and paid with the first man', () => {
    const at = under('starwood').stroke(striker, rule).claims().by('icf:72a', 'F5').owes(1, 0);
    at.stroke(nothing).stroke(nothing).stroke(nothing).turn('A1');
    at.stroke(oneOwn).by('icf:48', 'F5').men(9, 9).placed().owes(0, 0);
  });

  it('distracting: the match only after two warnings', () => {
    const at = under('starwood').warns('B');
    const lost = { type: 'call', law: 'G7', against: 'B' } as const;
    expect(() => at.does('umpire', lost)).toThrow(/one has been given/);
    at.warns('B').does('umpire', lost);
    expect(at.match.outcome).toMatchObject({ winner: 'A', how: 'awarded' });
  });

  it('the queen covered by any man of the same stroke', () => {
    under('starwood').stroke(oneOwn).stroke(queen, own(1), rule).men(7, 9, 'covered-by-white').turn('A1');
  });
});
