import { describe, expect, it } from 'vitest';
import type { MatchRules } from '../../src/event/format.js';
import { type EventSession, sessionFault } from '../../src/tables/sessions.js';
import { type TimedMatch, type TimetableQuestion, timetable } from '../../src/tables/timetable.js';
import { usualMinutes } from '../../src/tables/usual-minutes.js';

const SATURDAY: EventSession = { start: '2026-03-07T09:00', minutes: 240 };
const SUNDAY: EventSession = { start: '2026-03-08T09:00', minutes: 180 };

const match = (number: number, table: number | null, more: Partial<TimedMatch> = {}): TimedMatch => ({
  number,
  stage: 1,
  round: 1,
  table,
  entrants: [2 * number - 1, 2 * number],
  minutes: 50,
  isOver: false,
  ...more,
});

const ask = (question: Partial<TimetableQuestion>) =>
  timetable({ sessions: [SATURDAY], gap: 10, matches: [], ahead: [], tables: null, ...question });

const timesOf = (question: Partial<TimetableQuestion>) =>
  ask(question).matches.map(({ from, to }) => `${from?.slice(5)} ${to?.slice(5)}`);

const rounds = (count: number, matches: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ stage: 1, round: from + index, matches, minutes: 50 }));

describe('sessions', () => {
  it.each([
    [[{ start: '2026-03-07', minutes: 60 }], { session: 0, fault: 'no-time' }],
    [[{ start: 'Saturday', minutes: 60 }], { session: 0, fault: 'no-time' }],
    [[SATURDAY, { ...SUNDAY, minutes: 0 }], { session: 1, fault: 'no-length' }],
    [[SATURDAY, { ...SUNDAY, start: '2026-03-08T09:00Z' }], { session: 1, fault: 'another-clock' }],
    [[SUNDAY, SATURDAY], { session: 1, fault: 'before-the-last-ends' }],
    [[SATURDAY, { start: '2026-03-07T12:59', minutes: 60 }], { session: 1, fault: 'before-the-last-ends' }],
    [
      [{ ...SATURDAY, breaks: [{ start: '2026-03-07T08:50', minutes: 20 }] }],
      { session: 0, fault: 'break-outside' },
    ],
    [
      [{ ...SATURDAY, breaks: [{ start: '2026-03-07T12:50', minutes: 11 }] }],
      { session: 0, fault: 'break-outside' },
    ],
  ])('that cannot be are named: %j', (sessions, fault) => {
    expect(sessionFault(sessions)).toEqual(fault);
  });

  it('that follow each other are right, in whatever zones they are told', () => {
    expect(sessionFault([SATURDAY, { start: '2026-03-07T13:00', minutes: 60 }, SUNDAY])).toBeNull();
    const zoned = [
      { start: '2026-03-07T09:00+05:30', minutes: 60 },
      { start: '2026-03-07T04:30Z', minutes: 60 },
    ];
    expect(sessionFault(zoned)).toBeNull();
    expect(sessionFault([{ ...SATURDAY, breaks: [{ start: '2026-03-07T12:50', minutes: 10 }] }])).toBeNull();
  });
});

describe('a timetable', () => {
  it('has matches one after another at a table, with time between them', () => {
    const matches = [match(1, 1), match(2, 2), match(3, 1)];
    expect(timesOf({ matches })).toEqual([
      '03-07T09:00 03-07T09:50',
      '03-07T09:00 03-07T09:50',
      '03-07T10:00 03-07T10:50',
    ]);
  });

  it('lets nobody play two at once, be it at two tables', () => {
    const matches = [match(1, 1), match(2, 2, { entrants: [2, 3] })];
    expect(timesOf({ matches })[1]).toBe('03-07T10:00 03-07T10:50');
  });

  it('moves what does not fit to after the break, to the next session, and says what fits nowhere', () => {
    const noon = { ...SATURDAY, breaks: [{ start: '2026-03-07T10:30', minutes: 30 }] };
    const { rounds: times } = ask({ sessions: [noon, SUNDAY], ahead: rounds(7, 4) });
    expect(times.map(({ from }) => from?.slice(5) ?? null)).toEqual([
      '03-07T09:00',
      '03-07T11:00',
      '03-07T12:00',
      '03-08T09:00',
      '03-08T10:00',
      '03-08T11:00',
      null,
    ]);
    expect(times[0]?.to).toBe('2026-03-07T09:50');
    expect(times[6]).toEqual({ stage: 1, round: 7, from: null, to: null });
  });

  it('plays a round in waves where there are fewer tables', () => {
    const { rounds: times } = ask({ tables: 3, ahead: rounds(2, 5) });
    expect(times).toMatchObject([
      { from: '2026-03-07T09:00', to: '2026-03-07T10:50' },
      { from: '2026-03-07T11:00', to: '2026-03-07T12:50' },
    ]);
  });

  it('follows what has really happened', () => {
    const matches = [
      match(1, 1, { isOver: true, started: '2026-03-07T09:20', ended: '2026-03-07T10:25' }),
      match(2, 1),
    ];
    const { matches: times, rounds: all } = ask({ matches, ahead: rounds(1, 2, 2) });
    expect(times).toEqual([
      { match: 1, from: '2026-03-07T09:20', to: '2026-03-07T10:25', isKnown: true },
      { match: 2, from: '2026-03-07T10:35', to: '2026-03-07T11:25', isKnown: false },
    ]);
    expect(all).toEqual([
      { stage: 1, round: 1, from: '2026-03-07T09:20', to: '2026-03-07T11:25' },
      { stage: 1, round: 2, from: '2026-03-07T11:35', to: '2026-03-07T12:25' },
    ]);
  });

  it('reckons from an end alone, and by the clock of the sessions', () => {
    const zoned = [{ start: '2026-03-07T09:00+05:30', minutes: 240 }];
    const matches = [match(1, 1, { isOver: true, ended: '2026-03-07T05:00Z' })];
    expect(ask({ sessions: zoned, matches }).matches).toEqual([
      { match: 1, from: '2026-03-07T09:40+05:30', to: '2026-03-07T10:30+05:30', isKnown: false },
    ]);
  });

  it('does not use times that no clock makes comparable', () => {
    const matches = [match(1, 1, { started: '2026-03-07T05:00Z' })];
    expect(ask({ matches }).matches).toMatchObject([{ from: '2026-03-07T09:00', isKnown: false }]);
  });

  it('begins nothing in the past, and ends nothing that goes on before now', () => {
    const matches = [
      match(1, 1, { started: '2026-03-07T09:00' }),
      match(2, 2),
      match(3, 3, { isOver: true }),
    ];
    const asked = ask({ matches, now: '2026-03-07T10:15', ahead: rounds(1, 2, 2) });
    expect(asked.matches.map(({ from, to }) => [from?.slice(11), to?.slice(11)])).toEqual([
      ['09:00', '10:15'],
      ['10:15', '11:05'],
      ['09:00', '09:50'],
    ]);
    expect(asked.rounds[1]).toMatchObject({ from: '2026-03-07T11:15' });
    expect(ask({ ahead: rounds(1, 2), now: '2026-03-07T10:15' }).rounds).toMatchObject([
      { from: '2026-03-07T10:15' },
    ]);
    const early = ask({ matches: [match(1, 1, { isOver: true })], now: '2026-03-07T09:30' });
    expect(early.matches).toMatchObject([{ from: '2026-03-07T09:00', to: '2026-03-07T09:30' }]);
  });

  it('has no times without sessions, and of a round only when all its matches have theirs', () => {
    expect(ask({ sessions: [], matches: [match(1, 1)], ahead: rounds(1, 1, 2) })).toEqual({
      matches: [{ match: 1, from: null, to: null, isKnown: false }],
      rounds: [
        { stage: 1, round: 1, from: null, to: null },
        { stage: 1, round: 2, from: null, to: null },
      ],
    });
    const full = [match(1, 1, { minutes: 200 }), match(2, 1)];
    expect(ask({ matches: full, ahead: rounds(1, 1, 2) }).rounds.map(({ from }) => from)).toEqual([
      null,
      null,
    ]);
  });
});

describe('how long a match takes', () => {
  const rules: MatchRules = {
    rulebook: 'icf',
    stage: 'league',
    counted: 'score',
    mostScore: 25,
    minutes: null,
    tie: null,
  };

  it.each([
    ['one game to 25, as in European rounds', rules, 'league', 50],
    ['as long as its rules give it', { ...rules, minutes: 45 }, 'league', 45],
    ['best of three games', { ...rules, counted: 'games' }, 'league', 125],
    [
      'three boards in the groups of a society',
      { ...rules, rulebook: 'starwood', counted: 'boards' },
      'league',
      25,
    ],
    ['four in its quarter-finals', { ...rules, rulebook: 'starwood', counted: 'boards' }, 'quarter', 30],
    ['six in its semi-finals', { ...rules, rulebook: 'starwood', counted: 'boards' }, 'semi', 45],
    ['29 points in its final', { ...rules, rulebook: 'starwood', counted: 'boards' }, 'final', 60],
    [
      'three rubbers at one table',
      {
        ...rules,
        minutes: 40,
        tie: {
          rubbers: ['singles', 'singles', 'doubles'],
          until: 'played-out',
          substitutes: 0,
          rubbersEach: null,
        },
      },
      'league',
      120,
    ],
  ] as const)('%s', (_, given, stage, minutes) => {
    expect(usualMinutes(given, stage)).toBe(minutes);
  });
});
