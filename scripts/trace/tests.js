// Which passed tests name which laws. A test names a law by a tag in its name: [icf:73].
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const RESULTS = '.cache/vitest-results.json';

/** @typedef {{ book: string, law: string, file: string }} Tag */
/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/**
 * The tags of all tests that passed in the last run.
 * @param {readonly string[]} bookIds
 * @returns {{ passed: number, tags: Tag[] }}
 */
export function readTags(bookIds) {
  const tagged = new RegExp(`\\[(${bookIds.join('|')}):([^\\]\\s]+)\\]`, 'g');
  const passed = readResults().flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ fullName, file: relative(process.cwd(), name).replaceAll('\\', '/') })),
  );
  const tags = passed.flatMap(({ fullName, file }) =>
    [...fullName.matchAll(tagged)].map(([, book = '', law = '']) => ({ book, law, file })),
  );
  return { passed: passed.length, tags };
}

/** @returns {TestFile[]} */
function readResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).testResults : [];
}
