/** The first byte of a text that is whole in one frame (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** So long a text may be where its length is in the second byte, or in the two after it. */
const SHORT = 125;
const MIDDLING = 0xffff;

/** A message as it goes over the wire, with what announces it: made once, and the same bytes for everybody. */
export class TextFrame {
  readonly bytes: Buffer;

  constructor(text: string) {
    const length = Buffer.byteLength(text);
    const start = length <= SHORT ? 2 : length <= MIDDLING ? 4 : 10;
    const bytes = Buffer.allocUnsafe(start + length);
    bytes[0] = WHOLE_TEXT;
    if (start === 2) bytes[1] = length;
    else if (start === 4) {
      bytes[1] = 126;
      bytes.writeUInt16BE(length, 2);
    } else {
      bytes[1] = 127;
      bytes.writeBigUInt64BE(BigInt(length), 2);
    }
    bytes.write(text, start);
    this.bytes = bytes;
  }
}
