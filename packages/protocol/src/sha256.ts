/**
 * SHA-256 and its HMAC in plain code. A page that a hall's laptop serves over http has no `crypto.subtle`, and just there
 * a phone must be able to say that what it hands over is its own.
 */

const WORD = 0x1_0000_0000;

/**
 * The constants of FIPS 180-4: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. They are
 * written out, because engines differ in the last bit of a root.
 */
// biome-ignore format: eight words a line, as the standard prints them
const ROUNDS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
/** The same of the square roots of the first eight primes. */
// biome-ignore format: one line of eight words
const START: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

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
