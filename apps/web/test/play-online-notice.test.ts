import { type Act, decide, type MatchState, newHead, openMatch, usualSeats } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { words as spokenEn } from '../src/match/spoken-words/en.js';
import { words as en } from '../src/play/online/board-words/en.js';
import { words as hi } from '../src/play/online/board-words/hi.js';
import { CalmNotice } from '../src/play/online/calm-notice.js';
import { declinedSaid } from '../src/play/online/declined.js';
import { type Notice, noticeOf, type Standing } from '../src/play/online/notice.js';
import { whoDecides } from '../src/play/online/who-decides.js';

/** A match after these acts of the umpire. */
function after(...acts: readonly Act[]): MatchState {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board', clocks: 'laws' });
  return acts.reduce((state, act) => {
    const decision = decide(state, { by: 'umpire', at: 1000, act });
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    return decision.state;
  }, openMatch(head));
}
const TOSS: Act = { type: 'toss', winner: 'B' };
const atBreak = () =>
  after(
    TOSS,
    { type: 'choose', take: 'break' },
    { type: 'sit', seats: usualSeats('singles') },
    { type: 'play' },
  );

const standing = (state: MatchState, more: Partial<Standing> = {}): Standing => ({
  ...{ state, you: 'A1', naming: {}, reached: { is: 'here' }, isOnline: true, lostFor: 0, unansweredFor: 0 },
  ...{ isOtherwise: false, away: [], wasAway: null, decision: whoDecides(state, () => false), now: 3000 },
  ...more,
});
const told = (state: MatchState, more: Partial<Standing> = {}): string | null => {
  const { text, seconds } = noticeOf(standing(state, more), en) ?? {};
  return text === undefined ? null : [text, seconds ?? []].flat().join(' · ');
};

describe('who decides far away', () => {
  it('is said to both, and until when', () => {
    expect(told(after(TOSS))).toBe('Bina won the toss and chooses · 28');
    expect(told(after(TOSS), { you: 'B1' })).toBe('You won the toss: choose · 28');
    expect(told(after(TOSS), { you: null })).toBe('Bina won the toss and chooses · 28');
    const untimed = { ...atBreak(), clock: null };
    expect(told(untimed)).toBe('Bina’s turn · 28');
    expect(told(untimed, { you: 'B1' })).toBe('Your turn · 28');
  });

  it('is not said twice: whose stroke it is stands beside their name', () => {
    expect(told(atBreak())).toBeNull();
  });

  it('is the sooner of the clock of the laws and of the time in which a match must begin', () => {
    const state = atBreak();
    const seconds = state.clock?.seconds ?? 0;
    expect(whoDecides(state, () => false)?.until).toBe(1000 + Math.min(seconds, 30) * 1000);
    expect(whoDecides({ ...state, clock: null }, () => false)?.until).toBe(31_000);
  });

  it('is nobody while the server goes on', () => {
    expect(whoDecides(after(), () => false)).toBeNull();
  });

  it('is whoever may claim, while the server or a computer waits for that', () => {
    const head = newHead({ players: { A: ['a'], B: ['b'] }, rulebook: 'icf-short', manner: 'strict' });
    const stroke = { x: 0, y: -0.235, vx: 0.5, vy: 5 };
    const acts: readonly [by: 'umpire' | 'A1', act: Act][] = [
      ['umpire', { type: 'toss', winner: 'A' }],
      ['umpire', { type: 'choose', take: 'break' }],
      ['umpire', { type: 'sit', seats: usualSeats('singles') }],
      ['umpire', { type: 'play' }],
      ['A1', { type: 'strike', stroke }],
    ];
    const state = acts.reduce((before, [by, act]) => {
      const decision = decide(before, { by, at: 1000, act });
      if ('refusal' in decision) throw new Error(decision.refusal.code);
      return decision.state;
    }, openMatch(head));
    const still = state.board?.stillAt ?? 0;
    expect(whoDecides(state, () => true)).toEqual({ kind: 'claim', by: ['B1'], until: still + 5000 });
    expect(whoDecides(state, () => false)).toMatchObject({ kind: 'strike' });
  });
});

describe('what matters more is said instead', () => {
  it.each<[string, Partial<Standing>]>([
    ['Connection lost. Trying again… · 4', { reached: lost('cut'), lostFor: 4200 }],
    ['The server is restarting. The clock is stopped.', { reached: lost('restart') }],
    [
      'No network: your moves are sent when it is back · 9',
      { reached: lost('cut'), isOnline: false, lostFor: 9000 },
    ],
    ['There is a newer version of this page', { reached: { is: 'ended', why: 'unknown-version' } }],
    ['You are no longer signed in here', { reached: { is: 'ended', why: 'session-ended' } }],
    ['Not confirmed yet. Sending again…', { unansweredFor: 1200 }],
    ['Your device saw this stroke differently. The server’s result counts.', { isOtherwise: true }],
    [
      'Bina is away. If they do not come back, you win. · 57',
      { away: [{ player: 'B1', since: 0, until: 60_000 }] },
    ],
    [
      'Bina is away. If they do not come back, Asha wins. · 57',
      { you: null, away: [{ player: 'B1', since: 0, until: 60_000 }] },
    ],
    ['Bina is away · 3', { away: [{ player: 'B1', since: 0, until: null }] }],
    ['You were away 32 s. A game allows 60 s.', { wasAway: 31_500 }],
  ])('%s', (text, more) => expect(told(atBreak(), more)).toBe(text));

  it('but not that an answer takes as long as answers take', () => {
    expect(told(atBreak(), { unansweredFor: 900 })).toBeNull();
  });

  it('nobody is missed in a match that is over', () => {
    const state = {
      ...atBreak(),
      outcome: { winner: 'A', how: 'conceded', laws: [], reason: null },
    } as MatchState;
    expect(told(state, { away: [{ player: 'B1', since: 0, until: 60_000 }], decision: null })).toBeNull();
  });
});

function lost(why: 'cut' | 'restart'): Standing['reached'] {
  return { is: 'lost', why, retryIn: 200 };
}

describe('a notice', () => {
  const notice = (kind: string, isTrouble: boolean): Notice => ({
    ...{ kind, text: kind, seconds: null, isTrouble, offersReload: false },
  });
  const [turn, trouble] = [notice('turn', false), notice('lost', true)];

  it('of trouble that is soon over is never shown', () => {
    const calm = new CalmNotice();
    expect(calm.look(turn, 0)).toBe(turn);
    expect(calm.look(trouble, 100)).toBe(turn);
    expect(calm.look(trouble, 600)).toBe(turn);
    expect(calm.look(turn, 650)).toBe(turn);
    // It begins anew.
    expect(calm.look(trouble, 700)).toBe(turn);
    expect(calm.look(trouble, 1250)).toBe(turn);
    expect(calm.look(trouble, 1300)).toBe(trouble);
  });

  it('of trouble stays as long as it takes to be read, and counts on meanwhile', () => {
    const calm = new CalmNotice();
    calm.look(trouble, 0);
    calm.look(trouble, 600);
    const later = { ...trouble, seconds: 1 };
    expect(calm.look(later, 700)).toBe(later);
    expect(calm.look(turn, 1000)).toBe(later);
    expect(calm.look(turn, 1200)).toBe(turn);
  });

  it('of whose turn it is comes at once', () => {
    const calm = new CalmNotice();
    calm.look(turn, 0);
    const next = notice('next', false);
    expect(calm.look(next, 1)).toBe(next);
  });
});

describe('what the server has taken back', () => {
  const act: Act = { type: 'strike', stroke: { x: 0, y: -0.25, vx: 0, vy: 1 } };
  const telling = { head: atBreak().head, events: [], naming: {}, spoken: spokenEn, w: en };
  const declined = { id: 'c', act, after: 5, message: '', laws: ['45'], refusal: null };
  const said = (code: string, more: object = {}) =>
    declinedSaid({ ...declined, code }, { ...telling, ...more });

  it('is said with its reason, by the match’s own words or the server’s', () => {
    expect(said('not-now')).toEqual({
      text: 'Your stroke was undone. This is not possible now.',
      laws: ['45'],
    });
    expect(said('store-full').text).toBe(
      'Your stroke was undone. The server cannot save: its disk is full. Try again later.',
    );
    expect(said('something-new').text).toBe(
      'Your stroke was undone. The server did not accept it. Try again.',
    );
    const place: Act = { type: 'place', x: 0, y: 0 };
    expect(declinedSaid({ ...declined, act: place, code: 'no-seat' }, telling).text).toBe(
      'That was undone. Somebody else has this seat now.',
    );
  });

  it('says that time was called, where that came before', () => {
    const time = { seq: 6, at: 0, type: 'done', by: 'umpire', act: { type: 'time' } } as const;
    expect(said('stale', { events: [time] }).text).toMatch(/time ran out before/);
    expect(said('stale', { events: [{ ...time, seq: 5 }] }).text).not.toMatch(/Time was called/);
  });

  it('names no numbers of events to whoever plays', () => {
    const tossed = after(TOSS);
    const choose = { by: 'B1', at: 0, act: { type: 'choose', take: 'break' }, after: 0 } as const;
    const decision = decide(tossed, choose);
    const refusal = 'refusal' in decision ? decision.refusal : null;
    expect(refusal?.code).toBe('stale');
    expect(declinedSaid({ ...declined, code: 'stale', refusal }, telling).text).toBe(
      'Your stroke was undone. Something else happened first. Look again.',
    );
  });

  it('has words for the same codes in both languages', () => {
    expect(Object.keys(hi.declined)).toEqual(Object.keys(en.declined));
  });
});
