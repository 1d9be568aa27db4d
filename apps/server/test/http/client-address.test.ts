import type { IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientAddresses } from '../../src/http/client-address.js';
import type { TrustProxy } from '../../src/settings.js';

describe('where a socket comes from', () => {
  it.each<[TrustProxy, string, string | undefined, string]>([
    [false, '203.0.113.9', undefined, '203.0.113.9'],
    [false, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    // The first of two was said by the client itself.
    [1, '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    [2, '10.0.0.1', '192.0.2.66, 198.51.100.1', '192.0.2.66'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 10.2.3.4', '198.51.100.1'],
    ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1,::1', '::1', '198.51.100.1', '198.51.100.1'],
    ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['loopback', '127.0.0.1', 'nonsense', 'nonsense'],
    ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ])('trusting %s, from %s which says %s: %s', (trustProxy, remoteAddress, said, address) => {
    const headers = said === undefined ? {} : { 'x-forwarded-for': said };
    expect(clientAddresses(trustProxy)({ headers, socket: { remoteAddress } } as IncomingMessage)).toBe(
      address,
    );
  });

  const TRUSTS: readonly TrustProxy[] = [
    false,
    1,
    2,
    3,
    'loopback',
    'uniquelocal',
    'loopback,10.0.0.0/8',
    '10.0.0.0/8,::1',
    '::ffff:10.0.0.1',
    '2001:db8::/32',
  ];
  const REMOTES = [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '10.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '203.0.113.9',
  ];
  const HEADERS = [
    '198.51.100.1',
    ' 198.51.100.1 , 10.2.3.4 ',
    '198.51.100.1,, 10.2.3.4',
    '198.51.100.1,10.2.3.4,',
    ',',
    '   ',
    '198.51.100.1,\t10.2.3.4',
    '198.51.100.1, ::ffff:10.2.3.4',
    '198.51.100.1, ::ffff:a02:304',
    '198.51.100.1:4711, 10.2.3.4',
    '[2001:db8::5]:443, 10.2.3.4',
    '198.51.100.1, 2001:db8::5, 10.2.3.4, 127.0.0.1',
    '198.51.100.1, fe80::1%eth0',
    'nonsense, 10.2.3.4',
    '198.51.100.1 10.2.3.4',
  ];

  it.each(TRUSTS)('is the address that Fastify finds, when it trusts %s', async (trustProxy) => {
    // Given a number, Fastify 5.12 trusts no proxy at all.
    const server = fastify({
      trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    });
    server.get('/', async ({ ip }) => ip);
    const addressOf = clientAddresses(trustProxy);
    const differences: object[] = [];
    for (const remoteAddress of REMOTES)
      for (const said of HEADERS) {
        const headers = { 'x-forwarded-for': said };
        const { body } = await server.inject({ url: '/', headers, remoteAddress });
        const found = addressOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
        if (found !== body) differences.push({ remoteAddress, said, found, body });
      }
    expect(differences).toEqual([]);
  });
});
