import type { Competitor } from '@opencarrom/laws';
import { warningsAgainst } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { aside, fromSouth, POCKETS, towards } from '../support/spots.js';

describe('fouls called', () => {
  it('[icf:63a] [icf:122b.i] before the first stroke of the turn it is technical: one man, and the turn stays', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({})
      .sees({ own: 1 })
      .sees({})
      .turn('A1')
      .calls('122b.i', 'A')
      .by('122b.i', '63a')
      .turn('A1')
      .waiting('white by B1')
      .table(9, 8);
  });

  it('[icf:64a] [icf:126a] after it, it is a foul: one man and the turn', () => {
    wooden()
      .begins()
      .sees({ own: 2 })
      .calls('126a', 'A')
      .by('126a', '64a')
      .turn('B1')
      .waiting('white by B1')
      .table(8, 9);
  });

  it('[icf:63b] [icf:129] by the side not on turn it is technical', () => {
    wooden()
      .begins()
      .sees({ own: 1, theirs: 1 })
      .turn('A1')
      .calls('129', 'B')
      .by('129', '63b')
      .turn('A1')
      .waiting('black by A1')
      .table(8, 9);
  });

  it('[icf:64a] [icf:96] a queen that waits for her cover goes back with the turn', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ queen: true })
      .calls('126a', 'A')
      .by('96')
      .turn('B1')
      .table(9, 9, 'on-board')
      .waiting('white by B1');
  });

  it('[icf:131] [icf:78b.i] in doubles the right-hand player places', () => {
    wooden({ discipline: 'doubles' })
      .begins()
      .sees({ own: 1 })
      .calls('131', 'A')
      .by('131', '64a', '78b.i')
      .turn('B1')
      .waiting('white by B1');
  });

  it('[icf:86] [icf:63a] a placer who disturbs men: the foul is ruled, and what waited still waits', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true }).sees({ own: 1 }).sees({});
    hall.turn('A1').sees({ own: 1, striker: true }).turn('A1').waiting('white by B1', 'white by B1');
    hall.calls('86', 'B').by('86', '63b').turn('A1');
    hall.waiting('white by B1', 'white by B1', 'black by A1').table(9, 9);
  });

  it("[icf:85] [icf:84b] on the simulated board the pending men are placed first, then the foul's", () => {
    const hall = simulated()
      .begins()
      .withMenAt(aside('w1', 'b1', 'b2'));
    hall
      .strikes('A1', towards(fromSouth(0), POCKETS.farRight))
      .waiting('white by B1')
      .turn('B1');
    hall.calls('84b', 'B').by('84b', '63a').waiting('white by B1', 'black by A1').turn('B1');
    hall.refuses('A1', { type: 'place', x: 0.06, y: 0 }, 'not-yours').places('B1', { x: 0.06, y: 0 });
    hall.does('A1', { type: 'forgo' }).waiting().table(2, 2).turn('B1');
  });

  it('[icf-classic:36a] [icf-classic:37a] [icf-short:11a] in the other editions', () => {
    wooden({ rulebook: 'icf-classic' })
      .begins()
      .sees({ own: 1 })
      .calls('11a', 'A')
      .by('11a', '37a')
      .turn('B1');
    wooden({ rulebook: 'icf-classic' }).begins().calls('11a', 'A').by('36a').turn('A1').table([9, 1], 9);
    wooden({ rulebook: 'icf-short' }).begins().sees({ own: 1 }).calls('5a', 'A').by('5a', '11a').turn('B1');
  });

  it('[iiitn:14] [starwood:F4] and in the others', () => {
    wooden({ rulebook: 'iiitn' }).begins().sees({ own: 1 }).calls('14', 'A').by('14').turn('B1');
    wooden({ rulebook: 'iiitn' }).begins().calls('14', 'A').by('14').turn('B1').table([9, 1], 9);
    wooden({ rulebook: 'starwood' }).begins().sees({ own: 1 }).calls('F4', 'A').by('F4').turn('B2');
  });

  it('[icf:127a] [icf:45a] a striker that slips off the lines has been struck', () => {
    wooden()
      .begins()
      .calls('127a', 'A')
      .by('127a', '45a')
      .turn('A1')
      .sees({ own: 1 })
      .calls('127a', 'A')
      .turn('B1');
  });
});

describe('play goes on', () => {
  it("[icf:125b] an opponent's man pocketed and noticed late: it stays down, the turn goes", () => {
    wooden()
      .begins()
      .sees({ own: 1, theirs: 1 })
      .turn('A1')
      .calls('125b', 'A')
      .by('125b')
      .turn('B1')
      .table(8, 8);
  });

  it('[icf:67] [icf:68] [icf:94a] [icf:120] what the umpire sets right moves nothing else', () => {
    for (const law of ['67', '68', '94a', '120'])
      wooden().begins().sees({ own: 1 }).calls(law, 'A').by(law).turn('A1').table(8, 9).waiting();
  });

  it('[icf:61] [icf:63b] a technical foul during the rest does not lengthen it', () => {
    const hall = wooden({ clocks: 'laws' }).seated().wins('A', 12).wins('A', 2).clock('rest', null, 120);
    hall.waits(59).calls('31', 'B').by('31', '63b').clock('rest', null, 60);
  });
});

describe('what cannot be called', () => {
  it('an unknown law, one without consequence, by a player, or too early', () => {
    const call = (law: string) => ({ type: 'call', law, against: 'A' }) as const;
    wooden()
      .refuses('umpire', call('126a'), 'not-now')
      .begins()
      .refuses('umpire', call('999'), 'unknown-law')
      .refuses('umpire', call('35'), 'not-callable')
      .refuses('B1', call('126a'), 'not-yours')
      .refuses('umpire', { type: 'call', law: '127a', against: 'B' }, 'not-callable');
  });
});

describe('losing the board', () => {
  it("[icf:91] leaving the seat: one's men on the board, and the queen if she lies there", () => {
    const hall = wooden().begins().sees({ own: 4 }).calls('91', 'A').score(0, 8);
    expect(hall.line).toMatchObject({ winner: 'B', points: 8, how: 'won', laws: ['91'] });
    expect(hall.board).toMatchObject({ board: 2, breaker: 'B1' });
  });

  it('[icf:91] [icf:55] at most twelve, and without the queen from 22 on', () => {
    wooden().begins().calls('91', 'A').score(0, 12);
    wooden().seated().wins('B', 12).wins('B', 10).calls('91', 'A').score(0, 31, 1);
  });

  it('[icf:51] striking out of turn', () => {
    const hall = wooden().begins().sees({ own: 1, theirs: 3 }).calls('51', 'B').score(9, 0);
    expect(hall.line).toMatchObject({ winner: 'A', points: 9, laws: ['51'] });
  });

  it('[icf:51] [icf:55] men that still wait to be placed do not lie on it, and are written off', () => {
    wooden()
      .begins()
      .sees({ own: 2 })
      .sees({ striker: true })
      .waiting('white by B1')
      .calls('51', 'A')
      .score(0, 10);
  });

  it('[icf:91] [icf:55] a board is never lost by nothing: the last man counts, though it waits', () => {
    const hall = wooden({ length: 'board' })
      .begins()
      .counted({ white: 1, black: 4 }, 'covered-by-white', 'A1');
    hall.sees({ own: 1, striker: true }).waiting('white by B1', 'white by B1').calls('91', 'A').score(0, 1);
    hall.over('B', 'score');
  });

  it('[icf:126b] [starwood:S5] men displaced past repair', () => {
    wooden().begins().sees({ own: 1 }).calls('126b', 'B').score(12, 0);
    wooden({ rulebook: 'starwood' }).begins().sees({ own: 1 }).calls('S5', 'B').score(6, 0);
  });
});

describe('playing again', () => {
  it('[icf:140] [icf:142] the board counts for nothing, and the same player breaks again', () => {
    for (const law of ['140', '142']) {
      const hall = wooden().begins().sees({ own: 5 }).calls(law, 'A').score(0, 0);
      expect(hall.line).toMatchObject({ how: 'replay', winner: null });
      expect(hall.board).toMatchObject({ board: 1, breaker: 'A1', begun: false });
      hall.table(9, 9, 'on-board').wins('B', 3).score(0, 3);
    }
  });
});

describe('losing the match', () => {
  it('[icf:143c] [starwood:G6] refusing to abide by the umpire', () => {
    const hall = wooden().begins().calls('143c', 'A').over('B', 'awarded');
    hall.refuses('umpire', { type: 'call', law: '140', against: 'A' }, 'match-over');
    wooden({ rulebook: 'starwood' }).begins().calls('G6', 'B').over('A', 'awarded');
  });

  it('[icf:143h] [starwood:G7] [icf:129] not before two warnings to that side, which says how many there were', () => {
    const warn = (law: string, against: Competitor) => ({ type: 'warn', law, against }) as const;
    const lost = { type: 'call', law: '143h', against: 'B' } as const;
    const hall = wooden().begins().refuses('umpire', lost, 'warn-first', '143h');
    hall.does('umpire', warn('129', 'B')).does('umpire', warn('143h', 'A')).does('umpire', warn('91', 'B'));
    expect(hall.refusalOf({ by: 'umpire', at: hall.now, act: lost }).about).toEqual({
      why: 'warn-first',
      law: '143h',
      given: 1,
      needed: 2,
    });
    expect(warningsAgainst(hall.state, 'B')).toBe(1);
    hall.does('umpire', warn('143h', 'B')).does('umpire', lost).over('A', 'awarded');
    const short = wooden({ rulebook: 'icf-short' }).begins();
    short.does('umpire', warn('143h', 'B')).does('umpire', warn('icf:143h', 'B'));
    short.does('umpire', { ...lost, law: 'icf:143h' }).over('A', 'awarded');
    wooden({ rulebook: 'starwood' })
      .begins()
      .refuses('umpire', { ...lost, law: 'G7' }, 'warn-first', 'G7');
  });

  it.each([
    ['G7', 'G7', 'G7'],
    ['icf:143h', '143h', 'icf:143h'],
    ['143h', 'G7', 'G7'],
    ['G7', 'icf:143h', 'icf:143h'],
  ])('[starwood:G7] [icf:143h] twice in one book: warned by %s, called by %s', (warned, law, cited) => {
    const hall = wooden({ rulebook: 'starwood' }).begins();
    const lost = { type: 'call', law, against: 'B' } as const;
    const warn = { type: 'warn', law: warned, against: 'B' } as const;
    hall.refuses('umpire', lost, 'warn-first', cited);
    hall.does('umpire', warn).refuses('umpire', lost, 'warn-first', cited);
    hall.does('umpire', warn).does('umpire', lost).over('A', 'awarded');
  });

  it('[icf:143h] warned twice, and then the match', () => {
    const warn = { type: 'warn', law: '143h', against: 'B' } as const;
    const hall = wooden().begins().does('umpire', warn).turn('A1').sees({ own: 1 }).does('umpire', warn);
    expect(hall.state.warnings).toMatchObject([{ against: 'B', law: '143h' }, { against: 'B' }]);
    hall.refuses('umpire', { ...warn, law: '999' }, 'unknown-law').refuses('A1', warn, 'not-yours');
    hall.calls('143h', 'B').over('A', 'awarded').refuses('umpire', warn, 'match-over');
  });

  it('[icf:143i] before play has begun: at any stage, also before the toss', () => {
    wooden().seated().calls('143i', 'B').over('A', 'awarded');
    wooden().calls('143i', 'A').over('B', 'awarded');
    wooden().toss('A').calls('143i', 'B').over('A', 'awarded');
    wooden().toss('A').choose('break').calls('143i', 'B').over('A', 'awarded');
  });

  it('[icf:143c] [icf:56b] [icf:107b] between the boards, and while a demand is open', () => {
    const level = wooden().seated();
    for (let board = 1; board <= 8; board++) level.wins(board % 2 === 0 ? 'A' : 'B', 1);
    level.refuses('umpire', { type: 'call', law: '126a', against: 'A' }, 'not-now');
    level.calls('143c', 'A').over('B', 'awarded');
    const closing = wooden().begins().counted({ white: 1, black: 3 }, 'on-board', 'A1');
    closing.sees({ own: 1, breach: '33' });
    closing.refuses('umpire', { type: 'call', law: '126a', against: 'A' }, 'board-closing');
    closing.calls('143c', 'B').over('A', 'awarded');
  });

  it('[starwood:G6] [starwood:S5] [icf:140] while a double fine waits to be chosen', () => {
    const fined = () => {
      const hall = wooden({ rulebook: 'starwood' }).begins().sees({ own: 2 });
      return hall.sees({ own: 1, striker: true, claimed: true });
    };
    fined().refuses('umpire', { type: 'call', law: 'F4', against: 'A' }, 'choose-first');
    fined().calls('G6', 'A').over('B', 'awarded');
    fined().calls('S5', 'A').score(0, 6);
    expect(fined().calls('icf:140', 'A').score(0, 0).line.how).toBe('replay');
    expect(fined().calls('icf:91', 'A').line.points).toBe(11);
  });
});
