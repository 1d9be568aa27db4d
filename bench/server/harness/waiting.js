// Waiting for a while, for something to come about, and for many things so many at a time.

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {() => boolean} holds @param {number} withinMs */
export async function until(holds, withinMs) {
  const end = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`it did not come about in ${withinMs} ms`);
    await sleep(20);
  }
}

/**
 * Does something with each, so many at a time.
 * @template T @param {readonly T[]} all @param {number} atOnce @param {(one: T) => Promise<unknown>} work
 */
export async function eachOf(all, atOnce, work) {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
