// How many rulings a second one core gives, and whether they leave anything behind in memory.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/npm.js';

const REQUIRED_PER_SECOND = 500_000;
const CASES_PER_BOOK = 1_000;
const ROUNDS = 7;
const RULINGS_PER_ROUND = 400_000;

const MEMORY_RULINGS = 10_000_000;
const MEMORY_SAMPLES = 10;
const MAX_GROWTH_MB = 5;

const GC = '--expose-gc';

process.exitCode = process.execArgv.includes(GC) ? await measure() : prepare();

/** Builds what is measured, and starts again with the collector at hand. */
function prepare() {
  if (!npm('exec', '--', 'tsc6', '-b', 'packages/laws')) return 1;
  const { status } = spawnSync(process.execPath, [GC, fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  return status ?? 1;
}

async function measure() {
  const { books, judge } = await import('@opencarrom/laws');
  const { casesOf } = await import('./cases.js');
  const sets = books.map((book) => ({ name: book.id, cases: casesOf(book, CASES_PER_BOOK) }));
  const all = { name: 'all books', cases: interleave(sets.map(({ cases }) => cases)) };

  const rows = [...sets, all].map(({ name, cases }) => ({ name, cases, rate: rateOf(judge, cases) }));
  printRates(rows);
  const growth = measureGrowth(judge, all.cases);

  const fastEnough = rows.every(({ rate }) => rate >= REQUIRED_PER_SECOND);
  const steady = growth <= MAX_GROWTH_MB;
  console.log(`\n${fastEnough ? 'ok' : 'FAILED'}: at least ${show(REQUIRED_PER_SECOND)} rulings a second`);
  console.log(
    `${steady ? 'ok' : 'FAILED'}: memory grew by ${growth.toFixed(2)} MB (at most ${MAX_GROWTH_MB})`,
  );
  return fastEnough && steady ? 0 : 1;
}

/**
 * @template T
 * @param {T[][]} lists all of one length
 * @returns {T[]}
 */
function interleave(lists) {
  return lists[0].flatMap((_, index) => lists.map((list) => list[index]));
}

/**
 * Rulings a second of one core: the median of several rounds, after one to warm up. Counted in the
 * processor's time, collection included, so that whatever else the machine does is left out.
 * @param {typeof import('@opencarrom/laws').judge} judge
 * @param {import('./cases.js').Case[]} cases
 */
function rateOf(judge, cases) {
  ruleOn(judge, cases, RULINGS_PER_ROUND);
  const rates = Array.from({ length: ROUNDS }, () => {
    const started = process.cpuUsage();
    ruleOn(judge, cases, RULINGS_PER_ROUND);
    const { user, system } = process.cpuUsage(started);
    return RULINGS_PER_ROUND / ((user + system) / 1e6);
  });
  return rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/**
 * @param {typeof import('@opencarrom/laws').judge} judge
 * @param {import('./cases.js').Case[]} cases
 * @param {number} rulings
 */
function ruleOn(judge, cases, rulings) {
  let findings = 0;
  for (let index = 0, next = 0; index < rulings; index++) {
    const { book, board, stroke, options } = cases[next];
    findings += judge(book, board, stroke, options).findings.length;
    next = next + 1 === cases.length ? 0 : next + 1;
  }
  if (findings < rulings) throw new Error('a ruling without a finding');
}

/**
 * Megabytes the heap grew by over all the rulings, after the collector has run.
 * @param {typeof import('@opencarrom/laws').judge} judge
 * @param {import('./cases.js').Case[]} cases
 */
function measureGrowth(judge, cases) {
  const step = MEMORY_RULINGS / MEMORY_SAMPLES;
  const before = heapMb();
  console.log(`\nheap after collection, over ${show(MEMORY_RULINGS)} rulings`);
  console.log(`${'0'.padStart(12)}  ${before.toFixed(2)} MB`);
  let now = before;
  for (let sample = 1; sample <= MEMORY_SAMPLES; sample++) {
    ruleOn(judge, cases, step);
    now = heapMb();
    console.log(`${show(step * sample).padStart(12)}  ${now.toFixed(2)} MB`);
  }
  return now - before;
}

function heapMb() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** @param {{ name: string, cases: unknown[], rate: number }[]} rows */
function printRates(rows) {
  console.log(
    `${'book'.padEnd(14)}${'cases'.padStart(8)}${'rulings/s'.padStart(14)}${'of required'.padStart(14)}`,
  );
  for (const { name, cases, rate } of rows)
    console.log(
      name.padEnd(14) +
        show(cases.length).padStart(8) +
        show(Math.round(rate)).padStart(14) +
        `${(rate / REQUIRED_PER_SECOND).toFixed(2)} ×`.padStart(14),
    );
}

/** @param {number} number */
function show(number) {
  return number.toLocaleString('en-GB');
}
