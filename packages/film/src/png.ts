import { Palette } from './gif/palette.js';
import type { Painting, Raster } from './paint/raster.js';

/** Packs bytes as zlib does; it is passed in, since every platform has its own. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** A still picture as PNG, in at most 255 colours: that is half as big, and nobody sees it. */
export function pngOf(picture: Raster | Painting, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const [width, height] = 'size' in picture ? [picture.size, picture.size] : [picture.width, picture.height];
  const palette = new Palette([picture]);
  const places = palette.places(picture);
  const rows = new Uint8Array(height * (width + 1));
  for (let row = 0; row < height; row++)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = [...long(width), ...long(height), 8, 3, 0, 0, 0];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...part('IHDR', head),
    ...part('PLTE', palette.rgb),
    ...part('IDAT', deflate(rows)),
    ...part('IEND', []),
  ]);
}

function part(name: string, data: Iterable<number>): readonly number[] {
  const body = [...[...name].map((letter) => letter.charCodeAt(0)), ...data];
  return [...long(body.length - 4), ...body, ...long(sumOf(body))];
}

const long = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** CRC-32, as PNG wants it. */
function sumOf(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
