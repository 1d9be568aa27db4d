/**
 * The drag on a disc that slides and spins, pressed evenly on the board.
 *
 * With e = (rim speed of the spin) / (speed of the centre), the centre slows by `drag(e)` and the rim by
 * `2 · twist(e)`, both in units of μg. These are the classical integrals of Coulomb friction over a disc.
 */

/** The share of e² below which the elliptic forms lose digits and the power series takes over. */
const SERIES = 0.04;

const PI = Math.PI;

/** Complete elliptic integrals K and E of parameter m < 1, by the arithmetic-geometric mean. */
function elliptic(m: number): { k: number; e: number } {
  let a = 1;
  let b = Math.sqrt(1 - m);
  let weight = 0.5;
  let sum = weight * m;
  for (let i = 0; i < 7; i++) {
    const mean = (a + b) / 2;
    const c2 = ((a - b) * (a - b)) / 4;
    b = Math.sqrt(a * b);
    a = mean;
    weight *= 2;
    sum += weight * c2;
  }
  const k = PI / (2 * a);
  return { k, e: k * (1 - sum) };
}

/** Gauss's hypergeometric series, for small z. */
function series(a: number, b: number, c: number, z: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 0; n < 24; n++) {
    term *= (((a + n) * (b + n)) / ((c + n) * (n + 1))) * z;
    sum += term;
  }
  return sum;
}

/** Deceleration of the centre, in μg: 1 without spin, falling to 0 as spin takes over. */
export function drag(e: number): number {
  if (e === 1) return 8 / (3 * PI);
  if (e < 1) {
    const m = e * e;
    if (m < SERIES) return series(-0.5, 0.5, 2, m);
    const { k, e: el } = elliptic(m);
    return (4 / (3 * PI)) * ((1 / m + 1) * el - (1 / m - 1) * k);
  }
  const h = 1 / e;
  const m = h * h;
  if (m < SERIES) return h * series(0.5, -0.5, 2, m);
  const { k, e: el } = elliptic(m);
  return ((4 / (3 * PI)) * ((m + 1) * el + (m - 1) * k)) / h;
}

/** Friction's torque, in μg · mass · radius: 0 without spin, 2/3 for a disc that spins in place. */
export function twist(e: number): number {
  if (e === 1) return 8 / (9 * PI);
  if (e < 1) {
    const m = e * e;
    if (m < SERIES) return (e / 4) * series(0.5, 0.5, 3, m);
    const { k, e: el } = elliptic(m);
    return ((4 / (9 * PI)) * ((4 - 2 / m) * el + (2 / m - 5 + 3 * m) * k)) / e;
  }
  const m = 1 / (e * e);
  if (m < SERIES) return (2 / 3) * series(-1.5, 0.5, 1, m);
  const { k, e: el } = elliptic(m);
  return (4 / (9 * PI)) * ((4 - 2 * m) * el + (m - 1) * k);
}

/** The ratio every spinning disc tends to: there the rim and the centre lose the same share of speed. */
function finalRatio(): number {
  let low = 1.2;
  let high = 2;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (2 * twist(middle) < middle * drag(middle)) low = middle;
    else high = middle;
  }
  return low;
}

export const FINAL_RATIO = finalRatio();
export const FINAL_DRAG = drag(FINAL_RATIO);
