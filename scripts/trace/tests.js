// Which tests name which laws. A test names a law by a tag in its name: [icf:73].
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

/** A law is tested without a browser: these lanes are collected, their tests' names read and none of them run. */
const LANES = ['fast', 'sweep'];

/** @typedef {{ book: string, law: string, file: string }} Tag */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** Anything of this shape is meant as a tag: a book misspelt is a complaint, not a silence. */
const TAGGED = /\[([a-z][\w-]*):\s*([^\]]*)\]/g;

/**
 * The tags of all tests that a run would run.
 * @returns {Promise<{ tests: number, tags: Tag[] }>}
 */
export async function readTags() {
  const tests = await collectTests();
  const tags = tests.flatMap(({ name, file }) =>
    [...name.matchAll(TAGGED)].map(([, book = '', law = '']) => ({ book, law, file })),
  );
  return { tests: tests.length, tags };
}

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
  const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
  return [...module.children.allTests()]
    .filter(({ options }) => options.mode === 'run' || options.mode === 'only')
    .map(({ fullName }) => ({ name: fullName, file }));
}
