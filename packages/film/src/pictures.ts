import type { Edge, PlacedMan } from '@opencarrom/physics';
import { Painter } from './paint/painter.js';
import type { Raster } from './paint/raster.js';
import type { Reel } from './reel.js';
import { lying, sightsOf, type Timing } from './sights.js';

export interface Showing extends Timing {
  /** Of a side, in pixels. */
  readonly size: number;
}

/** A picture, and how long it is seen, in milliseconds. The same raster is painted again for the next one. */
export interface Still {
  readonly raster: Raster;
  readonly ms: number;
  /** How far the film is. */
  readonly done: number;
  readonly of: number;
}

/** What lies on the board, as one picture. */
export function pictureOf(men: readonly PlacedMan[], size: number, view: Edge = 'S'): Raster {
  return new Painter(size, view).paint(men.map(lying));
}

/** The film, picture by picture. */
export function* picturesOf(film: Reel, { size, pace, rate }: Showing): Generator<Still> {
  const painter = new Painter(size, film.view, film.equipment);
  for (const { pieces, aim, ms, done, of } of sightsOf(film, { pace, rate }))
    yield { raster: painter.paint(pieces, aim), ms, done, of };
}
