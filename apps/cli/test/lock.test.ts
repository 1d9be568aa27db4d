import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Held, holding } from '../src/events/lock.js';
import { folderFor } from './support/folder.js';

const folder = folderFor('lock');
const at = '2026-11-16T10:00:00.000Z';
/** Of a process that ran and has ended. */
const dead = Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout);

let count = 0;
let file = '';
beforeEach(() => {
  count += 1;
  file = join(folder(), `event-${count}.jsonl`);
});
const lockOf = () => `${file}.lock`;
const leaveLock = (held: unknown) =>
  writeFileSync(lockOf(), typeof held === 'string' ? held : JSON.stringify(held));
/** What lies about the file, besides itself. */
const litter = () => readdirSync(folder()).filter((name) => name.startsWith(`event-${count}.jsonl.`));

describe('a file that is held', () => {
  it('is held by one at a time, says by whom, and is then let go', async () => {
    const order: string[] = [];
    const turn = (name: string) =>
      holding(file, async () => {
        order.push(`${name} in`);
        expect(JSON.parse(readFileSync(lockOf(), 'utf8'))).toMatchObject({
          pid: process.pid,
          host: hostname(),
        });
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} out`);
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(turn));
    expect(order).toHaveLength(8);
    for (const [index, step] of order.entries())
      if (index % 2 === 0) expect(order[index + 1]).toBe(step.replace('in', 'out'));
    expect(litter()).toEqual([]);
  });

  it('is let go where the work fails, and what it answers is handed on', async () => {
    await expect(
      holding(file, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await holding(file, () => 7)).toBe(7);
    expect(litter()).toEqual([]);
  });

  it('is taken over from a process that has died', async () => {
    leaveLock({ pid: dead, host: hostname(), at, mark: 'x' });
    expect(await holding(file, () => JSON.parse(readFileSync(lockOf(), 'utf8')).pid)).toBe(process.pid);
    expect(litter()).toEqual([]);
  });

  it('is taken over by one alone, however many find it abandoned', async () => {
    leaveLock({ pid: dead, host: hostname(), at, mark: 'x' });
    let inside = 0;
    const turns = Array.from({ length: 8 }, () =>
      holding(file, async () => {
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      }),
    );
    await Promise.all(turns);
    expect(litter()).toEqual([]);
  });

  it('is taken over from who died while taking over from the dead', async () => {
    leaveLock({ pid: dead, host: hostname(), at, mark: 'x' });
    const guard = createHash('sha256').update(readFileSync(lockOf())).digest('hex').slice(0, 12);
    writeFileSync(`${lockOf()}.${guard}`, JSON.stringify({ pid: dead, host: hostname(), at, mark: 'y' }));
    expect(await holding(file, () => 'in')).toBe('in');
    expect(litter()).toEqual([]);
  });

  it('is taken over where an earlier process had our number', async () => {
    leaveLock({ pid: process.pid, host: hostname(), at, mark: 'an earlier life' });
    expect(await holding(file, () => 'in')).toBe('in');
  });

  it('is taken over where a lock has long said nothing', async () => {
    leaveLock('');
    utimesSync(lockOf(), 0, 0);
    expect(await holding(file, () => 'in')).toBe('in');
    leaveLock('{"pid": "all of them"}');
    utimesSync(lockOf(), 0, 0);
    expect(await holding(file, () => 'in')).toBe('in');
  });

  it.each([
    ['a process that lives', () => ({ pid: process.ppid, host: hostname(), at })],
    ['a process of another machine', () => ({ pid: dead, host: 'elsewhere', at })],
  ])('is waited for so long, and never taken from %s', async (_, holder) => {
    leaveLock(holder());
    const refused = await holding(file, () => 'in', { patienceMs: 30 }).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(Held);
    expect(refused).toMatchObject({ lock: lockOf(), holder: holder() });
    expect(existsSync(lockOf())).toBe(true);
  });

  it('is not waited for where no lock can be made', async () => {
    file = join(folder(), 'nowhere', 'event.jsonl');
    await expect(holding(file, () => 'in')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
