import { ICF, openingRack, type PlacedMan } from '@opencarrom/physics';

export const SETUPS = ['opening', 'straight', 'cut', 'bank', 'combination', 'queen', 'last'] as const;
export type SetupName = (typeof SETUPS)[number];

/** Lessons of the board, seen from the south: few men, and one idea. */
export const MEN_OF: Readonly<Record<SetupName, readonly PlacedMan[]>> = {
  opening: openingRack(ICF),
  straight: [{ id: 'w1', x: 0.28, y: 0.23 }],
  cut: [
    { id: 'w1', x: 0.25, y: 0.3 },
    { id: 'b1', x: -0.12, y: 0.12 },
  ],
  bank: [
    { id: 'w1', x: 0.12, y: 0.27 },
    { id: 'b1', x: 0.3, y: 0.31 },
    { id: 'b2', x: -0.28, y: 0.315 },
  ],
  combination: [
    { id: 'w1', x: 0.3, y: 0.29 },
    { id: 'b1', x: 0.265, y: 0.22 },
  ],
  queen: [
    { id: 'queen', x: -0.29, y: 0.26 },
    { id: 'w1', x: 0.28, y: 0.24 },
    { id: 'w2', x: 0.16, y: 0.33 },
    { id: 'b1', x: 0.12, y: 0.02 },
    { id: 'b2', x: -0.06, y: 0.1 },
    { id: 'b3', x: -0.3, y: -0.08 },
  ],
  last: [
    { id: 'w1', x: -0.28, y: 0.345 },
    { id: 'b1', x: 0.2, y: 0.1 },
  ],
};
