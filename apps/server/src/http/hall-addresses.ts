import type { NetworkInterfaceInfo } from 'node:os';
import type { Settings } from '../settings.js';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Reached by everybody who reaches this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];
/** What containers and tunnels make for themselves: no phone is there. */
const NOT_A_HALL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/;

export const isEverywhere = ({ host }: Pick<Settings, 'host'>): boolean => EVERYWHERE.includes(host);

/**
 * Where phones in the same network open a server that listens everywhere, the likeliest first. None where it has a name
 * of its own, or listens in one place only: then that is where everybody opens it.
 */
export function hallAddresses(
  settings: Pick<Settings, 'host' | 'origin'>,
  port: number,
  interfaces: Interfaces,
): string[] {
  if (settings.origin !== null || !isEverywhere(settings)) return [];
  const addresses = (isHall: boolean) =>
    Object.entries(interfaces)
      .filter(([name]) => NOT_A_HALL.test(name) !== isHall)
      .flatMap(([, infos = []]) => infos)
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => `http://${address}:${port}`);
  return [...addresses(true), ...addresses(false)];
}
