// Vitest's report of a lane that scripts/test.js runs: each failure as soon as it is known, nothing about files that pass,
// and the slowest files at the end. Failures and signs of life go to the parent process as messages.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { slowestOf } from './slowest-files.js';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestSuite} TestSuite */
/** @typedef {import('vitest').TestError} TestError */
/** @typedef {{ failure?: string }} LaneMessage without a failure only a sign of life */

export default class LaneReporter {
  /** What each test wrote, by the id of its task. @type {Map<string, string>} */
  #written = new Map();

  onInit() {
    // Without its parent nobody reads the report.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel?.unref();
  }

  /** @param {import('vitest').UserConsoleLog} log */
  onUserConsoleLog({ taskId = '', content }) {
    this.#written.set(taskId, (this.#written.get(taskId) ?? '') + content);
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    tellParent({});
    const { errors = [] } = test.result();
    this.#report(`${fileOf(test.module)} > ${test.fullName}`, errors, this.#written.get(test.id));
  }

  /** @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    this.#report(`${fileOf(suite.module)} > ${suite.fullName}`, suite.errors());
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.#report(fileOf(module), module.errors(), this.#written.get(module.id));
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    this.#report('outside of any test', /** @type {TestError[]} */ ([...unhandled]));
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (/** @type {string} */ state) =>
      tests.filter((test) => test.result().state === state).length;
    console.log(
      `${modules.length} files: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
    );
    console.log(slowestOf(modules));
  }

  /**
   * @param {string} name
   * @param {readonly TestError[]} errors
   * @param {string} [written]
   */
  #report(name, errors, written = '') {
    if (errors.length === 0) return;
    const parts = [name, ...errors.map((error) => indented(textOf(error)))];
    if (written) parts.push(indented(`It wrote:\n${written.trimEnd()}`));
    tellParent({ failure: stripVTControlCharacters(parts.join('\n')) });
  }
}

/** @param {TestModule} module */
function fileOf(module) {
  return relative(process.cwd(), module.moduleId);
}

/**
 * @param {TestError} error
 * @returns {string}
 */
function textOf(error) {
  const { name = 'Error', message, diff, stacks = [], cause } = error;
  const frames = stacks.map(
    ({ file, line, column }) => `at ${relative(process.cwd(), file)}:${line}:${column}`,
  );
  const lines = [`${name}: ${message}`, ...(diff ? [diff] : []), ...frames];
  if (cause) lines.push(`Cause: ${textOf(/** @type {TestError} */ (cause))}`);
  return lines.join('\n');
}

/** @param {string} text */
function indented(text) {
  return text.replaceAll(/^(?=.)/gm, '    ');
}

/** @param {LaneMessage} message */
function tellParent(message) {
  if (process.send) process.send(message);
  else if (message.failure) console.log(`FAIL ${message.failure}`);
}
