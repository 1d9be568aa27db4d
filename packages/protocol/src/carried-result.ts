import type { Report } from '@opencarrom/tournament';
import { fromBase64url, toBase64url } from './base64url.js';
import { hmacSha256, sha256 } from './sha256.js';
import { fromUtf8, toUtf8 } from './utf8.js';

/** A result that goes without a network: a phone shows it as codes, or gives it as a file; the desk brings it in. */
export interface CarriedMatter {
  readonly event: string;
  readonly table: number;
  readonly match: number;
  readonly rubber?: number;
  /** Who played it, side a and side b. */
  readonly entrants?: readonly [number, number];
  /** With `sent`, so that what also comes by network counts once. */
  readonly report: Report;
  /** It is signed by the token of this phone; left out: by the key of its table, by a phone the server never met. */
  readonly phone?: string;
}

/** What was carried: what it says, and what it is signed with. What it says is not looked at here. */
export interface Carried {
  readonly matter: unknown;
  /** The text that is signed. */
  readonly body: string;
  /** Null: nobody signed it. */
  readonly mac: string | null;
}

export type CarriedFault =
  /** It is something else. */
  | { readonly why: 'no-result' }
  | { readonly why: 'damaged' }
  /** Parts of several: they are brought in one after the other. */
  | { readonly why: 'mixed' }
  | { readonly why: 'parts-missing'; readonly missing: readonly number[]; readonly of: number };

/** Letters in one code: more make it too fine for a phone's camera on a phone's screen. */
export const LONGEST_CODE = 1200;

const PREFIX = 'OCR1';
const PART = /^OCR1\/(\d{1,2})of(\d{1,2})\.([\w-]{6})\.([\w.-]+)$/;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = (text: string): string => hex(sha256(toUtf8(text)));

/** What is signed, and by what: the SHA-256 of the secret, for a server keeps no more of a token than that. */
export const carriedMac = (secretHash: string, body: string): string =>
  hex(hmacSha256(toUtf8(secretHash), toUtf8(body)));

/** The text of a result: `OCR1.`, what it says, and what it is signed with. */
export function writeCarried(matter: CarriedMatter, mac: ((body: string) => string) | null): string {
  const body = toBase64url(toUtf8(JSON.stringify(matter)));
  return mac ? `${PREFIX}.${body}.${mac(body)}` : `${PREFIX}.${body}`;
}

/** The same, signed by a phone's token or a table's key. */
export const signCarried = (matter: CarriedMatter, secret: string): string =>
  writeCarried(matter, (body) => carriedMac(sha256Of(secret), body));

/** As many codes as it needs: one where it fits, else `OCR1/1of3.`, `OCR1/2of3.`, … in any order. */
export function codesOf(text: string, longest = LONGEST_CODE): readonly string[] {
  if (text.length <= longest) return [text];
  const room = longest - `${PREFIX}/99of99.123456.`.length;
  const of = Math.ceil(text.length / room);
  // Of one result, so that parts of two are known apart.
  const tag = sha256Of(text).slice(0, 6);
  return Array.from(
    { length: of },
    (_, index) => `${PREFIX}/${index + 1}of${of}.${tag}.${text.slice(index * room, (index + 1) * room)}`,
  );
}

/** Which part of how many a code is; null: it is none, or a whole. */
export function partOf(code: string): { readonly part: number; readonly of: number } | null {
  const [, part, of] = PART.exec(code.trim()) ?? [];
  return part === undefined ? null : { part: Number(part), of: Number(of) };
}

/** Reads what was carried: a whole, or all its parts with spaces or lines between them, in whatever order. */
export function readCarried(text: string): { readonly ok: Carried } | { readonly error: CarriedFault } {
  const whole = joined(text.split(/\s+/).filter(Boolean));
  if ('why' in whole) return { error: whole };
  const [prefix, body = '', mac, ...more] = whole.text.split('.');
  if (prefix !== PREFIX || body === '') return { error: { why: 'no-result' } };
  const bytes = more.length === 0 ? fromBase64url(body) : null;
  const written = bytes && fromUtf8(bytes);
  try {
    if (written !== null) return { ok: { matter: JSON.parse(written) as unknown, body, mac: mac ?? null } };
  } catch {
    // Told below.
  }
  return { error: { why: 'damaged' } };
}

function joined(codes: readonly string[]): { readonly text: string } | CarriedFault {
  const [first = ''] = codes;
  const parts = codes.map((code) => PART.exec(code));
  if (parts.every((part) => part === null))
    return codes.every((code) => code === first) ? { text: first } : { why: 'mixed' };
  const of = Number(parts[0]?.[2]);
  const tag = parts[0]?.[3];
  const pieces = new Map<number, string>();
  for (const part of parts) {
    const [, number, count, whose, piece = ''] = part ?? [];
    if (Number(count) !== of || whose !== tag) return { why: 'mixed' };
    if ((pieces.get(Number(number)) ?? piece) !== piece) return { why: 'damaged' };
    pieces.set(Number(number), piece);
  }
  const numbers = Array.from({ length: of }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !pieces.has(number));
  if (missing.length > 0) return { why: 'parts-missing', missing, of };
  const text = numbers.map((number) => pieces.get(number)).join('');
  return sha256Of(text).startsWith(tag ?? '') ? { text } : { why: 'damaged' };
}
