import type { Equipment } from './equipment.js';
import type { ManId } from './pieces.js';
import type { PlacedMan } from './position.js';

/**
 * The opening arrangement (law 41). The queen in the centre; six men round her, black and white in turn; twelve
 * round those, again in turn, so that every white of the first ring has a white behind it: the three arms of
 * the Y, one of them towards the south. Everything touches.
 */
export function openingRack(equipment: Equipment): PlacedMan[] {
  const d = equipment.man.diameter;
  const half = d / 2;
  const row = half * Math.sqrt(3);
  // Columns and rows of the honeycomb: x in steps of `row`, y in steps of half a diameter.
  const at = (id: ManId, column: number, step: number): PlacedMan => ({
    id,
    x: column * row,
    y: step * half,
  });
  return [
    at('queen', 0, 0),
    at('w1', 0, -2),
    at('w2', 1, 1),
    at('w3', -1, 1),
    at('b1', 0, 2),
    at('b2', 1, -1),
    at('b3', -1, -1),
    at('w4', 0, -4),
    at('w5', 2, 2),
    at('w6', -2, 2),
    at('w7', 0, 4),
    at('w8', 2, -2),
    at('w9', -2, -2),
    at('b4', 1, 3),
    at('b5', 2, 0),
    at('b6', 1, -3),
    at('b7', -1, -3),
    at('b8', -2, 0),
    at('b9', -1, 3),
  ];
}
