import { describe, expect, it } from 'vitest';
import { opened, singles, swiss } from './playing.js';

const drawn = () =>
  opened(singles(swiss(3)), 4)
    .do({ type: 'umpires', umpires: [{ name: 'Uma' }, { name: 'Vik' }, { name: 'P1' }] })
    .do({ type: 'pair' });
const sits = (match: number, umpire: string | null) => ({ type: 'umpire', match, umpire }) as const;

describe('an umpire named by hand', () => {
  it('leaves the others where they are, and changes or goes without them', () => {
    const hall = drawn().do(sits(1, 'Uma')).do(sits(2, 'Vik'));
    const chairs = () => hall.log.state.hall.chairs;
    expect(chairs()).toEqual({ 1: 'Uma', 2: 'Vik' });
    // To say again who sits where is no clash with oneself.
    expect(hall.do(sits(1, 'Uma')).log.state.hall.chairs).toEqual({ 1: 'Uma', 2: 'Vik' });
    hall.do(sits(2, null)).do(sits(1, 'Vik'));
    expect(chairs()).toEqual({ 1: 'Vik' });
  });

  it('sits at one match at a time, and at none while he plays', () => {
    const hall = drawn().do(sits(1, 'Uma'));
    expect(hall.refusal(sits(2, 'Uma'))).toEqual({ why: 'umpire-busy', umpire: 'Uma', match: 1 });
    expect(hall.refusal(sits(2, 'P1'))).toEqual({ why: 'umpire-busy', umpire: 'P1', match: 1 });
    expect(hall.refusal(sits(2, 'Wes'))).toEqual({ why: 'no-such-umpire', umpire: 'Wes' });
    hall.earlierWin().do({ type: 'pair' });
    expect(hall.do(sits(4, 'Uma')).log.state.hall.chairs).toEqual({ 1: 'Uma', 4: 'Uma' });
  });

  it('keeps his match when others are proposed', () => {
    const hall = drawn().do(sits(2, 'Vik')).do({ type: 'appoint' });
    expect(hall.log.state.hall.chairs).toEqual({ 1: 'Uma', 2: 'Vik' });
  });
});

describe('umpires that are proposed', () => {
  it('are for matches that are played: none for a bye or a walk-over', () => {
    const hall = opened(singles(swiss(3)), 5)
      .do({ type: 'umpires', umpires: [{ name: 'Uma' }, { name: 'Vik' }] })
      .do({ type: 'pair' })
      .do({ type: 'walk-over', match: 1, against: 'a' })
      .do({ type: 'appoint' });
    expect(hall.round()[2]).toEqual([5, null]);
    expect(hall.log.state.hall.chairs).toEqual({ 2: 'Uma' });
  });

  it('may be of those who were to play a match that is walked over', () => {
    const hall = drawn().do({ type: 'walk-over', match: 1, against: 'b' });
    expect(hall.do(sits(2, 'P1')).log.state.hall.chairs).toEqual({ 2: 'P1' });
  });

  it('are not of the club that the players’ entry names', () => {
    const hall = opened(singles(swiss(1)), 2)
      .do({ type: 'change', entrant: 1, entry: { players: [{ name: 'P1' }], club: 'Reds' } })
      .do({ type: 'umpires', umpires: [{ name: 'Uma', club: 'Reds' }, { name: 'Vik' }] })
      .do({ type: 'pair' })
      .do({ type: 'appoint' });
    expect(hall.log.state.hall.chairs).toEqual({ 1: 'Vik' });
  });
});

describe('a table given by hand', () => {
  it('may be given twice over, and taken away', () => {
    const hall = drawn().do({ type: 'allot', match: 1, table: 7 }).do({ type: 'allot', match: 1, table: 7 });
    hall.do({ type: 'allot', match: 2, table: 8 });
    expect(hall.log.state.hall.byHand).toEqual([1, 2]);
    hall.do({ type: 'allot', match: 1, table: null });
    expect(hall.log.state.hall.byHand).toEqual([2]);
    expect(hall.stage.matches.map(({ table }) => table)).toEqual([null, 8]);
  });
});
