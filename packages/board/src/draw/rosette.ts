import type { Equipment } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import { disc, type Pen } from './picture.js';

/** The outer circle, doubled, with a flower of eight petals round the centre circle. */
export function paintRosette(pen: Pen, theme: Theme, { markings }: Equipment, thin: number): void {
  const outer = markings.outerCircle / 2;
  const centre = markings.centreCircle / 2;
  ring(pen, theme.ink, outer - 0.0006, thin * 1.3);
  ring(pen, theme.ink, outer - 0.0036 - thin, thin * 0.7);
  for (let petal = 0; petal < 8; petal++) {
    pen.save();
    pen.rotate((petal * Math.PI) / 4);
    if (petal % 2 === 0) paintPetal(pen, theme.petals.outer, theme.cream, centre, outer);
    else paintLeaf(pen, theme.petals.leaf, theme.petals.gold, centre, outer);
    pen.rotate(Math.PI / 8);
    paintBud(pen, theme, outer);
    pen.restore();
  }
  disc(pen, 0, 0, centre + 0.0022);
  pen.fillStyle = theme.cream;
  pen.fill();
  ring(pen, theme.ink, centre + 0.0022, thin * 0.7);
  disc(pen, 0, 0, centre);
  pen.fillStyle = theme.red;
  pen.fill();
  ring(pen, theme.ink, centre, thin * 0.9);
}

function ring(pen: Pen, colour: string, r: number, width: number): void {
  disc(pen, 0, 0, r);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function lens(pen: Pen, from: number, to: number, belly: number): void {
  const middle = from + (to - from) * 0.46;
  pen.beginPath();
  pen.moveTo(0, -from);
  pen.bezierCurveTo(belly, -middle + 0.012, belly, -middle - 0.012, 0, -to);
  pen.bezierCurveTo(-belly, -middle - 0.012, -belly, -middle + 0.012, 0, -from);
}

function paintPetal(pen: Pen, colour: string, cream: string, centre: number, outer: number): void {
  lens(pen, centre + 0.0035, outer - 0.0085, 0.0195);
  pen.fillStyle = colour;
  pen.fill();
  lens(pen, centre + 0.012, outer - 0.019, 0.0105);
  pen.fillStyle = cream;
  pen.fill();
  lens(pen, centre + 0.0185, outer - 0.027, 0.0046);
  pen.fillStyle = colour;
  pen.fill();
}

function paintLeaf(pen: Pen, leaf: string, gold: string, centre: number, outer: number): void {
  lens(pen, centre + 0.0035, outer - 0.0105, 0.0178);
  pen.fillStyle = leaf;
  pen.fill();
  lens(pen, centre + 0.0115, outer - 0.0195, 0.0098);
  pen.fillStyle = gold;
  pen.fill();
}

/** The small dots between the petals. */
function paintBud(pen: Pen, theme: Theme, outer: number): void {
  for (const [from, size, colour] of [
    [outer - 0.0135, 0.0021, theme.petals.outer],
    [outer - 0.0205, 0.0013, theme.ink],
  ] as const) {
    disc(pen, 0, -from, size);
    pen.fillStyle = colour;
    pen.fill();
  }
}
