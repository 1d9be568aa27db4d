import { headFault, openMatch } from '@opencarrom/match';
import type { TableMatch } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { arrangementOf } from '../src/umpire/at-table/begin.js';
import { UNSENT } from '../src/umpire/at-table/outbox.js';
import { clockFace, roundTime } from '../src/umpire/at-table/round-clock.js';
import { pointsIn, scoreReport } from '../src/umpire/at-table/score-report.js';
import { isSigned, missingSigners } from '../src/umpire/at-table/signed.js';
import { standingOf } from '../src/umpire/at-table/standing.js';
import { words } from '../src/umpire/at-table/words/en.js';
import { headOf } from '../src/umpire/new-match.js';

const MATCH: TableMatch = {
  match: 12,
  stageName: 'Group A',
  round: 3,
  lawStage: 'quarter',
  rulebook: 'starwood',
  discipline: 'doubles',
  counted: 'boards',
  minutes: 45,
  a: { entrant: 1, name: 'Asha & Ravi', players: ['Asha', 'Ravi'] },
  b: { entrant: 2, name: 'Bilal & Chitra', players: ['Bilal', 'Chitra'] },
  umpire: 'R. Rao',
};
const AT = { event: 'ev', eventName: 'Starwood Open', table: 4 };
const headFor = (match: TableMatch) => {
  const { following: _, ...entry } = arrangementOf(match, AT, 'strokes');
  return headOf(entry, new Date('2026-11-21T10:00:00Z'));
};

describe('a match of the draw in the console', () => {
  it('is filled in: nobody types anything', () => {
    const head = headFor(MATCH);
    expect(headFault(head)).toBeNull();
    expect(head).toMatchObject({
      rulebook: 'starwood',
      discipline: 'doubles',
      stage: 'quarter',
      length: 'match',
      clocks: 'laws',
      players: { A: ['Asha', 'Ravi'], B: ['Bilal', 'Chitra'] },
      event: 'Starwood Open',
      category: 'Group A',
      round: '3',
      number: '12',
      table: '4',
      umpire: 'R. Rao',
    });
  });

  it('of one bare score is one game, and of a tie says its rubber', () => {
    expect(headFor({ ...MATCH, counted: 'score' }).length).toBe('game');
    expect(headFor({ ...MATCH, rubber: 2 }).number).toBe('12.2');
  });

  it('has the stage its book knows, whatever the draw calls it', () => {
    const head = headFor({ ...MATCH, rulebook: 'icf', lawStage: 'quarter' });
    expect(headFault(head)).toBeNull();
  });

  it('tells two of one name apart, and shortens what no sheet has room for', () => {
    const b = { entrant: 2, name: 'B', players: ['Asha', 'x'.repeat(200)] };
    const { players } = headFor({ ...MATCH, b });
    expect(players.A[0]).toBe('Asha (1a)');
    expect(players.B[0]).toBe('Asha (2a)');
    expect(players.B[1]?.length).toBeLessThanOrEqual(80);
  });
});

describe('who signs', () => {
  const over = (...by: ('A1' | 'B1' | 'B2' | 'umpire')[]) => ({
    ...openMatch(headFor(MATCH)),
    outcome: { winner: 'A', how: 'score', laws: [], reason: null } as never,
    signatures: by.map((each) => ({ by: each, name: each, mark: null })),
  });

  it('the umpire, or both sides; where players keep the score both sides alone', () => {
    expect(missingSigners(over(), 'umpire')).toEqual(['umpire']);
    expect(isSigned(over('umpire'), 'umpire')).toBe(true);
    expect(isSigned(over('A1', 'B2'), 'umpire')).toBe(true);
    expect(isSigned(over('umpire'), 'players')).toBe(false);
    expect(missingSigners(over('A1'), 'players')).toEqual(['B']);
    expect(isSigned(over('A1', 'B2'), 'players')).toBe(true);
  });

  it('nobody hands in a match that goes on', () => {
    expect(isSigned({ ...over('umpire'), outcome: null }, 'umpire')).toBe(false);
  });
});

describe('the clock of a round', () => {
  const clock = { stage: 1, round: 1, length: 2_700_000, warning: 300_000, beganAt: 0 };

  it('runs, warns, is up, and stands where it was stopped', () => {
    const running = { ...clock, endsAt: 2_700_000, left: null };
    expect(roundTime(running, 0)).toEqual({ left: 2_700_000, is: 'running' });
    expect(roundTime(running, 2_400_000).is).toBe('warning');
    expect(roundTime(running, 2_699_001).is).toBe('warning');
    expect(roundTime(running, 2_700_000)).toEqual({ left: 0, is: 'up' });
    expect(roundTime({ ...clock, endsAt: null, left: 60_000 }, 9e12)).toEqual({
      left: 60_000,
      is: 'standing',
    });
  });

  it('shows a second that has begun', () => {
    expect(clockFace(2_700_000)).toBe('45:00');
    expect(clockFace(61_001)).toBe('1:02');
    expect(clockFace(1)).toBe('0:01');
  });
});

describe('a bare score', () => {
  it('is two numbers, in the digits of either language', () => {
    expect(pointsIn(' 25 ')).toBe(25);
    expect(pointsIn('१२')).toBe(12);
    for (const typed of ['', '-1', '2.5', 'x', '1000']) expect(pointsIn(typed), typed).toBeNull();
  });

  it('is handed in with who stands by it', () => {
    const ended = '2026-11-21T10:00:00Z';
    expect(scoreReport({ score: [25, 7], wasTime: false, umpire: undefined, signatures: [], ended })).toEqual(
      {
        score: [25, 7],
        ended,
      },
    );
    expect(
      scoreReport({ score: [18, 14], wasTime: true, umpire: 'R. Rao', signatures: ['Asha', 'Bilal'], ended }),
    ).toEqual({ score: [18, 14], how: 'time', umpire: 'R. Rao', signatures: ['Asha', 'Bilal'], ended });
  });
});

describe('the quiet line', () => {
  const known = { sent: UNSENT, areRightsTaken: false, isReached: true, hasResult: false };
  const said = (change: object) => standingOf({ ...known, ...change }, words);
  const answered = (is: 'taken' | 'waiting' | 'set-aside' | 'refused') => ({
    sent: { ...UNSENT, result: { hash: 'h', is, why: 'because' } },
  });

  it('says what is going on between the phone and the desk', () => {
    expect(said({}).text).toBe(words.live);
    expect(said({ isReached: null })).toMatchObject({ tone: 'wait', text: words.asking });
    expect(said({ isReached: false, sent: { ...UNSENT, waits: 3 } }).text).toBe(words.keptHere(3));
    expect(said({ sent: { ...UNSENT, waits: 3 } }).text).toBe(words.sending);
    expect(said(answered('taken'))).toMatchObject({ tone: 'good', text: words.taken });
    expect(said(answered('waiting'))).toMatchObject({ tone: 'alert', text: words.waiting, why: 'because' });
    expect(said({ ...answered('waiting'), hasResult: true }).text).toBe(words.waiting);
    expect(said({ hasResult: true })).toMatchObject({ tone: 'alert', text: words.deskHas });
    expect(said({ sent: { ...UNSENT, unfollowed: 'because' } })).toMatchObject({
      tone: 'alert',
      text: words.unfollowed,
      why: 'because',
    });
    expect(said(answered('refused'))).toMatchObject({ text: words.refused, canBeCarried: true });
    expect(said({ areRightsTaken: true, sent: { ...UNSENT, waits: 1 } })).toMatchObject({
      text: words.rightsLine,
      canBeCarried: true,
    });
  });
});
