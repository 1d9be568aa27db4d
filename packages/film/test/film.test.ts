import { deflateSync, inflateSync } from 'node:zlib';
import {
  filmOf,
  Gif,
  pictureOf,
  picturesInWebm,
  picturesOf,
  pngOf,
  type Reel,
  rateFor,
  webmOf,
} from '@opencarrom/film';
import { ICF, openingRack } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { stepsPlayed } from './support/played.js';

function played(strokes: number): Reel {
  const reel = filmOf(stepsPlayed(strokes));
  if (!reel) throw new Error('nothing to film');
  return reel;
}

const SIZE = 96;
const reel = played(2);

describe('a film of strokes', () => {
  it('shows each aim, the movement, and what lies there in the end', () => {
    const stills = [...picturesOf(reel, { size: SIZE, pace: 10, rate: 1 })].map(({ ms, done, of }) => ({
      ms,
      done,
      of,
    }));
    const moving = reel.scenes.reduce((sum, { duration }) => sum + Math.ceil(duration * 10), 0);
    expect(stills).toHaveLength(moving + 4);
    expect(stills.at(-1)).toMatchObject({ done: stills.length, of: stills.length });
    expect(stills[0]?.ms).toBeGreaterThan(stills[1]?.ms ?? 0);
  });

  it('is run through faster where it is long, and never slower than it was played', () => {
    const moving = reel.scenes.reduce((sum, { duration }) => sum + duration, 0);
    expect(rateFor(reel, moving / 2)).toBeCloseTo(2);
    expect(rateFor(reel, 10 * moving)).toBe(1);
    expect(rateFor(reel, moving / 100)).toBe(4);
  });

  it('is nothing where nobody knows where the men lay', () => {
    expect(filmOf([])).toBeNull();
  });
});

describe('a GIF', () => {
  it('gives back, picture by picture, what was put in', () => {
    const made: Uint8Array[] = [];
    let gif: Gif | null = null;
    for (const { raster, ms } of picturesOf(reel, { size: SIZE, pace: 4, rate: 2 })) {
      gif ??= new Gif(SIZE, [raster]);
      gif.add(raster, ms);
      made.push(raster.rgba.filter((_, index) => index % 4 < 3));
    }
    const shown = picturesIn(gif?.end() ?? new Uint8Array());
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.length).toBeLessThanOrEqual(made.length);
    // The last picture stands when all changes have been laid over the first; 255 colours are near enough.
    expect(unlike(shown.at(-1) ?? new Uint8Array(), made.at(-1) ?? new Uint8Array())).toBeLessThan(6);
    expect(unlike(shown[0] ?? new Uint8Array(), made[0] ?? new Uint8Array())).toBeLessThan(6);
  });
});

describe('a PNG', () => {
  it('is of the size asked for, and holds a place for every pixel', () => {
    const png = pngOf(pictureOf(openingRack(ICF), SIZE), (bytes) => deflateSync(bytes));
    const view = new DataView(png.buffer);
    expect(String.fromCharCode(...png.slice(1, 4))).toBe('PNG');
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([SIZE, SIZE]);
    const at = png.findIndex((_, index) => String.fromCharCode(...png.slice(index, index + 4)) === 'IDAT');
    const rows = inflateSync(png.slice(at + 4, at + 4 + view.getUint32(at - 4)));
    expect(rows).toHaveLength(SIZE * (SIZE + 1));
  });
});

describe('a WebM', () => {
  it('holds the encoded pictures in their order, however many clusters they take', () => {
    const chunks = [0, 40, 31_000, 31_040].map((at, index) => ({
      bytes: Uint8Array.of(index, 7, 7),
      at,
      isKey: index % 2 === 0,
    }));
    const file = webmOf({ codec: 'V_VP8', size: SIZE, duration: 31_080, chunks });
    expect([...file.slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    expect(picturesInWebm(file)).toEqual(chunks.map(({ bytes }) => bytes));
  });
});

/** By how much two pictures differ, a channel, on average. */
function unlike(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0));
  return sum / one.length;
}

/** A reader of GIFs, as plain as can be: every picture as it is seen. */
function picturesIn(gif: Uint8Array): Uint8Array[] {
  const size = (gif[6] ?? 0) + 256 * (gif[7] ?? 0);
  const palette = gif.slice(13, 13 + 768);
  const seen = new Uint8Array(size * size * 3);
  const pictures: Uint8Array[] = [];
  let at = 13 + 768;
  const blocks = (): number[] => {
    const all: number[] = [];
    for (let long = gif[at++] ?? 0; long > 0; long = gif[at++] ?? 0) {
      all.push(...gif.slice(at, at + long));
      at += long;
    }
    return all;
  };
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      at += 2;
      blocks();
      continue;
    }
    const [left = 0, top = 0, width = 0] = [1, 3, 5].map(
      (from) => (gif[at + from] ?? 0) + 256 * (gif[at + from + 1] ?? 0),
    );
    at += 11;
    for (const [index, place] of unpacked(blocks()).entries()) {
      if (place === 255) continue;
      const pixel = (top + Math.floor(index / width)) * size + left + (index % width);
      seen.set(palette.slice(place * 3, place * 3 + 3), pixel * 3);
    }
    pictures.push(seen.slice());
  }
  return pictures;
}

/** LZW with places of eight bits. */
function unpacked(bytes: readonly number[]): number[] {
  const out: number[] = [];
  let table: (readonly number[])[] = [];
  let long = 9;
  let before: readonly number[] | null = null;
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let n = 0; n < long; n++, bit++) code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << n;
    if (code === 257) return out;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, place) => [place]);
      long = 9;
      before = null;
      continue;
    }
    const known: readonly number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    out.push(...known);
    if (before && table.length < 4096) table.push([...before, known[0] ?? 0]);
    if (table.length === 1 << long && long < 12) long += 1;
    before = known;
  }
}
