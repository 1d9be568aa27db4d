// Which tests name which laws. A test names a law by a tag in its name: [icf:73].
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

/** A law is tested without a browser. */
const LANES = ['fast', 'sweep'];

/** @typedef {{ book: string, law: string, file: string }} Tag */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** Anything of this shape is meant as a tag: a book misspelt is a complaint, not a silence. */
const TAGGED = /\[([a-z][\w-]*):\s*([^\]]*)\]/g;

/**
 * The tags of all tests that a run would run, or did: what the lanes wrote of themselves into `ran` saves reading every
 * test again.
 * @param {string | undefined} ran
 * @returns {Promise<{ tests: number, tags: Tag[] }>}
 */
export async function readTags(ran) {
  const tests =
    ran === undefined
      ? await collectTests()
      : LANES.flatMap((lane) => testsThatRan(join(ran, `${lane}.json`)));
  const tags = tests.flatMap(({ name, file }) =>
    [...name.matchAll(TAGGED)].map(([, book = '', law = '']) => ({ book, law, file })),
  );
  return { tests: tests.length, tags };
}

/** @param {string} report */
function testsThatRan(report) {
  /** @type {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} */
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName }) => ({ name: fullName, file: shortened(name) })),
  );
}

/** Reads the names of all tests, and runs none. */
async function collectTests() {
  const vitest = await createVitest('test', { watch: false, project: LANES, reporters: [] });
  try {
    const { testModules, unhandledErrors } = await vitest.collect();
    const problems = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (problems.length > 0)
      throw new Error(`Not all tests could be read: ${/** @type {Error} */ (problems[0]).message}`);
    return testModules.flatMap(testsOf);
  } finally {
    await vitest.close();
  }
}

/** @param {TestModule} module */
function testsOf(module) {
  const file = shortened(module.moduleId);
  return [...module.children.allTests()]
    .filter(({ options }) => options.mode === 'run' || options.mode === 'only')
    .map(({ fullName }) => ({ name: fullName, file }));
}

/** @param {string} file */
const shortened = (file) => relative(process.cwd(), file).replaceAll('\\', '/');
