import { Palette } from './gif/palette.js';
import type { Raster } from './paint/raster.js';

/** Packs bytes as zlib does; it is passed in, since every platform has its own. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** A still picture as PNG, in at most 255 colours: that is half as big, and nobody sees it. */
export function pngOf(raster: Raster, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const { size } = raster;
  const palette = new Palette([raster]);
  const places = palette.places(raster);
  const rows = new Uint8Array(size * (size + 1));
  for (let row = 0; row < size; row++)
    rows.set(places.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
  const head = [...long(size), ...long(size), 8, 3, 0, 0, 0];
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
