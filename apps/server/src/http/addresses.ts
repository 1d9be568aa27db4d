import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns the part of an address that one household or company has. Limits count by it. */
export function addressGroup(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? `${firstParts(parsed, 4)}/64` : parsed.toString();
}

const PRIVATE = ['private', 'uniqueLocal', 'linkLocal'];

/**
 * Tells an address of a private network, such as a hall's Wi-Fi. Loopback is none: it may be a proxy's, and counts as any
 * other address.
 */
export function isPrivateAddress(address: string): boolean {
  const parsed = parse(address);
  return parsed !== null && PRIVATE.includes(parsed.range());
}

/** Returns so little of an address that it identifies nobody, for a person's list of their own sessions. */
export function truncatedAddress(address: string): string | null {
  const parsed = parse(address);
  if (!parsed) return null;
  if (parsed instanceof ipaddr.IPv6) return `${firstParts(parsed, 3)}/48`;
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}

/** Parses an address, or returns `null`. An IPv4 address written as IPv6 (`::ffff:…`) becomes IPv4. */
function parse(address: string) {
  // The library also reads short and octal forms such as `10.1`, which are no addresses to a socket.
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

const firstParts = ({ parts }: ipaddr.IPv6, count: number): string =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::`;
