import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { folderFor } from './support/folder.js';

const root = folderFor('events-hall');
let folder = '';
let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(root(), String(count));
  mkdirSync(folder);
});

const FORMAT = {
  stages: [
    { system: 'swiss', name: 'Swiss', rounds: 2, method: 'serial', seeding: 'list', match: { minutes: 50 } },
  ],
};
const path = (name: string) => join(folder, name);
const tournament = (...args: string[]) => carrom(['tournament', ...args]);

/** An event of some players, its first round drawn where that is wanted. */
async function begin(name: string, players: readonly string[], isDrawn = true): Promise<string> {
  const file = path(`${name}.jsonl`);
  writeFileSync(path('format.json'), JSON.stringify(FORMAT));
  writeFileSync(path('players.csv'), players.join('\n'));
  const options = ['--format', path('format.json'), '--players', path('players.csv'), '--lot', '5'];
  expect((await tournament('new', file, '--name', name, ...options)).status).toBe(0);
  if (isDrawn) expect((await tournament('pair', file)).status).toBe(0);
  return file;
}

const said = async (verb: string, ...args: string[]) => {
  const { status, stdout, stderr } = await tournament(verb, ...args, '--human');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
};
const refused = async (verb: string, ...args: string[]) => {
  const { status, stderr } = await tournament(verb, ...args, '--human');
  expect(status).toBe(2);
  const hindi = await tournament(verb, ...args, '--human', '--lang', 'hi');
  expect(hindi.stderr).toMatch(/\p{Script=Devanagari}/u);
  return stderr;
};

const FOUR = ['Asha', 'Bina', 'Chitra', 'Dev'];
const HOURS = '2126-03-07 09:00-13:00';

describe('times', () => {
  it('of every round follow from sessions', async () => {
    const file = await begin('Cup', FOUR, false);
    const told = await said('sessions', file, HOURS, '2126-03-08T10:00-11:00', '--gap', '10');
    expect(told).toContain('Matches are played in 2 sessions');
    expect(told).toMatch(
      /Swiss {2}Round 1 {2}2126-03-07 09:00–09:50\n {2}Swiss {2}Round 2 {2}2126-03-07 10:00–10:50/,
    );
    await tournament('pair', file);
    const open = await said('times', file);
    expect(open).toContain('2126-03-07 09:00–09:50  Table 1  Match 1  Asha – Bina');
    const answer = answerOf(await tournament('times', file));
    expect(answer).toMatchObject({
      file,
      matches: [{ match: 1, from: '2126-03-07T09:00', isKnown: false }, {}],
    });
    expect(await said('times', file, '--lang', 'hi')).toContain('राउंड 2');
  });

  it('past midnight end on the next day, and what fits nowhere is said', async () => {
    const file = await begin('Night', FOUR, false);
    const told = await said('sessions', file, '2126-03-07 23:30-00:30');
    expect(told).toContain('2126-03-07 23:30–2126-03-08 00:20');
    expect(told).toContain('no session is left for it');
  });

  it('are asked for where nobody has said when matches are played, and a session that is none is refused', async () => {
    const file = await begin('Cup', FOUR);
    expect(await refused('times', file)).toContain('(no-sessions)');
    expect(await refused('sessions', file)).toContain('when are matches played?');
    expect(await refused('sessions', file, 'Saturday morning')).toContain('"Saturday morning" is no session');
    expect(await refused('sessions', file, '2126-02-30 09:00-10:00')).toContain('is no session');
    expect(await refused('sessions', file, HOURS, HOURS)).toContain('begins before the one before it ends');
  });
});

describe('umpires', () => {
  it('are proposed from a table of them, and told with what could not be kept to', async () => {
    const file = await begin('Cup', ['Name,Club', 'Asha,Pune', 'Bina,Nashik', 'Chitra,Pune', 'Dev,Nagpur']);
    writeFileSync(path('umpires.csv'), 'Name,Club\nR. Rao,Pune\nS. Sen,Thane\n');
    expect(await said('umpires', file, '--players', path('umpires.csv'))).toContain(
      'Umpires: R. Rao, S. Sen',
    );
    const told = await said('umpire', file);
    expect(told).toMatch(/Match 1 {2}Asha – Bina .*S\. Sen\n/);
    expect(told).toMatch(/Match 2 {2}Chitra – Dev .*R\. Rao {2}of the club of a player/);
    expect(await said('history', file, '--last', '1')).toContain('umpires are proposed for 2 matches');
  });

  it('are named by hand by a part of their name, and taken off', async () => {
    const file = await begin('Cup', FOUR);
    await said('umpires', file, 'R. Rao', 'S. Sen', 'S. Roy');
    expect(await said('umpire', file, '2', 'rao')).toContain('Match 2 is umpired by R. Rao');
    expect(await refused('umpire', file, '1', 'rao')).toContain('in match 2 at that time');
    expect(await refused('umpire', file, '1', 's.')).toContain('S. Sen or S. Roy');
    expect(await refused('umpire', file, '1', 'Ali')).toContain('called "Ali"');
    expect(await refused('umpire', file, '1')).toContain('who');
    expect(await said('umpire', file, '2', '--none')).toContain('no umpire any more');
  });

  it('are not listed from names and a table at once', async () => {
    const file = await begin('Cup', FOUR);
    const before = readFileSync(file, 'utf8');
    expect(await refused('umpires', file, 'Rao', '--players', 'x.csv')).toContain('not both');
    expect(await refused('umpires', file)).toContain('npx carrom');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('tables', () => {
  it('are kept for who can be at some only', async () => {
    const file = await begin('Cup', FOUR, false);
    expect(await said('keep', file, 'Chitra', '4,5')).toContain('Chitra is kept to table 4 or 5');
    const drawn = answerOf(await tournament('pair', file));
    expect(drawn).toMatchObject({ lines: [{ gave: { matches: [{ table: 1 }, { table: 4 }] } }] });
    expect(await said('keep', file, 'Chitra', '--any')).toContain('any table again');
    expect(await refused('keep', file, 'Chitra')).toContain('table');
    expect(await refused('keep', file)).toContain('who');
  });
});

describe('clashes', () => {
  it('of two events name who is due twice, when, and what could be moved', async () => {
    const singles = await begin('Singles', FOUR);
    const veterans = await begin('Veterans', ['Hari', 'Bina', 'Indu', 'Jaya']);
    for (const file of [singles, veterans]) {
      await said('sessions', file, HOURS);
      await said('tables', file, '4');
    }
    const ran = await tournament('clashes', singles, veterans, '--human');
    expect(ran.status).toBe(1);
    expect(ran.stdout).toContain(
      'Bina is due twice, 2126-03-07 09:00–09:50: match 1 of Singles and match 1 of Veterans.',
    );
    expect(ran.stdout).toMatch(/match 1 of Veterans could be played 2126-03-07 09:55 at table \d/);
    expect(ran.stdout).toContain('Table 2 is given twice');
    expect(answerOf(await tournament('clashes', singles, veterans))).toMatchObject({
      files: [singles, veterans],
      clashes: [{ what: 'plays-twice', who: 'Bina' }, {}, {}],
    });
    const hindi = await tournament('clashes', singles, veterans, '--human', '--lang', 'hi');
    expect(hindi.stdout).toContain('Bina का मैच एक ही समय दो जगह');
  });

  it('of one event are none, and a file that is no event is told', async () => {
    const file = await begin('Singles', FOUR);
    await said('sessions', file, HOURS);
    expect(await said('clashes', file)).toContain('Nobody is due at two tables.');
    expect(answerOf(await tournament('clashes', file, path('format.json')))).toMatchObject({
      error: { code: 'not-an-event', line: 1 },
    });
  });
});
