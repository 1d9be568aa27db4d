// Traces every law to the code that decides it and the tests that name it, and writes what it found to
// docs/laws/ and to the data of `carrom laws --coverage`. With --check it writes nothing, and fails
// when a law is not tested, a test or a citation names no law, or what is written is out of date. With --ran FOLDER the
// tests are those that the lanes say they ran.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { books, traceLaws } from './trace/coverage.js';
import { isUncited, makePage } from './trace/page.js';
import { readTags } from './trace/tests.js';

const COVERAGE = 'apps/cli/data/law-coverage.generated.json';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, ran: { type: 'string' } } });
const { tests, tags } = await readTags(values.ran);
const { rows, problems } = traceLaws(tags);

const files = new Map([
  ...books.map((book) => /** @type {const} */ ([`docs/laws/${book.id}.md`, makePage(book, rowsOf(book.id))])),
  [COVERAGE, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`],
]);

if (tests === 0) {
  console.error('Not one test was read, so nothing can be traced.');
  process.exitCode = 1;
} else if (values.check) check();
else writeFiles();

function check() {
  const stale = [...files].filter(([file, text]) => !isWritten(file, text)).map(([file]) => file);
  const complaints = [...problems, ...stale.map((file) => `${file} is out of date: run "npm run trace"`)];
  for (const complaint of complaints) console.error(complaint);
  report(complaints.length);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

/** Pages are written whole or not at all: they never show as untested what is only misspelt. */
function writeFiles() {
  for (const problem of problems) console.error(problem);
  report(problems.length);
  if (problems.length > 0) {
    console.error('Nothing was written: mend these first.');
    process.exitCode = 1;
    return;
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {number} complaints */
function report(complaints) {
  const uncited = rows.filter(isUncited).length;
  console.log(
    `${rows.length} laws of ${books.length} books, ${tags.length} tags in ${tests} tests, ` +
      `${uncited} laws decided without being cited, ${complaints} complaints`,
  );
}

/** @param {string} bookId */
function rowsOf(bookId) {
  return rows.filter(({ rulebook }) => rulebook === bookId);
}

/**
 * @param {string} file
 * @param {string} text
 */
function isWritten(file, text) {
  return existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text;
}
