import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holding } from '../../src/events/lock.js';
import { answerOf, carrom } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const CARROM = resolve('apps/cli/bin/carrom.js');
const DESKS = 8;
/** Processes killed while they held the lock, and the most that are started to get so many. */
const KILLED = 3;
const MOST_KILLS = 12;

const folder = folderFor('events-at-once');
const tournament = (...args: string[]) => carrom(['tournament', ...args]);
const succeed = async (...args: string[]) =>
  expect(await carrom(args), args.join(' ')).toMatchObject({ status: 0, stderr: '' });
const linesOf = (file: string) =>
  readFileSync(join(folder(), file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

/** A command in a process of its own, which takes its errors for a terminal. */
const started = (...args: string[]): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'data:text/javascript,process.stderr.isTTY=true', CARROM, 'tournament', ...args],
    { cwd: folder(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

/** Resolves once the process has written this to its errors; fails when it ends before. */
const heard = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let told = '';
    child.stderr?.on('data', (piece) => {
      told += piece;
      if (told.includes(text)) resolve();
    });
    child.once('close', (status) => reject(new Error(`ended with ${status} without "${text}": ${told}`)));
  });

/** Kills the process as soon as it has made the lock; tells whether it left the lock behind. */
async function killHolder(child: ChildProcess, lock: string): Promise<boolean> {
  const watcher = watch(folder(), () => {
    if (existsSync(lock)) child.kill('SIGKILL');
  });
  await ended(child);
  watcher.close();
  return existsSync(lock);
}

const FORMAT = {
  discipline: 'singles',
  stages: [{ system: 'swiss', name: 'Swiss', rounds: 3, match: { rulebook: 'icf', counted: 'score' } }],
};

const start = process.cwd();
const inFolder = (path: string) => beforeAll(() => process.chdir(join(folder(), path)));
afterAll(() => process.chdir(start));

describe('the evening in "carrom help tournament"', () => {
  beforeAll(() => mkdirSync(join(folder(), 'evening')));
  inFolder('evening');

  it('runs as it stands, from its players to its prizes', async () => {
    const help = (await carrom(['help', 'tournament'])).stdout;
    const evening = /^ {2}printf[\s\S]*?(?=^At any moment)/m.exec(help)?.[0] ?? '';
    // The shell writes the players and unrolls the loops; each command then runs here.
    const script = `npx() { shift; (IFS=$'\\t'; echo "$*"); }\n${evening}`;
    const commands = execFileSync('bash', ['-e', '-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
    let ranking = '';
    for (const command of commands) {
      const { status, stdout } = await carrom(command.split('\t'));
      expect(status, command).toBe(0);
      if (command.includes('award')) ranking = stdout;
    }
    expect(ranking).toMatch(/Final places[\s\S]*1 .* 18\n/);
    for (const sheet of ['badges.html', 'cards.html', 'ranking.html'])
      expect(readFileSync(sheet, 'utf8')).toContain('</html>');
  });
});

describe('many processes on one event', () => {
  inFolder('.');
  beforeAll(async () => {
    if (!existsSync(join(start, 'apps/cli/dist/main.js')))
      throw new Error('carrom is not built: run "npm run build" first');
    const players = Array.from({ length: 2 * (DESKS + MOST_KILLS + 1) }, (_, index) => `Player ${index + 1}`);
    writeFileSync('players.csv', players.join('\n'));
    writeFileSync('format.json', JSON.stringify(FORMAT));
    await succeed('tournament', 'new', 'cup.jsonl', '--format', 'format.json', '--players', 'players.csv');
    await succeed('tournament', 'pair');
  });

  it('wait while another holds the file, and then write every report once', async () => {
    const before = readFileSync('cup.jsonl', 'utf8');
    const matches = Array.from({ length: DESKS }, (_, desk) => desk + 1);
    const desks = await holding('cup.jsonl', async () => {
      const children = matches.map((match) =>
        started('report', `${match}`, '25-12', '--by', `desk ${match}`),
      );
      const statuses = children.map(ended);
      await Promise.all(children.map((child) => heard(child, 'Waiting: cup.jsonl is being changed')));
      expect(readFileSync('cup.jsonl', 'utf8')).toBe(before);
      return statuses;
    });
    expect(await Promise.all(desks)).toEqual(matches.map(() => 0));
    const lines = linesOf('cup.jsonl');
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    const reported = lines.flatMap(({ act }) => (act.type === 'report' ? [act.match] : []));
    expect(reported.sort((one, other) => one - other)).toEqual(matches);
    expect(answerOf(await tournament('check'))).toMatchObject({ valid: true });
    expect(readdirSync('.').filter((name) => name.startsWith('cup'))).toEqual(['cup.jsonl']);
  });

  it('leave a file that opens when they are killed while they hold it, and the next takes over', async () => {
    let killed = 0;
    let match = DESKS + 1;
    for (let kill = 0; killed < KILLED && kill < MOST_KILLS; kill += 1, match += 1) {
      if (await killHolder(started('report', 'cup.jsonl', `${match}`, '25-12'), 'cup.jsonl.lock'))
        killed += 1;
      expect(answerOf(await tournament('check', 'cup.jsonl'))).toMatchObject({ valid: true });
    }
    // Without a process killed at the right time the test would have shown nothing.
    expect(killed).toBeGreaterThan(0);
    await succeed('tournament', 'report', 'cup.jsonl', `${match}`, '25-12');
    expect(existsSync('cup.jsonl.lock')).toBe(false);
  });
});

describe('an event whose file is not named', () => {
  beforeAll(() => mkdirSync(join(folder(), 'unnamed')));
  inFolder('unnamed');

  it('is the only one of the folder, told to a person and to a program', async () => {
    await succeed('tournament', 'new', 'cup.jsonl', '--template', 'starwood');
    expect((await tournament('show', '--human')).stderr).toBe('Event: cup.jsonl\n');
    expect(answerOf(await tournament('show'))).toMatchObject({ file: 'cup.jsonl' });
    expect(answerOf(await tournament('standings'))).toMatchObject({ file: 'cup.jsonl' });
  });

  it('is refused where the folder has several, which are listed', async () => {
    await succeed('tournament', 'new', 'other.jsonl', '--template', 'starwood');
    const several = await tournament('show');
    expect(several.status).toBe(2);
    expect(answerOf(several).error).toMatchObject({
      code: 'several-events',
      message: expect.stringContaining('cup.jsonl, other.jsonl'),
    });
  });
});
