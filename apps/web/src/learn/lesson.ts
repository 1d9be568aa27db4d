import type { ManId, Outcome, PlacedMan } from '@opencarrom/physics';

export const STEPS = ['place', 'strike', 'queen', 'cover', 'due'] as const;
export type StepName = (typeof STEPS)[number];

/** The laws the lesson teaches. */
export const BOOK = 'icf';

/** How far to the left the striker has to go in the first step. */
export const FAR_LEFT = -0.08;

const EASY: readonly PlacedMan[] = [{ id: 'w1', x: 0.22, y: 0.24 }];

/** The men of each step: few, and lying well. */
export const MEN: Readonly<Record<StepName, readonly PlacedMan[]>> = {
  place: EASY,
  strike: EASY,
  queen: [
    { id: 'queen', x: -0.23, y: 0.25 },
    { id: 'w2', x: 0.25, y: 0.26 },
  ],
  cover: [{ id: 'w2', x: 0.25, y: 0.26 }],
  due: [
    { id: 'queen', x: 0, y: 0 },
    { id: 'w3', x: 0.16, y: 0.1 },
    { id: 'b2', x: -0.05, y: 0.03 },
  ],
};

/** Where the man to be placed waits: beside the outer circle, so that it has to be moved. */
export const MAN_DUE: PlacedMan = { id: 'b1', x: 0.14, y: -0.12 };

/** Which man has to fall in a step of striking. */
const WANTED: Readonly<Partial<Record<StepName, ManId>>> = { strike: 'w1', queen: 'queen', cover: 'w2' };

/** Did the stroke do what the step asks, and not lose the striker? */
export function succeeded(step: StepName, { pocketed }: Outcome): boolean {
  const fallen = pocketed.map(({ id }) => id);
  const wanted = WANTED[step];
  return wanted !== undefined && fallen.includes(wanted) && !fallen.includes('striker');
}
