import { type Head, headFault, newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { headOf, wooden } from '../support/hall.js';

const fault = (head: Partial<Head>) => headFault({ ...headOf({}), ...head })?.path ?? null;

describe('entry', () => {
  it('[icf:27] [icf:28] a match is entered with one name a side, or two in doubles', () => {
    expect(fault({})).toBeNull();
    expect(fault({ discipline: 'doubles' })).toBe('players.A');
    expect(fault({ discipline: 'doubles', players: { A: ['Asha', 'Anil'], B: ['Bina'] } })).toBe('players.B');
    expect(
      fault({ discipline: 'doubles', players: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] } }),
    ).toBeNull();
    expect(fault({ players: { A: ['Asha'], B: ['  '] } })).toBe('players.B[0]');
  });

  it('[starwood:T1] the society plays doubles only, and has no pre-quarter-final', () => {
    expect(fault({ rulebook: 'starwood' })).toBe('discipline');
    const doubles = headOf({ rulebook: 'starwood' });
    expect(doubles.discipline).toBe('doubles');
    expect(headFault(doubles)).toBeNull();
    expect(headFault({ ...doubles, stage: 'pre-quarter' })?.path).toBe('stage');
  });

  it('a wooden board names no physics, a simulated one must', () => {
    expect(fault({ source: 'observed' })).toBe('physics');
    expect(fault({ physics: null })).toBe('physics');
    expect(headFault(headOf({ source: 'observed' }))).toBeNull();
    expect(newHead({ players: { A: ['Asha'], B: ['Bina'] } }).physics).not.toBeNull();
  });
});

describe('the toss', () => {
  it('[icf:39a] nothing comes before the toss, and only the umpire tosses', () => {
    wooden()
      .refuses('umpire', { type: 'play' }, 'not-now')
      .refuses('umpire', { type: 'choose', take: 'break' }, 'not-now')
      .refuses('A1', { type: 'toss', winner: 'A' }, 'not-yours')
      .toss('B')
      .refuses('umpire', { type: 'toss', winner: 'A' }, 'not-now');
  });

  it('[icf:39a] the winner takes side or break, and nobody else chooses', () => {
    const hall = wooden().toss('B').refuses('A1', { type: 'choose', take: 'break' }, 'not-yours');
    hall.refuses('B1', { type: 'choose', take: 'white' }, 'not-in-this-book', '39a', '39b', '39c', '39d');
    hall.choose('break', 'B1').sit().play().turn('B1');
    expect(hall.board.white).toBe('B');
  });

  it('[icf:39a] [icf:42] [icf:43] who takes the side leaves the break, and with it the white men', () => {
    const hall = wooden().toss('B').choose('side', 'B1');
    hall.refuses('A1', { type: 'sit', seats: { A1: 'S', B1: 'N' } }, 'not-yours');
    hall
      .does('B1', { type: 'sit', seats: { A1: 'E', B1: 'W' } })
      .play()
      .turn('A1');
    expect(hall.board.white).toBe('A');
  });

  it('[icf:39b] [icf:39c] in doubles the pair that broke leaves the side to the others', () => {
    const hall = wooden({ discipline: 'doubles' }).toss('A').choose('break', 'A2');
    const seats = { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } as const;
    hall.refuses('A2', { type: 'sit', seats }, 'not-yours');
    hall.does('B2', { type: 'sit', seats, breaker: 'A2' }).play().turn('A2');
  });

  it.each([
    ['white', 'A1'],
    ['black', 'B1'],
  ] as const)('[iiitn:2] the winner of the toss picks %s, and nothing else', (take, breaker) => {
    wooden({ rulebook: 'iiitn' })
      .toss('A')
      .refuses('A1', { type: 'choose', take: 'break' }, 'not-in-this-book', '2')
      .choose(take, 'A1')
      .sit()
      .play()
      .turn(breaker);
  });
});

describe('seats', () => {
  it('[icf:27] in singles the players face each other', () => {
    wooden()
      .toss('A')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'N' } }, 'not-now')
      .choose('break')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'E' } }, 'bad-seating', '27', '28')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'S' } }, 'bad-seating', '27', '28')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S' } }, 'bad-seating', '27', '28')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'N', A2: 'E' } }, 'bad-seating', '27', '28')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'N' }, breaker: 'B1' }, 'bad-seating')
      .sit({ A1: 'W', B1: 'E' });
  });

  it('[icf:28] in doubles partners face each other and all four sides are taken', () => {
    const sit = (seats: object) => ({ type: 'sit', seats }) as const;
    wooden({ discipline: 'doubles' })
      .toss('A')
      .choose('break')
      .refuses('umpire', sit({ A1: 'S', A2: 'E', B1: 'N', B2: 'W' }), 'bad-seating', '27', '28')
      .refuses('umpire', sit({ A1: 'S', A2: 'N', B1: 'E', B2: 'E' }), 'bad-seating', '27', '28')
      .refuses('umpire', sit({ A1: 'S', A2: 'N', B1: 'S', B2: 'N' }), 'bad-seating', '27', '28')
      .refuses('umpire', sit({ A1: 'S', B1: 'E', A2: 'N' }), 'bad-seating', '27', '28')
      .sit({ A1: 'S', A2: 'N', B1: 'W', B2: 'E' });
  });

  it('[icf:39d] [starwood:T2] once seated nobody sits down otherwise', () => {
    for (const hall of [wooden().seated(), wooden({ rulebook: 'starwood' }).seated()]) {
      const { seats } = hall.state;
      if (!seats) throw new Error('nobody sits');
      expect(hall.refusalOf({ by: 'umpire', at: hall.now, act: { type: 'sit', seats } }).laws).toEqual(
        hall.state.head.rulebook === 'icf' ? ['39d'] : ['T2'],
      );
    }
  });
});

describe('trial boards', () => {
  it('[icf-classic:trial] two, after the toss and before "Play"', () => {
    wooden({ rulebook: 'icf-classic' })
      .refuses('umpire', { type: 'trial' }, 'not-now')
      .seated()
      .refuses('A1', { type: 'trial' }, 'not-yours')
      .does('umpire', { type: 'trial' })
      .does('umpire', { type: 'trial' })
      .refuses('umpire', { type: 'trial' }, 'too-much', 'trial')
      .play()
      .refuses('umpire', { type: 'trial' }, 'not-now')
      .wins('A', 3)
      .refuses('umpire', { type: 'trial' }, 'not-now', 'trial');
  });

  it('[icf:trial] the default book has some minutes of practice instead', () => {
    wooden().seated().refuses('umpire', { type: 'trial' }, 'not-in-this-book', 'trial');
  });
});
