import type { Event } from '@opencarrom/match';
import type { BoardAnswer, TableAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { openHouse } from '../people/house.js';
import { refusal } from './desks.js';
import { emptyHall, type Hall, hallOn, NAMES, type Phone, playedLog } from './halls.js';

sharesStores();

const LOG = playedLog(4);
const LAST = LOG.events.length;

const told = (after: number, events: readonly Event[], more: object = {}) => ({
  ...{ match: 1, game: 'game-1', head: LOG.head, following: 'strokes', after, events },
  ...more,
});
const push = (phone: Phone, after: number, to: number, more: object = {}) =>
  phone.ask('POST', '/boards', told(after, LOG.events.slice(after, to), more));
const watch = (hall: Hall, path: string) =>
  hall.house.browser().ask('GET', `/events/${hall.event}/boards/${path}`);

describe.each(STORES)('a board that is told of, on %s', (kind) => {
  it('is kept event by event, what is sent again once, and is seen by everybody', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    expect((await push(phone, 0, 5)).json()).toEqual({ have: 5 });
    expect((await push(phone, 0, 5)).json()).toEqual({ have: 5 });
    expect((await push(phone, 3, 9)).json()).toEqual({ have: 9 });
    expect((await push(phone, 12, 14)).json()).toEqual({ have: 9 });
    expect((await push(phone, 9, 9)).json()).toEqual({ have: 9 });
    const [live, ...more] = (await hall.desk()).live;
    expect(live).toMatchObject({ match: 1, table: 1, following: 'strokes', phones: 1, game: 1, board: 1 });
    expect(more).toEqual([]);
    expect((await push(phone, 9, LAST)).json()).toEqual({ have: LAST });
    expect((await hall.desk()).live).toMatchObject([{ match: 1, isOver: true }]);
    const { events, head } = (await watch(hall, '1')).json() as BoardAnswer;
    expect(events).toHaveLength(LAST);
    expect(events.slice(0, 4)).toEqual(LOG.events.slice(0, 4));
    expect(head.rulebook).toBe(LOG.head.rulebook);
  });

  it('is watched by what is new alone, and whole again where another log is told from', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    await push(phone, 0, 5);
    const first = (await watch(hall, '1')).json() as BoardAnswer;
    expect([first.after, first.events.length]).toEqual([0, 5]);
    const since = async (log: string, after: number): Promise<readonly [number, readonly number[]]> => {
      const answer = (await watch(hall, `1?log=${log}&after=${after}`)).json() as BoardAnswer;
      return [answer.after, answer.events.map(({ seq }) => seq)];
    };
    expect(await since(first.log, 5)).toEqual([5, []]);
    await push(phone, 5, 8);
    expect(await since(first.log, 5)).toEqual([5, [6, 7, 8]]);
    expect(await since(first.log, 99)).toEqual([0, [1, 2, 3, 4, 5, 6, 7, 8]]);
    hall.house.pass(1000);
    const other = await hall.phone(1);
    await push(other, 0, 2);
    expect(await since(first.log, 5)).toEqual([0, [1, 2]]);
    expect(JSON.stringify(first)).not.toContain(phone.phone);
  });

  it('is taken in once by phones that send at the same moment', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    const answers = await Promise.all([5, 9, 5, 9].map((to) => push(phone, 0, to)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await push(phone, 9, 9)).json()).toEqual({ have: 9 });
    expect((await watch(hall, '1')).json().events).toHaveLength(9);
  });

  it('is read on where another process took in what came between', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    await push(phone, 0, 6);
    const { store } = hall.house.services;
    const row = await store.db.selectFrom('board_rows').selectAll().executeTakeFirstOrThrow();
    await store.write([
      {
        change: store.db
          .insertInto('board_rows')
          .values({ ...row, seq: 7, last: 8, body: JSON.stringify(LOG.events.slice(6, 8)) }),
      },
      { change: store.db.updateTable('board_logs').set({ last: 8 }) },
    ]);
    expect((await push(phone, 6, 10)).json()).toEqual({ have: 10 });
    expect((await watch(hall, '1')).json().events).toHaveLength(10);
  });

  const forged = LOG.events.map((event) => ({ ...event, at: event.at + 1 }));
  it.each([
    [
      'other content under a number',
      () => told(0, forged.slice(0, 3)),
      409,
      'other-content',
      'body.events[0]',
    ],
    [
      'another head',
      () => told(5, [], { head: { ...LOG.head, event: 'Other' } }),
      409,
      'other-content',
      'body.head',
    ],
    ['a gap within', () => told(5, [LOG.events[7] as Event]), 400, 'bad-request', 'body.events[0].seq'],
    [
      'an event that is none',
      () => told(5, [{ seq: 6, at: 1e6, type: 'win' } as unknown as Event]),
      ...([400, 'bad-request', 'body.events[0].type'] as const),
    ],
    [
      'an event that cannot follow',
      () => told(5, [{ seq: 6, at: 1e6, type: 'rewound', to: 99 }]),
      ...([400, 'bad-request', 'body.events[0]'] as const),
    ],
    [
      'a head that is none',
      () => told(0, [], { game: 'g-2', head: {} }),
      400,
      'bad-request',
      'body.head.format',
    ],
    ['a match of another table', () => told(0, [], { match: 2 }), 403, 'not-allowed', 'body.match'],
    ['a match that is not there', () => told(0, [], { match: 77 }), 409, 'event-refused', undefined],
    ['a rubber of a match that is no tie', () => told(0, [], { rubber: 1 }), 409, 'event-refused', undefined],
  ])('is refused by name, and nothing of it is kept: %s', async (_, body, status, code, path) => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    await push(phone, 0, 5);
    const answer = await phone.ask('POST', '/boards', body());
    expect([answer.statusCode, answer.json().error?.code, answer.json().error?.path]).toEqual([
      status,
      code,
      path,
    ]);
    expect((await push(phone, 5, 8)).json()).toEqual({ have: 8 });
  });

  it('of which two phones tell is shown as such, and they are never merged', async () => {
    const hall = await hallOn(kind);
    const [one, other] = [await hall.phone(1), await hall.phone(1)];
    await push(one, 0, 9);
    hall.house.pass(1000);
    await push(other, 0, 4);
    expect((await hall.desk()).live).toMatchObject([{ match: 1, phones: 2 }]);
    expect((await watch(hall, '1')).json().events).toHaveLength(4);
    await hall.owner.ask('DELETE', `/events/${hall.event}/phones/${other.phone}`);
    expect((await watch(hall, '1')).json().events).toHaveLength(9);
    expect((await hall.desk()).live).toMatchObject([{ phones: 1 }]);
  });

  it('names nobody to everybody who is not to be named, nor what anybody wrote', async () => {
    const hall = await hallOn(kind);
    const { lines } = await hall.desk();
    const drawn = lines.flatMap(({ gave }) => (gave && 'matches' in gave ? gave.matches : []));
    const a = drawn.find(({ number }) => number === 1)?.a ?? 0;
    const hidden = { players: [{ name: NAMES[a - 1], shown: false }] };
    await hall.must({ type: 'change', entrant: a, entry: hidden });
    const phone = await hall.phone(1);
    const log = playedLog(4, { A: ['Secret Person'], B: ['Somebody'] });
    const said = { type: 'appeal', about: 'Secret Person moved' };
    const appeal = { seq: 5, at: log.events[3]?.at, type: 'done', by: 'umpire', act: said };
    const events = [...log.events.slice(0, 4), appeal];
    const kept = await phone.ask(
      'POST',
      '/boards',
      told(0, [], { head: { ...log.head, umpire: 'Secret Person' }, events }),
    );
    expect(kept.json()).toEqual({ have: 5 });
    const { head, events: seen } = (await watch(hall, '1')).json() as BoardAnswer;
    expect(head.players.A).toEqual([`#${a}`]);
    expect(NAMES).toContain(head.players.B[0]);
    expect(JSON.stringify({ head, seen })).not.toContain('Secret');
    const table = (await phone.ask('GET', '/table')).json() as TableAnswer;
    expect(table.matches[0]?.a.players).toEqual([NAMES[a - 1]]);
  });

  it('of which nobody tells, or that is not public, is not found', async () => {
    const hall = await hallOn(kind);
    expect(await refusal(watch(hall, '1'))).toEqual([404, 'not-found']);
    expect(await refusal(watch(hall, '99'))).toEqual([409, 'event-refused']);
    expect((await watch(hall, '1?rubber=x')).statusCode).toBe(400);
  });
});

describe.each(STORES)('a phone at a table, on %s', (kind) => {
  it('sees what is played there, published alone, what is open first', async () => {
    const house = await openHouse(kind);
    const hall = await emptyHall(house);
    await hall.must({ type: 'enter', entries: NAMES.map((name) => ({ players: [{ name }] })) });
    await hall.must({ type: 'tables', tables: 4, outOfUse: [] });
    const start = new Date(house.services.now() + 3_600_000).toISOString();
    await hall.must({ type: 'sessions', sessions: [{ start, minutes: 600 }] });
    await hall.must({ type: 'pair' });
    const phone = await hall.phone(2, 'R. Iyer');
    const seen = async () => (await phone.ask('GET', '/table')).json() as TableAnswer;
    expect(await seen()).toMatchObject({ table: 2, phone: phone.phone, scoring: 'either', matches: [] });
    await hall.must({ type: 'publish' });
    const [match] = (await seen()).matches;
    expect(match).toMatchObject({
      ...{ match: 2, round: 1, lawStage: 'league', rulebook: 'icf', discipline: 'singles', counted: 'score' },
      at: expect.stringMatching(/^2\d{3}-\d\d-\d\dT/),
    });
    expect(NAMES).toContain(match?.a.players[0]);
    for (const number of [1, 2, 3, 4])
      await hall.must({ type: 'report', match: number, report: { score: [25, number] } });
    await hall.must({ type: 'pair' });
    expect((await seen()).matches).toMatchObject([{ match: 2, hasResult: true }]);
    await hall.must({ type: 'publish' });
    const { matches } = await seen();
    expect(matches.map(({ round, hasResult }) => [round, hasResult])).toEqual([
      [2, undefined],
      [1, true],
    ]);
  });

  it('has a key for every table, at least one, the same whenever it is asked for', async () => {
    const hall = await emptyHall(await openHouse(kind));
    const keys = async () =>
      (await hall.owner.ask('GET', `/events/${hall.event}/tables`)).json().tables as {
        table: number;
        key: string;
      }[];
    const [first] = await keys();
    expect((await keys()).map(({ table }) => table)).toEqual([1]);
    await hall.must({ type: 'tables', tables: 3, outOfUse: [] });
    const asked = await Promise.all([keys(), keys(), keys()]);
    expect(asked[0]).toHaveLength(3);
    expect(asked[0]?.[0]).toEqual(first);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  it('is noted when it was heard, and ends with its table’s key', async () => {
    const hall = await hallOn(kind);
    const [phone, other] = [await hall.phone(1, 'Phone of Rao'), await hall.phone(2)];
    hall.house.pass(60_000);
    await phone.ask('GET', '/table');
    const { phones } = await hall.desk();
    expect(phones).toMatchObject([{ table: 1, name: 'Phone of Rao' }, { table: 2 }]);
    expect((phones[0]?.heardAt ?? 0) - (phones[1]?.heardAt ?? 0)).toBe(60_000);
    const renewed = await hall.owner.ask('POST', `/events/${hall.event}/tables/1/key`);
    expect(renewed.json()).toEqual({ table: 1, key: await hall.key(1) });
    expect(renewed.json().key).not.toBe(phone.key);
    expect(await refusal(phone.ask('GET', '/table'))).toEqual([401, 'not-signed-in']);
    expect((await other.ask('GET', '/table')).statusCode).toBe(200);
    expect((await hall.desk()).phones).toMatchObject([{ table: 2 }]);
  });

  it('that tries keys is stopped, by its address', async () => {
    const hall = await hallOn(kind);
    const stranger = hall.house.browser({ address: '198.51.100.9' });
    const attempt = (key: string) => stranger.ask('POST', `/events/${hall.event}/phones`, { table: 1, key });
    const statuses = [];
    for (let tries = 0; tries < 22; tries++)
      statuses.push((await attempt(`guess-number-${String(tries).padStart(4, '0')}`)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(403), 429, 429]);
    expect((await hall.phone(1)).token).toMatch(/\w/);
  });
});
