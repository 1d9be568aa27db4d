import type { Event } from '@opencarrom/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNats, hasPostgres, postgresFor, startNats } from '../../../../../test/support/own-servers.js';
import { hashOf } from '../../../src/secrets.js';
import { openOnline, type Page, table, tossed } from './online.js';

type Server = Awaited<ReturnType<typeof openOnline>>;

describe.skipIf(!hasPostgres || !hasNats)('a match whose people are at two processes', () => {
  let nats: Awaited<ReturnType<typeof startNats>>;
  let servers: readonly [Server, Server];
  beforeAll(async () => {
    nats = await startNats();
    const env = { STORE: await postgresFor(), BUS: nats.url, LIMITS: 'off' };
    servers = [
      await openOnline({ ...env, NODE_NAME: 'one' }),
      await openOnline({ ...env, NODE_NAME: 'two' }),
    ];
  });
  afterAll(async () => {
    await Promise.all(servers?.map(({ close }) => close()) ?? []);
    await nats?.end();
  });

  /** All events a page was told, up to this number. */
  async function heardUpTo(page: Page, seq: number): Promise<number[]> {
    const heard = () =>
      page.told.flatMap((frame) => (frame.t === 'ev' ? frame.events.map((event: Event) => event.seq) : []));
    await page.until(() => heard().includes(seq));
    return heard();
  }
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

  it('goes on for all of them, each event once, also while the bus is away', async () => {
    const [one, two] = servers;
    const at = await table(one);
    // The chooser sits at one process, the other player and somebody who looks on at the other.
    const { seq, token, chooser } = await tossed(one, at);
    const [waiterToken = ''] = Object.values(at.tokens).filter((each) => each !== token);
    const [waiter, onlooker, again] = [
      await two.page({ token: waiterToken }),
      await two.page(),
      await two.page({ token }),
    ];
    for (const page of [waiter, onlooker, again]) await page.join(at.match);
    await expect.poll(() => [...two.services.presence.there(at.match)]).toEqual(['A1', 'B1']);

    // The same command at both processes is done once.
    const choice = {
      t: 'do',
      id: 'c-1',
      match: at.match,
      after: seq,
      act: { type: 'choose', take: 'break' },
    };
    for (const page of [chooser, again]) page.say(choice);
    const [answer, same] = [await chooser.answerTo('c-1'), await again.answerTo('c-1')];
    expect(answer).toMatchObject({ t: 'ok' });
    expect(same).toEqual(answer);
    const chosen = answer.t === 'ok' ? answer.seq : 0;
    for (const page of [chooser, waiter, onlooker, again])
      expect(await heardUpTo(page, chosen)).toEqual(from(seq + 1, chosen));

    await nats.kill();
    await expect.poll(() => servers.some(({ services }) => services.bus.isUp())).toBe(false);
    const given = await waiter.do(at.match, 'c-1', chosen, { type: 'concede', what: 'match' });
    expect(given).toMatchObject({ t: 'ok' });
    const over = given.t === 'ok' ? given.seq : 0;
    for (const page of [chooser, waiter, onlooker])
      expect(await heardUpTo(page, over)).toEqual(from(seq + 1, over));

    await nats.start();
    await expect.poll(() => servers.every(({ services }) => services.bus.isUp())).toBe(true);
    chooser.say({ t: 'p', have: over });
    expect(await chooser.next('p')).toMatchObject({ seq: over });
    expect(await heardUpTo(chooser, over)).toEqual(from(seq + 1, over));
  });

  it('ends a session at both', async () => {
    const [one, two] = servers;
    const at = await table(one);
    const { token, chooser } = await tossed(one, at);
    const elsewhere = await two.page({ token });
    await elsewhere.join(at.match);
    await one.services.doorkeeper.end([hashOf(token)]);
    for (const page of [chooser, elsewhere])
      expect(await page.whenClosed()).toEqual({ code: 1008, reason: 'session' });
  });
});
