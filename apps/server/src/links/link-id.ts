import { createHash } from 'node:crypto';

/** None that is read for another. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/**
 * The id of what has this hash: the same for the same link, on every server. Where two meet by chance the later one takes the
 * next of its ids.
 */
export function linkId(hash: string, turn: number): string {
  const bytes = createHash('sha256').update(`${hash} ${turn}`).digest();
  let rest = bytes.readBigUInt64BE();
  return Array.from({ length: LENGTH }, () => {
    const letter = LETTERS[Number(rest % BigInt(LETTERS.length))];
    rest /= BigInt(LETTERS.length);
    return letter;
  }).join('');
}
