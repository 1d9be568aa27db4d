import type { Theme } from '../themes.js';
import { noiseFrom, randomFrom } from './noise.js';
import { faded, makeSheet, type Pen } from './picture.js';
import { paintPlank } from './wood.js';

/** The playing surface: plywood, powder, and the light on it. */
export function paintSurface(pen: Pen, theme: Theme, half: number, corner: number, turn: number): void {
  pen.save();
  surfaceShape(pen, half, corner);
  pen.clip();
  pen.save();
  pen.rotate(turn);
  paintPlank(pen, theme.surface, -half, -half, 2 * half, 2 * half, 3);
  if (theme.surface.powder > 0) paintPowder(pen, theme.surface.powder, half);
  pen.restore();
  paintPool(pen, theme, half);
  pen.restore();
}

function surfaceShape(pen: Pen, half: number, corner: number): void {
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, corner);
}

/** A lamp above the board, a little to the upper left of its middle. */
function paintPool(pen: Pen, theme: Theme, half: number): void {
  const { pool, vignette } = theme.light;
  if (pool === 0 && vignette === 0) return;
  const lamp = pen.createRadialGradient(
    -half * 0.18,
    -half * 0.22,
    0,
    -half * 0.1,
    -half * 0.12,
    half * 1.05,
  );
  lamp.addColorStop(0, `rgba(255, 246, 218, ${0.66 * pool})`);
  lamp.addColorStop(0.45, `rgba(255, 240, 205, ${0.34 * pool})`);
  lamp.addColorStop(1, 'rgba(255, 235, 195, 0)');
  pen.fillStyle = lamp;
  pen.fillRect(-half, -half, 2 * half, 2 * half);
  const dusk = pen.createRadialGradient(-half * 0.12, -half * 0.15, half * 0.5, 0, 0, half * 1.5);
  dusk.addColorStop(0, faded(theme.surface.dark, 0));
  dusk.addColorStop(0.55, faded(theme.surface.dark, 0.26 * vignette));
  dusk.addColorStop(1, faded(theme.surface.dark, 1.35 * vignette));
  pen.fillStyle = dusk;
  pen.fillRect(-half, -half, 2 * half, 2 * half);
}

/** Where the base lines run, and how far, in shares of the surface; a striker wears a lane a little broader than itself. */
const LANE = { at: 0.341, ends: 0.335, breadth: 0.026 };

/** How much powder strikers have left: little where they are set and slid. */
function leftOf(x: number, y: number): number {
  const worn = Math.max(laneAt(x, y), laneAt(y, x));
  return 1 - 0.92 * worn;
}

function laneAt(along: number, across: number): number {
  if (Math.abs(along) > LANE.ends) return 0;
  return Math.exp(-(((Math.abs(across) - LANE.at) / LANE.breadth) ** 2));
}

/** Boric powder: a faint haze where the men have been sliding, and single grains. */
function paintPowder(pen: Pen, strength: number, half: number): void {
  const SIZE = 160;
  const { pen: haze, done } = makeSheet(SIZE, SIZE);
  const image = haze.createImageData(SIZE, SIZE);
  const noise = noiseFrom(77);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const x = column / SIZE - 0.5;
      const y = row / SIZE - 0.5;
      const middle = Math.max(0, 1 - 2.1 * Math.sqrt(x * x + y * y));
      const cloud = noise(x * 9 + 20, y * 9) * 0.6 + noise(x * 23, y * 23 + 8) * 0.4;
      const at = 4 * (row * SIZE + column);
      image.data.set([255, 252, 244], at);
      image.data[at + 3] = Math.max(0, cloud - 0.38) * (0.35 + middle) * 120 * strength * leftOf(x, y);
    }
  }
  haze.putImageData(image, 0, 0);
  pen.drawImage(done(), -half, -half, 2 * half, 2 * half);
  const random = randomFrom(78);
  pen.fillStyle = `rgba(255, 253, 246, ${0.5 * strength})`;
  for (let n = 0; n < 420; n++) {
    const x = (random() + random() + random() - 1.5) * half * 1.25;
    const y = (random() + random() + random() - 1.5) * half * 1.25;
    const size = 0.00022 + random() * random() * 0.00055;
    pen.fillRect(x, y, size, size);
  }
}

/** What the frame shades: broad below the rails towards the light, a thin dark seam along the others. */
export function paintInnerShadow(pen: Pen, theme: Theme, half: number, corner: number): void {
  pen.save();
  surfaceShape(pen, half, corner);
  pen.clip();
  const depths = [0.03, 0.011, 0.011, 0.024];
  const tones = [0.62, 0.4, 0.36, 0.52];
  for (let rail = 0; rail < 4; rail++) {
    pen.save();
    pen.rotate((rail * Math.PI) / 2);
    const depth = depths[rail] ?? 0;
    const tone = (tones[rail] ?? 0) * (0.5 + theme.light.shadow);
    const fall = pen.createLinearGradient(0, -half, 0, -half + depth);
    fall.addColorStop(0, `rgba(28, 10, 0, ${tone})`);
    fall.addColorStop(0.25, `rgba(28, 10, 0, ${tone * 0.5})`);
    fall.addColorStop(0.6, `rgba(28, 10, 0, ${tone * 0.14})`);
    fall.addColorStop(1, 'rgba(28, 10, 0, 0)');
    pen.fillStyle = fall;
    pen.fillRect(-half, -half, 2 * half, depth);
    pen.restore();
  }
  pen.restore();
  surfaceShape(pen, half + 0.0012, corner + 0.0012);
  pen.strokeStyle = theme.cushion;
  pen.lineWidth = 0.0056;
  pen.stroke();
  surfaceShape(pen, half + 0.0044, corner + 0.0044);
  const gleam = pen.createLinearGradient(-half, -half, half, half);
  gleam.addColorStop(0, 'rgba(255, 215, 160, 0.04)');
  gleam.addColorStop(1, 'rgba(255, 215, 160, 0.3)');
  pen.strokeStyle = gleam;
  pen.lineWidth = 0.0007;
  pen.stroke();
}
