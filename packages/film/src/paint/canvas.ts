import { type Equipment, halfShown } from './measures.js';
import { type Colour, clamp, lay, makeRaster, type Raster } from './raster.js';

/** A picture whose points are metres of the board, the player in front of it at the bottom. */
export class Canvas {
  readonly raster: Raster;
  /** Pixels of a metre. */
  readonly pixels: number;

  /** `boardSize`: pixels of the board, where there is room around it. */
  constructor(
    readonly equipment: Equipment,
    readonly size: number,
    boardSize: number = size,
  ) {
    this.raster = makeRaster(size);
    this.pixels = boardSize / (2 * halfShown(equipment));
  }

  across(x: number): number {
    return this.size / 2 + x * this.pixels;
  }

  down(y: number): number {
    return this.size / 2 - y * this.pixels;
  }

  /** Every pixel of a box in metres, by its middle. */
  each(
    left: number,
    bottom: number,
    right: number,
    top: number,
    paint: (x: number, y: number, column: number, row: number) => void,
  ): void {
    const [from, to] = [
      Math.max(0, Math.floor(this.across(left))),
      Math.min(this.size - 1, Math.ceil(this.across(right))),
    ];
    const [first, last] = [
      Math.max(0, Math.floor(this.down(top))),
      Math.min(this.size - 1, Math.ceil(this.down(bottom))),
    ];
    for (let row = first; row <= last; row++)
      for (let column = from; column <= to; column++)
        paint(
          (column + 0.5 - this.size / 2) / this.pixels,
          (this.size / 2 - row - 0.5) / this.pixels,
          column,
          row,
        );
  }

  /** How much of a pixel is inside, by its distance in metres to an edge: inside it is negative. */
  cover(distance: number): number {
    return clamp(0.5 - distance * this.pixels);
  }

  /** A line around whatever a distance is measured to, never so thin that it only shimmers. */
  line(distance: number, breadth: number): number {
    const thickness = Math.max(breadth * this.pixels, 0.9);
    return clamp(thickness / 2 + 0.5 - Math.abs(distance) * this.pixels);
  }

  fill(ink: Colour): void {
    for (let at = 0; at < this.raster.rgba.length; at += 4) this.raster.rgba.set(ink, at);
  }

  disc(x: number, y: number, r: number, ink: Colour, opacity = 1): void {
    this.each(x - r, y - r, x + r, y + r, (px, py, column, row) =>
      lay(this.raster, column, row, ink, opacity * this.cover(away(px - x, py - y) - r)),
    );
  }

  ring(x: number, y: number, r: number, breadth: number, ink: Colour, opacity = 1): void {
    const reach = r + breadth + 2 / this.pixels;
    this.each(x - reach, y - reach, x + reach, y + reach, (px, py, column, row) =>
      lay(this.raster, column, row, ink, opacity * this.line(away(px - x, py - y) - r, breadth)),
    );
  }

  stroke(x1: number, y1: number, x2: number, y2: number, breadth: number, ink: Colour, opacity = 1): void {
    const room = breadth + 2 / this.pixels;
    const [left, right] = [Math.min(x1, x2) - room, Math.max(x1, x2) + room];
    const [bottom, top] = [Math.min(y1, y2) - room, Math.max(y1, y2) + room];
    this.each(left, bottom, right, top, (px, py, column, row) =>
      lay(this.raster, column, row, ink, opacity * this.line(toStretch(px, py, x1, y1, x2, y2), breadth)),
    );
  }
}

export const away = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

function toStretch(px: number, py: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : clamp(((px - x1) * dx + (py - y1) * dy) / long);
  return away(px - x1 - dx * share, py - y1 - dy * share);
}

/** To a square with rounded corners, in the middle of the board. */
export function toSquare(x: number, y: number, half: number, corner: number): number {
  const [dx, dy] = [Math.abs(x) - half + corner, Math.abs(y) - half + corner];
  return away(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}
