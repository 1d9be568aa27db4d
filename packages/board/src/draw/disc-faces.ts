import type { DiscLook } from '../themes.js';
import { randomFrom } from './noise.js';
import { disc, faded, type Pen } from './picture.js';

/** The face of a disc, in radii: what turns with it when it spins. */
export function paintFace(pen: Pen, look: DiscLook): void {
  const body = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  body.addColorStop(0, look.face);
  body.addColorStop(0.6, look.face);
  body.addColorStop(1, look.edge);
  disc(pen, 0, 0, 1);
  pen.fillStyle = body;
  pen.fill();
  if (look.gleam > 0) paintTurnedGrain(pen, look);
  if (look.paint) look.paint(pen, look);
  else if (look.figure === 'star') paintStar(pen, look.figureColour, look.gleam === 0 ? 1.45 : 1);
  else if (look.figure === 'striker') paintStrikerFigure(pen, look.figureColour);
  else paintRings(pen, look);
}

/** A trace of the wood's own grain, just enough to see a man turn. */
function paintTurnedGrain(pen: Pen, look: DiscLook): void {
  const random = randomFrom(11);
  pen.save();
  disc(pen, 0, 0, 0.95);
  pen.clip();
  pen.lineWidth = 0.05;
  for (let n = 0; n < 16; n++) {
    const y = -1 + (2 * n) / 16 + random() * 0.09;
    pen.beginPath();
    pen.moveTo(-1, y);
    pen.quadraticCurveTo(0, y + (random() - 0.5) * 0.16, 1, y + (random() - 0.5) * 0.1);
    pen.strokeStyle = faded(look.groove, random() * 0.11);
    pen.stroke();
  }
  pen.restore();
}

function paintRings(pen: Pen, look: DiscLook): void {
  if (look.gleam === 0) {
    // No light shows its grooves: they are drawn.
    disc(pen, 0, 0, 0.5);
    pen.lineWidth = 0.11;
    pen.strokeStyle = look.figureColour;
    pen.stroke();
    return;
  }
  disc(pen, 0, 0, 0.71);
  pen.lineWidth = 0.11;
  pen.strokeStyle = faded(look.figureColour, 0.22);
  pen.stroke();
  disc(pen, 0, 0, 0.1);
  pen.fillStyle = faded(look.figureColour, 0.75);
  pen.fill();
}

/** Eight rays, alternately long and short; larger where no light sets the disc off. */
function paintStar(pen: Pen, colour: string, size: number): void {
  pen.beginPath();
  for (let ray = 0; ray < 16; ray++) {
    const out = ray % 2 === 1 ? 0.17 : ray % 4 === 0 ? 0.5 : 0.34;
    const angle = (ray * Math.PI) / 8;
    const x = size * out * Math.cos(angle);
    const y = size * out * Math.sin(angle);
    if (ray === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  pen.fillStyle = faded(colour, 0.9);
  pen.fill();
}

/** An inlaid flower in two colours inside two rings: plainly seen to turn. */
function paintStrikerFigure(pen: Pen, colour: string): void {
  const RED = '#c3242f';
  disc(pen, 0, 0, 0.74);
  pen.lineWidth = 0.055;
  pen.strokeStyle = colour;
  pen.stroke();
  for (let petal = 0; petal < 8; petal++) {
    pen.save();
    pen.rotate((petal * Math.PI) / 4);
    pen.beginPath();
    pen.moveTo(0, -0.14);
    pen.bezierCurveTo(0.19, -0.3, 0.15, -0.48, 0, -0.62);
    pen.bezierCurveTo(-0.15, -0.48, -0.19, -0.3, 0, -0.14);
    pen.fillStyle = petal % 2 === 0 ? colour : RED;
    pen.fill();
    pen.restore();
  }
  disc(pen, 0, 0, 0.11);
  pen.fillStyle = '#d9a441';
  pen.fill();
}
