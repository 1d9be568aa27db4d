// The end of a run: a table of its steps, and the number of its tests.
import { existsSync, readFileSync } from 'node:fs';
import { RESULTS } from './steps.js';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */
/** @typedef {{ name: string, outcome: string, seconds?: number, cpuSeconds?: number | null, pressure?: number | null }} Row */

const HEAD = ['step', 'outcome', 'seconds', 'CPU seconds', 'CPU pressure'];

/** @param {readonly Row[]} rows */
export function tableOf(rows) {
  const lines = [
    HEAD,
    ...rows.map(({ name, outcome, seconds, cpuSeconds, pressure }) => [
      name,
      outcome,
      seconds?.toFixed(1) ?? '',
      cpuSeconds?.toFixed(1) ?? '',
      typeof pressure === 'number' ? `${Math.round(pressure * 100)} %` : '',
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Counts the tests of a lane by its results. A lane that has not run has none.
 * @param {string} lane
 * @returns {Counts}
 */
export function countsOf(lane) {
  const file = `${RESULTS}/${lane}.json`;
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  /** @type {TestFile[]} */
  const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  // A file that could not be read has no tests to fail.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const passed = count('passed');
  const failed = count('failed');
  return { passed, failed: failed + broken, skipped: tests.length - passed - failed };
}
