import { utf8Of } from './utf8.js';

/** Bytes being written, the newest last. */
export class Writer {
  readonly bytes: number[] = [];
  private readonly view = new DataView(new ArrayBuffer(8));

  byte(value: number): this {
    this.bytes.push(value & 0xff);
    return this;
  }

  /** A whole number from nought up, seven bits a byte, the low ones first. */
  count(value: number): this {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    return this.byte(rest);
  }

  /** A number to its last bit. */
  double(value: number): this {
    this.view.setFloat64(0, value);
    for (let at = 0; at < 8; at++) this.byte(this.view.getUint8(at));
    return this;
  }

  text(value: string): this {
    const bytes = utf8Of(value);
    this.count(bytes.length);
    for (const byte of bytes) this.byte(byte);
    return this;
  }

  all(bytes: Iterable<number>): this {
    for (const byte of bytes) this.byte(byte);
    return this;
  }
}
