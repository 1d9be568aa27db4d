/** Chance from a seed: the same numbers on every machine. */
export interface Dice {
  /** From 0, included, to 1, excluded. */
  readonly uniform: () => number;
  /** About normal, mean 0, deviation 1, never beyond ±6. */
  readonly normal: () => number;
  /** One of these. */
  readonly pick: <T>(options: readonly T[]) => T;
}

const GOLDEN = 0x9e3779b9;
const UNIFORMS_PER_NORMAL = 12;

/** A Weyl step, then mixed. */
export function makeDice(seed: number): Dice {
  let at = seed | 0;
  const uniform = (): number => {
    at = (at + GOLDEN) | 0;
    let mixed = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  // The sum of twelve: a logarithm or a cosine would not be the same bits everywhere.
  const normal = (): number => {
    let sum = 0;
    for (let n = 0; n < UNIFORMS_PER_NORMAL; n++) sum += uniform();
    return sum - UNIFORMS_PER_NORMAL / 2;
  };
  const pick = <T>(options: readonly T[]): T => {
    if (options.length === 0) throw new Error('there is nothing to pick from');
    return options[Math.floor(uniform() * options.length)] as T;
  };
  return { uniform, normal, pick };
}
