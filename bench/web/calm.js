// Frames cannot be judged on a machine that is busy with something else: whoever draws needs two processors, one
// for the page and one to put it on the screen.
import { isMainThread, Worker } from 'node:worker_threads';

const SPIN = 400;
const THREADS = 2;
/** The share of two processors that a program must get for its frames to be its own doing. */
const ENOUGH = 0.9;

if (!isMainThread) spin();

function spin() {
  const end = performance.now() + SPIN;
  while (performance.now() < end);
}

/** The share of two processors that this machine has to give now. */
async function freeShare() {
  const before = process.cpuUsage();
  const begun = performance.now();
  const ended = Array.from(
    { length: THREADS },
    () => new Promise((done) => new Worker(new URL(import.meta.url)).once('exit', done)),
  );
  await Promise.all(ended);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ((performance.now() - begun) * THREADS);
}

export const isCalm = async () => (await freeShare()) >= ENOUGH;
