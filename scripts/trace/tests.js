// Which passed tests name which laws. A test names a law by a tag in its name: [icf:73].
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const RESULTS = '.cache/vitest-results.json';

/** @typedef {{ book: string, law: string, file: string }} Tag */
/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/** Anything of this shape is meant as a tag: a book misspelt is a complaint, not a silence. */
const TAGGED = /\[([a-z][\w-]*):\s*([^\]]*)\]/g;

/**
 * The tags of all tests that passed in the last run.
 * @returns {{ passed: number, tags: Tag[] }}
 */
export function readTags() {
  const passed = readResults().flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ fullName, file: relative(process.cwd(), name).replaceAll('\\', '/') })),
  );
  const tags = passed.flatMap(({ fullName, file }) =>
    [...fullName.matchAll(TAGGED)].map(([, book = '', law = '']) => ({ book, law, file })),
  );
  return { passed: passed.length, tags };
}

/** @returns {TestFile[]} */
function readResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).testResults : [];
}
