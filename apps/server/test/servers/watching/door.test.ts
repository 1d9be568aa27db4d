import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Online, online, openOnline, type PageOptions, TurnedAway } from './online.js';

/** 101 where a socket is let in; else why not. */
async function statusOf({ page }: Online, options: PageOptions): Promise<number> {
  try {
    (await page(options)).socket.terminate();
    return 101;
  } catch (problem) {
    if (problem instanceof TurnedAway) return problem.status;
    throw problem;
  }
}

describe('the door', () => {
  let server: Awaited<ReturnType<typeof openOnline>>;
  let token = '';
  beforeAll(async () => {
    server = await openOnline();
    token = (await server.post('guests')).token ?? '';
  });
  afterAll(() => server.close());

  const cases: [string, () => PageOptions, number][] = [
    ['a page of this server', () => ({}), 101],
    ['a page of another', () => ({ origin: 'https://evil.example' }), 403],
    ['a page of another port', () => ({ origin: 'http://127.0.0.1:1' }), 403],
    ['a page over another protocol', () => ({ origin: server.origin.replace('http', 'https') }), 403],
    ['a page whose address begins alike', () => ({ origin: `${server.origin}.evil.example` }), 403],
    ['a page without an address', () => ({ origin: 'null' }), 403],
    ['a foreign page that shows a token', () => ({ token, origin: 'https://evil.example' }), 403],
    ['a program with a token', () => ({ token }), 101],
    ['a program without one', () => ({ origin: undefined }), 401],
    [
      'a program with its cookie alone',
      () => ({ origin: undefined, headers: { cookie: `session=${token}` } }),
      401,
    ],
    ['a program with a token of nobody', () => ({ token: 'x'.repeat(43) }), 401],
    ['a page with a cookie of nobody', () => ({ headers: { cookie: `session=${'x'.repeat(43)}` } }), 101],
  ];
  it.each(cases)('for %s', async (_who, options, status) => {
    expect(await statusOf(server, options())).toBe(status);
  });

  it('is at one address alone', async () => {
    const response = await fetch(`${server.origin}/api/socket`);
    expect(response.status).toBe(404);
  });
});

describe('the door counts', () => {
  it('20 upgrades a minute from an address, whatever address they say they come from', async () => {
    const server = await online();
    const statuses = [];
    for (let count = 1; count <= 21; count++)
      statuses.push(await statusOf(server, { headers: { 'x-forwarded-for': `198.51.100.${count}` } }));
    expect(statuses).toEqual([...Array<number>(20).fill(101), 429]);
    expect(await statusOf(server, { localAddress: '127.0.0.2' })).toBe(101);
  });

  it('by what a trusted proxy says', async () => {
    const server = await online({ TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => statusOf(server, { headers: { 'x-forwarded-for': address } });
    for (let count = 1; count <= 21; count++) expect(await from(`198.51.100.${count}`)).toBe(101);
    // One household has a whole /64.
    for (let count = 1; count <= 20; count++) expect(await from(`2001:db8:1:2::${count}`)).toBe(101);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(101);
  });

  it('8 sockets an account, and makes room for who has gone', async () => {
    const server = await online();
    const { token = '' } = await server.post('guests');
    const pages = [];
    for (let count = 0; count < 8; count++) pages.push(await server.page({ token }));
    expect(await statusOf(server, { token })).toBe(429);
    pages[0]?.socket.terminate();
    await expect.poll(() => server.sockets.count()).toBe(7);
    expect(await statusOf(server, { token })).toBe(101);
  });
});
