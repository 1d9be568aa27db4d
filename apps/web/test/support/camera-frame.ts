import type { Dice } from '@opencarrom/match';
import { encode } from 'uqr';

const WIDTH = 960;
const HEIGHT = 540;
/** Pixels of the frame's height that a code fills at most, with its corners. */
const ROOM = 510;
const PAPER = 225;
const INK = 35;

/** What the camera does to the code on the screen before it. */
export interface Handling {
  readonly degrees?: number;
  /** Share by which the lower edge is nearer than the middle. */
  readonly tilt?: number;
  /** Number of passes of a blur over three pixels. */
  readonly blur?: number;
  /** Standard deviation of the noise, of 255 shades. */
  readonly noise?: number;
}

interface Frame {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Draws a text's code, as the app shows it, into a frame as a camera sees it. `null` draws the table alone. */
export function cameraFrame(
  text: string | null,
  { degrees = 0, tilt = 0, blur = 0, noise = 0 }: Handling,
  dice: Dice,
): Frame {
  const shades = drawn(text, (degrees / 180) * Math.PI, tilt);
  for (let pass = 0; pass < blur; pass++) for (const step of [1, WIDTH]) spread(shades, step);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const [n, shade] of shades.entries()) {
    const seen = noise > 0 ? shade + noise * dice.normal() : shade;
    data.fill(seen, 4 * n, 4 * n + 3);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

function drawn(text: string | null, turn: number, tilt: number): Float32Array {
  const code = text === null ? { data: [], size: 0 } : encode(text, { ecc: 'M', border: 2 });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const side = ROOM / (Math.abs(cos) + Math.abs(sin)) / (1 + tilt);
  const shades = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [dx, dy] = [(x + 0.5 - WIDTH / 2) / side, (y + 0.5 - HEIGHT / 2) / side];
      const across = dx * cos + dy * sin;
      const down = dy * cos - dx * sin;
      const near = 1 + tilt * down;
      const row = code.data[Math.floor((down / near + 0.5) * code.size)];
      const isDark = row?.[Math.floor((across / near + 0.5) * code.size)];
      const table = 110 + 30 * Math.sin(x / 40);
      shades[y * WIDTH + x] = isDark === undefined ? table : isDark ? INK : PAPER;
    }
  return shades;
}

/** Blurs along rows (step 1) or columns. */
function spread(shades: Float32Array, step: number): void {
  const before = shades.slice();
  for (let n = step; n < shades.length - step; n++)
    shades[n] = ((before[n - step] ?? 0) + (before[n] ?? 0) + (before[n + step] ?? 0)) / 3;
}
