import { isIPv4, isIPv6 } from 'node:net';

/** As many parts of an address as one household or company has, for limits. */
export function addressGroup(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? `${partsOf(plain, 4)}/64` : plain;
}

/** Is it of a network of one's own, as a hall's Wi-Fi is? What this machine itself says may be a proxy's, and counts as anybody's. */
export function isPrivateAddress(address: string): boolean {
  const plain = unmapped(address);
  if (isIPv4(plain)) return PRIVATE.test(plain);
  return isIPv6(plain) && /^f(?:[cd][0-9a-f]{2}|e[89ab][0-9a-f]):/i.test(plain);
}

/** RFC 1918, and what devices give themselves without a router. */
const PRIVATE = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./;

/** So little of an address that nobody is known by it, for a list of one's own sessions. */
export function truncatedAddress(address: string): string | null {
  const plain = unmapped(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${partsOf(plain, 3)}/48` : null;
}

/** An IPv4 address may come dressed as an IPv6 one. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first parts of an IPv6 address, whatever it leaves out. */
function partsOf(address: string, count: number): string {
  const [before = '', after] = address.split('::');
  const head = hextets(before);
  const tail = hextets(after ?? '');
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const parts = [...head, ...Array<string>(gap).fill('0'), ...tail].slice(0, count);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::`;
}

/** A last part written as IPv4 is two. */
const hextets = (text: string): string[] =>
  text
    .split(':')
    .filter(Boolean)
    .flatMap((part) => (part.includes('.') ? ['0', '0'] : [part]));
