import type { Event } from '@opencarrom/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putMatch } from '../../support/stores.js';
import { online, openOnline, table, tossed } from './online.js';

const numbers = (events: readonly Event[]) => events.map(({ seq }) => seq);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('who comes to a match', () => {
  let server: Awaited<ReturnType<typeof openOnline>>;
  beforeAll(async () => {
    server = await openOnline({ LIMITS: 'off' });
  });
  afterAll(() => server.close());

  it('is told all since their number, who they are and who is there', async () => {
    const { match, tokens, seats } = await table(server);
    const one = await server.page({ token: tokens.A1 });
    if ((await one.join(match)).seq === 0) await one.next('ev');
    const at = await one.join(match);
    expect(at).toMatchObject({ match, you: 'A1', there: ['A1'], head: { format: 'opencarrom-match' } });
    expect(at.seq).toBeGreaterThan(0);
    expect(numbers(at.events)).toEqual(upTo(at.seq));

    const other = await server.page();
    expect(await other.join(match, 1, seats.B1)).toMatchObject({ you: 'B1', there: ['A1', 'B1'] });
    const onlooker = await server.page();
    const seen = await onlooker.join(match, at.seq);
    expect(seen).toMatchObject({ you: null, events: [], seq: at.seq, watchers: 1 });
    expect((await one.next('there', ({ there }) => there.length === 2)).there).toEqual(['A1', 'B1']);
  });

  it('with a number that the log does not reach begins anew', async () => {
    const { match, tokens } = await table(server);
    const page = await server.page({ token: tokens.A1 });
    page.say({ t: 'join', v: 1, match, have: 1000 });
    expect(await page.next('reset')).toEqual({ t: 'reset', match });
    expect(await page.do(match, 'c-1', 1000, { type: 'pass' })).toMatchObject({ code: 'not-joined' });
    expect(await page.join(match)).toMatchObject({ you: 'A1' });
  });

  it.each([
    { rows: 40, bytes: 10_000, answer: 'at' },
    { rows: 2, bytes: 1_100_000, answer: 'reset' },
  ] as const)(
    'is told all of a long log, but not of any length: $rows × $bytes bytes',
    async ({ rows, bytes, answer }) => {
      const { store } = server.services;
      const match = `abcdefghij${rows}`;
      await putMatch(store, match);
      const entries = Array.from({ length: rows }, (_, index) => ({
        ...{ match, seq: index + 1, last: index + 1, cmd: `A1 c-${index}`, at: index },
        body: JSON.stringify([{ seq: index + 1, at: index, type: 'done', x: 'x'.repeat(bytes) }]),
      }));
      await store.write([{ change: store.db.insertInto('events').values(entries) }]);
      const pages = [await server.page(), await server.page(), await server.page()];
      for (const page of pages) page.say({ t: 'join', v: 1, match, have: 0 });
      for (const page of pages) {
        const told = await page.next(answer);
        if (told.t === 'at') expect(numbers(told.events)).toEqual(upTo(rows));
      }
    },
  );

  it('that is not there, or in a version not spoken here, is told so', async () => {
    const { match } = await table(server);
    const page = await server.page();
    page.say({ t: 'join', v: 1, match: 'abcdefghijkl', have: 0 });
    expect(await page.next('no')).toMatchObject({ id: null, code: 'no-such-match', match: 'abcdefghijkl' });
    page.say({ t: 'join', v: 99, match, have: 0 });
    expect(await page.next('no')).toMatchObject({ id: null, code: 'unknown-version' });
  });

  it('is told its number and its clock by every ping', async () => {
    const at = await table(server);
    const { chooser, seq } = await tossed(server, at);
    chooser.say({ t: 'p', have: seq });
    const pong = await chooser.next('p');
    expect(pong).toMatchObject({ t: 'p', seq });
    expect(pong.now).toBeGreaterThanOrEqual(0);
  });

  it('may be at several, and hears of each until it leaves', async () => {
    const tables = [await table(server), await table(server)];
    const onlooker = await server.page();
    for (const { match } of tables) await onlooker.join(match);
    const players = await Promise.all(tables.map((each) => tossed(server, each)));
    for (const [index, { chooser, seq }] of players.entries()) {
      const match = tables[index]?.match ?? '';
      await chooser.do(match, 'c-1', seq, { type: 'choose', take: 'break' });
      await onlooker.next('ev', (ev) => ev.match === match && ev.events.some((event) => event.seq > seq));
    }
    for (const { match } of tables) onlooker.say({ t: 'leave', match });
    onlooker.say({ t: 'p', have: 0 });
    expect(await onlooker.next('no')).toMatchObject({ code: 'not-joined' });
    await expect.poll(() => server.services.presence.watchers(tables[0]?.match ?? '')).toBe(0);
  });

  it('says what everybody can read, and everybody there hears it', async () => {
    const server = await online();
    const at = await table(server);
    const { chooser, waiter, seq } = await tossed(server, at);
    const nobody = await server.page();
    await nobody.join(at.match);
    chooser.say({ t: 'say', id: 's-1', match: at.match, preset: 'hello' });
    expect(await chooser.answerTo('s-1')).toEqual({ t: 'ok', id: 's-1', seq });
    for (const page of [chooser, waiter, nobody])
      expect(await page.next('said')).toMatchObject({ match: at.match, preset: 'hello' });
    chooser.say({ t: 'say', id: 's-2', match: at.match, preset: 'hello' });
    expect(await chooser.answerTo('s-2')).toMatchObject({ code: 'too-many' });
    nobody.say({ t: 'say', id: 's-1', match: at.match, preset: 'hello' });
    expect(await nobody.answerTo('s-1')).toMatchObject({ code: 'not-signed-in' });
    expect((await server.services.store.log.read(at.match, seq))?.length).toBe(0);
  });

  it('is sent away when the server goes, told when to come back', async () => {
    const server = await online();
    const at = await table(server);
    const { chooser, waiter } = await tossed(server, at);
    const onlooker = await server.page();
    await onlooker.join(at.match);
    await server.sockets.drain(200);
    for (const page of [chooser, waiter, onlooker]) {
      expect(await page.next('bye')).toMatchObject({ why: 'restart' });
      expect((await page.whenClosed()).code).toBe(1012);
    }
    await expect(server.page()).rejects.toMatchObject({ status: 503 });
  });
  it('and plays is answered, and everybody there is told, each event once', async () => {
    const at = await table(server);
    const { chooser, waiter, seq: before } = await tossed(server, at);
    const { match } = at;
    const onlooker = await server.page();
    await onlooker.join(match);
    const answer = await chooser.do(match, 'c-1', before, { type: 'choose', take: 'break' });
    expect(answer).toMatchObject({ t: 'ok', id: 'c-1' });
    const seq = 'seq' in answer ? answer.seq : 0;
    for (const page of [chooser, waiter, onlooker]) {
      const { events } = await page.next('ev');
      expect(numbers(events)).toEqual(upTo(seq, before + 1));
    }
    expect(await chooser.do(match, 'c-1', before, { type: 'choose', take: 'break' })).toEqual(answer);
  });
});
