import { type Edge, type Equipment, ICF } from '@opencarrom/physics';
import { paintBoard } from './board.js';
import { Canvas } from './canvas.js';
import { paintDiscs, type Shown } from './discs.js';
import { LOOKS } from './looks.js';
import type { Raster } from './raster.js';

/** Which way a stroke goes, before it does. */
export interface Heading {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Paints boards of one size, as the player of one side sees them. */
export class Painter {
  private readonly empty: Canvas;
  private readonly canvas: Canvas;

  constructor(
    readonly size: number,
    private readonly view: Edge = 'S',
    equipment: Equipment = ICF,
  ) {
    this.empty = new Canvas(equipment, size);
    this.canvas = new Canvas(equipment, size);
    paintBoard(this.empty);
  }

  /** The same raster every time, painted anew. */
  paint(pieces: readonly Shown[], aim: Heading | null = null): Raster {
    this.canvas.raster.rgb.set(this.empty.raster.rgb);
    if (aim) this.paintAim(aim);
    paintDiscs(
      this.canvas,
      pieces.map((piece) => ({ ...piece, ...this.seen(piece) })),
    );
    return this.canvas.raster;
  }

  /** Dashes on the way the striker will take. */
  private paintAim({ x, y, vx, vy }: Heading): void {
    const speed = Math.sqrt(vx * vx + vy * vy) || 1;
    const [dx, dy] = [vx / speed, vy / speed];
    const first = this.canvas.equipment.striker.diameter / 2 + 0.01;
    for (let dash = 0; dash < DASHES; dash++) {
      const from = first + dash * 0.022;
      const a = this.seen({ x: x + dx * from, y: y + dy * from });
      const b = this.seen({ x: x + dx * (from + 0.012), y: y + dy * (from + 0.012) });
      this.canvas.stroke(a.x, a.y, b.x, b.y, 0.0058, LOOKS.ink, 0.55 * (1 - dash / DASHES));
      this.canvas.stroke(a.x, a.y, b.x, b.y, 0.0034, LOOKS.aim, 1.2 - dash / DASHES);
    }
  }

  /** A place as the player in front of the picture sees it. */
  private seen({ x, y }: { readonly x: number; readonly y: number }): {
    readonly x: number;
    readonly y: number;
  } {
    if (this.view === 'N') return { x: -x, y: -y };
    if (this.view === 'E') return { x: y, y: -x };
    return this.view === 'W' ? { x: -y, y: x } : { x, y };
  }
}

const DASHES = 9;
