import { describe, expect, it } from 'vitest';
import {
  beginsEvent,
  checkEvent,
  damageInEvent,
  type EventLine,
  type FinalsFormat,
  readEventLog,
  writeEvent,
} from '../../src/index.js';
import {
  AT,
  byScore,
  entry,
  finals,
  groups,
  type Hall,
  knockout,
  league,
  opened,
  singles,
  swiss,
} from './playing.js';

/** Words that say what is wrong. */
const SAID = expect.stringMatching(/.{8}/);
const HEAD = '{"format":"opencarrom-event","version":1}';
const four = () => opened(singles(swiss(2)), 4);
const drawn = () => four().do({ type: 'pair' });

/** What comes of reading a log with one more line in it. */
const readWith = (hall: Hall, line: object) => {
  const seq = hall.log.happenings.length + 1;
  return readEventLog(`${writeEvent(hall.log)}${JSON.stringify({ seq, at: AT, ...line })}\n`);
};
const reads = (hall: Hall) => expect(readEventLog(writeEvent(hall.log))).toStrictEqual({ ok: hall.log });

describe('a written event', () => {
  it('is read with its groups, its bracket and its finals', () => {
    const hall = opened(singles(groups(2, 2), knockout()), 7)
      .do({ type: 'pair' })
      .earlierWin();
    hall
      .do({ type: 'enter', entries: [entry('Late')] })
      .do({ type: 'pair' })
      .earlierWin();
    hall.do({ type: 'go-on', early: 'it is late' }).do({ type: 'pair' }).earlierWin();
    hall.do({ type: 'finals', format: finals(2, 1) as FinalsFormat });
    reads(hall);
  });

  it('is read with boards, whoever won them and however', () => {
    const match = { ...byScore, counted: 'boards' } as const;
    const hall = opened(singles(league({ match })), 2).do({ type: 'pair' });
    const boards = [
      { winner: 'A', men: 9, queen: 'A' },
      { winner: 'B', points: 3 },
      { winner: 'A', men: 8, queen: null },
      { winner: 'A', conceded: 'game' },
    ] as const;
    hall.do({
      type: 'report',
      match: 1,
      report: { boards, first: 'A', how: 'conceded', winner: 'a', umpire: 'U', signatures: ['S', 'T'] },
    });
    reads(hall);
  });

  it('is read with what was allowed by name, and a report with all that a table may say', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'pair' })
      .earlierWin()
      .do({ type: 'pair' });
    hall.do({ type: 'swap', one: 3, other: 2, evenSo: true });
    hall.do({ type: 'change', entrant: 1, entry: { ...entry('x'.repeat(200)), rate: 1512 } });
    hall.do({
      type: 'report',
      match: 3,
      report: { score: [25, 0], protest: true, started: AT, ended: AT, tosses: { '1': 'A' } },
    });
    reads(hall.do({ type: 'take-back', withResults: true }));
  });

  it('may begin with a mark of its letters, and end with empty lines', () => {
    const { log } = drawn();
    expect(readEventLog(`\uFEFF${writeEvent(log)}\n  \n`)).toEqual({ ok: log });
    expect(beginsEvent(writeEvent(log))).toBe(true);
    expect(beginsEvent(`\uFEFF${HEAD}`)).toBe(true);
    expect(beginsEvent('{"format":"opencarrom-record"}')).toBe(false);
    expect(beginsEvent(` \uFEFF${HEAD}`)).toBe(false);
  });
});

describe('a damaged event', () => {
  it.each<[string, object]>([
    ['change', { entrant: 9, entry: entry('X') }],
    ['withdraw', { entrant: 9 }],
    ['return', { entrant: 9 }],
    ['keep-to', { entrant: 9, tables: [1] }],
    ['seed', { order: [1, 9] }],
    ['order', { order: [9, 1], reason: 'a board' }],
    ['forbid', { a: 1, b: 9 }],
    ['allow', { a: 9, b: 1 }],
    ['swap', { one: 1, other: 9 }],
  ])('names who is not there: %s', (type, act) => {
    expect(readWith(drawn(), { act: { type, ...act } })).toEqual({
      error: { code: 'unknown-competitor', line: 5, path: 'act', message: 'there is no entrant 9' },
    });
  });

  it('names who is not there among those that were drawn or went on', () => {
    const match = { number: 1, round: 1, group: null, slot: null, a: 1, b: null, table: null, result: null };
    const pair = (more: object) => readWith(four(), { act: { type: 'pair' }, gave: more });
    const start = { entrants: [1, 2, 3, 4], layout: null };
    expect(pair({ start, matches: [match] })).toHaveProperty('ok');
    expect(pair({ start, matches: [{ ...match, a: 9 }] })).toMatchObject({
      error: { code: 'unknown-competitor' },
    });
    expect(pair({ start, matches: [{ ...match, b: 9 }] })).toMatchObject({
      error: { code: 'unknown-competitor' },
    });
    expect(pair({ start: { ...start, entrants: [1, 9] }, matches: [] })).toMatchObject({
      error: { code: 'unknown-competitor' },
    });
    const goOn = { act: { type: 'go-on' }, gave: { entrants: [1, 9], layout: null } };
    expect(readWith(drawn(), goOn)).toMatchObject({ error: { code: 'unknown-competitor' } });
  });

  it('names a match that was not drawn, and a line that is out of its order', () => {
    const walkOver = (match: number) => ({
      act: { type: 'walk-over', match, against: 'a' },
      gave: { result: { scores: [0, 25], winner: 'b', how: 'walked-over' } },
    });
    expect(readWith(drawn(), walkOver(2))).toHaveProperty('ok');
    expect(readWith(drawn(), walkOver(3))).toMatchObject({
      error: { code: 'unknown-match', line: 5, path: 'act.match', message: 'there is no match 3' },
    });
    expect(readWith(drawn(), { seq: 3, act: { type: 'take-back' } })).toMatchObject({
      error: { path: 'seq', message: 'line 4 was expected, not 3' },
    });
  });

  it('is not opened twice, nor begun by anything else', () => {
    const open = drawn().log.happenings[0]?.act ?? {};
    const error = { code: 'out-of-order', path: 'act.type' };
    expect(readWith(drawn(), { act: open })).toMatchObject({ error: { ...error, line: 5 } });
    const seed = { seq: 1, at: AT, act: { type: 'seed', order: [] } };
    expect(readEventLog(`${HEAD}\n${JSON.stringify(seed)}\n`)).toMatchObject({
      error: { ...error, line: 2 },
    });
  });

  it('undoes nothing that comes later, and not its opening', () => {
    const undo = (of: number) => readWith(drawn(), { act: { type: 'undo', of } });
    expect(undo(2)).toHaveProperty('ok');
    for (const of of [1, 4, 5])
      expect(undo(of)).toMatchObject({
        error: { code: 'out-of-order', path: 'act.of', message: `line ${of} cannot be undone here` },
      });
  });

  it.each<[object, string]>([
    [{ type: 'withdraw', entrant: 0 }, 'act.entrant'],
    [{ type: 'withdraw', entrant: 1.5 }, 'act.entrant'],
    [{ type: 'withdraw', entrant: 1, reason: 'x'.repeat(201) }, 'act.reason'],
    [{ type: 'withdraw', entrant: 1, reason: 'two\nlines' }, 'act.reason'],
    [{ type: 'swap', one: 1, other: 2, evenSo: false }, 'act.evenSo'],
    [{ type: 'change', entrant: 1, entry: { ...entry('X'), rate: 'good' } }, 'act.entry.rate'],
    [{ type: 'report', match: 1, report: { score: [1] } }, 'act.report.score'],
    [{ type: 'report', match: 1, report: { score: [1, 2, 3] } }, 'act.report.score'],
    [{ type: 'report', match: 1, report: { started: 'noon' } }, 'act.report.started'],
    [{ type: 'report', match: 1, report: { tosses: 7 } }, 'act.report.tosses'],
    [{ type: 'report', match: 1, report: { tosses: { '1': 'C' } } }, 'act.report.tosses.1'],
    [{ type: 'report', match: 1, report: { boards: [7] } }, 'act.report.boards[0]'],
    [
      { type: 'report', match: 1, report: { boards: [{ winner: 'A', points: 'x' }] } },
      'act.report.boards[0].points',
    ],
    [{ type: 'finals', format: { system: 'ladder' } }, 'act.format.system'],
    [{ type: 'change', entrant: 1, entry: { ...entry('X'), rate: null } }, 'act.entry.rate'],
    [{ type: 'report', match: 1, report: { boards: [null] } }, 'act.report.boards[0]'],
    [{ type: 'report', match: 1, report: { tosses: null } }, 'act.report.tosses'],
    [{ type: 'lots', lot: 1.5 }, 'act.lot'],
    [{ type: 'dance' }, 'act.type'],
    [{ type: 7 }, 'act.type'],
  ])('names the field of what cannot be: %j', (act, path) => {
    expect(readWith(drawn(), { act })).toEqual({
      error: {
        code: expect.stringMatching(/^(wrong-type|impossible-format)$/),
        line: 5,
        path,
        message: SAID,
      },
    });
  });

  it.each([null, 7, 'pair', {}])('names an act that is none: %j', (act) => {
    expect(readWith(drawn(), { act })).toMatchObject({ error: { line: 5, path: 'act.type' } });
  });

  it('names what an act gave that it cannot have given, and what it did not give', () => {
    const withdraw = { act: { type: 'withdraw', entrant: 1 }, gave: {} };
    expect(readWith(drawn(), withdraw)).toMatchObject({ error: { code: 'unknown-field', path: 'gave' } });
    expect(readWith(drawn(), { act: { type: 'lots', lot: 1 } })).toMatchObject({ error: { path: 'gave' } });
    const start = (layout: unknown) =>
      readWith(four(), { act: { type: 'pair' }, gave: { start: { entrants: [1, 2], layout }, matches: [] } });
    expect(start({ lines: [1, null, 2, 3] })).toHaveProperty('ok');
    expect(start({ groups: [[1, 2]] })).toHaveProperty('ok');
    for (const layout of [7, 'lines'])
      expect(start(layout)).toMatchObject({ error: { path: 'gave.start.layout' } });
  });

  it.each<[string, object]>([
    ['', { code: 'empty', line: 1, path: '' }],
    ['  \n', { code: 'empty', line: 1 }],
    ['{', { code: 'not-json', line: 1, path: '' }],
    ['{"format":"opencarrom-event","version":"1"}', { code: 'wrong-type', path: 'version' }],
    ['{"format":"opencarrom-event","version":2}', { code: 'newer-version', path: 'version' }],
    ['null', { code: 'not-an-event', line: 1, path: 'format' }],
    ['{"format":"opencarrom-event"}', { code: 'wrong-type', path: 'version' }],
    ['{"format":"opencarrom-event","version":0}', { code: 'wrong-type', path: 'version' }],
    ['{"format":"opencarrom-event","version":1.5}', { code: 'wrong-type', path: 'version' }],
    [`${HEAD}\n{"seq":1,"seq":2}`, { line: 2 }],
    [`${HEAD}\n\n${HEAD}`, { code: 'not-json', line: 2 }],
  ])('has the line of its damage: %j', (written, error) => {
    expect(readEventLog(written)).toMatchObject({ error: { ...error, message: SAID } });
  });

  it('names the line whose bytes are no letters', () => {
    const bytes = new TextEncoder().encode(`${HEAD}\n{}\n`);
    expect(damageInEvent(bytes)).toBeNull();
    bytes[HEAD.length + 2] = 0xff;
    expect(damageInEvent(bytes)).toMatchObject({
      code: 'not-utf8',
      line: 2,
      message: expect.stringContaining('byte 2 '),
    });
  });
});

describe('an event that is checked', () => {
  const forged = (change: (gave: Record<string, unknown>) => object): readonly EventLine[] =>
    drawn()
      .score(1, 25, 10)
      .log.happenings.map((line) =>
        line.act.type === 'report'
          ? ({ ...line, gave: change(JSON.parse(JSON.stringify(line.gave))) } as EventLine)
          : line,
      );
  const result = { how: 'played', winner: 'a', scores: [25, 10] };

  it('is the same whatever the order of its fields', () => {
    expect(checkEvent(forged(() => ({ result })))).toEqual([]);
  });

  it.each<[string, object]>([
    ['one more field', { result: { ...result, provisional: true } }],
    ['no field', {}],
    ['nothing', { result: null }],
    ['a list that is none', { result: { ...result, scores: { 0: 25, 1: 10 } } }],
    ['a number that is a text', { result: { ...result, scores: ['25', 10] } }],
    ['a text that is a list', { result: { ...result, winner: ['a'] } }],
  ])('differs by %s', (_, gave) => {
    expect(checkEvent(forged(() => gave))).toMatchObject([
      { seq: 4, act: 'report', gave, gives: { result }, refused: null },
    ]);
  });

  it('says why a line would be refused', () => {
    const { happenings } = drawn().log;
    const again = { seq: 4, at: AT, act: { type: 'pair' }, gave: { matches: [] } } as const;
    expect(checkEvent([...happenings, again])).toMatchObject([
      { seq: 4, act: 'pair', gives: null, refused: { why: 'round-open', matches: [1, 2] } },
    ]);
  });
});
