import { type Edge, type Equipment, ICF } from '@opencarrom/physics';
import { paintBoard } from './board.js';
import { Canvas } from './canvas.js';
import { paintDiscs, type Shown } from './discs.js';
import { LOOKS } from './looks.js';
import { type Heading, paintAim } from './paths.js';
import type { Raster } from './raster.js';
import { type Facing, seenFrom } from './seen-from.js';

/** Paints boards of one size, as the player of one side sees them. */
export class Painter {
  private readonly empty: Canvas;
  private readonly canvas: Canvas;
  private readonly seen: Facing;

  constructor(
    readonly size: number,
    view: Edge = 'S',
    equipment: Equipment = ICF,
  ) {
    this.empty = new Canvas(equipment, size);
    this.canvas = new Canvas(equipment, size);
    this.seen = seenFrom(view);
    this.empty.fill(LOOKS.room);
    paintBoard(this.empty);
  }

  /** The same raster every time, painted anew. */
  paint(pieces: readonly Shown[], aim: Heading | null = null): Raster {
    this.canvas.raster.rgba.set(this.empty.raster.rgba);
    if (aim) paintAim(this.canvas, aim, this.seen);
    paintDiscs(
      this.canvas,
      pieces.map((piece) => ({ ...piece, ...this.seen(piece) })),
    );
    return this.canvas.raster;
  }
}
