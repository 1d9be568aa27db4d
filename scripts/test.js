// Every check of the project, in order; stops at the first that fails. This is what CI runs.
import { readFileSync, rmSync } from 'node:fs';
import { installBrowser } from './browser.js';
import { installDependencies } from './install.js';
import { npm } from './npm.js';

const RESULTS = '.cache/vitest-results.json';

/** @type {{ title: string, run: () => boolean }[]} */
const steps = [
  { title: 'Install', run: installDependencies },
  { title: 'Format, lint and purity', run: () => npm('run', '--silent', 'lint') },
  { title: 'Build and type check', run: () => npm('run', '--silent', 'build') },
  { title: 'Type check of the browser app', run: () => npm('run', '--silent', 'check:web') },
  { title: 'Boundaries between rooms', run: () => npm('run', '--silent', 'boundaries') },
  { title: 'Unused files, exports and dependencies', run: () => npm('run', '--silent', 'unused') },
  { title: 'Browser', run: installBrowser },
  { title: 'Unit tests', run: () => npm('run', '--silent', 'test:unit') },
  { title: 'Laws traced to code and tests', run: () => npm('run', '--silent', 'trace:check') },
];

process.exitCode = checkAll() ? 0 : 1;

function checkAll() {
  // Old results must never be counted as this run's.
  rmSync(RESULTS, { force: true });

  for (const [index, { title, run }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${title}`);
    const started = performance.now();
    const passed = run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? 'ok' : 'FAILED'} in ${seconds} s`);
    if (!passed) {
      console.error(`\nFAILED at step ${index + 1} of ${steps.length}: ${title}`);
      return false;
    }
  }
  return reportCount();
}

function reportCount() {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  if (numPassedTests === 0) {
    console.error('\nFAILED: no unit test was run');
    return false;
  }
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
  return numFailedTests === 0;
}
