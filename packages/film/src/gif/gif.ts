import type { Raster } from '../paint/raster.js';
import { writeLzw } from './lzw.js';
import { Palette, UNCHANGED } from './palette.js';

/** A part of a picture that is to be shown for a while. */
interface Held {
  readonly places: Uint8Array;
  ms: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An animated picture that begins again at its end. Of each picture only what has changed is written. */
export class Gif {
  private readonly out: number[] = [];
  private readonly palette: Palette;
  private seen: Uint8Array | null = null;
  private held: Held | null = null;
  /** What time was lost by rounding: a GIF counts hundredths of a second. */
  private owed = 0;

  /** Its colours are chosen by some of its pictures. */
  constructor(
    private readonly size: number,
    samples: readonly Raster[],
  ) {
    this.palette = new Palette(samples);
    this.text('GIF89a')
      .short(size)
      .short(size)
      .bytes(0xf7, 0, 0)
      .bytes(...this.palette.rgb);
    this.bytes(0x21, 0xff, 11).text('NETSCAPE2.0').bytes(3, 1, 0, 0, 0);
  }

  /** Bytes so far: whoever wants no more than so many stops in time. */
  get length(): number {
    return this.out.length;
  }

  add(raster: Raster, ms: number): void {
    const places = this.palette.places(raster);
    if (this.held && same(this.held.places, places)) {
      this.held.ms += ms;
      return;
    }
    this.write();
    this.held = { places, ms };
  }

  end(): Uint8Array<ArrayBuffer> {
    this.write();
    this.bytes(0x3b);
    return Uint8Array.from(this.out);
  }

  private write(): void {
    if (!this.held) return;
    const { places, ms } = this.held;
    const box = this.seen ? changedIn(this.seen, places, this.size) : this.whole();
    const hundredths = Math.max(2, Math.floor((ms + this.owed) / 10 + 0.5));
    this.owed += ms - hundredths * 10;
    this.bytes(0x21, 0xf9, 4, 0x05).short(hundredths).bytes(UNCHANGED, 0);
    this.bytes(0x2c).short(box.left).short(box.top).short(box.width).short(box.height).bytes(0);
    writeLzw(this.out, this.cutOut(places, box));
    this.seen = places;
  }

  private whole(): Box {
    return { left: 0, top: 0, width: this.size, height: this.size };
  }

  /** What is in a box; what was there already is left out, which packs better. */
  private cutOut(places: Uint8Array, { left, top, width, height }: Box): Uint8Array {
    const part = new Uint8Array(width * height);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const at = (top + row) * this.size + left + column;
        const isNew = !this.seen || this.seen[at] !== places[at];
        part[row * width + column] = isNew ? (places[at] as number) : UNCHANGED;
      }
    return part;
  }

  private bytes(...values: readonly number[]): this {
    this.out.push(...values);
    return this;
  }

  private short(value: number): this {
    return this.bytes(value & 255, value >> 8);
  }

  private text(letters: string): this {
    return this.bytes(...[...letters].map((letter) => letter.charCodeAt(0)));
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function changedIn(before: Uint8Array, after: Uint8Array, size: number): Box {
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (before[row * size + column] === after[row * size + column]) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      bottom = row;
    }
  return left > right
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
