import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '@opencarrom/match';
import type { ClientFrame, ServerFrame } from '@opencarrom/protocol';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { inTime } from '../../../../../test/support/patience.js';
import { compose } from '../../../src/compose.js';
import { makeMeters } from '../../../src/meters.js';
import { makeServer } from '../../../src/server.js';
import type { Services } from '../../../src/services.js';
import { attachSockets, type Sockets } from '../../../src/watching/attach-sockets.js';
import { settingsOf } from '../../support/settings.js';
import { shareCompilers } from '../../support/shared-compilers.js';

/** A whole server on a port and a store of its own. */
export interface Online {
  readonly origin: string;
  readonly services: Services;
  readonly sockets: Sockets;
  /** Asks over HTTP, as a program with this token. */
  readonly post: (path: string, body?: object, token?: string) => Promise<Record<string, string>>;
  readonly page: (options?: PageOptions) => Promise<Page>;
  /** Number of open TCP connections. */
  readonly connections: () => Promise<number>;
}

export interface PageOptions extends ClientOptions {
  readonly token?: string;
}

/** For one test; closed with it. */
export async function online(env: Readonly<Record<string, string>> = {}): Promise<Online> {
  const server = await openOnline(env);
  onTestFinished(server.close);
  return server;
}

/** For several; whoever opens it closes it. */
export async function openOnline(
  env: Readonly<Record<string, string>> = {},
): Promise<Online & { readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-online-'));
  const settings = settingsOf({ STORE: `file:${join(folder, 'matches.db')}`, HOST: '127.0.0.1', ...env });
  const { services, close } = await compose(settings, pino({ level: 'silent' }), makeMeters());
  const { trustProxy } = settings;
  const server = await makeServer({ folder, services, trustProxy, prepare: shareCompilers });
  const sockets = attachSockets(server.server, services);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const post: Online['post'] = async (path, body = {}, token) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  return {
    ...{ origin, services, sockets, post },
    close: async () => {
      sockets.close();
      await server.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
    connections: () =>
      new Promise((resolve, reject) =>
        server.server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
      ),
    page: ({ token, ...options } = {}) =>
      Page.open(`${origin.replace('http', 'ws')}/api/socket`, {
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : { origin }),
        ...options,
      }),
  };
}

/** A match between two guests, just begun. */
export interface Table {
  readonly match: string;
  readonly tokens: { readonly A1: string; readonly B1: string };
  readonly seats: { readonly A1: string; readonly B1: string };
}

export async function table({ post }: Pick<Online, 'post'>): Promise<Table> {
  const [a, b] = await Promise.all([post('guests'), post('guests')]);
  const [A1 = '', B1 = ''] = [a.token, b.token];
  const made = await post(
    'matches',
    { rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual', visibility: 'link' },
    A1,
  );
  const { id = '', seat = '' } = made;
  const joined = await post(`matches/${id}/join`, {}, B1);
  return { match: id, tokens: { A1, B1 }, seats: { A1: seat, B1: joined.seat ?? '' } };
}

/** Both at the table, and the toss is made: who has won it, and who waits for their choice. */
export async function tossed(server: Online, { match, tokens }: Table) {
  const [one, two] = [await server.page({ token: tokens.A1 }), await server.page({ token: tokens.B1 })];
  const [[toss] = []] = await Promise.all([one, two].map((page) => firstEvents(page, match)));
  if (toss?.type !== 'done' || toss.act.type !== 'toss') throw new Error('a match begins with a toss');
  const isA = toss.act.winner === 'A';
  return {
    seq: toss.seq,
    chooser: isA ? one : two,
    waiter: isA ? two : one,
    token: isA ? tokens.A1 : tokens.B1,
  };
}

/** With the standing, or right after it. */
async function firstEvents(page: Page, match: string): Promise<readonly Event[]> {
  const { events } = await page.join(match);
  return events.length > 0 ? events : (await page.next('ev')).events;
}

type Told<T extends ServerFrame['t']> = Extract<ServerFrame, { readonly t: T }>;

/** A page's socket: what it was told is kept until somebody asks for it. */
export class Page {
  readonly told: ServerFrame[] = [];
  private readonly waiting = new Set<() => void>();
  closed: { readonly code: number; readonly reason: string } | null = null;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.told.push(JSON.parse(String(data)) as ServerFrame);
      this.wake();
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
  }

  /** Rejects with the HTTP status where it is not let in. */
  static async open(url: string, options: ClientOptions): Promise<Page> {
    const socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    const page = new Page(socket);
    const turnedAway = new Promise<never>((_, reject) =>
      socket.once('unexpected-response', (_request, response) => {
        response.resume();
        reject(new TurnedAway(response.statusCode ?? 0));
      }),
    );
    await inTime(Promise.race([once(socket, 'open'), turnedAway]), () => `${url} to open`);
    return page;
  }

  say(frame: ClientFrame | object): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The next of this kind that nobody asked for yet. */
  next<T extends ServerFrame['t']>(t: T, fits: (frame: Told<T>) => boolean = () => true): Promise<Told<T>> {
    const kinds = () => this.told.map((frame) => frame.t).join(', ');
    return inTime(this.taken(t, fits), () => `a frame "${t}"; unread: ${kinds()}`);
  }

  private async taken<T extends ServerFrame['t']>(t: T, fits: (frame: Told<T>) => boolean): Promise<Told<T>> {
    for (;;) {
      const index = this.told.findIndex((frame) => frame.t === t && fits(frame as Told<T>));
      if (index >= 0) return this.told.splice(index, 1)[0] as Told<T>;
      if (this.closed)
        throw new Error(`closed with ${this.closed.code} ${this.closed.reason}, and no "${t}" came`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  async join(match: string, have = 0, seat?: string): Promise<Told<'at'>> {
    this.say({ t: 'join', v: 1, match, have, ...(seat ? { seat } : {}) });
    return this.next('at');
  }

  /** The answer to a command: exactly one of both. */
  async do(match: string, id: string, after: number, act: object): Promise<Told<'ok'> | Told<'no'>> {
    this.say({ t: 'do', id, match, after, act });
    return this.answerTo(id);
  }

  async answerTo(id: string): Promise<Told<'ok'> | Told<'no'>> {
    const isIt = (frame: ServerFrame) => (frame.t === 'ok' || frame.t === 'no') && frame.id === id;
    await this.until(() => this.told.some(isIt));
    return this.told.splice(this.told.findIndex(isIt), 1)[0] as Told<'ok'> | Told<'no'>;
  }

  until(holds: () => boolean): Promise<void> {
    return inTime(this.waitUntil(holds), () => `frames until ${holds}`);
  }

  private async waitUntil(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error(`closed with ${this.closed.code} ${this.closed.reason}`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  whenClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    return inTime(this.close(), () => 'the server to close the socket');
  }

  private async close(): Promise<{ readonly code: number; readonly reason: string }> {
    while (!this.closed) await new Promise<void>((resolve) => this.waiting.add(resolve));
    return this.closed;
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

export class TurnedAway extends Error {
  constructor(readonly status: number) {
    super(`turned away with ${status}`);
  }
}
