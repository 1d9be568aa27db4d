// The steps that check a change, and a few lines that say which these are and why.
import { laneOf } from './changed.js';
import { suiteSteps } from './steps.js';

/** @typedef {import('./changed.js').Plan} Plan */
/** @typedef {import('./steps.js').SuiteStep} SuiteStep */

/**
 * @param {Plan} plan
 * @param {number} cores
 * @returns {SuiteStep[]}
 */
export function stepsOf(plan, cores) {
  const whole = suiteSteps(cores);
  if (plan.wholeBy) return whole;
  const steps = whole
    .filter(({ name }) => plan.steps.includes(name))
    .map((step) => (step.lane ? withFiles(step, plan.tests[step.lane]) : step));
  return [...checkSteps(plan), ...steps];
}

/**
 * @param {SuiteStep} step
 * @param {readonly string[]} files
 * @returns {SuiteStep}
 */
function withFiles(step, files) {
  const [program, ...args] = step.command;
  return { ...step, command: [program, ...args, ...files] };
}

/**
 * @param {Plan} plan
 * @returns {SuiteStep[]}
 */
function checkSteps({ lint, checks }) {
  /** @type {SuiteStep[]} */
  const steps = checks.map((file) => ({ name: file, command: [process.execPath, file], isQuick: true }));
  const linter = /** @type {const} */ (['npx', 'biome', 'ci', '--colors=off']);
  if (lint.length > 0) steps.unshift({ name: 'lint', command: [...linter, ...lint], isQuick: true });
  return steps;
}

/**
 * Says what is run and why.
 * @param {Plan} plan
 * @param {readonly string[]} changed
 * @param {readonly string[]} files all files there are
 */
export function tellPlan(plan, changed, files) {
  if (changed.length === 0) return 'Nothing has changed: there is nothing to run.';
  const begin = `${changed.length} ${changed.length === 1 ? 'path has' : 'paths have'} changed.`;
  if (plan.wholeBy) return `${begin}\n${plan.wholeBy} reaches everything: the whole suite is run.`;
  const lanes = Object.entries(plan.tests).flatMap(([lane, tests]) => {
    const all = files.filter((file) => laneOf(file) === lane).length;
    return tests.length > 0 ? [`  ${lane}: ${tests.length} of ${all} test files`] : [];
  });
  return [
    begin,
    ...(plan.lint.length > 0 ? [`  lint: ${plan.lint.length} files`] : []),
    ...(plan.screens.length > 0
      ? [`  folders of the web app that are reached: ${plan.screens.join(', ')}`]
      : []),
    ...(lanes.length > 0 ? lanes : ['  no test needs what has changed']),
    'Only "npm test" checks boundaries, unused code and the trace of laws.',
  ].join('\n');
}
