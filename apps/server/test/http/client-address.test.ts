import type { IncomingMessage } from 'node:http';
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
});
