import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.js';

type Known = Pick<Settings, 'origin' | 'trustProxy'>;

/** Did it come over TLS, here or at the proxy before us? */
export function isSecure({ headers, socket }: IncomingMessage, { origin, trustProxy }: Known): boolean {
  if (origin) return origin.startsWith('https:');
  if ('encrypted' in socket && socket.encrypted) return true;
  const said = [headers['x-forwarded-proto']].flat().join(',').split(',').at(-1)?.trim();
  return trustProxy !== false && said === 'https';
}

/** This server as a browser that asks calls it. */
export function ownOrigin(request: IncomingMessage, settings: Known): string {
  const scheme = isSecure(request, settings) ? 'https' : 'http';
  return settings.origin ?? `${scheme}://${request.headers.host ?? ''}`;
}

/**
 * Does it come from a page of this server? A browser says where a request comes from, no page can forge it; where it
 * names no origin, it may say that it is the same one.
 */
export function isFromHere(request: IncomingMessage, settings: Known): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === undefined ? site === 'same-origin' : origin === ownOrigin(request, settings);
}

/** Does it come from a page of another server? What is no browser says neither. */
export function isFromElsewhere(request: IncomingMessage, settings: Known): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isSilent = origin === undefined && (site === undefined || site === 'none');
  return !isSilent && !isFromHere(request, settings);
}
