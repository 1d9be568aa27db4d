import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNats, natsFor } from '../../../../../test/support/own-servers.js';
import { type ServerProcess, startServer } from '../../support/server-process.js';
import { Page, table } from '../watching/online.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opencarrom-stopping-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storeNamed = (name: string) => `file:${join(folder, name)}`;
const postTo =
  (origin: string) =>
  async (path: string, body: object = {}, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
const pageAt = ({ origin }: ServerProcess, token?: string) =>
  Page.open(`${origin.replace('http', 'ws')}/api/socket`, {
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : { origin }),
  });

describe('a server that is told to stop', () => {
  it('tells everybody to come back; the next goes on where it was, and stops with whoever started it', async () => {
    const STORE = storeNamed('again.db');
    const first = await startServer({ STORE });
    const { match, tokens } = await table({ post: postTo(first.origin) });
    const [a, b, watcher] = await Promise.all([
      pageAt(first, tokens.A1),
      pageAt(first, tokens.B1),
      pageAt(first),
    ]);
    for (const page of [a, b]) await page.join(match);
    const { seq } = await watcher.join(match);
    const seen = seq || ((await watcher.next('ev')).events.at(-1)?.seq ?? 0);

    first.process.kill('SIGTERM');
    for (const page of [a, b, watcher]) expect(await page.next('bye')).toMatchObject({ why: 'restart' });
    expect(await first.ended).toBe(0);

    const second = await startServer({ STORE });
    const back = await pageAt(second, tokens.A1);
    const at = await back.join(match, seen);
    expect(at.you).toBe('A1');
    expect(at.seq).toBeGreaterThanOrEqual(seen);
    expect(at.events.every(({ seq }) => seq > seen)).toBe(true);
    second.process.disconnect();
    expect(await second.ended).toBe(0);
  });

  describe.skipIf(!hasNats)('among others', () => {
    /** One that has begun to send a crowd away, one after another. */
    const stopping = async (name: string) => {
      const server = await startServer({ STORE: storeNamed(name), BUS: natsFor() });
      const { match } = await table({ post: postTo(server.origin) });
      const crowd = await Promise.all(Array.from({ length: 4 }, () => pageAt(server)));
      for (const page of crowd) await page.join(match);
      server.process.kill('SIGTERM');
      await Promise.race(crowd.map((page) => page.next('bye').catch(() => new Promise(() => {}))));
      return { server, crowd };
    };

    it('is not ready meanwhile, begins nothing new, and still answers', async () => {
      const { server } = await stopping('meanwhile.db');
      const ready = await fetch(`${server.origin}/ready`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ error: { code: 'draining' } });
      expect((await fetch(`${server.origin}/health`)).status).toBe(200);
      const guest = await fetch(`${server.origin}/api/guests`, { method: 'POST' });
      expect(guest.status).toBe(503);
      expect(guest.headers.get('retry-after')).toBe('1');
      await expect(pageAt(server)).rejects.toMatchObject({ status: 503 });
      expect(await server.ended).toBe(0);
    });

    it('ends at once when it is told a second time', async () => {
      const { server, crowd } = await stopping('twice.db');
      const again = setInterval(() => server.process.kill('SIGTERM'), 50);
      expect(await server.ended).toBe(1);
      clearInterval(again);
      // Somebody was still to be told.
      const codes = await Promise.all(crowd.map((page) => page.whenClosed()));
      expect(codes.map(({ code }) => code)).toContain(1006);
    });
  });
});
