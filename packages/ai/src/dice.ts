import { makeDice as makePlainDice } from '@opencarrom/match';

/** Chance from a seed: the same numbers on every machine. */
export interface Dice {
  /** From 0, included, to 1, excluded. */
  uniform(): number;
  /** About normal, mean 0, deviation 1, never beyond ±6. */
  normal(): number;
}

const UNIFORMS_PER_NORMAL = 12;

export function makeDice(seed: number): Dice {
  const { next: uniform } = makePlainDice(seed);
  // The sum of twelve: a logarithm or a cosine would not be the same bits everywhere.
  const normal = (): number => {
    let sum = 0;
    for (let n = 0; n < UNIFORMS_PER_NORMAL; n++) sum += uniform();
    return sum - UNIFORMS_PER_NORMAL / 2;
  };
  return { uniform, normal };
}
