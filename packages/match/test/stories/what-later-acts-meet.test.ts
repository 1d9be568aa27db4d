import type { LaterChoice } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { actOf, correct, saw, stroke, unfitIn, validates } from '../support/correcting.js';
import { wooden } from '../support/hall.js';

describe('a correction by which "Play" would not have been called', () => {
  it('[icf:46] [icf:47] makes no foul of the break without a word', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const of = stroke(hall);
    const struckOut = (choices: Readonly<Record<number, LaterChoice>> = {}) =>
      correct(actOf(hall, 'play'), null, choices);
    expect(unfitIn(hall, struckOut())).toMatchObject([
      { seq: of, why: 'play', was: 'A1', now: 'A1', options: ['keep', 'leave-out'], laws: ['46'] },
    ]);
    hall
      .does('umpire', struckOut({ [of]: 'keep' }))
      .turn('B1')
      .by('47');
    expect(hall.log.some(({ type }) => type === 'out-of-turn')).toBe(false);
    validates(hall);
  });

  it('[icf:148a] plays on after a protest that is upheld only now with nothing of the board that is gone', () => {
    const hall = wooden().begins().sees({ own: 1 });
    hall.does('A1', { type: 'protest', facts: 'the board was jolted' });
    const ruled = { type: 'decide-protest', protest: 1, upheld: false, decision: 'it was not' } as const;
    hall.does('umpire', ruled).sees({ own: 1 });
    const upheld = { ...ruled, upheld: true, decision: 'it was' };
    const act = correct(actOf(hall, 'decide-protest'), upheld);
    expect(unfitIn(hall, act)).toMatchObject([{ seq: stroke(hall), why: 'play' }]);
    hall.does('umpire', correct(act.of, upheld, { [stroke(hall)]: 'leave-out' })).table(9, 9);
    validates(hall);
  });
});

describe('a correction by which something else would have been noticed too late', () => {
  /** Two men owed by White and taken as placed, the second of them not, as it turned out. */
  const noticed = () => {
    const hall = wooden().begins().sees({ own: 3 }).sees({ striker: true });
    hall.sees({}).sees({ striker: true }).sees({}).sees({});
    return hall.does('umpire', { type: 'deem', matter: 'dues-forfeited', side: 'white', men: 1 }).table(7, 9);
  };

  it('[icf:83] lets nothing else stand without a word', () => {
    const hall = noticed();
    const of = actOf(hall, 'deem');
    const act = correct(stroke(hall, 2), saw());
    expect(unfitIn(hall, act)).toMatchObject([{ seq: of, type: 'deem', options: ['keep', 'leave-out'] }]);
    hall.does('umpire', { ...act, decisions: [{ of, choice: 'leave-out' }] }).table(7, 9);
    validates(hall);
  });

  it('[icf:83] but what it was about stands', () => {
    const hall = noticed();
    hall.does('umpire', correct(stroke(hall, 4), saw())).table(6, 9);
    validates(hall);
  });
});
