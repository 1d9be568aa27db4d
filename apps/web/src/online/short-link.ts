import type { NewShortLink, ShortLinkMade, ShortLinkRemoval } from '@opencarrom/protocol';
import { ask, asked } from './asking.js';

const KEY = 'opencarrom.short-links';
/** For this visit alone, where the browser keeps nothing. */
let unkept: string | null = null;

/** What this device shows to make short links, and to remove them again. */
function keyOfDevice(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && /^[\w-]{16,128}$/.test(kept)) return kept;
    const made = newKey();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    unkept ??= newKey();
    return unkept;
  }
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The id of the short link for these letters; the same ones have the same. Thrown is a `ServerProblem`. */
export async function makeShortLink(letters: string): Promise<string> {
  const wanted: NewShortLink = { link: letters, key: keyOfDevice() };
  return (await asked<ShortLinkMade>('POST', '/links', wanted)).id;
}

export async function removeShortLink(id: string): Promise<void> {
  const shown: ShortLinkRemoval = { key: keyOfDevice() };
  await ask('POST', `/links/${id}/removal`, shown);
}
