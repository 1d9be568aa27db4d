import { pathAtEnd } from './json-text.js';

/** Where bytes stop being UTF-8. */
export interface Garbled {
  /** From 1. */
  readonly line: number;
  /** Of the line, from 1. */
  readonly byte: number;
  /** In the document. */
  readonly path: string;
}

const LINE_FEED = 0x0a;

/**
 * The first byte that belongs to no letter: replaced in silence it would be a damage that nobody sees. A document is
 * all of the bytes, or each line is one.
 */
export function garbledIn(bytes: Uint8Array, documents: 'one' | 'a-line-each' = 'one'): Garbled | null {
  const wrong = firstWrongByte(bytes);
  if (wrong === null) return null;
  const before = bytes.subarray(0, wrong);
  const lineBegins = before.lastIndexOf(LINE_FEED) + 1;
  let line = 1;
  for (const byte of before) if (byte === LINE_FEED) line++;
  const path = pathAtEnd(lettersOf(documents === 'one' ? before : before.subarray(lineBegins)));
  return { line, byte: wrong - lineBegins + 1, path };
}

/** So many bytes at a time: one by one a long text takes 40 times its size, and all at once is too much for a call. */
const PIECE = 8192;

/** A letter a byte, which is enough to find the way: the names of fields are ASCII. */
function lettersOf(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let begin = 0; begin < bytes.length; begin += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(begin, begin + PIECE)));
  return pieces.join('');
}

/** By the first byte of a letter: how many follow it, and between which bounds the next one lies. */
function followers(
  first: number,
): { readonly count: number; readonly least: number; readonly most: number } | null {
  const usual = { least: 0x80, most: 0xbf };
  if (first >= 0xc2 && first <= 0xdf) return { count: 1, ...usual };
  // Not what fewer bytes would do, no halves of UTF-16's pairs, nothing beyond the last letter there is.
  if (first === 0xe0) return { count: 2, least: 0xa0, most: 0xbf };
  if (first === 0xed) return { count: 2, least: 0x80, most: 0x9f };
  if (first >= 0xe1 && first <= 0xef) return { count: 2, ...usual };
  if (first === 0xf0) return { count: 3, least: 0x90, most: 0xbf };
  if (first >= 0xf1 && first <= 0xf3) return { count: 3, ...usual };
  return first === 0xf4 ? { count: 3, least: 0x80, most: 0x8f } : null;
}

function firstWrongByte(bytes: Uint8Array): number | null {
  for (let place = 0; place < bytes.length; place++) {
    const first = bytes[place] as number;
    if (first < 0x80) continue;
    const follow = followers(first);
    if (!follow) return place;
    let { least, most } = follow;
    for (let left = follow.count; left > 0; left--) {
      const next = bytes[place + 1];
      if (next === undefined || next < least || next > most) return place - (follow.count - left);
      [least, most] = [0x80, 0xbf];
      place++;
    }
  }
  return null;
}
