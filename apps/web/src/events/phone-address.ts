import type { DeskView } from './desk-view.js';

/** Where the address that was given last is kept: it is that of the hall, whatever is printed. */
export const LAST_ADDRESS = 'opencarrom.phone-address';

/** Protocol, host and port of what was typed; null where it is no address. */
export function readOrigin(typed: string): string | null {
  try {
    const { origin, protocol } = new URL(typed.trim());
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}

/** Does it lead every phone to itself? */
export function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

/**
 * Where others open what is shown at this desk: where it is open itself, or where the server says that phones reach it,
 * for a laptop that runs the server and calls itself "localhost".
 */
export function addressForOthers({ about }: Pick<DeskView, 'about'>): string {
  if (!isLocal(location.origin)) return location.origin;
  return localStorage.getItem(LAST_ADDRESS) ?? about?.addresses[0] ?? location.origin;
}
