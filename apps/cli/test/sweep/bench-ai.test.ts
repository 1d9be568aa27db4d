import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const bench = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/ai/bench.js', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('the figures of the computer player', () => {
  it.each(['--help', '-h'])('%s says what can be measured', (help) => {
    const { status, stdout, stderr } = bench(help);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('solo, ladder, extremes');
    expect(stdout).toContain('--games N');
  });

  it.each([
    [['--games', '0'], '--games needs a whole number, 1 or more, not "0".'],
    [['--games', 'many'], '--games needs a whole number, 1 or more, not "many".'],
    [['--simulations', '1.5'], '--simulations needs a whole number, 1 or more, not "1.5".'],
    [['--workers', '0'], '--workers needs a whole number, 1 or more, not "0".'],
    [['--seed', 'x'], '--seed needs a whole number, 0 or more, not "x".'],
    [['--full', '0'], '--full needs a speed in metres a second, more than 0, not "0".'],
    [['--only', 'luck'], 'There is no section luck.'],
    [['--fast'], "Unknown option '--fast'"],
    [['--games', '-1'], "Option '--games' argument is ambiguous."],
  ])('refuses %j, with nothing measured and no stack', (args, why) => {
    const { status, stdout, stderr } = bench(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.startsWith(why)).toBe(true);
    expect(stderr).toMatch(/^[^\n]+\nSee: npm run bench:ai -- --help\n$/);
  });
});
