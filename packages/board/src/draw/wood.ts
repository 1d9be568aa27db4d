import type { Wood } from '../themes.js';
import { noiseFrom, randomFrom } from './noise.js';
import { channels, faded, makeSheet, type Pen, type Picture } from './picture.js';

/** Fibres along a plank, as many as there are rows; drawn small and stretched, which is what makes them long. */
const FIBRES = { along: 48, across: 1400 };
const FIGURE = 192;

/** Grain is slow to make and small to keep: it serves every size and every seat. */
const sawn = new Map<string, { readonly figure: Picture; readonly fibres: Picture }>();

/** A plank whose grain runs along x, its corner at (x, y). Sizes in metres. */
export function paintPlank(
  pen: Pen,
  wood: Wood,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): void {
  pen.fillStyle = wood.base;
  pen.fillRect(x, y, width, height);
  if (wood.grain === 0) return;
  pen.imageSmoothingEnabled = true;
  const key = `${wood.base} ${wood.grain} ${seed} ${width / height}`;
  let grain = sawn.get(key);
  if (!grain) {
    grain = { figure: figure(wood, seed, width / height), fibres: fibres(wood, seed + 1, height) };
    sawn.set(key, grain);
  }
  pen.drawImage(grain.figure, x, y, width, height);
  pen.drawImage(grain.fibres, x, y, width, height);
  paintPores(pen, wood, x, y, width, height, seed + 2);
}

function stain(
  image: ImageData,
  at: number,
  colour: readonly [number, number, number],
  opacity: number,
): void {
  image.data[at] = colour[0];
  image.data[at + 1] = colour[1];
  image.data[at + 2] = colour[2];
  image.data[at + 3] = opacity;
}

/** The broad, soft bands of a sawn or peeled log. */
function figure(wood: Wood, seed: number, shape: number): Picture {
  const { pen, done } = makeSheet(FIGURE, FIGURE);
  const image = pen.createImageData(FIGURE, FIGURE);
  const noise = noiseFrom(seed);
  const light = channels(wood.light);
  const dark = channels(wood.dark);
  for (let row = 0; row < FIGURE; row++) {
    for (let column = 0; column < FIGURE; column++) {
      const along = (column / FIGURE) * Math.min(shape, 6);
      const across = row / FIGURE;
      const drift = noise(along * 1.1, across * 2.2) * 1.6 + noise(along * 2.3 + 9, across * 5) * 0.45;
      const band = Math.sin((across * 5.5 + drift) * 2 * Math.PI);
      const cloud = noise(along * 1.6 + 30, across * 7 + 5) - 0.5;
      const tone = band * 0.55 + cloud * 1.1;
      const colour = tone > 0 ? light : dark;
      const at = 4 * (row * FIGURE + column);
      stain(image, at, colour, Math.min(255, Math.abs(tone) * 88 * wood.grain));
    }
  }
  pen.putImageData(image, 0, 0);
  return done();
}

/** Fine fibres: each row of the picture is one, fading in and out along its length. */
function fibres(wood: Wood, seed: number, height: number): Picture {
  const across = Math.max(64, Math.round(FIBRES.across * Math.min(1, height / 0.74)));
  const { pen, done } = makeSheet(FIBRES.along, across);
  const image = pen.createImageData(FIBRES.along, across);
  const random = randomFrom(seed);
  const noise = noiseFrom(seed);
  const light = channels(wood.light);
  const dark = channels(wood.dark);
  let vein = 0;
  for (let row = 0; row < across; row++) {
    vein = vein * 0.72 + (random() - 0.5) * 0.9;
    for (let column = 0; column < FIBRES.along; column++) {
      const lasting = noise(column / 7 + (row % 13) * 3, row / 3);
      const tone = vein * (0.35 + lasting) + (noise(column / 3, row * 1.7) - 0.5) * 0.5;
      const at = 4 * (row * FIBRES.along + column);
      stain(image, at, tone > 0 ? light : dark, Math.min(150, Math.abs(tone) * 105 * wood.grain));
    }
  }
  pen.putImageData(image, 0, 0);
  return done();
}

/** Short dark dashes, where the knife has cut open the wood's vessels. */
function paintPores(
  pen: Pen,
  wood: Wood,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  const count = Math.round(width * height * 3600 * wood.grain);
  for (const strength of [0.16, 0.26, 0.4]) {
    pen.beginPath();
    for (let n = 0; n < count / 3; n++) {
      const from = x + random() * width;
      const at = y + random() * height;
      pen.moveTo(from, at);
      pen.lineTo(
        Math.min(from + 0.003 + random() * random() * 0.03, x + width),
        at + (random() - 0.5) * 4e-4,
      );
    }
    pen.strokeStyle = faded(wood.dark, strength * wood.grain);
    pen.lineWidth = 0.00026;
    pen.stroke();
  }
}
