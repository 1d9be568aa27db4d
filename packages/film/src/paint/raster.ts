/**
 * A picture of any shape, four bytes a pixel as canvases and encoders have them: red, green, blue, and 255, since nothing shows
 * through.
 */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A square one, as a board is. */
export interface Raster {
  readonly size: number;
  readonly rgba: Uint8Array;
}

export type Colour = readonly [red: number, green: number, blue: number];

export const makeRaster = (size: number): Raster => ({
  size,
  rgba: new Uint8Array(size * size * 4).fill(255),
});

/** A colour written #rrggbb. */
export function colour(written: string): Colour {
  const value = Number.parseInt(written.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Between two colours. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const part = clamp(share);
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** From 0 to 1 between two edges, without a kink at either. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Lays a colour over a pixel, as thickly as said: 1 covers it. */
export function lay({ size, rgba }: Raster, column: number, row: number, ink: Colour, opacity: number): void {
  if (opacity <= 0 || column < 0 || row < 0 || column >= size || row >= size) return;
  const at = (row * size + column) * 4;
  const part = opacity > 1 ? 1 : opacity;
  for (let channel = 0; channel < 3; channel++) {
    const under = rgba[at + channel] as number;
    rgba[at + channel] = under + ((ink[channel] as number) - under) * part + 0.5;
  }
}

const SALT = 0x9e3779b9;

/** From 0 to 1, the same for the same corner of a lattice. */
function corner(x: number, y: number, seed: number): number {
  let mixing = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, SALT);
  mixing = Math.imul(mixing ^ (mixing >>> 15), 0x2c1b3c6d);
  mixing = Math.imul(mixing ^ (mixing >>> 12), 0x297a2d39);
  return ((mixing ^ (mixing >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Soft noise from 0 to 1 that changes over a distance of 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
  const above = corner(left, top, seed) * (1 - across) + corner(left + 1, top, seed) * across;
  const below = corner(left, top + 1, seed) * (1 - across) + corner(left + 1, top + 1, seed) * across;
  return above * (1 - down) + below * down;
}
