import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer } from '../src/server.js';
import { builtApp } from './built-app.js';

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = builtApp();
  server = await makeServer({ folder });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

/** Sends a path as it stands: `inject` and `fetch` would normalise it. */
async function rawGet(path: string): Promise<string> {
  const listening = await makeServer({ folder });
  await listening.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((listening.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  await listening.close();
  return answer;
}

describe('the server', () => {
  it('answers every screen with the one page, asked for anew each time', async () => {
    for (const url of ['/', '/play/1234', '/laws/icf/73']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>page</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('hands out files named by their content for ever, compressed where that is understood', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.body).toBe('app');
    expect(plain.headers['cache-control']).toContain('immutable');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
  });

  it('says so where there is no such file, and never the page instead', async () => {
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
    expect((await get('/favicon.ico')).statusCode).toBe(404);
  });

  it.each([
    ['/api/nowhere', 404, 'not-found'],
    ['/api', 404, 'not-found'],
    [`/api/matches/${'a'.repeat(200)}`, 404, 'not-found'],
    ['/api/matches/%', 400, 'bad-request'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'not-found'],
    ['/index.html%00.png', 403, 'not-allowed'],
  ])('refuses %s in the shape of every refusal', async (url, status, code) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: { code, message: expect.any(String) } });
  });

  it.each([
    ['no request at all', 'hello\r\n\r\n', 400, 'bad-request'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'too-large'],
  ])('refuses %s in that shape too', async (_what, sent, status, code) => {
    const listening = await makeServer({ folder });
    await listening.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((listening.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    let heard = '';
    for await (const part of socket) heard += part;
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '').error.code).toBe(code);
    await listening.close();
  });

  it('keeps inside its folder', async () => {
    const answer = await get('/..%2f..%2fetc%2fpasswd');
    expect(answer.body).not.toContain('root:');
  });

  it.each([
    '/assets%2Fapp-1a2b.js',
    '/assets%2fapp-1a2b.js',
    '/assets%5Capp-1a2b.js',
    '/nothing/../assets/app-1a2b.js',
    '/nothing/%2e%2e/assets/app-1a2b.js',
    '//assets//app-1a2b.js',
    '/assets/./app-1a2b.js',
  ])('serves no file at %s, which is not the path of the file', async (url) => {
    const answer = await rawGet(url);
    expect(answer).toMatch(/^HTTP\/1.1 (?:200|400|403|404) /);
    expect(answer).not.toMatch(/\r\n\r\napp$/);
    expect(answer).not.toContain('immutable');
  });

  it('lets nothing in but its own scripts and styles', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
