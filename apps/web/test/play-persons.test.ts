import type { Controller } from '@opencarrom/host';
import { type MatchState, newHead, type Player, usualSeats } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { lastStrokeByComputer, nearestPlayer, whoGivesUp, whoMayPass } from '../src/play/persons.js';
import { computer, PERSON } from '../src/store/controllers.js';
import { afterStroke, atTheBreak, did, wentOn } from './support/crafted.js';

const by =
  (...persons: readonly Player[]) =>
  (player: Player): Controller =>
    persons.includes(player) ? PERSON : computer(1);

/** Asha broke and pocketed nothing: Bilal is on turn. */
const bilalsTurn = afterStroke(atTheBreak(), [], []).state;

describe('giving up', () => {
  it('of two at one device the one on turn does, and the other one wins', () => {
    const who = whoGivesUp(bilalsTurn, by('A1', 'B1'));
    expect(who).toBe('B1');
    expect(did(bilalsTurn, 'B1', { type: 'concede', what: 'game' }).outcome?.winner).toBe('A');
  });

  it('on the computer’s turn the person does', () => {
    expect(whoGivesUp(bilalsTurn, by('A1'))).toBe('A1');
    expect(whoGivesUp(bilalsTurn, by())).toBeNull();
  });
});

describe('passing', () => {
  it('only one’s own turn can be passed, never the computer’s', () => {
    expect(whoMayPass(bilalsTurn, by('A1', 'B1'))).toBe('B1');
    expect(whoMayPass(bilalsTurn, by('A1'))).toBeNull();
  });
});

describe('the side of the board one looks from', () => {
  it('is the seat of the person on turn, and never a computer’s', () => {
    expect(nearestPlayer(bilalsTurn, by('A1', 'B1'))).toBe('B1');
    expect(nearestPlayer(bilalsTurn, by('A1'))).toBe('A1');
    expect(nearestPlayer(bilalsTurn, by('B1'))).toBe('B1');
  });

  it('stays with the person while the computer that is the partner strikes', () => {
    const head = newHead({
      discipline: 'doubles',
      players: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] },
      length: 'board',
    });
    const { board, ...rest } = atTheBreak(head, usualSeats('doubles')).state;
    if (!board) throw new Error('no board is set up');
    const partners: MatchState = { ...rest, board: { ...board, onTurn: 'A2' } };
    expect(nearestPlayer(partners, by('A1'))).toBe('A1');
    expect(nearestPlayer(partners, by('A1', 'B1', 'A2', 'B2'))).toBe('A2');
  });
});

describe('the side of the board one places from', () => {
  const due = (persons: readonly Player[], discipline: 'singles' | 'doubles') => {
    const head =
      discipline === 'doubles'
        ? newHead({ discipline, players: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] }, length: 'board' })
        : undefined;
    const begun = head ? atTheBreak(head, usualSeats('doubles')) : atTheBreak();
    const first = afterStroke(begun, ['w1', 'w2'], []);
    const { state } = afterStroke(first, ['w3', 'striker'], []);
    return { nearest: nearestPlayer(state, by(...persons)), placer: state.board?.tasks[0]?.by, state };
  };

  it('is that of the person who places, though another is on turn', () => {
    const { nearest, placer, state } = due(['A1', 'B1'], 'singles');
    expect([placer, state.board?.onTurn]).toEqual(['B1', 'A1']);
    expect(nearest).toBe('B1');
    const four = due(['A1', 'A2', 'B1', 'B2'], 'doubles');
    expect(four.state.board?.onTurn).toBe('A1');
    expect(four.nearest).toBe(four.placer);
    expect(four.placer).toMatch(/^B/);
  });

  it('never a computer’s', () => {
    expect(due(['A1'], 'singles').nearest).toBe('A1');
    expect(due(['A1'], 'doubles').nearest).toBe('A1');
  });
});

describe('the seats', () => {
  it('follow from that of the first player: opponents face each other, and in doubles partners do', () => {
    expect(usualSeats('singles', 'W')).toEqual({ A1: 'W', B1: 'E' });
    expect(usualSeats('doubles', 'N')).toEqual({ A1: 'N', B1: 'W', A2: 'S', B2: 'E' });
    expect(usualSeats('doubles')).toEqual({ A1: 'S', B1: 'E', A2: 'N', B2: 'W' });
  });
});

describe('the stroke a computer may be asked about', () => {
  const asked = afterStroke(atTheBreak(), [], []);
  const struck = afterStroke(asked, [], []);

  it('is the last one, where a computer made it, with the match as it was asked', () => {
    const found = lastStrokeByComputer(struck, by('A1'));
    expect(found).toMatchObject({ player: 'B1', level: 1, seat: 'N' });
    expect(found?.after).toBe(asked.state.seq);
  });

  it('is none where a person struck last, or nobody did', () => {
    expect(lastStrokeByComputer(struck, by('A1', 'B1'))).toBeNull();
    expect(lastStrokeByComputer(asked, by('A1'))).toBeNull();
    expect(lastStrokeByComputer(atTheBreak(), by())).toBeNull();
  });

  it('is none once somebody gave up', () => {
    const over = wentOn(struck, 'A1', { type: 'concede', what: 'game' });
    expect(lastStrokeByComputer(over, by('A1'))).toBeNull();
  });

  it('is none once it was taken back', () => {
    const of = asked.state.seq + 1;
    const back = wentOn(struck, 'umpire', {
      type: 'correct',
      of,
      with: null,
      reason: 'taken back',
      later: 'drop',
    });
    expect(lastStrokeByComputer(back, by())).toBeNull();
  });
});
