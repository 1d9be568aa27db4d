import { type Actor, type ActType, announceMatch, type MatchState, whatMay } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { aside, fromSouth, towards } from '../support/spots.js';

const may = (state: MatchState, who: Actor, type: ActType, at?: number) =>
  whatMay(state, who, at).find((possibility) => possibility.type === type);

const says = ({ state }: Hall) => announceMatch(state, 'en');

describe('what somebody may do now', () => {
  const SOFT = towards(fromSouth(0.1), { x: 0.36, y: 0 }, 0.5);

  it('[icf:123] while the men move nobody strikes, passes or places; told the time, the view says so', () => {
    const hall = simulated().begins().withMenAt(aside('w1', 'b1'));
    const { state, board } = hall.strikes('A1', SOFT).turn('B1');
    for (const type of ['strike', 'pass'] as const) {
      expect(may(state, 'B1', type)?.refusal).toBeNull();
      expect(may(state, 'B1', type, board.stillAt)?.refusal).toBeNull();
      expect(may(state, 'B1', type, board.stillAt - 1)?.refusal).toMatchObject({ laws: ['123'] });
    }
    const owing = { white: { onBoard: 1, owed: 1, score: 0, hasPocketed: true } };
    const placing = simulated().begins().withMenAt(aside('w1', 'b1'), owing).strikes('A1', SOFT);
    placing.waiting('white by B1');
    expect(may(placing.state, 'B1', 'place', placing.board.stillAt - 1)?.refusal?.laws).toEqual(['123']);
    expect(may(placing.state, 'B1', 'place', placing.board.stillAt)?.refusal).toBeNull();
  });

  it('[icf:46] [icf:50] [icf:61] that time is up, once it is', () => {
    const hall = wooden({ clocks: 'laws' }).begins();
    const { state } = hall;
    expect(may(state, 'umpire', 'time')?.refusal).toBeNull();
    expect(may(state, 'umpire', 'time', state.at + 15_000)?.refusal).toMatchObject({ code: 'clock-running' });
    expect(may(state, 'umpire', 'time', state.at + 15_001)?.refusal).toBeNull();
    const rest = wooden({ clocks: 'laws' }).seated().wins('A', 12).wins('A', 2).clock('rest', null, 120);
    expect(may(rest.state, 'umpire', 'time')?.refusal).toMatchObject({ code: 'not-callable', laws: ['61'] });
  });

  it('the break cannot be passed over', () => {
    const hall = wooden().begins();
    expect(may(hall.state, 'A1', 'pass')?.refusal?.code).toBe('not-now');
    expect(may(hall.sees({ own: 1 }).state, 'A1', 'pass')).toMatchObject({ refusal: null });
  });

  it('[icf:139] [icf:56b] a game can be conceded once everybody sits, also before the toss for an extra board', () => {
    const acts = ({ state }: Hall) => may(state, 'A1', 'concede')?.acts.length;
    expect(acts(wooden().toss('A'))).toBe(1);
    const hall = wooden().seated();
    for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
    expect(acts(hall)).toBe(2);
  });
});

describe('what is announced', () => {
  it('[icf:52a] the ruling that ended a board, though the next is set up already', () => {
    const hall = wooden().seated().wins('A', 12);
    expect(hall.board).toMatchObject({ board: 2, ruling: null });
    expect(says(hall).ruling).toContain('12');
    // By now the next board's colours are theirs.
    expect(hall.board.white).toBe('B');
    expect(says(hall).ruling).toContain(`${hall.state.head.players.A[0]} (white)`);
    expect(says(hall.play()).ruling).toBeNull();
  });

  it('[icf:143c] and that which ended the match', () => {
    const hall = wooden().begins().calls('143c', 'A').over('B', 'awarded');
    expect(says(hall).ruling).not.toBeNull();
    expect(says(hall.does('B1', { type: 'sign', name: 'Bina' })).ruling).toBeNull();
  });

  it('[icf:60b] [icf:140] sides are changed once: not when that board is played again', () => {
    const hall = wooden().seated().wins('A', 12).wins('A', 2);
    const seats = hall.state.seats;
    expect(says(hall).waiting).toHaveLength(2);
    hall.play().calls('140', 'A');
    expect(hall.state.seats).toEqual(seats);
    expect(says(hall).waiting).toHaveLength(1);
  });

  it('[icf-short:46] that a claim is open, also after a call', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins().sees({ own: 1, breach: '5a' });
    expect(says(hall).waiting).toHaveLength(2);
    expect(says(hall.calls('40', 'B')).waiting).toHaveLength(2);
    expect(says(hall.sees({ own: 1 })).waiting).toHaveLength(1);
  });
});

describe('what the umpire says once a ruling is carried out', () => {
  it('no longer orders what has been placed', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true });
    expect(says(hall).ruling).toContain('to place');
    expect(says(hall.does('umpire', { type: 'place' })).ruling).toBe('Placed.');
  });

  it('says what counts as so though the ruling said otherwise', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ queen: true }).sees({});
    expect(says(hall).ruling).toContain('puts back the queen');
    hall.does('umpire', { type: 'deem', matter: 'queen-covered' });
    expect(says(hall).ruling).toBe('Noticed too late: the queen counts as covered.');
    expect(says(hall.sees({ own: 1 })).ruling).toContain('pocketed');
  });
});

describe('a sheet that was changed', () => {
  it('is signed anew', () => {
    const hall = wooden({ length: 'board' }).begins();
    hall.does('umpire', { type: 'tally', winner: 'A', men: 4, queen: 'A' });
    const of = hall.log.findLast((event) => event.type === 'done')?.seq ?? 0;
    hall.does('B1', { type: 'sign', name: 'Bina' });
    const act = { type: 'tally', winner: 'A', men: 5, queen: 'A' } as const;
    hall.does('umpire', { type: 'correct', of, with: { by: 'umpire', act }, reason: 'five were left' });
    expect(hall.state.signatures).toEqual([]);
    expect(hall.line).toMatchObject({ points: 8 });
  });
});

describe('men counted again', () => {
  it('leaves the queen to be covered where she is to be covered', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ queen: true });
    const men = { white: { onBoard: 7, owed: 0 }, black: { onBoard: 8, owed: 0 } };
    hall.does('umpire', { type: 'recount', ...men, queen: 'to-cover', reason: 'counted by both' });
    hall.sees({ own: 1 });
    expect(hall.board.table.queen).toBe('covered-by-white');
  });
});
