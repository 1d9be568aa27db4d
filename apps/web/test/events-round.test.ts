import type { LiveBoard, TablePhone, WaitingResult } from '@opencarrom/protocol';
import {
  decideEvent,
  type EventAct,
  emptyLog,
  evolveEvent,
  formatFrom,
  type LoggedEvent,
} from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { words as event } from '../src/event/words/en.js';
import type { AtDesk } from '../src/events/desk-view.js';
import { scoresApart, tellLine } from '../src/events/history/tell-line.js';
import { words as history } from '../src/events/history/words/en.js';
import { besideUndecided, nextStep } from '../src/events/round/next-step.js';
import { type HallRow, hallRows, undecidedIn } from '../src/events/round/rows.js';
import { umpireSaid, whereSaid } from '../src/events/round/say-stand.js';
import { actFrom, fieldOf, reportFrom, type Typing } from '../src/events/round/typed-act.js';
import { readTyped, typedOf } from '../src/events/round/typed-result.js';
import { words as round } from '../src/events/round/words/en.js';
import { plannedRounds, roundCalled } from '../src/events/rounds.js';

const AT = '2026-01-31T10:00Z';
const NOW = Date.parse('2026-01-31T11:00Z');
const MINUTE = 60_000;

function done(log: LoggedEvent, act: EventAct): LoggedEvent {
  const decided = decideEvent(log, { at: AT, by: 'Asha', act });
  if (!('ok' in decided)) throw new Error(JSON.stringify(decided));
  return evolveEvent(log, decided.ok);
}

/** Two rounds of a Swiss for so many; drafts are published. */
function swiss(players: number, ...acts: readonly EventAct[]): LoggedEvent {
  const made = formatFrom('european-swiss', {});
  if (!('ok' in made)) throw new Error('no such template');
  const [stage] = made.ok.stages;
  if (stage?.system !== 'swiss') throw new Error('no Swiss stage');
  const entries = Array.from({ length: players }, (_, index) => ({ players: [{ name: `P${index + 1}` }] }));
  const first: readonly EventAct[] = [
    {
      ...{ type: 'open', name: 'Evening', lot: 7, drafts: true },
      format: { discipline: 'singles', stages: [{ ...stage, rounds: 2, goOn: null, seeding: 'list' }] },
    },
    { type: 'tables', tables: 12, outOfUse: [] },
    { type: 'enter', entries },
  ];
  return [...first, ...acts].reduce(done, emptyLog);
}

const rowsOfEarlier = (logged: LoggedEvent, about: AtDesk | null = null): readonly HallRow[] =>
  hallRows({ logged, about, now: NOW }, undecidedIn(logged.state, about));

const DRAWN = [{ type: 'pair' }, { type: 'publish' }] as const;
const report = (match: number, a: number, b: number, protest = false): EventAct => ({
  type: 'report',
  match,
  report: { score: [a, b], ...(protest ? { protest: true } : {}) },
});

const atDesk = (some: Partial<AtDesk>): AtDesk => ({
  ...{ id: 'e', rev: 1, now: NOW, you: 'owner', clock: null },
  ...{ live: [], staff: [], phones: [], waiting: [], requests: [], addresses: [] },
  settings: { play: 'hall', listed: false, entries: 'closed', scoring: 'either', club: null },
  ...some,
});

const board = (match: number, heardAt: number, some: Partial<LiveBoard> = {}): LiveBoard => ({
  ...{ match, table: match, points: [3, 4], game: 1, board: 2, following: 'strokes', heardAt, phones: 1 },
  ...some,
});

const rowsOf = (logged: LoggedEvent, about: AtDesk | null): readonly HallRow[] =>
  hallRows({ logged, about, now: NOW }, logged.state.stages.at(-1)?.matches ?? []);

const told = (rows: readonly HallRow[]) => rows.map(({ match, stand }) => `${match.number} ${stand.is}`);

describe('the rows of a round', () => {
  it('have what is missing on top, what is played in the middle, what is done below, and the bye last', () => {
    const log = swiss(11, ...DRAWN, report(1, 25, 3), report(4, 10, 9, true));
    const waiting: WaitingResult = {
      ...{ id: 'w', match: 5, from: {}, at: NOW, why: 'has-result', told: '' },
      report: { score: [1, 2] },
    };
    const live = [board(2, NOW - MINUTE), board(3, NOW - 13 * MINUTE)];
    const rows = rowsOf(log, atDesk({ live, waiting: [waiting] }));
    expect(told(rows)).toEqual(['5 waiting', '3 silent', '4 protest', '2 live', '1 done', '6 bye']);
    expect(rows.map(({ tone }) => tone)).toEqual(['due', 'due', 'due', 'live', 'done', 'done']);
    expect(rows[1]?.stand).toMatchObject({ minutes: 13 });
  });

  it('wait longer for a board that tells its score alone, and take a phone’s sign of life', () => {
    const log = swiss(4, ...DRAWN);
    const quiet = { heardAt: NOW - 10 * MINUTE };
    const phone: TablePhone = { phone: 'p', table: 2, name: null, joinedAt: 0, heardAt: NOW - MINUTE };
    const live = [board(1, quiet.heardAt, { following: 'scores' }), board(2, quiet.heardAt)];
    expect(told(rowsOf(log, atDesk({ live })))).toEqual(['2 silent', '1 live']);
    expect(told(rowsOf(log, atDesk({ live, phones: [phone] })))).toEqual(['1 live', '2 live']);
  });

  it('name who has not begun where a phone waits, and what is overdue once the time is up', () => {
    const log = swiss(4, ...DRAWN);
    const clock = {
      ...{ stage: 1, round: 1, length: 50 * MINUTE, warning: 5 * MINUTE, left: null },
      ...{ beganAt: NOW - 9 * MINUTE, endsAt: NOW + 41 * MINUTE },
    };
    const phones = [{ phone: 'p', table: 2, name: null, joinedAt: 0, heardAt: NOW }];
    expect(told(rowsOf(log, atDesk({ clock, phones })))).toEqual(['2 not-begun', '1 open']);
    const over = { ...clock, beganAt: NOW - 60 * MINUTE, endsAt: NOW - 10 * MINUTE };
    const live = [board(1, NOW)];
    expect(told(rowsOf(log, atDesk({ clock: over, live })))).toEqual(['1 overdue', '2 overdue']);
  });

  it('name the umpire of a match until its result is in', () => {
    const appointed = [{ type: 'umpires', umpires: [{ name: 'Sunita' }] }, { type: 'appoint' }] as const;
    const log = swiss(4, ...DRAWN, ...appointed, report(1, 25, 3));
    const open = swiss(4, ...DRAWN, ...appointed);
    const said = (logged: LoggedEvent) =>
      rowsOf(logged, null).map((row) => umpireSaid(row, logged.state, round));
    expect(said(open).filter(Boolean)).toEqual(['Umpire: Sunita']);
    expect(open.state.hall.chairs[1]).toBe('Sunita');
    expect(said(log)).toEqual(['', '']);
  });

  it('say which match is played first where a table has several', () => {
    const log = swiss(6, { type: 'tables', tables: 2, outOfUse: [] }, ...DRAWN);
    const stands = rowsOf(log, null).map(({ stand }) => stand.is);
    expect(stands.filter((is) => is === 'open')).toHaveLength(2);
    expect(stands.filter((is) => is === 'after')).toHaveLength(1);
  });
});

describe('the next step', () => {
  const stepOf = (log: LoggedEvent, about: AtDesk | null = atDesk({})) =>
    nextStep(log, about, rowsOf(log, about));

  it('starts the clock as it was set for this round, and else as the format has it', () => {
    const drawn = swiss(4, ...DRAWN);
    const set = {
      ...{ stage: 1, round: 1, length: 12 * MINUTE, warning: MINUTE, left: 12 * MINUTE },
      ...{ beganAt: null, endsAt: null },
    };
    expect(stepOf(drawn, atDesk({ clock: set }))).toMatchObject({ minutes: 12, isSet: true });
    const earlier = stepOf(drawn, atDesk({ clock: { ...set, round: 0 } }));
    expect(earlier).toMatchObject({ do: 'start-clock', isSet: false });
    expect(earlier).not.toMatchObject({ minutes: 12 });
  });

  it('leads from the entries to the prizes', () => {
    expect(stepOf(swiss(1))).toEqual({ do: 'enter', entered: 1 });
    expect(stepOf(swiss(4))).toMatchObject({ do: 'draw', round: 1, isFirst: true });
    expect(stepOf(swiss(4, { type: 'pair' }))).toEqual({ do: 'publish', round: 1, matches: 2 });
    const drawn = swiss(4, ...DRAWN);
    expect(stepOf(drawn)).toMatchObject({ do: 'start-clock', round: 1 });
    const { settings } = atDesk({});
    // On the screen every match has its own time.
    expect(stepOf(drawn, atDesk({ settings: { ...settings, play: 'online' } }))).toEqual({
      do: 'wait',
      open: 2,
    });
    const half = done(drawn, report(1, 25, 3));
    expect(stepOf(half)).toEqual({ do: 'wait', open: 1 });
    const all = done(half, report(2, 25, 3));
    expect(stepOf(all)).toMatchObject({ do: 'draw', round: 2, isFirst: false });
    const last = [...DRAWN, report(3, 25, 3), report(4, 3, 25)].reduce(done, all);
    expect(stepOf(last)).toMatchObject({ do: 'award', system: 'swiss' });
    expect(stepOf(done(last, { type: 'award', kind: null }))).toEqual({ do: 'over' });
  });

  it('is what is missing, before anything else', () => {
    const log = swiss(4, ...DRAWN, report(1, 25, 3), report(2, 25, 3, true));
    expect(stepOf(log)).toMatchObject({ do: 'see-to', row: { stand: { is: 'protest' } } });
  });

  it('is not the protest of an earlier round, unless one waits: it stays in sight, with its round', () => {
    const log = swiss(4, ...DRAWN, report(1, 25, 3), report(2, 25, 3, true), ...DRAWN);
    const [stage] = log.state.stages;
    const earlier = rowsOfEarlier(log);
    expect(earlier.map(({ match, tone }) => [match.number, tone])).toEqual([[2, 'due']]);
    expect(earlier.map((row) => whereSaid(row, log.state, event))).toEqual([
      `${stage?.format.name}: Round 1`,
    ]);
    expect(besideUndecided({ do: 'wait', open: 2 }, earlier)).toMatchObject({ do: 'see-to' });
    const draw = { do: 'draw', stage: 1, round: 3, isFirst: false, open: 0 } as const;
    expect(besideUndecided(draw, earlier)).toBe(draw);
    const settled = done(log, { type: 'correct', match: 2, report: { score: [3, 25] }, reason: 'upheld' });
    expect(rowsOfEarlier(settled)).toEqual([]);

    // What a phone brings late, and the desk has typed otherwise meanwhile, is in sight as well.
    const late: WaitingResult = {
      ...{ id: 'w', match: 1, from: { table: 1 }, at: NOW, why: 'conflict', told: '' },
      report: { score: [3, 25] },
    };
    const [row, ...more] = rowsOfEarlier(settled, atDesk({ waiting: [late] }));
    expect([row?.match.number, row?.stand.is, more]).toEqual([1, 'waiting', []]);
    expect(row && whereSaid(row, settled.state, event)).toBe(`${stage?.format.name}: Round 1`);
    expect(besideUndecided({ do: 'wait', open: 2 }, row ? [row] : [])).toMatchObject({ do: 'see-to' });
  });

  it('is a choice where nobody is left whom one has not met', () => {
    const log = swiss(2, ...DRAWN, report(1, 25, 3));
    expect(stepOf(log)).toMatchObject({ do: 'choose', refusal: { why: 'no-pairing' } });
  });

  it('knows how many rounds there are to be', () => {
    const [stage] = swiss(5, ...DRAWN).state.stages;
    expect(stage && plannedRounds(stage)).toBe(2);
  });

  it('calls the rounds of a knock-out by what is played in them, and counts all others', () => {
    const [stage] = swiss(18, ...DRAWN).state.stages;
    if (stage?.format.system !== 'swiss') throw new Error('no Swiss stage');
    const called = (from: typeof stage) => [1, 2, 3, 4, 5].map((round) => roundCalled(from, round, event));
    expect(called(stage)).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5']);
    const format = {
      ...stage.format,
      system: 'knockout',
      thirdPlace: false,
    } as unknown as typeof stage.format;
    expect(called({ ...stage, format })).toEqual([
      ...['Last 32', 'Last 16', 'Quarter-finals', 'Semi-finals', 'Final'],
    ]);
  });
});

describe('a result that is typed', () => {
  it.each([
    ['25 12', 'score', { score: [25, 12] }],
    [' 25–12 ', 'score', { score: [25, 12] }],
    [
      '25-12 8-25 25-20',
      'games',
      {
        games: [
          [25, 12],
          [8, 25],
          [25, 20],
        ],
      },
    ],
    [
      '5-0 0-7',
      'boards',
      {
        boards: [
          { winner: 'A', points: 5 },
          { winner: 'B', points: 7 },
        ],
      },
    ],
    ['25-0', 'boards', { games: [[25, 0]] }],
  ] as const)('%s counted by %s', (text, counted, read) => {
    expect(readTyped(text, counted)).toEqual(read);
    expect(readTyped(typedOf(read as never), counted)).toEqual(read);
  });

  it.each(['', '25', '25 12 3', 'won', '25 12 a'])('is none: "%s"', (text) =>
    expect(readTyped(text, 'games')).toBeNull(),
  );
  it('is one pair where a bare score counts', () => expect(readTyped('25 12 8 25', 'score')).toBeNull());

  const typing: Typing = {
    ...{ text: '25 12', how: 'played', winner: null, law: '', reason: '', protest: false, because: '' },
  };
  const log = swiss(4, ...DRAWN, report(1, 25, 3));
  const [has, open] = log.state.stages[0]?.matches ?? [];

  it('becomes a report, a correction with its reason, or a walk-over against who is not there', () => {
    const score = reportFrom(typing, 'score', null);
    if (!score || !has || !open) throw new Error('no match');
    expect(actFrom(open, null, score, '')).toMatchObject({ type: 'report', report: { score: [25, 12] } });
    expect(actFrom(has, null, score, ' the sheet ')).toMatchObject({ type: 'correct', reason: 'the sheet' });
    const away = reportFrom({ ...typing, how: 'walked-over', winner: 'a', reason: 'late' }, 'score', null);
    expect(away && actFrom(open, null, away, '')).toEqual({
      ...{ type: 'walk-over', match: 2, against: 'b', reason: 'late' },
    });
  });

  it('is refused by the laws at the field that is wrong', () => {
    const refusalOf = (act: EventAct) => {
      const decided = decideEvent(log, { at: AT, act });
      return 'refused' in decided ? fieldOf(decided.refused) : 'taken';
    };
    expect(refusalOf(report(2, 99, 3))).toBe('text');
    const awarded = { how: 'awarded', winner: 'a', reason: 'x', law: 'no such' } as const;
    expect(refusalOf({ type: 'report', match: 2, report: awarded })).toBe('law');
    expect(refusalOf({ type: 'correct', match: 1, report: { score: [25, 4] }, reason: '' })).toBe('because');
  });
});

describe('the history', () => {
  it('counts the matches that are played, and those that have an umpire', () => {
    const umpires = [{ name: 'Sunita' }, { name: 'P4' }];
    const log = swiss(5, { type: 'umpires', umpires }, ...DRAWN, { type: 'appoint' });
    const lines = log.happenings.map((line) => tellLine(line, log, history, event));
    expect(lines).toContain('Round 1 drawn: 2 matches');
    const seats = Object.keys(log.state.hall.chairs).length;
    expect(seats).toBeLessThan(log.state.stages[0]?.matches.length ?? 0);
    expect(lines.at(-1)).toBe(`Umpires appointed: ${seats}`);
  });

  it('tells every line by who met, where, and why', () => {
    const corrected: EventAct = {
      type: 'correct',
      match: 1,
      report: { score: [25, 4] },
      reason: 'the sheet',
    };
    const undo = (of: number): EventAct => ({ type: 'undo', of });
    const log = swiss(4, ...DRAWN, report(1, 25, 3), corrected, undo(7), undo(8));
    expect(log.happenings.map((line) => tellLine(line, log, history, event))).toEqual([
      'Evening opened',
      'Tables: 12',
      'Entered: P1, P2, P3 and 1 more',
      'Round 1 drawn: 2 matches',
      'Draw published',
      'Table 1: P1 25–3 P3',
      'Corrected. Table 1: P1 25–4 P3. Reason: the sheet',
      'Undone: Corrected. Table 1: P1 25–4 P3. Reason: the sheet',
      'Brought back: Corrected. Table 1: P1 25–4 P3. Reason: the sheet',
    ]);
  });
});

it('a score is never broken at its dash, and names are as before', () => {
  expect(scoresApart('Asha – Bina 25–18')).toEqual(['Asha – Bina ', '25–18', '']);
});
