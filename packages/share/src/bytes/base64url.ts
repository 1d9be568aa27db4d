const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in letters that every messenger leaves alone. */
export function toLetters(bytes: readonly number[]): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const wanted = Math.min(bytes.length - at, 3) + 1;
    for (let n = 0; n < wanted; n++) letters += LETTERS[(three >> (18 - 6 * n)) & 63];
  }
  return letters;
}

/** The bytes that letters stand for; null where one is none of ours. A lone last letter is half a byte, and dropped. */
export function fromLetters(letters: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}
