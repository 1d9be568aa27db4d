import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustProxy } from '../settings.js';

/** Tests an address on the way of a request. `hop` is 0 for the other end of the socket. */
type IsTrusted = (address: string, hop: number) => boolean;

/** Returns the test for proxies whose word on a client's address counts. HTTP and sockets share it. */
export function trustedProxies(trustProxy: TrustProxy): IsTrusted {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(trustProxy.split(','));
}

/** Returns the function that finds the client's address of a request which does not go through Fastify. */
export function clientAddresses(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trustProxy);
  // A socket that is gone has no address any more.
  return (request) => proxyAddr(request, isTrusted) ?? '';
}
