// Runs steps of the suite and reports them: a line when a step begins and ends, failures at once, and at the end a table,
// all failures again, and the number of tests.
import { rmSync } from 'node:fs';
import { endCommandsWithUs, runCommand } from './command.js';
import { testEnvironment } from './environment.js';
import { measure } from './measure.js';
import { countsOf, tableOf } from './results.js';
import { runSteps } from './schedule.js';
import { RESULTS } from './steps.js';

/** @typedef {import('./steps.js').SuiteStep} SuiteStep */
/** @typedef {import('./lane-reporter.js').LaneMessage} LaneMessage */
/** @typedef {(text: string) => void} Print */

/** Prepares this process for one run of the suite. */
export function beginRun() {
  // Old results must never be counted as this run's.
  rmSync(RESULTS, { recursive: true, force: true });
  endCommandsWithUs();
}

/**
 * Resolves with whether all steps have passed, and every lane among them at least one test.
 * @param {readonly SuiteStep[]} steps
 * @param {object} options
 * @param {number} options.cores
 * @param {Print} [options.print]
 */
export async function runSuite(steps, { cores, print = console.log }) {
  // By CI Vitest refuses `it.only` and writes no snapshots.
  const env = { ...testEnvironment(), CI: 'true', NO_COLOR: '1' };
  /** @type {string[]} */
  const failures = [];
  /** @type {Map<string, Partial<import('./results.js').Row>>} */
  const measured = new Map();

  const endAll = measure();
  const outcomes = await runSteps(steps, cores, async (step) => {
    print(`begin   ${step.name}`);
    const endStep = measure();
    /** @type {string[]} */
    const failedTests = [];
    const { hasPassed, output, cpuSeconds } = await runCommand(step.command, {
      env: step.isInstall ? process.env : env,
      onMessage: (message) => {
        const { failure } = /** @type {LaneMessage} */ (message);
        if (!failure) return;
        failedTests.push(`${step.name}: ${failure}`);
        print(`FAIL    ${step.name}: ${failure}`);
      },
    });
    const times = endStep();
    measured.set(step.name, { ...times, cpuSeconds });
    print(`${hasPassed ? 'ok    ' : 'FAILED'}  ${step.name}, ${times.seconds.toFixed(1)} s`);
    if (output) print(output.trimEnd());
    if (!hasPassed) failures.push(...(failedTests.length > 0 ? failedTests : [`${step.name}:\n${output}`]));
    return hasPassed;
  });

  const rows = [...outcomes].map(([name, outcome]) => ({ name, outcome, ...measured.get(name) }));
  print(`\n${tableOf([...rows, { name: 'all', outcome: '', ...endAll() }])}`);
  for (const failure of failures) print(`\nFAILED  ${failure.trimEnd()}`);
  const hasCounted = printCounts(steps, print);
  return rows.every(({ outcome }) => outcome === 'passed') && hasCounted;
}

/**
 * Prints the number of tests, alone on the last line. Returns whether each lane has a test that passed.
 * @param {readonly SuiteStep[]} steps
 * @param {Print} print
 */
function printCounts(steps, print) {
  const lanes = steps.flatMap(({ lane }) => (lane ? [{ lane, ...countsOf(lane) }] : []));
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    lanes.reduce((sum, counts) => sum + counts[what], 0);
  const empty = lanes.filter(({ passed }) => passed === 0).map(({ lane }) => lane);
  if (empty.length > 0) print(`\nNo test passed in: ${empty.join(', ')}`);
  print(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return empty.length === 0 && total('failed') === 0;
}
