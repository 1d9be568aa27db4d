const ROOT_HALF = Math.sqrt(0.5);

/** The chance that a normal variable lies within that many deviations of its mean: erf(t/√2), to ±0.0005. */
export function chanceWithin(deviations: number): number {
  const t = deviations * ROOT_HALF;
  const sum = 1 + t * (0.278393 + t * (0.230389 + t * (0.000972 + t * 0.078108)));
  const square = sum * sum;
  return 1 - 1 / (square * square);
}
