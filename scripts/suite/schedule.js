// Decides when each step of the suite runs: quick steps before long ones, and never more than the machine has cores.

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [isQuick] a long step begins when all quick steps have passed
 * @property {readonly string[]} [after] steps that must have ended before
 * @property {number} [cores] cores that it keeps busy; 1 unless given
 */
/** @typedef {'passed' | 'failed' | 'left out'} Outcome */

/**
 * Runs the steps, as many at once as have room. Where several could begin, the first of the list does. A quick step
 * that fails ends the run: steps that have begun go on to their end, and no other begins. Long steps run even when others
 * have failed, so that one run tells all.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {number} cores
 * @param {(step: S) => Promise<boolean>} run resolves with whether the step passed
 * @returns {Promise<Map<string, Outcome>>} the outcome of every step by its name
 */
export async function runSteps(steps, cores, run) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<S, Promise<void>>} */
  const running = new Map();
  let waiting = [...steps];
  let isEnded = false;

  const begin = (/** @type {S} */ step) => {
    waiting = waiting.filter((each) => each !== step);
    const end = async () => {
      const hasPassed = await run(step);
      outcomes.set(step.name, hasPassed ? 'passed' : 'failed');
      running.delete(step);
      if (!hasPassed && step.isQuick) isEnded = true;
    };
    running.set(step, end());
  };
  const mayBegin = (/** @type {S} */ step) => {
    const before = steps.filter(
      ({ name, isQuick }) => step.after?.includes(name) || (isQuick && !step.isQuick),
    );
    return before.every(({ name }) => outcomes.has(name)) && coresOf(step, cores) <= cores - busyCores();
  };
  const busyCores = () => [...running.keys()].reduce((sum, step) => sum + coresOf(step, cores), 0);

  while (true) {
    const next = isEnded ? undefined : waiting.find(mayBegin);
    if (next) begin(next);
    else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  for (const { name } of waiting) outcomes.set(name, 'left out');
  return outcomes;
}

/**
 * @param {Step} step
 * @param {number} cores
 */
function coresOf(step, cores) {
  return Math.min(step.cores ?? 1, cores);
}
