// Runs the checks and tests that a change can reach: `npm run test:changed -- REVISION`. The change is what differs from
// the revision, and what is not committed. The revision is `main` unless one is given.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { planFor } from './suite/changed.js';
import { stepsOf, tellPlan } from './suite/changed-steps.js';
import { foldersOf, needsOf } from './suite/needs.js';
import { beginRun, runSuite } from './suite/run-suite.js';

const [revision = 'main'] = process.argv.slice(2);
process.exitCode = (await testChanged()) ? 0 : 1;

async function testChanged() {
  const base = git('merge-base', revision, 'HEAD')?.trim();
  if (!base) {
    console.error(`There is no revision "${revision}" that this branch comes from.`);
    return false;
  }
  const changed = [...paths(git('diff', '--name-only', '--no-renames', '-z', base)), ...untracked()];
  const needs = allNeeds();
  const plan = planFor(changed, needs);
  const cores = availableParallelism();
  console.log(tellPlan(plan, changed, [...needs.keys()]));
  const steps = stepsOf(plan, cores);
  if (steps.length === 0) return true;
  beginRun();
  return runSuite(steps, { cores });
}

/** Returns what every file of the repository needs. */
function allNeeds() {
  const there = [...paths(git('ls-files', '-z')), ...untracked()].filter((file) => existsSync(file));
  const known = new Set(there.flatMap((file) => [file, ...foldersOf(file)]));
  /** @type {Map<string, string>} */
  const texts = new Map();
  const read = (/** @type {string} */ path) => {
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    texts.set(path, text);
    return text;
  };
  const has = (/** @type {string} */ path) => known.has(path);
  return new Map(there.map((file) => [file, needsOf(file, { has, read })]));
}

function untracked() {
  return paths(git('ls-files', '--others', '--exclude-standard', '-z'));
}

/**
 * Returns what Git answers; `null` where it refuses.
 * @param {string[]} args
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

/** @param {string | null} list */
function paths(list) {
  return list?.split('\0').filter(Boolean) ?? [];
}
