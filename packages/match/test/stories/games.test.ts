import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

const LATE = { type: 'time' } as const;

describe('a game', () => {
  it('[icf:56a] [icf:53a] twenty-five points win it, and the next begins', () => {
    const hall = wooden().seated().wins('A', 12).wins('B', 4).wins('A', 12).score(24, 4).wins('A', 3);
    hall.score(27, 4, 1);
    expect(hall.state.score.match).toMatchObject({ A: 1, B: 0, winner: null });
    expect(hall.board).toMatchObject({ game: 2, board: 1 });
  });

  it('[icf:56a] [icf:49a.iii] two games win the match, and nobody plays on', () => {
    const hall = wooden().seated().wins('A', 12).wins('A', 12).wins('A', 1);
    hall.wins('A', 12).wins('A', 12).wins('A', 1).over('A', 'score');
    hall.refuses('umpire', { type: 'play' }, 'match-over').refuses('A1', { type: 'pass' }, 'match-over');
  });

  it('[icf:56a] after eight boards the leader has won', () => {
    const hall = wooden().seated();
    for (let board = 1; board <= 8; board++) hall.wins(board === 8 ? 'B' : 'A', board === 8 ? 9 : 1);
    expect(hall.state.score.games[0]).toMatchObject({ A: 7, B: 9, boards: 8, winner: 'B' });
  });

  it('[icf:56b] [icf:43] level after eight: an extra board, its break tossed for and nothing else', () => {
    const hall = wooden().seated();
    for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
    expect(hall.state.board).toBeNull();
    hall
      .refuses('umpire', { type: 'play' }, 'not-now')
      .refuses('A1', { type: 'toss', winner: 'A' }, 'not-yours');
    hall.toss('B').refuses('B1', { type: 'choose', take: 'side' }, 'wait-for-play');
    expect(hall.board).toMatchObject({ game: 1, board: 9, extra: true, breaker: 'B1', white: 'B' });
    hall.wins('A', 2).score(6, 4, 1);
    expect(hall.state.score.games[0]?.winner).toBe('A');
  });

  it('[icf:56b] [icf:49b] in doubles the next of the pair that won the toss breaks it', () => {
    for (const [winner, breaker] of [
      ['A', 'A1'],
      ['B', 'B1'],
    ] as const) {
      const hall = wooden({ discipline: 'doubles' }).seated();
      for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
      expect(hall.toss(winner).board.breaker).toBe(breaker);
    }
  });

  it('[icf-classic:29b] from the quarter-finals eight boards do not bind a game', () => {
    const hall = wooden({ rulebook: 'icf-classic', stage: 'quarter' }).seated();
    for (let board = 1; board <= 8; board++) hall.wins('A', 1);
    expect(hall.board).toMatchObject({ game: 1, board: 9, extra: false });
  });

  it('[iiitn:11] twenty-one points are a game in the institute', () => {
    const hall = wooden({ rulebook: 'iiitn' }).seated().wins('A', 12).wins('A', 9);
    expect(hall.board).toMatchObject({ game: 2, board: 1 });
  });

  it('[starwood:P.league1] a league match is two boards of three', () => {
    wooden({ rulebook: 'starwood' }).seated().wins('A', 1).wins('B', 9).wins('A', 1).over('A', 'score');
  });

  it('[starwood:P.knockout2] [starwood:P.knockout4] [starwood:P.final2] four boards, or twenty-nine points', () => {
    const quarter = wooden({ rulebook: 'starwood', stage: 'quarter' }).seated();
    quarter.wins('A', 2).wins('A', 2).wins('A', 2).wins('B', 9).over('B', 'score');
    const final = wooden({ rulebook: 'starwood', stage: 'final' }).seated();
    final.wins('A', 9).wins('A', 9).wins('A', 9).wins('B', 9).wins('A', 2).over('A', 'score');
  });

  it('a single board or a single game may be all there is', () => {
    wooden({ length: 'board' }).seated().wins('B', 1).over('B', 'score');
    wooden({ length: 'game' }).seated().wins('A', 12).wins('A', 12).wins('A', 1).over('A', 'score');
  });
});

describe('sides', () => {
  it('[icf:60b] [icf:61] singles change to the opposite seats at 13 points, within two minutes', () => {
    const hall = wooden({ clocks: 'laws' }).seated().wins('A', 12);
    expect(hall.state.seats).toEqual({ A1: 'S', B1: 'N' });
    hall.wins('A', 1).clock('rest', null, 120);
    expect(hall.state.seats).toEqual({ A1: 'N', B1: 'S' });
    expect(hall.state.clock?.laws).toEqual(['61']);
    hall.wins('B', 1).clock(null);
    expect(hall.state.seats).toEqual({ A1: 'N', B1: 'S' });
  });

  it('[icf:60b] doubles move one seat to the right after the fourth board', () => {
    const hall = wooden({ discipline: 'doubles' }).seated().wins('A', 1).wins('B', 1).wins('A', 1);
    expect(hall.state.seats).toMatchObject({ A1: 'S', B1: 'E' });
    hall.wins('B', 1);
    expect(hall.state.seats).toEqual({ A1: 'E', B1: 'N', A2: 'W', B2: 'S' });
    expect(hall.board.breaker).toBe('A1');
  });

  it('[icf:60a] where players and coordinator agree so, nobody moves and nobody rests', () => {
    const hall = wooden({ changeSides: false, clocks: 'laws' })
      .seated()
      .wins('A', 12)
      .wins('A', 2)
      .clock(null);
    expect(hall.state.seats).toEqual({ A1: 'S', B1: 'N' });
  });

  it('[icf-classic:31] [icf-classic:34] singles change after each game', () => {
    const hall = wooden({ rulebook: 'icf-classic', clocks: 'laws' }).seated().wins('A', 12).wins('A', 12);
    expect(hall.state.seats).toEqual({ A1: 'S', B1: 'N' });
    hall.wins('A', 1).clock('rest', null, 120);
    expect(hall.state.seats).toEqual({ A1: 'N', B1: 'S' });
    expect(hall.state.clock?.laws).toEqual(['34']);
  });

  it('[icf-classic:32] doubles move to the right after each game', () => {
    const hall = wooden({ rulebook: 'icf-classic', discipline: 'doubles' }).seated();
    hall.wins('A', 12).wins('A', 12).wins('A', 1);
    expect(hall.state.seats).toEqual({ A1: 'E', B1: 'N', A2: 'W', B2: 'S' });
  });

  it('[icf-classic:33a] [icf-classic:33b] within the third game: after four boards, later only at 13', () => {
    for (const [stage, seat] of [
      ['league', 'N'],
      ['final', 'S'],
    ] as const) {
      const hall = wooden({ rulebook: 'icf-classic', stage }).seated();
      hall.wins('A', 12).wins('A', 12).wins('A', 1).wins('B', 12).wins('B', 12).wins('B', 1);
      expect(hall.board.game).toBe(3);
      const before = hall.state.seats?.A1;
      hall.wins('A', 1).wins('A', 1).wins('A', 1).wins('A', 1);
      expect({ before, after: hall.state.seats?.A1 }).toEqual({ before: 'S', after: seat });
      if (stage === 'final') expect(hall.wins('A', 9).state.seats?.A1).toBe('N');
    }
  });

  it('[iiitn:15] the institute changes after a game, not within it', () => {
    const hall = wooden({ rulebook: 'iiitn' }).seated().wins('A', 12).wins('B', 12);
    expect(hall.state.seats?.A1).toBe('S');
    expect(hall.wins('A', 9).state.seats?.A1).toBe('N');
  });

  it('[icf:142] [icf:61] a board played again is no new occasion to change or to rest', () => {
    const hall = wooden({ clocks: 'laws' }).seated().wins('A', 12).wins('A', 2).clock('rest');
    hall.play().sees({}).calls('142', 'B').clock(null);
    expect(hall.line.how).toBe('replay');
    expect(hall.state.seats).toEqual({ A1: 'N', B1: 'S' });
  });
});

describe('the rest before the third game', () => {
  it('[icf:138] [icf:143b] ten minutes; too long a rest is for the coordinator to judge', () => {
    const hall = wooden({ clocks: 'laws' }).seated();
    hall.wins('A', 12).wins('A', 12).wins('A', 1).wins('B', 12).wins('B', 12).wins('B', 1);
    hall.clock('rest', null, 600);
    expect(hall.state.clock?.laws).toEqual(['138']);
    hall.refuses('umpire', LATE, 'clock-running').waits(601).refuses('umpire', LATE, 'not-callable', '138');
    hall.calls('143b', 'B').over('A', 'awarded');
  });

  it('[icf:138] there is none before the second', () => {
    wooden({ clocks: 'laws' }).seated().wins('A', 12).wins('A', 12).wins('A', 1).clock(null);
  });
});
