/** The text of a frame as it went over the wire. */
export function unframed(bytes: Buffer): string {
  const [, length = 0] = bytes;
  return bytes.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10);
}
