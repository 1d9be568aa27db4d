/** Random numbers from a seed (mulberry32): the same board has the same grain on every visit. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in the plane, from 0 to 1, changing over about one unit. */
export function noiseFrom(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const SIZE = 64;
  const lattice = Float32Array.from({ length: SIZE * SIZE }, random);
  const at = (x: number, y: number) => lattice[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] as number;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const cx = Math.floor(x);
    const cy = Math.floor(y);
    const u = ease(x - cx);
    const v = ease(y - cy);
    const near = at(cx, cy) * (1 - u) + at(cx + 1, cy) * u;
    const far = at(cx, cy + 1) * (1 - u) + at(cx + 1, cy + 1) * u;
    return near * (1 - v) + far * v;
  };
}
