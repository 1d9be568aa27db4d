import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/secrets.js';
import { type Online, openOnline, type Page, type Table, table, tossed } from './online.js';

const CHOOSE = { type: 'choose', take: 'break' };

const commandsIn = async ({ services: { store } }: Online, match: string): Promise<readonly string[]> =>
  ((await store.log.read(match, 0)) ?? []).map(({ cmd }) => cmd);

describe('a command', () => {
  let server: Awaited<ReturnType<typeof openOnline>>;
  let at: Table;
  beforeAll(async () => {
    server = await openOnline({ LIMITS: 'off' });
  });
  afterAll(() => server.close());
  const fresh = async () => {
    at = await table(server);
    return tossed(server, at);
  };

  it('sent many times at once, over two sockets, is done once and answered each time', async () => {
    const { chooser, seq, token } = await fresh();
    const again = await server.page({ token });
    await again.join(at.match);
    for (const page of [chooser, chooser, again, again])
      page.say({ t: 'do', id: 'c-1', match: at.match, after: seq, act: CHOOSE });
    const answers = [];
    for (const page of [chooser, chooser, again, again]) answers.push(await page.answerTo('c-1'));
    expect(answers[0]).toMatchObject({ t: 'ok' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await commandsIn(server, at.match)).filter((cmd) => cmd.endsWith('c-1'))).toHaveLength(1);
  });

  it('that has not seen the newest is refused', async () => {
    const { chooser, seq } = await fresh();
    expect(await chooser.do(at.match, 'c-1', seq - 1, CHOOSE)).toMatchObject({ t: 'no', code: 'stale' });
    expect(await chooser.do(at.match, 'c-2', seq + 1, CHOOSE)).toMatchObject({ t: 'no' });
  });

  it('of the other seat, under the same id, is another', async () => {
    const { chooser, waiter, seq } = await fresh();
    expect(await waiter.do(at.match, 'c-1', seq, CHOOSE)).toMatchObject({ t: 'no' });
    expect(await chooser.do(at.match, 'c-1', seq, CHOOSE)).toMatchObject({ t: 'ok' });
  });

  it('for a match one is not at, or only looks on, does nothing', async () => {
    const { chooser } = await fresh();
    const other = await table(server);
    const theirs = await tossed(server, other);
    expect(await chooser.do(other.match, 'c-1', theirs.seq, CHOOSE)).toMatchObject({ code: 'not-joined' });
    // A seat of one match is none of another, whatever token is shown.
    expect(await chooser.join(other.match, 0, at.seats.A1)).toMatchObject({ you: null });
    expect(await chooser.do(other.match, 'c-2', theirs.seq, CHOOSE)).toMatchObject({ code: 'no-seat' });
    expect(await commandsIn(server, other.match)).toHaveLength(1);
  });

  it('says neither who gives it nor when', async () => {
    const { waiter, seq } = await fresh();
    for (const more of [{ by: 'A1' }, { at: 0 }, { player: 'B1' }, { lag: 400 }]) {
      const [name] = Object.keys(more);
      waiter.say({ t: 'do', id: `c-${name}`, match: at.match, after: seq, act: CHOOSE, ...more });
      expect(await waiter.answerTo(`c-${name}`)).toMatchObject({ code: 'bad-request' });
    }
  });

  it('is refused once its session has ended, and the socket is closed', async () => {
    const { chooser, seq, token } = await fresh();
    await server.services.doorkeeper.end([hashOf(token)]);
    chooser.say({ t: 'do', id: 'c-1', match: at.match, after: seq, act: CHOOSE });
    expect(await chooser.whenClosed()).toEqual({ code: 1008, reason: 'session' });
    expect(chooser.told.filter(({ t }) => t === 'ok')).toEqual([]);
    expect(await commandsIn(server, at.match)).toHaveLength(1);
    await expect(server.page({ token })).rejects.toMatchObject({ status: 401 });
  });

  it('does nothing from a seat that is another’s by now', async () => {
    const { chooser, seq, token } = await fresh();
    const { store, bus } = server.services;
    await store.write([
      {
        change: store.db
          .updateTable('seats')
          .set({ account: null, token_hash: null })
          .where('match', '=', at.match),
      },
    ]);
    bus.publish(`match.${at.match}.seats`, '');
    await chooser.next('bye', ({ why }) => why === 'moved');
    const back = await server.page({ token });
    expect(await back.join(at.match)).toMatchObject({ you: null });
    expect(await back.do(at.match, 'c-1', seq, CHOOSE)).toMatchObject({ code: 'no-seat' });
  });

  it('cut off at any byte is not done, and leaves nothing behind', async () => {
    const { seq, token, chooser, waiter } = await fresh();
    const whole = bytesOf(server, token, [
      { t: 'join', v: 1, match: at.match, have: 0 },
      { t: 'do', id: 'c-1', match: at.match, after: seq, act: CHOOSE },
    ]);
    const before = server.sockets.count();
    const cuts = [...Array(60).keys()].map((part) => Math.floor((whole.length * part) / 60));
    await Promise.all([...cuts, whole.length - 1].map((cut) => sendAndCut(server, whole.subarray(0, cut))));
    await expect.poll(() => server.sockets.count()).toBe(before);
    expect(await commandsIn(server, at.match)).toHaveLength(1);
    for (const page of [chooser, waiter]) expect(page.told.filter(({ t }) => t === 'ev')).toEqual([]);
    expect(await chooser.do(at.match, 'c-2', seq, CHOOSE)).toMatchObject({ t: 'ok' });
  });
});

/** All that a client sends: the handshake, and these frames. */
function bytesOf({ origin }: Online, token: string, frames: readonly object[]): Buffer {
  const handshake = [
    'GET /api/socket HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Authorization: Bearer ${token}`,
    '\r\n',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(handshake), ...frames.map(maskedFrame)]);
}

/** A text frame with a mask of noughts. */
function maskedFrame(frame: object): Buffer {
  const text = Buffer.from(JSON.stringify(frame));
  const length = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]);
}

async function sendAndCut({ origin }: Online, bytes: Buffer): Promise<void> {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('connect', () => socket.write(bytes, () => setImmediate(() => socket.resetAndDestroy())));
  });
}

describe('a socket is closed', () => {
  let server: Awaited<ReturnType<typeof openOnline>>;
  beforeAll(async () => {
    server = await openOnline();
  });
  afterAll(() => server.close());

  it.each([
    ['that sends more than 4 kB', (page: Page) => page.socket.send(' '.repeat(4097)), 1009],
    ['that sends what is no text', (page: Page) => page.socket.send(Buffer.from([1, 2, 3])), 1008],
    [
      'that sends no JSON again and again',
      (page: Page) => {
        for (let count = 0; count < 6; count++) page.socket.send('{');
      },
      1008,
    ],
    [
      'that looks on and says more than 10 things in 10 s',
      (page: Page) => {
        for (let count = 0; count < 11; count++) page.say({ t: 'p', have: 0 });
      },
      1008,
    ],
    [
      'that pings without end',
      (page: Page) => {
        for (let count = 0; count < 11; count++) page.socket.ping();
      },
      1008,
    ],
  ])('%s', async (_what, misbehave, code) => {
    const [page, bystander] = [await server.page(), await server.page()];
    misbehave(page);
    expect((await page.whenClosed()).code).toBe(code);
    bystander.say({ t: 'p', have: 0 });
    expect(await bystander.next('no')).toMatchObject({ code: 'not-joined' });
  });

  it('that plays and says more than 20 things in 5 s, after it was told why', async () => {
    const { match, tokens } = await table(server);
    const page = await server.page({ token: tokens.A1 });
    await page.join(match);
    for (let count = 0; count < 25; count++) page.say({ t: 'p', have: 0 });
    expect((await page.whenClosed()).code).toBe(1008);
    expect(page.told.filter(({ t }) => t === 'p').length).toBeGreaterThanOrEqual(19);
    expect(page.told.at(-1)).toMatchObject({ t: 'bye', why: 'limit' });
  });
});
