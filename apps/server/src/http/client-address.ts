import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { TrustProxy } from '../settings.js';

type IsTrusted = (address: string, hop: number) => boolean;

const RANGES: Readonly<Record<string, string>> = {
  loopback: '127.0.0.0/8,::1/128',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
};

/**
 * The address a request comes from, for requests that do not go through Fastify, by the same rule: what a proxy says is
 * believed as far back as proxies are trusted, and of nobody else.
 */
export function clientAddresses(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = trusting(trustProxy);
  return ({ headers, socket }) => {
    const said = [headers['x-forwarded-for']].flat().join(',').split(',');
    const way = [socket.remoteAddress ?? '', ...said.reverse().map((address) => address.trim())].filter(
      Boolean,
    );
    const first = way.findIndex((address, hop) => !isTrusted(address, hop));
    return way.at(first) ?? '';
  };
}

function trusting(trustProxy: TrustProxy): IsTrusted {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  const list = new BlockList();
  for (const range of (RANGES[trustProxy] ?? trustProxy).split(',')) {
    const [address = '', bits] = range.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
