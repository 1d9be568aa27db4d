/**
 * SHA-256 and its HMAC in plain code. A page that a hall's laptop serves over http has no `crypto.subtle`, and just there
 * a phone must be able to say that what it hands over is its own.
 */

const WORD = 2 ** 32;

/** The first 32 bits of the fractional part, as the standard takes its constants from roots of primes. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * WORD);

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++)
    if (found.every((prime) => each % prime !== 0)) found.push(each);
  return found;
}

const ROUNDS: readonly number[] = primes(64).map((prime) => fraction(prime ** (1 / 3)));
const START: readonly number[] = primes(8).map((prime) => fraction(prime ** (1 / 2)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text with its end mark and its length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(whole.length - 4, (bytes.length * 8) % WORD);
  return view;
}

/** The 64 words of a block: sixteen of its own, the rest mixed from them. */
function wordsOf(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let n = 0; n < 16; n++) words[n] = view.getInt32(at + 4 * n);
  const word = (n: number): number => words[n] ?? 0;
  for (let n = 16; n < 64; n++) {
    const early = turned(word(n - 15), 7) ^ turned(word(n - 15), 18) ^ (word(n - 15) >>> 3);
    const late = turned(word(n - 2), 17) ^ turned(word(n - 2), 19) ^ (word(n - 2) >>> 10);
    words[n] = word(n - 16) + early + word(n - 7) + late;
  }
  return words;
}

type Eight = [number, number, number, number, number, number, number, number];

function mixed(state: Eight, words: Int32Array): Eight {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0;
    const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  const after = [a, b, c, d, e, f, g, h];
  return state.map((word, n) => (word + (after[n] ?? 0)) | 0) as Eight;
}

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes);
  let state = START.map((word) => word | 0) as Eight;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, wordsOf(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) digest.setInt32(4 * n, word);
  return new Uint8Array(digest.buffer);
}

const BLOCK = 64;

/** Only who has the key could have made it. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const behind = (mask: number, rest: Uint8Array): Uint8Array => {
    const all = new Uint8Array(BLOCK + rest.length);
    all.set(block.map((byte) => byte ^ mask));
    all.set(rest, BLOCK);
    return all;
  };
  return sha256(behind(0x5c, sha256(behind(0x36, bytes))));
}
