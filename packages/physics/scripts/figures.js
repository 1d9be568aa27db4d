// The drawings in docs/physics.md. Run after a build: node packages/physics/scripts/figures.js
import { mkdirSync, writeFileSync } from 'node:fs';
import { ICF, openingRack, simulate, strokeSvg } from '../dist/index.js';

const folder = new URL('../../../docs/figures/', import.meta.url);
mkdirSync(folder, { recursive: true });

const men = [
  { id: 'queen', x: 0.12, y: 0.21 },
  { id: 'w1', x: 0.2, y: 0.18 },
  { id: 'w2', x: -0.1, y: 0.05 },
  { id: 'b1', x: -0.2, y: 0.2 },
  { id: 'b2', x: 0.05, y: -0.05 },
  { id: 'b3', x: -0.28, y: -0.1 },
];
draw('rack', openingRack(ICF), { x: 0.2191, y: -0.2526, vx: 0, vy: 0 });
draw('break', openingRack(ICF), { x: 0.02, y: -0.2526, vx: -0.1, vy: 5.5 });
draw('cut', men, { x: -0.1, y: -0.2526, vx: 1.06, vy: 2.374, spin: 60 });

function draw(name, position, stroke) {
  const outcome = simulate({ men: position }, stroke, ICF, { trace: true });
  writeFileSync(new URL(`${name}.svg`, folder), strokeSvg(outcome));
}
