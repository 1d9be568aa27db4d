import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.js';
import { isSecure } from './origin.js';

/** Who plays now, and who else plays on this device. */
type Cookie = 'session' | 'family';

/**
 * With this prefix a browser takes it from the very host over TLS alone, so that no neighbour can plant one. Over plain
 * HTTP, on this machine or in a hall, it would take none at all.
 */
const nameOfCookie = (cookie: Cookie, isSafe: boolean): string => (isSafe ? `__Host-${cookie}` : cookie);

/** 256 bits. */
const TOKEN = /^[\w-]{43}$/;
/** As long as a session lasts at most. */
const MAX_AGE_S = 180 * 24 * 3600;

export const sessionCookie = (token: string, request: IncomingMessage, settings: Settings): string =>
  written('session', token, request, settings);

/** Holds the sessions of those who may play on this device instead; no script reads it either. */
export const familyCookie = (
  tokens: readonly string[],
  request: IncomingMessage,
  settings: Settings,
): string => written('family', tokens.join(BETWEEN), request, settings);

/** No token has it. */
const BETWEEN = '.';

function written(cookie: Cookie, value: string, request: IncomingMessage, settings: Settings): string {
  const isSafe = isSecure(request, settings);
  const age = value ? MAX_AGE_S : 0;
  const safe = isSafe ? '; Secure' : '';
  return `${nameOfCookie(cookie, isSafe)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${safe}`;
}

/** What a request shows of who sends it. A bearer token counts alone, as no browser sends one by itself. */
export function tokenIn(request: IncomingMessage, settings: Settings): string | null {
  const { authorization } = request.headers;
  const token =
    authorization === undefined
      ? cookieIn('session', request, settings)
      : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Those of others who play on the browser's device; a program holds its tokens itself. */
export function familyTokensIn(request: IncomingMessage, settings: Settings): readonly string[] {
  if (request.headers.authorization !== undefined) return [];
  const tokens = cookieIn('family', request, settings)?.split(BETWEEN) ?? [];
  return tokens.filter((token) => TOKEN.test(token));
}

/** Does the browser show a session by itself? */
export const showsCookie = (request: IncomingMessage, settings: Settings): boolean =>
  request.headers.authorization === undefined &&
  (['session', 'family'] as const).some((cookie) => cookieIn(cookie, request, settings) !== undefined);

function cookieIn(cookie: Cookie, request: IncomingMessage, settings: Settings): string | undefined {
  const start = `${nameOfCookie(cookie, isSecure(request, settings))}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(start))?.slice(start.length);
}
