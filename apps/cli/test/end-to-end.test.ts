import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { strikerAndOwn } from './support/command-line.js';

const CARROM = 'apps/cli/bin/carrom.js';
const EXAMPLES = 'apps/cli/examples';

const carrom = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [CARROM, ...args], { input, encoding: 'utf8' });

describe('the command itself', () => {
  beforeAll(() => {
    if (!existsSync('apps/cli/dist/main.js'))
      throw new Error('carrom is not built: run "npm run build" first');
  });

  it('answers one document', () => {
    const { status, stdout, stderr } = carrom(['adjudicate'], JSON.stringify({ id: 1, ...strikerAndOwn }));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, turn: 'continues', laws: ['73'] });
  });

  it('ends with status 2 on bad input, and no stack', () => {
    const { status, stdout, stderr } = carrom(['adjudicate'], '{');
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(stdout).error.code).toBe('not-json');
  });

  it.each(readdirSync(EXAMPLES))('answers the example %s', (file) => {
    const command = file.slice(0, file.indexOf('-'));
    const { status, stderr } = carrom([command, '--human', `${EXAMPLES}/${file}`]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('finds its own data and version', () => {
    expect(JSON.parse(carrom(['laws', '--coverage']).stdout).length).toBeGreaterThan(500);
    expect(carrom(['--version']).stdout).toMatch(/^carrom \d/);
  });

  it('falls silent when its reader leaves, as `head -1` does', async () => {
    const child = spawn(process.execPath, [CARROM, 'adjudicate', '--batch']);
    child.stdin.on('error', () => {});
    child.stdin.end(`${JSON.stringify(strikerAndOwn)}\n`.repeat(20_000));
    let complaints = '';
    child.stderr.on('data', (piece) => {
      complaints += piece;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((done) => child.on('close', done));
    expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  });
});
