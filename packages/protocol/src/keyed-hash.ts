/**
 * SHA-256 and HMAC, written out: a phone in a hall opens the laptop by plain HTTP, and there a browser gives no page its
 * own (`crypto.subtle` is for secure pages alone).
 */

type Bytes = readonly number[];

const BLOCK = 64;

const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime)) found.push(each);
  return found;
};
/** The first 32 bits of the fraction of a number's root, by whole numbers alone: the same on every machine. */
function fraction(of: number, power: bigint): number {
  const wanted = BigInt(of) << (32n * power);
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** power <= wanted) root += bit;
  return Number(BigInt.asIntN(32, root));
}
const ROUNDS = primes(64).map((prime) => fraction(prime, 3n));
const START = primes(8).map((prime) => fraction(prime, 2n));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        ...[0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63)],
        ...[0x80 | ((code >> 6) & 63), 0x80 | (code & 63)],
      );
  }
  return bytes;
}

function padded(bytes: Bytes): Bytes {
  const zeros = (BLOCK - ((bytes.length + 9) % BLOCK)) % BLOCK;
  const bits = bytes.length * 8;
  const length = [56, 48, 40, 32, 24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) & 255);
  return [...bytes, 0x80, ...Array<number>(zeros).fill(0), ...length];
}

/** The block's words, and those that are made of them. */
function scheduleOf(bytes: Bytes, from: number): Int32Array {
  const words = new Int32Array(64);
  const byte = (index: number): number => bytes[from + index] as number;
  const word = (index: number): number => words[index] as number;
  for (let index = 0; index < 16; index++) {
    const at = index * 4;
    words[index] = (byte(at) << 24) | (byte(at + 1) << 16) | (byte(at + 2) << 8) | byte(at + 3);
  }
  for (let index = 16; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (word(index - 16) + one + word(index - 7) + other) | 0;
  }
  return words;
}

function sha256(bytes: Bytes): Bytes {
  const whole = padded(bytes);
  let sum: readonly number[] = START;
  for (let from = 0; from < whole.length; from += BLOCK) sum = mixed(sum, scheduleOf(whole, from));
  return sum.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
}

function mixed(sum: readonly number[], words: Int32Array): readonly number[] {
  let [a, b, c, d, e, f, g, h] = sum as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (const [index, word] of words.entries()) {
    const lower = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + lower + chosen + (ROUNDS[index] as number) + word) | 0;
    const upper = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + upper + most) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (sum[index] as number)) | 0);
}

const hex = (bytes: Bytes): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text, in hexadecimal digits. */
export const sha256Of = (text: string): string => hex(sha256(utf8(text)));

/** The HMAC (SHA-256) of a text by a key, both taken as UTF-8, in hexadecimal digits. */
export function hmacOf(key: string, text: string): string {
  const long = utf8(key);
  const short = long.length > BLOCK ? sha256(long) : long;
  const filled = Array.from({ length: BLOCK }, (_, index) => short[index] ?? 0);
  const inner = sha256([...filled.map((byte) => byte ^ 0x36), ...utf8(text)]);
  return hex(sha256([...filled.map((byte) => byte ^ 0x5c), ...inner]));
}
