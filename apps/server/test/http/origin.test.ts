import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromElsewhere, isFromHere, isSecure, ownOrigin } from '../../src/http/origin.js';

const request = (headers: IncomingMessage['headers']) => ({ headers, socket: {} }) as IncomingMessage;
const alone = { origin: null, trustProxy: false } as const;
const proxied = { origin: null, trustProxy: 1 } as const;
const named = { origin: 'https://carrom.example', trustProxy: false } as const;

describe('this server, as a browser calls it', () => {
  it.each([
    ['the host it was asked by', alone, { host: 'localhost:8080' }, 'http://localhost:8080'],
    ['no word of a proxy nobody trusts', alone, { host: 'h', 'x-forwarded-proto': 'https' }, 'http://h'],
    ['the word of one that is', proxied, { host: 'h', 'x-forwarded-proto': 'http, https' }, 'https://h'],
    ['what the settings say', named, { host: '127.0.0.1:8080' }, 'https://carrom.example'],
  ])('%s', (_what, settings, headers, origin) => {
    expect(ownOrigin(request(headers), settings)).toBe(origin);
    expect(isSecure(request(headers), settings)).toBe(origin.startsWith('https'));
  });
});

describe('where a request comes from', () => {
  const host = 'carrom.example';
  it.each([
    ['here', 'a page of ours', { origin: 'https://carrom.example' }],
    ['elsewhere', 'another host', { origin: 'https://evil.example' }],
    ['elsewhere', 'a neighbour', { origin: 'https://x.carrom.example' }],
    ['elsewhere', 'ours as a beginning', { origin: 'https://carrom.example.evil.example' }],
    ['elsewhere', 'the same without TLS', { origin: 'http://carrom.example' }],
    ['elsewhere', 'another port', { origin: 'https://carrom.example:444' }],
    ['elsewhere', 'a frame in a box', { origin: 'null' }],
    [
      'elsewhere',
      'another host that says it is ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['here', 'a browser that names no origin', { 'sec-fetch-site': 'same-origin' }],
    ['elsewhere', 'a neighbour that names none', { 'sec-fetch-site': 'same-site' }],
    ['elsewhere', 'a stranger that names none', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', 'a program', {}],
    ['nowhere', 'an address typed by hand', { 'sec-fetch-site': 'none' }],
  ])('%s: %s', (where, _who, headers) => {
    const asked = request({ host, ...headers });
    expect(isFromHere(asked, named)).toBe(where === 'here');
    expect(isFromElsewhere(asked, named)).toBe(where === 'elsewhere');
  });
});
