import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNats, hasPostgres, natsFor, postgresFor } from '../../../../../test/support/own-servers.js';
import { type Online, openOnline, type Page } from '../watching/online.js';
import { entries, opening } from './desks.js';

/** The server at which an event is run, and the one at which it is followed. */
type Servers = readonly [running: Online, following: Online];

const SET_UPS: readonly { readonly name: string; readonly open: () => Promise<Servers> }[] = [
  {
    name: 'in one process',
    open: async () => {
      const only = await opened({});
      return [only, only];
    },
  },
  ...(hasPostgres && hasNats
    ? [
        {
          name: 'from another process',
          open: async (): Promise<Servers> => {
            const env = { STORE: await postgresFor(), BUS: await natsFor() };
            return [await opened({ ...env, NODE_NAME: 'one' }), await opened({ ...env, NODE_NAME: 'two' })];
          },
        },
      ]
    : []),
];

async function opened(env: Readonly<Record<string, string>>): Promise<Online> {
  const server = await openOnline({ LIMITS: 'off', ...env });
  onTestFinished(server.close);
  return server;
}

async function eventAt({ post }: Online) {
  const { token } = await post('guests');
  const { id = '' } = await post('events', opening(), token);
  const act = (wanted: object) => post(`events/${id}/acts`, { id: crypto.randomUUID(), act: wanted }, token);
  return { id, act, clock: (wanted: object) => post(`events/${id}/clock`, wanted, token).catch(() => {}) };
}

const follow = async (page: Page, event: string) => {
  page.say({ t: 'follow', v: 1, event });
  return page.next('event');
};

describe.each(SET_UPS)('an event followed $name', ({ open }) => {
  it('tells how it stands, and of every line and every other change', async () => {
    const [running, following] = await open();
    const { id, act, clock } = await eventAt(running);
    const pages = [await following.page(), await following.page()];
    for (const page of pages)
      expect(await follow(page, id)).toMatchObject({ event: id, seq: 1, rev: 0, live: [], clock: null });
    await act(entries('Asha', 'Bina'));
    for (const page of pages)
      expect(await page.next('event', ({ seq }) => seq === 2)).toMatchObject({ rev: 0 });
    await clock({ do: 'set', stage: 1, round: 1, minutes: 45, warning: 5 });
    for (const page of pages)
      expect(await page.next('event', ({ rev }) => rev === 1)).toMatchObject({
        seq: 2,
        clock: { left: 2_700_000 },
      });
  });

  it('tells of a burst in few words, and the last of them is how it stands', async () => {
    const [running, following] = await open();
    const { id, act } = await eventAt(running);
    const page = await following.page();
    await follow(page, id);
    const names = Array.from({ length: 30 }, (_, index) => `Player ${index}`);
    await Promise.all(names.map((name) => act(entries(name))));
    await page.next('event', ({ seq }) => seq === 31);
    expect(page.told.filter(({ t }) => t === 'event').length).toBeLessThan(30);
  });

  it('is one at a time for each who follows, and none where there is none', async () => {
    const [running, following] = await open();
    const [one, other] = [await eventAt(running), await eventAt(running)];
    const page = await following.page();
    page.say({ t: 'follow', v: 1, event: 'nosuchevent1' });
    expect(await page.next('no')).toMatchObject({ code: 'no-such-event' });
    await follow(page, one.id);
    await follow(page, other.id);
    await one.act(entries('Asha'));
    await other.act(entries('Bina'));
    expect(await page.next('event', ({ seq }) => seq === 2)).toMatchObject({ event: other.id });
    page.say({ t: 'follow', v: 1, event: null });
    // Said again it is answered again: clients ask so whether they are still heard.
    expect(await follow(page, one.id)).toMatchObject({ event: one.id, seq: 2 });
    expect(await follow(page, one.id)).toMatchObject({ event: one.id, seq: 2 });
    expect(
      page.told.filter((frame) => frame.t === 'event' && frame.event === other.id && frame.seq > 2),
    ).toEqual([]);
  });
});

describe('a follower', () => {
  it('is told the version that is spoken here', async () => {
    const server = await opened({});
    const { id } = await eventAt(server);
    const page = await server.page();
    page.say({ t: 'follow', v: 99, event: id });
    expect(await page.next('no')).toMatchObject({ code: 'unknown-version' });
  });

  it('is one of hundreds who all hear of the same line', async () => {
    const server = await opened({});
    const { id, act } = await eventAt(server);
    const pages = await Promise.all(Array.from({ length: 300 }, () => server.page()));
    await Promise.all(pages.map((page) => follow(page, id)));
    await act(entries('Asha'));
    await Promise.all(pages.map((page) => page.next('event', ({ seq }) => seq === 2)));
  });
});
