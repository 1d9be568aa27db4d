// The steps of the whole suite: what each runs, what it waits for, and how many cores it keeps busy.

/** Vitest's results of each lane, as JSON. */
export const RESULTS = '.cache/tests';

/** @typedef {'fast' | 'sweep' | 'servers' | 'browser' | 'engines'} Lane */
/** @typedef {readonly [string, ...string[]]} Command */
/**
 * @typedef {object} StepCommand
 * @property {Command} command
 * @property {Lane} [lane] the lane of tests that it runs
 * @property {boolean} [isInstall] it needs the user's own environment: proxies, registries, rights
 */
/** @typedef {import('./schedule.js').Step & StepCommand} SuiteStep */

/**
 * The quick steps come first, so that bad news does. The browser lane takes half of the machine, or all of a small one,
 * and comes last; the others share the rest.
 * @param {number} cores
 * @returns {SuiteStep[]}
 */
export function suiteSteps(cores) {
  const half = Math.max(1, Math.floor(cores / 2));
  const quarter = Math.max(1, Math.floor(cores / 4));
  const most = Math.min(cores, Math.max(2, half));
  const built = ['build of packages'];
  return [
    { name: 'build of packages', command: script('build:packages'), isQuick: true },
    { ...laneStep('fast', half), isQuick: true },
    { name: 'lint', command: script('lint'), isQuick: true },
    { name: 'types of web app', command: script('check:web'), isQuick: true, after: built },
    { name: 'build of web app', command: script('build:web'), isQuick: true, after: built },
    { name: 'boundaries', command: script('boundaries'), isQuick: true, after: built },
    { name: 'unused code', command: script('unused'), isQuick: true, after: ['build of web app'] },
    {
      name: 'install programs',
      command: [process.execPath, 'scripts/suite/install-programs.js'],
      isInstall: true,
      isQuick: true,
    },
    laneStep('servers', quarter),
    laneStep('sweep', quarter),
    laneStep('engines', 1),
    {
      name: 'trace of laws',
      command: script('trace:check', '--', '--ran', RESULTS),
      after: ['fast', 'sweep'],
    },
    laneStep('browser', most),
  ];
}

/**
 * Returns the command for scripts of package.json.
 * @param {string[]} name and its arguments
 * @returns {Command}
 */
function script(...name) {
  return ['npm', 'run', '--silent', ...name];
}

/**
 * @param {Lane} lane
 * @param {number} cores
 * @param {string[]} options of Vitest, such as the files to run
 * @returns {SuiteStep}
 */
function laneStep(lane, cores, ...options) {
  /** @type {Command} */
  const command = [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${lane}`,
    `--maxWorkers=${cores}`,
    '--reporter=./scripts/suite/lane-reporter.js',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${lane}.json`,
    ...options,
  ];
  return { name: lane, lane, cores, command };
}
