/** Numbers that look random, the same on every machine for the same seed: a Weyl step, then mixed. */
export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** One of these. */
  readonly pick: <T>(options: readonly T[]) => T;
}

const GOLDEN = 0x9e3779b9;

export function makeDice(seed: number): Dice {
  let at = seed | 0;
  const next = (): number => {
    at = (at + GOLDEN) | 0;
    let mixed = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const pick = <T>(options: readonly T[]): T => {
    if (options.length === 0) throw new Error('there is nothing to pick from');
    return options[Math.floor(next() * options.length)] as T;
  };
  return { next, pick };
}
