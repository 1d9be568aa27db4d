import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { playedEvent } from './support/events.js';
import { folderFor } from './support/folder.js';

const fixture = (name: string) => fileURLToPath(new URL(`sol/${name}.sol`, import.meta.url));
const textOf = (name: string) => readFileSync(fixture(name), 'utf8');

interface Match {
  readonly board: number;
  readonly a: number;
  readonly b: number | null;
}

const imported = async (name: string) => answerOf(await carrom(['tournament', 'import', fixture(name)]));
const ask = async (verb: string, event: unknown) =>
  answerOf(await carrom(['tournament', verb], JSON.stringify(event)));

/** Who meets whom and where, whoever is named first. */
const meetings = (matches: readonly Match[]) =>
  matches.map(({ board, a, b }) => `${board}: ${[a, b ?? 0].sort((x, y) => x - y).join('-')}`).sort();

const FIXTURES = ['open-city-2014', 'region-2012-01', 'region-2012-03'];
/** Drawn before the second round, when some were exactly equal. */
const LOTS = { 'region-2012-01': { '2': [9, 11, 3, 14, 12, 15] } };

describe('a real event that SoL wrote', () => {
  it.each(FIXTURES)('%s: standings as they were stored', async (name) => {
    const event = await imported(name);
    const { standings } = await ask('standings', event);
    expect(standings).toHaveLength(event.competitors.length);
    for (const { competitor, points, buchholz, netscore, totscore } of standings) {
      const stored = {
        points: 0,
        bucholz: 0,
        netscore: 0,
        totscore: 0,
        ...event.sol.competitors[competitor - 1],
      };
      expect(stored).toMatchObject({ points, bucholz: buchholz, netscore, totscore });
    }
  });

  it.each(['region-2012-01', 'region-2012-03'])('%s: prizes as they were stored', async (name) => {
    const event = await imported(name);
    const { standings } = await ask('standings', event);
    const { prizes } = await ask('prizes', { kind: event.sol.tourney.prizes, places: standings.length });
    const stored = standings.map(({ competitor }: { competitor: number }) =>
      Number(event.sol.competitors[competitor - 1].prize),
    );
    expect(stored).toEqual(prizes);
  });

  it.each(FIXTURES)('%s: every round from the second on, its pairs and boards', async (name) => {
    const event = {
      ...(await imported(name)),
      lots: Object.entries(LOTS).find(([each]) => each === name)?.[1],
    };
    for (const { round, matches } of event.rounds.slice(1)) {
      const { pairs } = await ask('pair', { ...event, after: round - 1 });
      expect({ round, pairs: meetings(pairs) }).toEqual({ round, pairs: meetings(matches) });
    }
  });

  it.each(FIXTURES)('%s: written and read again, nothing is lost', async (name) => {
    const first = await carrom(['tournament', 'import', fixture(name)]);
    const written = await carrom(['tournament', 'export'], first.stdout);
    expect((await carrom(['tournament', 'import'], written.stdout)).stdout).toBe(first.stdout);
  });
});

const folder = folderFor('sol');
const HEAD = '---\nplayers:\n- {guid: p1, lastname: One}\n- {guid: p2, lastname: Two}\n';
const tourney = (matches: string) =>
  `${HEAD}---\ncompetitors:\n- {players: [1]}\n- {players: [2]}\nmatches:\n${matches}`;

describe('carrom tournament import', () => {
  it('reads what is packed, whatever it is called, and prints a document a tourney', async () => {
    const two = `${textOf('region-2012-03')}${tourney(' []').slice(HEAD.length)}`;
    const { stdout, status } = await carrom(['tournament', 'import'], [gzipSync(two)]);
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).competitors.length),
    ).toEqual([15, 2]);
    const standings = await carrom(['tournament', 'standings', '--batch'], stdout);
    expect(standings.stdout).not.toContain('error');
  });

  it('takes a guid for a text, a quoted number too, and an alias for the day it stands for', async () => {
    const { stdout } = await carrom(
      ['tournament', 'import'],
      `%YAML 1.1\n${HEAD}---\nguid: 12e34\ndate: &d 2012-03-18\nmodified: *d\ncompetitors: [{players: [1], prize: '7'}]\n`,
    );
    expect(JSON.parse(stdout)).toMatchObject({
      id: '12e34',
      sol: { tourney: { date: '2012-03-18', modified: '2012-03-18' }, competitors: [{ prize: '7' }] },
    });
  });

  it.each([
    ['damaged', 'a: [1', { code: 'not-yaml', line: 1, path: 'documents[0]' }],
    ['a key twice', '---\na: 1\na: 2\n', { code: 'duplicate-field', line: 3 }],
    ['a cycle', '---\nplayers: &a\n- *a\n', { code: 'alias', line: 3 }],
    ['a bomb of aliases', '---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n', { code: 'alias', line: 3 }],
    ['an alias of nothing', '---\na: *b\n', { code: 'not-yaml', line: 2 }],
    ['a key that is a list', '---\n? [a]\n: 1\n', { code: 'not-yaml', line: 2 }],
    ['nested without end', `---\na: ${'['.repeat(50_000)}`, { code: 'too-deep' }],
    [
      'too many entries',
      `---\n${'- a\n'.repeat(400_001)}`,
      { code: 'too-large', line: 125_000, path: 'documents[0]' },
    ],
    ['too many documents', '---\n'.repeat(10_002), { code: 'too-large' }],
    ['empty', '', { code: 'missing-field', path: 'documents[0]' }],
    ['without a tourney', HEAD, { code: 'missing-field', path: 'documents[1]' }],
    [
      'a score that cannot be',
      tourney('- {turn: 1, competitor1: 1, competitor2: 2,\n   score1: 26}\n'),
      { code: 'impossible-score', line: 11, path: 'documents[1].matches[0].score1' },
    ],
    [
      'a player who is not there',
      `${HEAD}---\ncompetitors:\n- players: [3]\n`,
      { code: 'unknown-player', line: 7, path: 'documents[1].competitors[0].players[0]' },
    ],
  ])('%s: a named error with its place', async (_, text, error) => {
    const ran = await carrom(['tournament', 'import'], text);
    expect(ran.status).toBe(2);
    expect(answerOf(ran)).toEqual({ error: expect.objectContaining(error) });
  });

  it.each([
    ['a packed bomb', [gzipSync(Buffer.alloc(17 * 2 ** 20))], 'too-large'],
    ['a file without end', Array.from({ length: 17 }, () => Buffer.alloc(2 ** 20)), 'too-large'],
    ['packed and cut off', [gzipSync(textOf('open-city-2014')).subarray(0, 900)], 'damaged-gzip'],
    ['no letters', [Buffer.from([0x61, 0xff])], 'not-utf8'],
  ])('%s: %#', async (_, pieces, code) => {
    const ran = await carrom(['tournament', 'import'], pieces);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.code).toBe(code);
  });

  it('tells a person at a terminal in words', async () => {
    const missing = await carrom(['tournament', 'import', '/nowhere.sol'], '', { terminal: true });
    expect(missing.stderr).toContain('/nowhere.sol could not be read: there is no such file');
    const damaged = await carrom(['tournament', 'import', '--lang', 'hi'], 'a: [1', { terminal: true });
    expect(damaged.stderr).toContain('फ़ाइल वैसी नहीं है');
  });
});

describe('carrom tournament export', () => {
  const event = (more: object = {}) =>
    JSON.stringify({ id: 'no', system: 'swiss', competitors: 2, rounds: [], ...more });

  it('writes a file whole, packed where its name says so, and replaces none unasked', async () => {
    const file = join(folder(), 'event.sol.gz');
    const write = (...more: string[]) => carrom(['tournament', 'export', '--output', file, ...more], event());
    expect((await write()).status).toBe(0);
    expect(gunzipSync(readFileSync(file)).toString()).toMatch(/^---\n/);
    expect(answerOf(await write()).error.code).toBe('exists');
    expect((await write('--overwrite')).status).toBe(0);
    expect(answerOf(await carrom(['tournament', 'import', file])).id).toBe('no');
  });

  it('writes texts that every reader of YAML takes for texts, and days for days', async () => {
    const sol = { tourney: { description: '2012-03-18', date: '2012-03-18', location: 'off' } };
    const { stdout } = await carrom(['tournament', 'export'], event({ sol }));
    expect(stdout).toContain("guid: 'no'\n");
    expect(stdout).toContain("description: '2012-03-18'\n");
    expect(stdout).toContain('date: 2012-03-18\n');
    expect(stdout).toContain("location: 'off'\n");
  });

  it('makes one of the log of a Swiss event, and of no other', async () => {
    const entries = [['Asha'], ['Bina']];
    const swiss = await carrom(
      ['tournament', 'export'],
      playedEvent({ name: 'Evening', system: 'swiss', entries }),
    );
    const [event] = (await carrom(['tournament', 'import'], swiss.stdout)).stdout.trim().split('\n');
    expect(JSON.parse(event ?? '')).toMatchObject({
      competitors: [{ players: ['Asha'] }, { players: ['Bina'] }],
      rounds: [{ matches: [{ a: 1, b: 2, scoreA: 25, scoreB: 11 }] }],
      sol: {
        tourney: { description: 'Evening', prized: false },
        competitors: [{ points: 2 }, { points: 0 }],
      },
    });
    const league = await carrom(['tournament', 'export'], playedEvent({ name: 'Evening', entries }));
    expect(answerOf(league).error).toMatchObject({ code: 'wrong-type', path: 'stages[0]' });
    const cut = '{"format":"opencarrom-event","version":1}\n{"seq":1}\n';
    expect(answerOf(await carrom(['tournament', 'export'], cut)).error).toMatchObject({ line: 2 });
  });

  it('names the line of what it cannot write, and writes nothing', async () => {
    const lines = `\n${event()}\n${event({ system: 'league' })}\n`;
    const league = await carrom(['tournament', 'export'], lines);
    expect(league.status).toBe(2);
    expect(answerOf(league).error).toMatchObject({
      code: 'wrong-type',
      line: 3,
      path: 'documents[1].system',
    });
    expect(answerOf(await carrom(['tournament', 'export'], `${event()}\n{`)).error).toMatchObject({
      code: 'not-json',
      line: 2,
    });
    expect((await carrom(['tournament', 'export', '--overwrite'], event())).stderr).toContain('--output');
  });
});
