/** The text of a frame as it went over the wire. */
export const unframed = (bytes: Buffer): string => allUnframed(bytes).join('');

/** The same of several, one after the other. */
export function allUnframed(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] ?? 0;
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    texts.push(bytes.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
}
