import { resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { hallAddresses, type Interfaces, isEverywhere } from '../http/hall-addresses.js';
import type { Settings, StoreSetting } from '../settings.js';

/** What whoever started the server is told: where to open it, what is kept where, how to stop it. */
export function greeting(settings: Settings, port: number, interfaces: Interfaces): string {
  const { host, origin, store } = settings;
  const everywhere = isEverywhere(settings);
  const here = `http://${everywhere ? 'localhost' : inUrl(host)}:${port}`;
  return [
    '',
    `OpenCarrom is on the table: ${origin ?? here}`,
    ...(everywhere ? inTheHall(hallAddresses({ host, origin: null }, port, interfaces)) : []),
    `Everything is kept in ${placeOf(store)}.`,
    'Stop it with Ctrl-C.',
  ].join('\n');
}

function inTheHall(urls: readonly string[]): string[] {
  const [first] = urls;
  if (!first) return ['This machine has no network, so nobody else reaches it.'];
  const code = renderUnicodeCompact(first, { border: 2 });
  return ['For everybody in the same network:', ...urls.map((url) => `  ${url}`), code];
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function placeOf(store: StoreSetting): string {
  if (store.kind === 'sqlite') return resolve(store.path);
  const { host, pathname } = new URL(store.url);
  return `PostgreSQL at ${host}${pathname}`;
}
