import { deedFor, type Level, levelOf } from '@opencarrom/ai';
import {
  type MatchState,
  newHead,
  openMatch,
  type Player,
  phaseOf,
  type VisibleMatch,
  visible,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { automaticDeed, claimsSettled, waitsForClaim, waitsForReady } from '../src/play/automatic.js';
import { boardEnd } from '../src/play/board-end.js';
import { type Controller, computer, PERSON } from '../src/play/controllers.js';
import { lastRuling } from '../src/play/last-ruling.js';
import { afterStroke, afterTheLastMan, atTheBreak, type Crafted, did, duePassedOver } from './e2e/crafted.js';

const against = (player: Player): Controller => (player === 'A1' ? PERSON : computer(1));
const watched = (): Controller => computer(1);

const WHITE = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const;

/** What a computer does when it is asked about this match. */
function doneBy(player: Player, match: VisibleMatch): string | undefined {
  const thinking = deedFor(match, player, {
    level: levelOf(1) as Level,
    seed: 1,
    budget: { simulations: 20 },
  });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value?.act.type;
}

describe('a claim that is open to a person', () => {
  const head = newHead({ rulebook: 'icf-short', players: { A: ['Asha'], B: ['Bilal'] }, length: 'board' });
  const turn = afterStroke(atTheBreak(head), [], []);
  const opened = afterStroke(turn, ['b1'], [], { proper: false, claimed: false, breach: '38' }).state;

  it('is not taken away by the computer’s next stroke: it waits for the claim, or the word that there is none', () => {
    expect(waitsForClaim(opened, against)).toBe(true);
    expect(automaticDeed(opened, against)).toBeNull();
    expect(automaticDeed(opened, against, { noClaim: true })).toMatchObject({ player: 'B1' });
    expect(waitsForClaim(did(opened, 'A1', { type: 'claim' }), against)).toBe(false);
  });

  it('is taken at once by a computer', () => {
    expect(automaticDeed(opened, watched)).toEqual({ by: 'A1', act: { type: 'claim' } });
  });

  it('is not taken by the computer that is their partner, not even when they let it go', () => {
    const { state } = duePassedOver();
    expect(waitsForClaim(state, against)).toBe(true);
    expect(automaticDeed(state, against)).toBeNull();
    expect(automaticDeed(state, against, { noClaim: true })).toMatchObject({ player: 'B1' });
    expect(automaticDeed(state, watched)).toMatchObject({ act: { type: 'claim' } });
  });

  it('is not taken by that partner before its own stroke either, once they let it go', () => {
    const { head, state } = duePassedOver();
    const aside = (state.board?.men ?? []).map((man, index) => ({ ...man, x: -0.3, y: 0.3 - index * 0.035 }));
    const broken = afterStroke(atTheBreak(head, { A1: 'S', B1: 'W', A2: 'N', B2: 'E' }), [], aside);
    const fallen = afterStroke(broken, ['striker'], [], { claimed: false }).state;
    expect(automaticDeed(fallen, against)).toBeNull();
    expect(automaticDeed(fallen, against, { noClaim: true })).toMatchObject({ player: 'A2' });
    expect(doneBy('A2', visible(fallen))).toBe('claim');
    expect(doneBy('A2', claimsSettled(visible(fallen)))).toBe('strike');
  });
});

describe('a clock that would begin to count', () => {
  const sitting = (() => {
    const players = { A: ['Asha'], B: ['Bilal'] } as const;
    let state: MatchState = openMatch(newHead({ players, length: 'match', clocks: 'laws' }));
    state = did(state, 'umpire', { type: 'toss', winner: 'A' });
    state = did(state, 'umpire', { type: 'choose', take: 'break' });
    return did(state, 'umpire', { type: 'sit', seats: { A1: 'S', B1: 'N' } });
  })();

  it('waits for the person who breaks, before the first board alone', () => {
    expect(phaseOf(sitting)).toBe('before-play');
    expect(waitsForReady(sitting, against)).toBe(true);
    expect(waitsForReady(did(sitting, 'umpire', { type: 'play' }), against)).toBe(false);
    expect(waitsForReady(afterTheLastMan('match').state, against)).toBe(false);
  });

  it('does not wait again once it has run out before the break: "Play" is called once', () => {
    const playing = did(sitting, 'umpire', { type: 'play' });
    const late = did(playing, 'umpire', { type: 'time' }, 16_000);
    expect(late.board?.ruling?.owed.white).toBe(1);
    expect(waitsForReady(late, against)).toBe(false);
    expect(late.clock).toMatchObject({ kind: 'break', of: 'A1', since: late.latest });
  });

  it('does not wait for a computer', () => {
    expect(waitsForReady(sitting, watched)).toBe(false);
    expect(waitsForReady(sitting, (player) => (player === 'B1' ? PERSON : computer(1)))).toBe(false);
  });
});

describe('a board that is decided', () => {
  const near = (length: 'board' | 'match'): Crafted =>
    afterStroke(
      atTheBreak(newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length })),
      [...WHITE, 'queen'],
      [],
    );
  /** By conceding: strokes that are made up do not go on by themselves. */
  const given = (length: 'board' | 'match') =>
    did(near(length).state, 'B1', { type: 'concede', what: 'game' });

  it('can be looked at as it lay, with the next one set up already', () => {
    const state = given('match');
    expect(phaseOf(state)).toBe('before-play');
    const end = boardEnd(state);
    expect(end?.isLast).toBe(false);
    expect(end?.lying.board?.men).toEqual(near('match').state.board?.men);
    expect(phaseOf(end?.lying as MatchState)).toBe('over');
  });

  it('so can the last one of a match', () => {
    const end = boardEnd(given('board'));
    expect(end?.isLast).toBe(true);
    expect(end?.lying.board?.men).toHaveLength(10);
  });

  it('is past once anything else is done', () => {
    expect(boardEnd(did(given('match'), 'umpire', { type: 'play' }))).toBeNull();
    expect(boardEnd(near('match').state)).toBeNull();
  });

  it('keeps its ruling to be asked about', () => {
    const won = afterTheLastMan('match').state;
    expect(won.board?.board).toBe(2);
    expect(lastRuling(won)?.result).toMatchObject({ winner: 'white' });
    expect(boardEnd(won)?.lying.board?.ruling).toBe(lastRuling(won));
  });

  it('the next one begins without anybody calling "Play"', () => {
    expect(automaticDeed(given('match'), watched)).toEqual({ by: 'umpire', act: { type: 'play' } });
  });
});
