import { deedFor, type Level, levelOf } from '@opencarrom/ai';
import {
  type ComputerTurn,
  type Controller,
  type ControllerOf,
  type NextDeed,
  nextDeed,
} from '@opencarrom/host';
import { type MatchState, newHead, openMatch, type Player, phaseOf } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { lastRuling } from '../src/match/ruling/last-ruling.js';
import { boardEnd } from '../src/play/board-end.js';
import { isBreakerAwaited } from '../src/play/persons.js';
import { computer, PERSON } from '../src/store/controllers.js';
import {
  afterStroke,
  afterTheLastMan,
  atTheBreak,
  type Crafted,
  did,
  duePassedOver,
  wentOn,
} from './support/crafted.js';

const against = (player: Player): Controller => (player === 'A1' ? PERSON : computer(1));
const watched = (): Controller => computer(1);

const WHITE = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const;

const next = (state: MatchState, controllerOf: ControllerOf, noClaim = false) =>
  nextDeed(state, { controllerOf, seats: null, hasCoin: false, noClaim });

const automaticDeed = (
  state: MatchState,
  controllerOf: ControllerOf,
  { noClaim = false }: { readonly noClaim?: boolean } = {},
): NextDeed | null => next(state, controllerOf, noClaim).deed;

/** The computer that is asked. */
function askedOf(deed: NextDeed | null): ComputerTurn {
  if (deed?.kind !== 'think') throw new Error('nobody is asked');
  return deed.turn;
}

const waitsForClaim = (state: MatchState, controllerOf: ControllerOf): boolean =>
  next(state, controllerOf).awaitsClaim;

/** What a computer does that is asked about this match. */
function doneBy({ player, level, claims }: ComputerTurn, state: MatchState): string | undefined {
  const options = { level: levelOf(level) as Level, seed: 1, budget: { simulations: 20 }, claims };
  const thinking = deedFor(state, player, options);
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
    expect(askedOf(automaticDeed(opened, against, { noClaim: true }))).toMatchObject({ player: 'B1' });
    expect(waitsForClaim(did(opened, 'A1', { type: 'claim' }), against)).toBe(false);
  });

  it('is taken at once by a computer', () => {
    const asked = askedOf(automaticDeed(opened, watched));
    expect(asked).toEqual({ player: 'A1', level: 1, claims: true });
    expect(doneBy(asked, opened)).toBe('claim');
  });

  it('is not taken by the computer that is their partner, not even when they let it go', () => {
    const { state } = duePassedOver();
    expect(waitsForClaim(state, against)).toBe(true);
    expect(automaticDeed(state, against)).toBeNull();
    expect(askedOf(automaticDeed(state, against, { noClaim: true }))).toMatchObject({ player: 'B1' });
    expect(doneBy(askedOf(automaticDeed(state, watched)), state)).toBe('claim');
  });

  it('is not taken by that partner before its own stroke either, once they let it go', () => {
    const { head, state } = duePassedOver();
    const aside = (state.board?.men ?? []).map((man, index) => ({ ...man, x: -0.3, y: 0.3 - index * 0.035 }));
    const broken = afterStroke(atTheBreak(head, { A1: 'S', B1: 'W', A2: 'N', B2: 'E' }), [], aside);
    const fallen = afterStroke(broken, ['striker'], [], { claimed: false }).state;
    expect(automaticDeed(fallen, against)).toBeNull();
    const asked = askedOf(automaticDeed(fallen, against, { noClaim: true }));
    expect(asked).toMatchObject({ player: 'A2', claims: false });
    expect(doneBy({ ...asked, claims: true }, fallen)).toBe('claim');
    expect(doneBy(asked, fallen)).toBe('strike');
  });
});

describe('a claim that would gain nothing', () => {
  const head = newHead({
    rulebook: 'starwood',
    discipline: 'doubles',
    players: { A: ['Asha', 'Chandra'], B: ['Bilal', 'Dev'] },
    length: 'board',
  });
  const opened = atTheBreak(head, { A1: 'S', B1: 'W', A2: 'N', B2: 'E' });
  const played = afterStroke(opened, [...WHITE, 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'], []);
  const lost = afterStroke(played, ['w9', 'striker'], [], { claimed: false }).state;

  it('is left by the computers that have won, and the board is closed', () => {
    expect(phaseOf(lost)).toBe('closing');
    const asked = askedOf(automaticDeed(lost, watched));
    expect(asked).toMatchObject({ player: 'B1', claims: true });
    expect(doneBy(asked, lost)).toBeUndefined();
    expect(automaticDeed(lost, watched, { noClaim: true })).toEqual({
      kind: 'act',
      by: 'umpire',
      act: { type: 'close' },
    });
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
    expect(isBreakerAwaited(sitting, against)).toBe(true);
    expect(isBreakerAwaited(did(sitting, 'umpire', { type: 'play' }), against)).toBe(false);
    expect(isBreakerAwaited(afterTheLastMan('match').state, against)).toBe(false);
  });

  it('does not wait again once it has run out before the break: "Play" is called once', () => {
    const playing = did(sitting, 'umpire', { type: 'play' });
    const late = did(playing, 'umpire', { type: 'time' }, 16_000);
    expect(late.board?.ruling?.owed.white).toBe(1);
    expect(isBreakerAwaited(late, against)).toBe(false);
    expect(late.clock).toMatchObject({ kind: 'break', of: 'A1', since: late.latest });
  });

  it('does not wait for a computer', () => {
    expect(isBreakerAwaited(sitting, watched)).toBe(false);
    expect(isBreakerAwaited(sitting, (player) => (player === 'B1' ? PERSON : computer(1)))).toBe(false);
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
  const given = (length: 'board' | 'match') => wentOn(near(length), 'B1', { type: 'concede', what: 'game' });

  it('can be looked at as it lay, with the next one set up already', () => {
    const ended = given('match');
    expect(phaseOf(ended.state)).toBe('before-play');
    const end = boardEnd(ended);
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
    expect(boardEnd(wentOn(given('match'), 'umpire', { type: 'play' }))).toBeNull();
    expect(boardEnd(near('match'))).toBeNull();
  });

  it('keeps its ruling to be asked about', () => {
    const won = afterTheLastMan('match');
    expect(won.state.board?.board).toBe(2);
    expect(lastRuling(won)?.result).toMatchObject({ winner: 'white' });
    expect(boardEnd(won)?.lying.board?.ruling).toBe(lastRuling(won));
  });

  it('the next one begins without anybody calling "Play"', () => {
    expect(automaticDeed(given('match').state, watched)).toEqual({
      kind: 'act',
      by: 'umpire',
      act: { type: 'play' },
    });
  });
});
