// Joins books, code and tests into one row for each law, and collects what is amiss.
import { books, findLaws } from '../../packages/laws/dist/index.js';
import { citationsOf } from './citations.js';
import { codeFinder, WHERE_CALLS_ARE_JUDGED } from './code.js';

/** @typedef {import('../../packages/laws/dist/index.js').Book} Book */
/** @typedef {import('../../packages/laws/dist/index.js').Law} Law */
/** @typedef {import('./tests.js').Tag} Tag */
/**
 * @typedef {object} Row
 * @property {string} rulebook
 * @property {string} law
 * @property {Law['status']} status
 * @property {NonNullable<Law['consequence']> | null} consequence
 * @property {string[]} concerns concerns of its own book that cite it
 * @property {Record<string, string[]>} usedBy concerns of books that fall back on it
 * @property {string[]} readings readings that lean on it, as `icf:queen-right`
 * @property {string[]} code
 * @property {string[]} tests
 */

export { books };

/**
 * @param {readonly Tag[]} tags
 * @returns {{ rows: Row[], problems: string[] }}
 */
export function traceLaws(tags) {
  /** @type {string[]} */
  const problems = [];
  const rows = books.flatMap((book) => [...book.lawsById.values()].map((law) => newRow(book, law)));
  const rowOf = new Map(rows.map((row) => [`${row.rulebook}:${row.law}`, row]));

  for (const book of books) {
    for (const { concern, laws } of citationsOf(book))
      for (const row of citedRows(book, laws, concern))
        if (row.rulebook === book.id) row.concerns.push(concern);
        else row.usedBy[book.id] = [...(row.usedBy[book.id] ?? []), concern];
    for (const { id, laws } of book.readings)
      for (const row of citedRows(book, laws, `reading ${id}`)) row.readings.push(`${book.id}:${id}`);
  }
  for (const { book, law, file } of tags) {
    const row = rowOf.get(`${book}:${law}`);
    if (row) row.tests.push(file);
    else if (!isHeading(book, law)) problems.push(`${file}: a test names [${book}:${law}], which is no law`);
  }
  const codeOf = codeFinder();
  for (const row of rows) finish(row, codeOf);
  return { rows, problems: [...new Set([...problems, ...untested(rows)])] };

  /**
   * @param {Book} book
   * @param {readonly string[]} laws
   * @param {string} where
   */
  function citedRows(book, laws, where) {
    return laws.flatMap((cited) => {
      const found = findLaws(book, cited);
      if (found.length === 0) problems.push(`${book.id}: ${where} cites ${cited}, which is no law`);
      return found.flatMap(({ law, citation }) => {
        const home = citation === law.id ? book.id : book.buildsOn?.id;
        return rowOf.get(`${home}:${law.id}`) ?? [];
      });
    });
  }
}

/**
 * @param {Book} book
 * @param {Law} law
 * @returns {Row}
 */
function newRow(book, { id, status, consequence }) {
  return {
    rulebook: book.id,
    law: id,
    status,
    consequence: consequence ?? null,
    concerns: [],
    usedBy: {},
    readings: [],
    code: [],
    tests: [],
  };
}

/**
 * Does the id head laws of this book (72 for 72a, 72b, 72c)? A test may name a heading, but that tests
 * none of its parts.
 * @param {string} bookId
 * @param {string} id
 */
function isHeading(bookId, id) {
  const book = books.find((each) => each.id === bookId);
  return book !== undefined && findLaws(book, id).some(({ law, citation }) => citation === law.id);
}

/**
 * @param {Row} row
 * @param {(concern: string) => string[]} codeOf
 */
function finish(row, codeOf) {
  row.concerns = sorted(row.concerns);
  row.usedBy = Object.fromEntries(
    Object.entries(row.usedBy).map(([book, concerns]) => [book, sorted(concerns)]),
  );
  row.readings = sorted(row.readings);
  const concerns = [...row.concerns, ...Object.values(row.usedBy).flat()];
  const calls = row.consequence ? [WHERE_CALLS_ARE_JUDGED] : [];
  row.code = sorted([...concerns.flatMap(codeOf), ...calls]);
  row.tests = sorted(row.tests);
}

/** @param {string[]} values */
function sorted(values) {
  return [...new Set(values)].sort();
}

/** @param {Row[]} rows */
function untested(rows) {
  return books.flatMap(({ id }) => {
    const laws = rows.filter((row) => row.rulebook === id && needsTest(row)).map(({ law }) => law);
    return laws.length === 0 ? [] : [`${id}: ruled or called, and no test names them: ${laws.join(', ')}`];
  });
}

/** @param {Row} row */
function needsTest({ status, tests }) {
  return (status === 'ruled' || status === 'called') && tests.length === 0;
}
