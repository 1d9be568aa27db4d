import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSuite } from '../../scripts/suite/run-suite.js';

const FAILING = `
import { beforeAll, describe, expect, it } from 'vitest';
it('passes', () => {});
it.skip('is skipped', () => {});
it('counts the points', () => {
  console.log('what the test wrote');
  expect({ points: 3 }).toEqual({ points: 4 });
});
it('waits for the toss', () => expect.poll(() => 'no toss', { timeout: 50 }).toBe('toss'));
describe('with a hook', () => {
  beforeAll(() => { throw new Error('the hook fails'); });
  it('does not run', () => {});
});
`;
const BROKEN = `import './nowhere.js';`;
const PASSING = `import { it } from 'vitest'; it('passes', () => {});`;

let folder = '';
const texts: string[] = [];

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/planted-');
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {};');
  writeFileSync(join(folder, 'failing.test.js'), FAILING);
  writeFileSync(join(folder, 'broken.test.js'), BROKEN);
  writeFileSync(join(folder, 'passing.test.js'), PASSING);
  const vitest = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  const reporter = `--reporter=${resolve('scripts/suite/lane-reporter.js')}`;
  await runSuite([{ name: 'planted', command: [process.execPath, ...vitest, reporter] }], {
    cores: 1,
    print: (text) => texts.push(text),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The report of one failure, as it was printed first. */
const reportOf = (name: string) =>
  texts.find((text) => text.startsWith('FAIL ') && text.includes(name)) ?? '';

describe('the report of a lane', () => {
  it('tells each failure with its name, its message and its line before the lane ends', () => {
    expect(reportOf('counts the points')).toContain(
      `planted: ${folder}/failing.test.js > counts the points\n`,
    );
    expect(reportOf('counts the points')).toContain('expected { points: 3 } to deeply equal { points: 4 }');
    expect(reportOf('counts the points')).toContain('-   "points": 4,');
    expect(reportOf('counts the points')).toContain(`at ${folder}/failing.test.js:7:`);
    expect(reportOf('waits for the toss')).toContain("expected 'no toss' to be 'toss'");
    expect(reportOf('waits for the toss')).toContain('Matcher did not succeed in time');
    expect(reportOf('with a hook')).toContain('Error: the hook fails');
    expect(reportOf('broken.test.js')).toContain('nowhere.js');
    const ended = texts.findIndex((text) => text.startsWith('FAILED  planted, '));
    expect(texts.slice(ended).filter((text) => text.startsWith('FAIL '))).toEqual([]);
  });

  it('shows what a failing test wrote', () => {
    expect(reportOf('counts the points')).toContain('what the test wrote');
  });

  it('names no test that passes, but counts them, and lists the slowest files', () => {
    const [, output = ''] = texts.join('\n').split(/FAILED {2}planted, .*\n/);
    expect(output).toContain('3 files: 2 passed, 2 failed, 2 skipped');
    expect(output).toMatch(new RegExp(`Slowest files:\n( +[\\d.]+ s {2}${folder}/\\w+.test.js\n){3}`));
    expect(texts.join('\n')).not.toContain('> passes');
  });
});
