import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, validateRecord } from '@opencarrom/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOf, carrom } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const folder = folderFor('best');

const table = {
  rulebook: 'icf',
  board: {
    turn: 'white',
    white: { onBoard: 1 },
    black: { onBoard: 1 },
    queen: 'covered-by-white',
  },
  men: [
    { id: 'w1', x: 0.3, y: 0.3 },
    { id: 'b1', x: -0.3, y: 0.1 },
  ],
  level: 8,
  seed: 3,
  simulations: 600,
};

const best = (question: object, ...args: string[]) => carrom(['best', ...args], JSON.stringify(question));

describe('carrom best', () => {
  it('answers with a stroke, its chance and its alternatives, and takes the last man before a pocket', async () => {
    const answer = answerOf(await best({ id: 'last', ...table }));
    expect(answer).toMatchObject({ id: 'last', target: 'w1', pocket: 'NE', level: 8 });
    expect(answer.success).toBeGreaterThan(0.8);
    expect(Object.keys(answer.striker)).toEqual(['x', 'y', 'vx', 'vy', 'spin']);
    expect(answer.candidates.length).toBeGreaterThan(0);
    expect(answer.explanation[0]).toContain('the white coin into the far right pocket');
  });

  it('gives the same answer for the same seed and simulations', async () => {
    expect(answerOf(await best(table))).toEqual(answerOf(await best(table)));
  });

  it('thinks for so many milliseconds', async () => {
    const { simulations: _, ...timed } = table;
    expect(answerOf(await best({ ...timed, budgetMs: 30 })).striker).toBeDefined();
  });

  it('keeps to the budget of the command line, whatever the document says', async () => {
    const few = answerOf(await best(table, '--simulations', '120'));
    expect(few).toEqual(answerOf(await best({ ...table, simulations: 120 })));
    expect(few).not.toEqual(answerOf(await best(table)));
    expect(answerOf(await best(table, '--ms', '30')).striker).toBeDefined();
    expect(answerOf(await best({ ...table, seed: -1 }, '--ms', '30')).error.path).toBe('seed');
  });

  it.each([
    [['--ms', '0'], '--ms needs a whole number from 1'],
    [['--ms', '1000001'], '--ms needs a whole number from 1 to 1000000'],
    [['--simulations', '1000001'], '--simulations needs a whole number from 1 to 1000000'],
    [['--ms', '5', '--simulations', '5'], '--ms or --simulations'],
  ])('refuses %j', async (args, why) => {
    const ran = await best(table, ...args);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(why);
  });

  it('tells a person in words, in English and Hindi', async () => {
    expect((await best(table, '--human')).stdout).toContain('far right pocket');
    expect((await best(table, '--human', '--lang', 'hi')).stdout).toMatch(/[\u0900-\u097f]/);
  });

  it.each([
    ['a level that is none', { ...table, level: 11 }, 'level'],
    ['no men', { ...table, men: undefined }, 'men'],
    ['fewer men than the board says', { ...table, men: table.men.slice(0, 1) }, 'board.black.onBoard'],
    ['men that overlap', { ...table, men: [table.men[0], { id: 'b1', x: 0.3, y: 0.31 }] }, 'men[1]'],
    ['a queen that is not there', { ...table, board: { ...table.board, queen: 'on-board' } }, 'men'],
    ['two budgets', { ...table, budgetMs: 5 }, 'simulations'],
    ['no time at all', { ...table, simulations: 0 }, 'simulations'],
    ['a field nobody knows', { ...table, cheat: true }, 'cheat'],
    ['a man without a place', { ...table, men: [{ id: 'w1', x: 0.3 }, table.men[1]] }, 'men[0].y'],
  ])('refuses %s, by its path', async (_, question, path) => {
    const ran = await best(question);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.path).toBe(path);
  });
});

describe('while carrom best thinks', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Thinks on a clock that goes on by so much whenever somebody looks at it. */
  const thinkAt = (milliseconds: number, terminalForErrors: boolean, ...args: string[]) => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += milliseconds;
      return clock;
    });
    const input = args.includes('--batch') ? `${JSON.stringify(table)}\n`.repeat(2) : JSON.stringify(table);
    return carrom(['best', ...args], input, { terminalForErrors });
  };

  it('a terminal shows how far it has come, and nothing of it at the end', async () => {
    const { status, stderr } = await thinkAt(200, true);
    expect(status).toBe(0);
    const lines = stderr.split('\r\u001b[K');
    expect(lines.length).toBeGreaterThan(3);
    expect([lines[0], lines.at(-1)]).toEqual(['', '']);
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/^█*░* thinking: \d+ strokes tried$/);
    expect(lines.at(-2)).toMatch(/^█/);
    expect((await thinkAt(200, true, '--lang', 'hi')).stderr).toMatch(/सोच रहा है: \d+ स्ट्रोक परखे गए/);
  });

  it('neither a quick answer nor a program is bothered with it', async () => {
    expect(await thinkAt(0, true)).toMatchObject({ status: 0, stderr: '' });
    expect(await thinkAt(200, false)).toMatchObject({ status: 0, stderr: '' });
  });

  it('each line of a batch has its own, gone before the answer', async () => {
    const { stdout, stderr } = await thinkAt(200, true, '--batch');
    const clear = '\r\u001b[K';
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr.split(clear + clear)).toHaveLength(2);
    expect(stderr.endsWith(clear)).toBe(true);
  });
});

describe('carrom play between computer levels', () => {
  // One of the shortest boards that these two play.
  const play = 'play --white 2 --black beginner --length board --seed 21'.split(' ');

  it('names the level of each side in the table, in English and Hindi', async () => {
    const english = await carrom([...play, '--human', '--names', 'Asha,Bina']);
    expect(english.stdout).toMatch(/ Asha \(level 2\) +Bina \(level 1\)\n/);
    const hindi = await carrom([...play, '--human', '--lang', 'hi']);
    expect(hindi.stdout).toMatch(/ A \(लेवल 2\) +B \(लेवल 1\)\n/);
  });

  it('plays a whole board that validates, the same for the same seed, and answers with the levels', async () => {
    const [one, two] = ['one.jsonl', 'two.jsonl'].map((name) => join(folder(), name)) as [string, string];
    for (const file of [one, two]) {
      const ran = await carrom([...play, '--record', file]);
      expect(ran).toMatchObject({ status: 0, stderr: '' });
      expect(answerOf(ran).levels).toEqual({ A: 2, B: 1 });
    }
    expect(answerOf(await carrom(['play', '--boards', '1'])).levels).toBeNull();
    const text = readFileSync(one, 'utf8');
    expect(readFileSync(two, 'utf8')).toBe(text);
    const read = readRecord(text);
    if ('error' in read) throw new Error(read.error.message);
    expect(validateRecord(read.ok).mismatch).toBeNull();
    expect(read.ok.state.lines[0]?.white).toBe('A');
  });

  it('comes to the same in one thread and in several, match for match', async () => {
    const args = ['play', '--white', '2', '--black', '1', '--boards', '2', '--seed', '35', '--workers'];
    const one = await carrom([...args, '1']);
    const two = await carrom([...args, '2']);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(two).toEqual(one);
    expect(answerOf(one).matches).toMatchObject([
      { seed: 35, breaks: 'A' },
      { seed: 36, breaks: 'B' },
    ]);
  });

  it('stops in several threads where a person wants it to', async () => {
    const args = ['play', '--white', '2', '--black', '1', '--boards', '1000', '--workers', '2'];
    const stopped = await carrom(args, '', { interruptAfter: 'match' });
    expect(stopped.status).toBe(130);
    expect(answerOf(stopped)).toMatchObject({ stopped: true });
    expect(stopped.stderr).toMatch(/Stopped after \d+ of 1000 matches\.\n$/);
  });

  it.each([
    [['--workers', '2'], 'give --white and --black'],
    [['--white', '5', '--black', '3', '--workers', '0'], '--workers needs a whole number from 1'],
    [['--white', '5'], 'give both --white and --black'],
    [['--white', '5', '--black', '12'], '--black needs a level from 1 to 10'],
  ])('refuses %j', async (args, why) => {
    const ran = await carrom(['play', ...args]);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(why);
  });
});
