import type { Report } from '@opencarrom/tournament';
import { hmacOf, sha256Of, utf8 } from './keyed-hash.js';

/** A result that goes without a network: a phone shows it as codes, or gives it as a file; the desk brings it in. */
export interface CarriedMatter {
  readonly event: string;
  readonly table: number;
  readonly match: number;
  readonly rubber?: number;
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

/** What is signed, and by what: the SHA-256 of the secret, for a server keeps no more of a token than that. */
export const carriedMac = (secretHash: string, body: string): string => hmacOf(secretHash, body);

/** The text of a result: `OCR1.`, what it says, and what it is signed with. */
export function writeCarried(matter: CarriedMatter, mac: ((body: string) => string) | null): string {
  const body = base64(utf8(JSON.stringify(matter)));
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
  const written = more.length === 0 ? textIn(body) : null;
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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const three = [0, 1, 2].map((index) => bytes[from + index] ?? 0);
    const bits = ((three[0] as number) << 16) | ((three[1] as number) << 8) | (three[2] as number);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63]);
    text += letters.slice(0, Math.min(3, bytes.length - from) + 1).join('');
  }
  return text;
}

/** The text in base64url letters; null: there is none. */
function textIn(letters: string): string | null {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 255);
    }
  }
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}
