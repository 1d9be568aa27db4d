import type { NetworkInterfaceInfo } from 'node:os';
import { resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import type { Settings, StoreSetting } from '../settings.js';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Reached by everybody who reaches this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];
/** What containers and tunnels make for themselves: no phone is there. */
const NOT_A_HALL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/;

/** What whoever started the server is told: where to open it, what is kept where, how to stop it. */
export function greeting(settings: Settings, port: number, interfaces: Interfaces): string {
  const { host, origin, store } = settings;
  const isEverywhere = EVERYWHERE.includes(host);
  const here = `http://${isEverywhere ? 'localhost' : inUrl(host)}:${port}`;
  return [
    '',
    `OpenCarrom is on the table: ${origin ?? here}`,
    ...(isEverywhere ? inTheHall(addressesOf(interfaces).map((address) => `http://${address}:${port}`)) : []),
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

/** Where phones beside this machine reach it, the likeliest first. */
function addressesOf(interfaces: Interfaces): string[] {
  const addresses = (isHall: boolean) =>
    Object.entries(interfaces)
      .filter(([name]) => NOT_A_HALL.test(name) !== isHall)
      .flatMap(([, infos = []]) => infos)
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address);
  return [...addresses(true), ...addresses(false)];
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function placeOf(store: StoreSetting): string {
  if (store.kind === 'sqlite') return resolve(store.path);
  const { host, pathname } = new URL(store.url);
  return `PostgreSQL at ${host}${pathname}`;
}
