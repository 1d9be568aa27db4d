import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { carrom as run, strikerAndOwn } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const CARROM = 'apps/cli/bin/carrom.js';
const EXAMPLES = 'apps/cli/examples';

const carrom = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [CARROM, ...args], { input, encoding: 'utf8' });

const folder = folderFor('end-to-end');

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

  it.each(readdirSync(EXAMPLES))('answers the example %s', async (file) => {
    const command = file.slice(0, file.indexOf('-'));
    const { status, stderr } = await run([command, '--human', `${EXAMPLES}/${file}`]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('finds its own data and version', () => {
    expect(JSON.parse(carrom(['laws', '--coverage']).stdout).length).toBeGreaterThan(500);
    expect(carrom(['--version']).stdout).toMatch(/^carrom \d/);
  });

  it('plays a match into a record, tells it, draws it, and agrees with it', () => {
    const record = join(folder(), 'match.jsonl');
    const drawing = join(folder(), 'stroke.svg');
    const played = carrom(['play', '--length', 'game', '--seed', '11', '--record', record]);
    expect({ status: played.status, stderr: played.stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(played.stdout)).toMatchObject({ length: 'game', matches: [{ how: 'score' }], record });

    const events = readFileSync(record, 'utf8').trimEnd().split('\n').length - 1;
    const told = carrom(['replay', record, '--svg', drawing, '--stroke', '1']);
    expect({ status: told.status, stderr: told.stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(drawing, 'utf8')).toContain('</svg>');
    const replayed = carrom(['replay'], readFileSync(record, 'utf8'));
    expect(replayed.stdout.trimEnd().split('\n')).toHaveLength(events);

    const agreed = carrom(['validate', record]);
    expect({ status: agreed.status, stderr: agreed.stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(agreed.stdout)).toMatchObject({ file: record, ok: true });
  });

  it('ends with status 1 or 2 on records that do not agree or cannot be read, and no stack', () => {
    const record = join(folder(), 'match.jsonl');
    const text = readFileSync(record, 'utf8');
    const tampered = carrom(['validate', '--human'], text.replace(/"hash":"./, '"hash":"x'));
    expect(tampered).toMatchObject({ status: 1, stdout: '' });
    expect(tampered.stderr).toMatch(/^carrom: standard input, line \d+: [^\n]+\(mismatch, at run\.hash\)\n$/);
    const damaged = carrom(['validate', '--human', 'package.json']);
    expect(damaged).toMatchObject({ status: 2, stdout: '' });
    expect(damaged.stderr).toMatch(/^carrom: package\.json, line 1: [^\n]+\n$/);
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

  it.skipIf(!existsSync('/dev/full'))('says that its answer found no room, and does not end well', () => {
    const full = openSync('/dev/full', 'w');
    const told = (language: string) =>
      spawnSync(process.execPath, [CARROM, 'play', '--boards', '1', '--lang', language], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
    const [english, hindi] = [told('en'), told('hi')];
    closeSync(full);
    expect(english.status).toBe(1);
    expect(english.stderr).toBe('carrom: the answer could not be written: there is no room left\n');
    expect(hindi).toMatchObject({ status: 1, stderr: 'carrom: उत्तर लिखा नहीं जा सका: जगह नहीं बची है\n' });
  });

  it('ends its threads, says how far it came and gives the figures so far when Ctrl-C is pressed', async () => {
    const terminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
    const play = [
      'play',
      '--white',
      '2',
      '--black',
      '1',
      '--seed',
      '35',
      '--boards',
      '1000',
      '--workers',
      '2',
    ];
    const child = spawn(process.execPath, [...terminal, CARROM, ...play]);
    let [told, answered] = ['', ''];
    child.stderr.on('data', (piece) => {
      const hadOne = told.includes('match 3 of');
      told += piece;
      if (!hadOne && told.includes('match 3 of')) child.kill('SIGINT');
    });
    child.stdout.on('data', (piece) => {
      answered += piece;
    });
    const ended = await new Promise((done) => child.on('close', (...how) => done(how)));
    const [, matches] = /Stopped after (\d+) of 1000 matches\.\n$/.exec(told) ?? [];
    const { stopped, matches: finished } = JSON.parse(answered);
    expect({ ended, stopped, finished: finished.length }).toEqual({
      ended: [130, null],
      stopped: true,
      finished: Number(matches),
    });
    expect(finished.length).toBeGreaterThan(0);
  });
});
