import { randomBytes, randomInt } from 'node:crypto';

/** Chance, as a program that must not be guessed needs it. */
export interface Chance {
  readonly bytes: (count: number) => Uint8Array;
  /** A whole number from 0, below this one. */
  readonly below: (bound: number) => number;
}

export const randomChance: Chance = {
  bytes: (count) => randomBytes(count),
  below: (bound) => randomInt(bound),
};
