import { type Equipment, pocketAt } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import { blend, disc, faded, type Pen } from './picture.js';

const LIP = 0.0027;

export function paintPockets(pen: Pen, theme: Theme, equipment: Equipment): void {
  const at = pocketAt(equipment);
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      pen.save();
      pen.translate(sx * at, sy * at);
      paintPocket(pen, theme, equipment.pocket / 2);
      pen.restore();
    }
  }
}

function paintPocket(pen: Pen, theme: Theme, r: number): void {
  disc(pen, 0, 0, r + LIP * 1.1);
  pen.fillStyle = 'rgba(10, 4, 0, 0.55)';
  pen.fill();
  paintHole(pen, theme, r);
  paintLip(pen, theme, r);
}

/** The light from the upper left reaches the far wall of the hole, at the lower right. */
function paintHole(pen: Pen, theme: Theme, r: number): void {
  const { deep, wall } = theme.pocket;
  disc(pen, 0, 0, r);
  const depth = pen.createRadialGradient(-r * 0.32, -r * 0.36, r * 0.1, -r * 0.05, -r * 0.05, r * 1.06);
  depth.addColorStop(0, deep);
  depth.addColorStop(0.62, deep);
  depth.addColorStop(0.9, blend(deep, wall, 0.7));
  depth.addColorStop(1, wall);
  pen.fillStyle = depth;
  pen.fill();
  pen.save();
  pen.clip();
  paintNet(pen, theme, r);
  const shade = pen.createLinearGradient(-r, -r, r * 0.7, r * 0.7);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0.95)');
  shade.addColorStop(0.55, 'rgba(0, 0, 0, 0.5)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  pen.fillStyle = shade;
  pen.fillRect(-r, -r, 2 * r, 2 * r);
  pen.restore();
}

/** Cords that hang from the rim and cross on their way down, into the dark. */
function paintNet(pen: Pen, theme: Theme, r: number): void {
  const CORDS = 14;
  pen.lineWidth = r * 0.036;
  const depth = pen.createRadialGradient(0, 0, r * 0.3, 0, 0, r);
  depth.addColorStop(0, faded(theme.pocket.net, 0));
  depth.addColorStop(1, faded(theme.pocket.net, 0.9));
  pen.strokeStyle = depth;
  pen.beginPath();
  for (const hand of [-1, 1]) {
    for (let cord = 0; cord < CORDS; cord++) {
      const start = (cord * 2 * Math.PI) / CORDS;
      for (let step = 0; step <= 6; step++) {
        const share = step / 6;
        const out = r * (1 - 0.66 * share);
        const angle = start + hand * share * 0.95;
        const x = out * Math.cos(angle);
        const y = out * Math.sin(angle);
        if (step === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
    }
  }
  pen.stroke();
}

/** A turned brass ring: bright where it faces the light and where it throws it back. */
function paintLip(pen: Pen, theme: Theme, r: number): void {
  const { lip } = theme.pocket;
  const sheen = pen.createConicGradient((-3 * Math.PI) / 4, 0, 0);
  const bright = blend(lip, '#ffffff', 0.62);
  const dim = blend(lip, '#1a0d00', 0.62);
  sheen.addColorStop(0, bright);
  sheen.addColorStop(0.14, lip);
  sheen.addColorStop(0.3, dim);
  sheen.addColorStop(0.44, lip);
  sheen.addColorStop(0.5, blend(lip, '#ffffff', 0.3));
  sheen.addColorStop(0.56, lip);
  sheen.addColorStop(0.7, dim);
  sheen.addColorStop(0.86, lip);
  sheen.addColorStop(1, bright);
  disc(pen, 0, 0, r + LIP * 0.1);
  pen.lineWidth = LIP;
  pen.strokeStyle = sheen;
  pen.stroke();
  disc(pen, 0, 0, r - LIP * 0.4);
  pen.lineWidth = LIP * 0.22;
  pen.strokeStyle = 'rgba(0, 0, 0, 0.7)';
  pen.stroke();
}
