import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderFor } from '../support/folder.js';

const CARROM = resolve('apps/cli/bin/carrom.js');
const AT_ONCE = 20;
const REPORTS_EACH = 3;
const KILLS = 12;

const folder = folderFor('events-at-once');
/** In the event's own folder, so that its file need not be named. */
const carrom = (...args: string[]) =>
  spawnSync(process.execPath, [CARROM, 'tournament', ...args], { encoding: 'utf8', cwd: folder() });
const started = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [CARROM, 'tournament', ...args], {
    cwd: folder(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));
const linesOf = (file: string) =>
  readFileSync(join(folder(), file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

const FORMAT = {
  discipline: 'singles',
  stages: [{ system: 'swiss', name: 'Swiss', rounds: 3, match: { rulebook: 'icf', counted: 'score' } }],
};

it('the evening in the help runs as it stands, from its players to its prizes', () => {
  const page = spawnSync(process.execPath, [CARROM, 'help', 'tournament'], { encoding: 'utf8' }).stdout;
  const evening = /^ {2}printf[\s\S]*?(?=^At any moment)/m.exec(page)?.[0] ?? '';
  expect(evening).toContain('tournament award');
  const npx = `npx() { shift; "${process.execPath}" "${CARROM}" "$@"; }`;
  const cwd = join(folder(), 'evening');
  mkdirSync(cwd);
  const ran = spawnSync('bash', ['-e', '-c', `${npx}\n${evening}`], { encoding: 'utf8', cwd });
  expect(ran.status, ran.stderr).toBe(0);
  expect(ran.stdout).toMatch(/Final places[\s\S]*1 .* 18\n/);
  for (const sheet of ['badges.html', 'cards.html', 'ranking.html'])
    expect(readFileSync(join(cwd, sheet), 'utf8')).toContain('</html>');
});

describe('many processes on one event', () => {
  beforeAll(() => {
    if (!existsSync('apps/cli/dist/main.js'))
      throw new Error('carrom is not built: run "npm run build" first');
    const players = Array.from({ length: 2 * AT_ONCE * REPORTS_EACH }, (_, index) => `Player ${index + 1}`);
    writeFileSync(join(folder(), 'players.csv'), players.join('\n'));
    writeFileSync(join(folder(), 'format.json'), JSON.stringify(FORMAT));
    const opened = carrom('new', 'cup.jsonl', '--format', 'format.json', '--players', 'players.csv');
    expect({ status: opened.status, stderr: opened.stderr }).toEqual({ status: 0, stderr: '' });
    expect(carrom('pair').status).toBe(0);
  });

  it('lose nothing of each other: every report is in the file once', async () => {
    const desks = Array.from({ length: AT_ONCE }, async (_, desk) => {
      const troubles: string[] = [];
      for (let report = 0; report < REPORTS_EACH; report += 1) {
        const match = String(desk * REPORTS_EACH + report + 1);
        const child = started('report', match, '25-12', '--by', `desk ${desk}`);
        let answer = '';
        child.stdout?.on('data', (piece) => {
          answer += piece;
        });
        if ((await ended(child)) !== 0) troubles.push(answer);
      }
      return troubles;
    });
    expect((await Promise.all(desks)).flat()).toEqual([]);
    const lines = linesOf('cup.jsonl');
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    const reported = lines.flatMap(({ act }) => (act.type === 'report' ? [act.match] : []));
    expect(reported.sort((one, other) => one - other)).toEqual(
      Array.from({ length: AT_ONCE * REPORTS_EACH }, (_, index) => index + 1),
    );
    expect(JSON.parse(carrom('check').stdout)).toMatchObject({ valid: true });
    expect(readdirSync(folder()).filter((name) => name.startsWith('cup'))).toEqual(['cup.jsonl']);
  });

  it('tell which event was taken, and which there are where there are several', () => {
    expect(carrom('show', '--human').stderr).toBe('Event: cup.jsonl\n');
    expect(JSON.parse(carrom('show').stdout)).toMatchObject({ file: 'cup.jsonl', next: 'pair' });
    expect(JSON.parse(carrom('standings').stdout)).toMatchObject({ file: 'cup.jsonl', after: 1 });
    expect(carrom('new', 'other.jsonl', '--template', 'starwood').status).toBe(0);
    const several = carrom('show');
    expect(several.status).toBe(2);
    expect(JSON.parse(several.stdout).error).toMatchObject({
      code: 'several-events',
      message: expect.stringContaining('cup.jsonl, other.jsonl'),
    });
  });

  it('killed while one holds the file, leave a file that opens, and the next takes over', async () => {
    expect(carrom('pair', 'cup.jsonl').status).toBe(0);
    const lock = join(folder(), 'cup.jsonl.lock');
    const [first] = linesOf('cup.jsonl').at(-1).gave.matches;
    let killedInside = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = started('report', 'cup.jsonl', String(first.number + kill), '25-12');
      const done = ended(child);
      let isOver = false;
      void done.then(() => {
        isOver = true;
      });
      while (!isOver && !existsSync(lock)) await new Promise((resolve) => setImmediate(resolve));
      child.kill('SIGKILL');
      await done;
      if (existsSync(lock)) killedInside += 1;
      expect(JSON.parse(carrom('check', 'cup.jsonl').stdout)).toMatchObject({ valid: true });
    }
    // The test has seen what it is about.
    expect(killedInside).toBeGreaterThan(0);
    const after = carrom('report', 'cup.jsonl', String(first.number + KILLS), '25-12');
    expect({ status: after.status, stderr: after.stderr }).toEqual({ status: 0, stderr: '' });
    expect(existsSync(lock)).toBe(false);
  });
});
