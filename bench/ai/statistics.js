// Means and shares with their 95 % intervals.

/** @param {readonly number[]} numbers */
export const sumOf = (numbers) => numbers.reduce((sum, x) => sum + x, 0);

/** @param {readonly number[]} numbers */
export function meanOf(numbers) {
  const n = numbers.length;
  const mean = sumOf(numbers) / n;
  const square = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(n - 1, 1);
  return { n, mean, deviation: Math.sqrt(square), margin: 1.96 * Math.sqrt(square / n) };
}

/** Wilson's interval: it holds near 0 and 1 too. */
export function shareOf(hits, n) {
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const margin = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return { n, share: p, low: middle - margin, high: middle + margin };
}

export const percent = (x) => `${(100 * x).toFixed(1)} %`;

export const told = ({ share, low, high, n }) =>
  `${percent(share)} (${percent(low)} – ${percent(high)}) of ${n}`;

/** Milliseconds of processor time so far: what others do on the machine does not count. */
export const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Says how far a long run has come, on one line. */
export function progress(what, done, all, more = '') {
  if (!process.stderr.isTTY && done % Math.max(1, Math.floor(all / 10)) !== 0) return;
  process.stderr.write(
    `${process.stderr.isTTY ? '\r' : ''}${what}: ${done} of ${all} ${more}${process.stderr.isTTY ? '  ' : '\n'}`,
  );
  if (process.stderr.isTTY && done === all) process.stderr.write('\n');
}
