import type { Hand } from '../hand/hand.js';
import type { BoardMeasures } from '../table/measures.js';

const PIECES = 19;
const POCKETS = 4;
const pocketX = [1, 1, -1, -1];
const pocketY = [1, -1, -1, 1];

/** How much of a pocket a man may use: one that arrives fast or grazes the edge is refused. */
const MOUTH = 0.85;
/** Thinner cuts than this are left to luck. */
const THINNEST = 0.25;
/** The cosine of a cut from which it is thin, and forgives less. */
const THIN = 0.6;
/** Close behind a man, in metres. */
const CLOSE = 0.04;
/** A man this near to the base line can be struck from close by. */
export const NEAR = 0.12;

/**
 * What each pocket forgives each piece from the best place of one base line, were nobody in the way: the square of
 * how many of the hand's deviations, which needs no root and no chance. Most pieces lie still when a stroke is tried:
 * what was found for one is kept until it lies elsewhere. All is told by a piece's number times four and a pocket's.
 */
export class PocketMargins {
  readonly square = new Float64Array(PIECES * POCKETS);
  /** The striker's best place on the base line, and where it meets the man. */
  readonly place = new Float64Array(PIECES * POCKETS);
  readonly ghostX = new Float64Array(PIECES * POCKETS);
  readonly ghostY = new Float64Array(PIECES * POCKETS);
  /** The centres of the pockets. */
  readonly pocketX: readonly number[];
  readonly pocketY: readonly number[];
  /** How far from the middle the striker may stand. */
  readonly wide: number;
  private readonly wayX = new Float64Array(PIECES * POCKETS);
  private readonly wayY = new Float64Array(PIECES * POCKETS);
  private readonly wayFar = new Float64Array(PIECES * POCKETS);
  private readonly atX = new Float64Array(PIECES).fill(Number.NaN);
  private readonly atY = new Float64Array(PIECES).fill(Number.NaN);
  private readonly measures: BoardMeasures;
  private readonly hand: Hand;

  constructor(measures: BoardMeasures, hand: Hand) {
    const { baseLine, baseCircle } = measures.equipment.markings;
    this.measures = measures;
    this.hand = hand;
    this.wide = (baseLine.length - baseCircle.diameter) / 2;
    this.pocketX = pocketX.map((side) => side * measures.pocketAt);
    this.pocketY = pocketY.map((side) => side * measures.pocketAt);
  }

  /** A piece lies here, as the player sees it. */
  lies(piece: number, x: number, y: number): void {
    if (this.atX[piece] === x && this.atY[piece] === y) return;
    this.atX[piece] = x;
    this.atY[piece] = y;
    for (let k = 0; k < POCKETS; k++)
      this.square[piece * POCKETS + k] = this.best(piece * POCKETS + k, k, x, y);
  }

  private best(n: number, k: number, x: number, y: number): number {
    const { measures: g, wide } = this;
    const dx = this.pocketX[k] - x;
    const dy = this.pocketY[k] - y;
    const far = Math.sqrt(dx * dx + dy * dy) + 1e-9;
    const ux = dx / far;
    const uy = dy / far;
    const gx = x - ux * g.reach;
    const gy = y - uy * g.reach;
    const edge = g.half - g.striker;
    if (gx > edge || gx < -edge || gy > edge || gy < -edge) return 0;
    this.ghostX[n] = gx;
    this.ghostY[n] = gy;
    this.wayX[n] = ux;
    this.wayY[n] = uy;
    this.wayFar[n] = far;
    const up = gy - g.baseY;
    // Along the line of the pot straight back to the base line, where it reaches it; or close behind the man.
    let best = 0;
    const off = Math.abs(up);
    if (uy * up > 0.02 * off) {
      const inLine = gx - (ux * up) / uy;
      best = this.better(n, inLine, best);
      if (off > NEAR && inLine <= wide && inLine >= -wide) return best;
    }
    best = this.better(n, gx, best);
    return off > NEAR ? best : this.better(n, gx - ux * CLOSE, best);
  }

  /** The greater of what is forgiven from one place and from another; the better place is remembered. */
  private better(n: number, x: number, known: number): number {
    const { wide } = this;
    const place = x > wide ? wide : x < -wide ? -wide : x;
    const square = this.from(n, place);
    if (square <= known) return known;
    this.place[n] = place;
    return square;
  }

  /** From one place: how wide the pocket looks to the man, against how the hand's slips grow. */
  from(n: number, place: number): number {
    const { measures: g, hand } = this;
    const sx = this.ghostX[n] - place;
    const sy = this.ghostY[n] - g.baseY;
    const run = sx * sx + sy * sy;
    const along = sx * this.wayX[n] + sy * this.wayY[n];
    if (along <= 0 || along * along < THINNEST * THINNEST * run) return 0;
    const byDirection = run * hand.direction;
    const byPlace = sy * hand.place;
    const forgiven = (MOUTH * g.pocket * g.reach * along) / this.wayFar[n];
    const square = (forgiven * forgiven) / (byDirection * byDirection + byPlace * byPlace + 1e-15);
    if (along * along > THIN * THIN * run) return square;
    // A thin cut needs force, and force leaves the striker loose on the table.
    const thin = 1 - THIN + along / Math.sqrt(run);
    return square * thin * thin;
  }
}
