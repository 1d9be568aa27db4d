import { relative } from 'node:path';

const LISTED = 10;

/** Prints the slowest files of a lane when it has ended, unless only a few files were run. */
export default class SlowestFiles {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    if (modules.length > LISTED) console.log(slowestOf(modules));
  }
}

/** @param {readonly import('vitest/node').TestModule[]} modules */
export function slowestOf(modules) {
  const slowest = modules
    .map((module) => ({ file: relative(process.cwd(), module.moduleId), ms: timeOf(module) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, LISTED);
  const lines = slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  return ['Slowest files:', ...lines].join('\n');
}

/**
 * Milliseconds of a file, loading included.
 * @param {import('vitest/node').TestModule} module
 */
function timeOf(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}
