import { Faulty } from '../fault.js';
import { textOf } from './utf8.js';

/** Bytes being read. What is not there, or more than asked for, is refused. */
export class Reader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    return this.take(1)[0] as number;
  }

  /** A whole number up to `most`. */
  count(most: number): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (value > most) throw new Faulty('cannot-be', `a number over ${most}`);
      if (byte < 128) return value;
      if (scale > most) throw new Faulty('cannot-be', 'a number without an end');
    }
  }

  /** One of these, by its place among them. */
  oneOf<T>(options: readonly T[], index = this.byte()): T {
    if (index >= options.length) throw new Faulty('cannot-be', `${index} of ${options.length} choices`);
    return options[index] as T;
  }

  double(): number {
    this.take(8);
    const value = this.view.getFloat64(this.at - 8);
    if (!Number.isFinite(value)) throw new Faulty('cannot-be', 'a place that is no number');
    return value;
  }

  text(most: number): string {
    const text = textOf(this.take(this.count(most)));
    if (text === null) throw new Faulty('cannot-be', 'a text that is no UTF-8');
    return text;
  }

  take(count: number): Uint8Array {
    if (count > this.left) throw new Faulty('cannot-be', 'it ends in the midst of something');
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
}
