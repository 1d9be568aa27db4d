import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';

const deem = (matter: 'queen-covered' | 'dues-forfeited' | 'own-man-placed') =>
  ({ type: 'deem', matter }) as const;

describe('what nobody noticed until the next stroke stands', () => {
  it('[icf:96] a queen not covered and not taken out is recorded as covered', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .refuses('umpire', deem('queen-covered'), 'not-now', '96')
      .sees({ queen: true })
      .sees({})
      .table(8, 9, 'on-board')
      .refuses('B1', deem('queen-covered'), 'not-yours')
      .deems('queen-covered')
      .table(8, 9, 'covered-by-white')
      .turn('B1')
      .refuses('umpire', deem('queen-covered'), 'not-now', '96');
  });

  it('[icf-classic:69] by the classic edition too', () => {
    wooden({ rulebook: 'icf-classic' })
      .begins()
      .sees({ own: 1 })
      .sees({ queen: true })
      .sees({})
      .deems('queen-covered')
      .table(8, 9, 'covered-by-white');
  });

  it('[icf:83] men owed that were not placed are forfeited', () => {
    wooden()
      .begins()
      .refuses('umpire', deem('dues-forfeited'), 'not-now')
      .sees({ own: 2 })
      .sees({ striker: true })
      .waiting('white by B1')
      .deems('dues-forfeited')
      .waiting()
      .table(7, 9)
      .turn('B1')
      .sees({})
      .waiting()
      .table(7, 9);
  });

  it('[icf:83] [icf:72c] but not those outstanding, which nobody could place', () => {
    wooden()
      .begins()
      .sees({ striker: true })
      .table([9, 1], 9)
      .refuses('umpire', deem('dues-forfeited'), 'not-now', '83')
      .sees({})
      .sees({ own: 1 })
      .table(9, 9);
    const hall = wooden().begins().sees({ own: 1 }).sees({ striker: true, breach: '33' }).table([9, 1], 9);
    hall.waiting('white by B1').deems('dues-forfeited').waiting().table([8, 1], 9);
  });

  it("[icf:82b] [icf-short:19b] the placer's own man, placed by mistake, is valid", () => {
    for (const rulebook of ['icf', 'icf-short'] as const)
      wooden({ rulebook })
        .begins()
        .sees({ own: 1, theirs: 2 })
        .sees({ striker: true })
        .waiting('white by B1')
        .table(9, 7)
        .deems('own-man-placed')
        .table(8, 8)
        .waiting()
        .turn('B1');
  });

  it('[icf:82b] which cannot be where the placer has none in the pockets', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .refuses('umpire', deem('own-man-placed'), 'not-now', '82b')
      .sees({ striker: true })
      .refuses('umpire', deem('own-man-placed'), 'not-now', '82b');
  });

  it('[icf:82a] [icf:63a] noticed in time, it is a foul of the placer', () => {
    wooden().begins().sees({ own: 1, theirs: 2 }).sees({ striker: true }).calls('82a', 'B').by('82a', '63a');
  });

  it('[icf:51] a turn taken out of turn is allowed, and the next goes by the laws', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({}).turn('B1');
    hall.refuses('umpire', { type: 'deem', matter: 'out-of-turn' }, 'not-now', '51');
    hall.refuses('umpire', { type: 'deem', matter: 'out-of-turn', player: 'B1' }, 'not-now');
    hall.deems('out-of-turn', 'A2').turn('A2').sees({}).turn('B2');
  });

  it('[icf:51] in singles', () => {
    wooden().begins().sees({}).turn('B1').deems('out-of-turn', 'A1').sees({ own: 1 }).turn('A1').table(8, 9);
  });

  it('[icf:51] [icf:96] a queen that still waited for her cover counts as covered, unless the partner struck', () => {
    const waiting = (discipline: 'singles' | 'doubles') =>
      wooden({ discipline }).begins().sees({ own: 2 }).sees({ queen: true }).table(7, 9, 'to-cover');
    waiting('singles').deems('out-of-turn', 'B1').turn('B1').table(7, 9, 'covered-by-white');
    waiting('doubles').deems('out-of-turn', 'B2').turn('B2').table(7, 9, 'covered-by-white');
    const partner = waiting('doubles').deems('out-of-turn', 'A2').table(7, 9, 'to-cover').sees({ own: 1 });
    partner.turn('A2').table(6, 9, 'covered-by-white');
  });

  it('on a simulated board nothing goes unnoticed', () => {
    simulated().begins().refuses('umpire', deem('queen-covered'), 'not-on-this-board');
  });
});

describe('the men counted again', () => {
  const recount = (white: number, black: number, owed = 0) =>
    ({
      type: 'recount',
      white: { onBoard: white, owed },
      black: { onBoard: black, owed: 0 },
      queen: 'on-board',
      reason: 'a man was found under the table',
    }) as const;

  it('[icf:120] [icf:71] the umpire sets right what lies there', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 2 })
      .does('umpire', recount(6, 8, 1))
      .table([6, 1], 8)
      .turn('A1');
    hall.does('umpire', { ...recount(6, 8), queen: 'covered-by-black', onTurn: 'B1' }).turn('B1');
    hall.table(6, 8, 'covered-by-black');
  });

  it('but not to what cannot be', () => {
    wooden()
      .refuses('umpire', recount(5, 5), 'not-now')
      .begins()
      .refuses('A1', recount(5, 5), 'not-yours')
      .refuses('umpire', recount(0, 5), 'impossible-facts')
      .refuses('umpire', recount(5, 10), 'impossible-facts')
      .refuses('umpire', recount(5, 2.5), 'impossible-facts')
      .refuses('umpire', recount(5, 5, -1), 'impossible-facts')
      .refuses('umpire', { ...recount(5, 5), onTurn: 'B2' }, 'not-yours');
    simulated().begins().refuses('umpire', recount(5, 5), 'not-on-this-board');
  });

  it('[icf:95c] a queen counted as covered tells that a man was pocketed, though all nine lie there', () => {
    const hall = wooden()
      .begins()
      .sees({})
      .does('umpire', { ...recount(9, 9), queen: 'covered-by-black' });
    expect(hall.board.table.black.hasPocketed).toBe(true);
  });
});
