/** Chance from a seed: the same numbers on every machine. */
export interface Dice {
  /** From 0, included, to 1, excluded. */
  uniform(): number;
  /** About normal, mean 0, deviation 1, never beyond ±6. */
  normal(): number;
}

const UNIFORMS_PER_NORMAL = 12;

export function makeDice(seed: number): Dice {
  // Mulberry32: 32 bits of state, additions and integer products only.
  let state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), bits | 61)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  // The sum of twelve: a logarithm or a cosine would not be the same bits everywhere.
  const normal = (): number => {
    let sum = 0;
    for (let n = 0; n < UNIFORMS_PER_NORMAL; n++) sum += uniform();
    return sum - UNIFORMS_PER_NORMAL / 2;
  };
  return { uniform, normal };
}
