import type { IncomingMessage } from 'node:http';
import { isSecure } from '../http/origin.js';
import type { Settings } from '../settings.js';

/**
 * With this prefix a browser takes it from the very host over TLS alone, so that no neighbour can plant one. Over plain
 * HTTP, on this machine or in a hall, it would take none at all.
 */
const nameOfCookie = (isSafe: boolean): string => (isSafe ? '__Host-session' : 'session');

/** 256 bits. */
const TOKEN = /^[\w-]{43}$/;
/** As long as a session lasts at most. */
const MAX_AGE_S = 180 * 24 * 3600;

export function sessionCookie(token: string, request: IncomingMessage, settings: Settings): string {
  const isSafe = isSecure(request, settings);
  const age = token ? MAX_AGE_S : 0;
  const safe = isSafe ? '; Secure' : '';
  return `${nameOfCookie(isSafe)}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${safe}`;
}

/** What a request shows of who sends it. A bearer token counts alone, as no browser sends one by itself. */
export function tokenIn(request: IncomingMessage, settings: Settings): string | null {
  const { authorization } = request.headers;
  const token =
    authorization === undefined ? cookieIn(request, settings) : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Does the browser show a session by itself? */
export const showsCookie = (request: IncomingMessage, settings: Settings): boolean =>
  request.headers.authorization === undefined && cookieIn(request, settings) !== undefined;

function cookieIn(request: IncomingMessage, settings: Settings): string | undefined {
  const start = `${nameOfCookie(isSecure(request, settings))}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
