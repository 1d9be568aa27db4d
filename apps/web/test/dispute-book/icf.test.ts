import { describe, expect, it } from 'vitest';
import {
  nothing,
  offBoard,
  oneOwn,
  own,
  queen,
  queenAndStriker,
  rule,
  striker,
  theirs,
  touchedNothing,
  under,
} from './at-the-board.js';

describe('strokes, by the International Laws', () => {
  it('nothing fell: one tap, and the turn passes', () => {
    under('icf')
      .stroke(nothing)
      .by('48')
      .turn('B1')
      .men(9, 9)
      .says(/Black's turn/);
  });

  it('one own man fell: one tap, and the same player goes on', () => {
    under('icf').stroke(oneOwn).by('48').turn('A1').men(8, 9);
  });

  it('an own man and one of theirs: both stay down, and the turn goes on', () => {
    under('icf').stroke(own(1), theirs(1), rule).by('48').turn('A1').men(8, 8);
  });

  it('"only mine fell by your stroke": theirs alone stays down and the turn passes', () => {
    under('icf').stroke(theirs(1), rule).turn('B1').men(9, 8);
  });

  it('the striker alone: a due, placed by the opponent, and the turn passes', () => {
    const at = under('icf').stroke(oneOwn).stroke(striker, rule);
    at.by('72a').men(9, 9).places('B1', 1).placed().turn('B1');
  });

  it('the striker with nothing down yet: the due stays outstanding', () => {
    under('icf').stroke(striker, rule).turn('B1').men(9, 9).owes(1, 0);
  });

  it('"striker and own, so my turn is over": no, it goes on, but two come out', () => {
    const at = under('icf').stroke(own(2), rule).stroke(own(1), striker, rule);
    at.by('73').men(8, 9).places('B1', 2).placed().turn('A1');
  });

  it('own, theirs and striker: theirs stays down, own and one more come out, the turn goes on', () => {
    const at = under('icf').stroke(oneOwn).stroke(own(1), theirs(1), striker, rule);
    at.by('75').men(9, 8).placed().turn('A1');
  });

  it('an improper stroke that pocketed: all of it back with one more, and the turn is lost', () => {
    const at = under('icf').stroke(own(3), rule);
    at.stroke(own(1), theirs(1), at.improper('elbow'));
    at.men(7, 8).places('B1', 2).placed().turn('B1');
  });

  it('a man off the board goes to the centre by the umpire, and costs nothing more', () => {
    under('icf').stroke(offBoard, own(1), rule).by('48', '65a').men(9, 9).turn('B1');
  });
});

describe('the queen, by the International Laws', () => {
  it('pocketed, then covered', () => {
    const at = under('icf')
      .stroke(oneOwn)
      .stroke(queen, rule)
      .by('48', '92')
      .men(8, 9, 'to-cover')
      .turn('A1');
    at.stroke(oneOwn).men(7, 9, 'covered-by-white').turn('A1');
  });

  it('pocketed and not covered: she comes back, and the turn passes', () => {
    under('icf').stroke(oneOwn).stroke(queen, rule).stroke(nothing).by('96').men(8, 9).turn('B1');
  });

  it('pocketed before any own man: she comes back, and the turn passes', () => {
    under('icf').stroke(queen, rule).by('95a').men(9, 9).turn('B1');
  });

  it('pocketed while a due is outstanding: she comes back', () => {
    const at = under('icf').lie(8, 8, 'on-board', 'A1', [1, 0]);
    at.stroke(queen, rule).by('95b').turn('B1');
  });

  it('with the striker: she comes back, a due besides, and the turn goes on', () => {
    const at = under('icf').stroke(own(2), rule).stroke(queenAndStriker, rule);
    at.by('99a').men(8, 9).placed().turn('A1');
  });

  it('"own and striker while covering": she is still to be covered by the next stroke', () => {
    const at = under('icf').stroke(own(2), rule).stroke(queen, rule).stroke(own(1), striker, rule);
    at.by('101a').placed().men(8, 9, 'to-cover').turn('A1').stroke(oneOwn).men(7, 9, 'covered-by-white');
  });
});

describe('the end of a board, by the International Laws', () => {
  it('the last man, the queen covered by the winner: the men left and three', () => {
    const at = under('icf').lie(1, 4, 'covered-by-white').stroke(oneOwn);
    at.by('52', '53').score(7, 0);
  });

  it('at 22 points the queen counts no more', () => {
    const at = under('icf').stands(22, 0).plays().lie(4, 1, 'covered-by-black').stroke(oneOwn);
    expect(at.line).toMatchObject({ winner: 'A', points: 4 });
  });

  it('the last man with the queen on the board: the others win three', () => {
    under('icf').lie(1, 4, 'on-board').stroke(oneOwn).by('107a').score(0, 3);
  });

  it('the same with the striker: one more may be demanded, and is', () => {
    const at = under('icf').lie(1, 4, 'on-board').stroke(own(1), striker, rule);
    at.by('108a').waits({ type: 'demand', points: 1 }).score(0, 4);
  });

  it('"and one more for the striker": nine men and the queen are twelve, and no board gives more', () => {
    const at = under('icf').lie(9, 1, 'on-board').stroke(theirs(1), striker, rule).by('111a', '55');
    at.score(0, 12).says(/12 points; the most a board can give/);
  });

  it('eight men and the queen, improper and with the striker: one of the two still counts', () => {
    const at = under('icf').lie(8, 1, 'on-board');
    at.stroke(theirs(1), striker, at.improper('push')).waits({ type: 'demand', points: 1 }).score(0, 12);
  });

  it('the last man of the others, their queen: they win by the men left and three', () => {
    under('icf').lie(5, 1, 'covered-by-black').stroke(theirs(1), rule).score(0, 8);
  });
});

describe('what a person must see, by the International Laws', () => {
  it('out of turn: the board is lost by the men on it and the queen', () => {
    under('icf').stroke(nothing).calls('out-of-turn', 'A').by('51').score(0, 12);
  });

  it('left the seat: the board is lost', () => {
    under('icf').lie(3, 5, 'covered-by-white').calls('leaves-seat', 'B').by('91').score(5, 0);
  });

  it('men touched by the player on turn after a stroke: a foul, one man and the turn', () => {
    const at = under('icf').stroke(own(2), rule).calls('touches-men', 'A');
    at.men(8, 9).places('B1', 1).placed().turn('B1');
  });

  it('the same before the first stroke of the turn: a technical foul, and the turn stays', () => {
    const at = under('icf').stroke(oneOwn).stroke(nothing).stroke(nothing).calls('touches-men', 'A');
    at.men(9, 9).placed().turn('A1');
  });

  it('what is said of it is what was called', () => {
    const at = under('icf').stroke(own(2), rule).calls('touches-men', 'A');
    at.says(/^Foul, because coins were touched without a stroke: Black places one white coin\./);
  });

  it('a breach by the side not on turn: one of its men out, and the turn stays', () => {
    const at = under('icf').stroke(oneOwn).stroke(nothing).calls('jolts-board', 'A');
    at.men(9, 9).places('B1', 1).placed().turn('B1');
  });

  it('the break missed three times: the turn passes, and whoever breaks then is the other', () => {
    const at = under('icf').stroke(touchedNothing).turn('A1').stroke(touchedNothing).turn('A1');
    at.stroke(touchedNothing).by('45b').turn('B1').men(9, 9);
  });

  it('a damaged man is exchanged, and play goes on', () => {
    under('icf').stroke(oneOwn).calls('damaged-man', 'A').by('120').men(8, 9).turn('A1');
  });

  it('no room to set the striker: the board is replayed', () => {
    const at = under('icf').stroke(own(3), rule).calls('no-room-to-strike', 'A').plays();
    at.men(9, 9).turn('A1').score(0, 0);
  });

  it('late with the stroke: a technical foul before the first of the turn, and the turn stays', () => {
    const at = under('icf', { clocks: 'laws' }).stroke(oneOwn).stroke(nothing).stroke(nothing);
    at.after(16).does('umpire', { type: 'time' }).placed().turn('A1').men(9, 9);
  });

  it('"he shouted again, the match is ours": not before two warnings', () => {
    const at = under('icf').warns('A');
    const lost = { type: 'call', law: '143h', against: 'A' } as const;
    expect(() => at.does('umpire', lost)).toThrow(/after 2 warnings, and one has been given/);
    expect(at.match.outcome).toBeNull();
  });

  it('distracting again after two warnings: the match', () => {
    const at = under('icf').warns('A').warns('A');
    at.does('umpire', { type: 'call', law: '143h', against: 'A' });
    expect(at.match.outcome).toMatchObject({ winner: 'B', how: 'awarded' });
  });

  it('the due forgone, all of it, and the game goes on', () => {
    const at = under('icf').stroke(own(2), rule).stroke(own(1), striker, rule).places('B1', 2);
    at.waits({ type: 'forgo' }).turn('A1');
  });

  it('both have a man to place and one lets it be: it is said whose', () => {
    const at = under('icf').lie(7, 9, 'on-board', 'A1', [0, 1]).stroke(theirs(1), striker, rule);
    at.waits({ type: 'forgo' }).says(/White places one black coin; Black waives one white coin\./);
    at.waits({ type: 'forgo' })
      .says(/^Waived: a black coin stays in the pockets\.$/)
      .turn('B1')
      .men(7, 8);
  });

  it('a protest upheld: the board is played from its beginning, and all is on record', () => {
    const at = under('icf').stroke(own(3), rule).does('B1', { type: 'protest', facts: 'pushed' });
    at.does('umpire', { type: 'decide-protest', protest: 1, upheld: true, decision: 'it was' }).plays();
    at.men(9, 9).turn('A1');
    expect(at.match.protests).toMatchObject([{ upheld: true, decision: 'it was' }]);
  });

  it('a man miscounted three strokes ago: set right, and what came after stands', () => {
    const at = under('icf').stroke(oneOwn).stroke(oneOwn).stroke(nothing).stroke(oneOwn).men(7, 8);
    const of = at.firstStroke();
    const act = { type: 'observe', seen: { pocketed: { white: 2 } } } as const;
    at.does('umpire', { type: 'correct', of, with: { by: 'umpire', act }, reason: 'two fell' }).men(6, 8);
  });
});

describe('what cannot be, cannot be tapped', () => {
  it('more men than lie there', () => {
    under('icf').lie(2, 1, 'on-board').refuses(own(3)).refuses(theirs(2));
  });

  it('a queen that is down already, or twice', () => {
    under('icf').lie(4, 4, 'covered-by-black').refuses(queen).refuses(queenAndStriker);
    under('icf').stroke(oneOwn).refuses(queen, offBoard, queen);
  });

  it('one man in a pocket and off the board too', () => {
    under('icf').lie(1, 4, 'on-board').refuses(own(1), offBoard, own(1));
  });
});
