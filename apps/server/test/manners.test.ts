import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
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

describe('what a cache between may keep', () => {
  it.each(['/', '/assets/app-1a2b.js', '/play/1234'])('%s varies by what the client takes', async (url) => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    }
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s is refused, with what is taken',
    async (method) => {
      for (const url of ['/', '/play', '/assets/app-1a2b.js', '/health']) {
        const answer = await server.inject({ method, url });
        expect(answer.statusCode).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expect(answer.json().error.code).toBe('method-not-allowed');
      }
    },
  );

  it('HEAD is GET without its body', async () => {
    const listening = await makeServer({ folder });
    const origin = await listening.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/', '/play/1234', '/assets/app-1a2b.js', '/health', '/assets/gone.js']) {
      const [head, get] = await Promise.all([fetch(origin + path, { method: 'HEAD' }), fetch(origin + path)]);
      expect(head.status).toBe(get.status);
      for (const name of ['content-type', 'content-length', 'cache-control'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      expect(await head.text()).toBe('');
      expect(await get.text()).not.toBe('');
    }
    await listening.close();
  });
});

describe('what a browser is told', () => {
  it('frames nothing, and asks the device for nothing but to stay awake, fill the screen and see a code', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/assets/gone.js']) {
      const { headers } = await server.inject({ url });
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const asked = String(headers['permissions-policy']);
      expect(asked).toContain('camera=(self)');
      expect(asked).toContain('microphone=()');
      expect(asked).toContain('geolocation=()');
      expect(asked).toContain('screen-wake-lock=(self)');
    }
  });

  it('may frame the embed of an event, and no other page of it', async () => {
    for (const url of ['/event/Ab3-x_9/embed', '/event/Ab3-x_9/embed?lang=hi']) {
      const { headers } = await server.inject({ url });
      expect(headers['x-frame-options']).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain("script-src 'self'");
    }
    const others = ['', '/wall', '/team', '/embed/1', '/embedded', '/x/embed', '/..%2f..%2fembed'];
    for (const url of [
      ...others.map((rest) => `/event/Ab3${rest}`),
      '/events/Ab3/embed',
      '/embed',
      '/api/event/a/embed',
    ]) {
      const { headers } = await server.inject({ url });
      expect(headers['x-frame-options'], url).toBe('DENY');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });
});

describe('whose word on an address counts', () => {
  const seenBy = async (trustProxy: false | number | string): Promise<string> => {
    const behind = await makeServer({ folder, trustProxy });
    behind.get('/seen', (request) => ({ ip: request.ip }));
    const { ip } = (
      await behind.inject({ url: '/seen', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } })
    ).json();
    await behind.close();
    return ip;
  };

  it('is nobody’s unless it was set', async () => {
    expect(await seenBy(false)).toBe('127.0.0.1');
  });

  it('is that of so many proxies, and no more', async () => {
    expect(await seenBy(1)).toBe('198.51.100.7');
    expect(await seenBy(2)).toBe('203.0.113.9');
    expect(await seenBy('loopback')).toBe('198.51.100.7');
  });
});

describe('a client that does not come to the point', () => {
  /** Sends this much and then waits; what the server says until it hangs up. */
  const sent = async (text: string): Promise<string> => {
    const limits = { headers: 50, request: 100, check: 20 };
    const strict = await makeServer({ folder, limits });
    await strict.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((strict.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(text);
    await once(socket, 'close');
    await strict.close();
    return answer;
  };

  it('is let go while it drips its headers', async () => {
    expect(await sent('GET / HTTP/1.1\r\nhost: a')).toContain('408');
  });

  it('is let go while it drips a body', async () => {
    const answer = await sent('POST /health HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n{');
    expect(answer).toMatch(/40[58]/);
  });
});

describe('what home screens and searching machines ask for', () => {
  it.each(['favicon.ico', 'robots.txt', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])(
    '%s is there',
    async (name) => {
      const app = await makeServer({ folder: fileURLToPath(new URL('../../web/public', import.meta.url)) });
      const answer = await app.inject({ url: `/${name}` });
      await app.close();
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBeGreaterThan(60);
    },
  );
});
