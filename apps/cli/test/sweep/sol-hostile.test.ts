import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const HEAD = '---\nplayers:\n- {guid: p1, lastname: One}\n- {guid: p2, lastname: Two}\n';
const FILE = `${HEAD}---\ncompetitors: [{players: [1]}, {players: [2]}]\n`;
const MOST = 2 * 2 ** 20 - 9;
const full = (letters: string) => letters.repeat(Math.floor(MOST / letters.length));

const importing = (input: string | readonly Uint8Array[]) => carrom(['tournament', 'import'], input);
const refused = async (input: string | readonly Uint8Array[]) => {
  const ran = await importing(input);
  expect(ran.status).toBe(2);
  return answerOf(ran).error;
};

/** The library would take minutes, or all memory, over most of these. */
describe('a SoL file that is meant to do harm is refused by name, with its line', () => {
  it.each([
    ['lists in lists without end', full('['), 'too-deep', 2],
    ['mappings in mappings', full('{a: '), 'too-deep', 2],
    ['lists of lists in one line', full('- '), 'too-deep', 2],
    ['keys of keys', full('? '), 'too-deep', 2],
    [
      'mappings ever further to the right',
      Array.from({ length: 99 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
      'too-deep',
      99,
    ],
    ['deeper than any event', `a: ${'['.repeat(24)}${']'.repeat(24)}`, 'too-deep', 2],
    ['spaces', full(' '), 'too-deep', 2],
    ['brackets that close nothing', full('] '), 'too-large', 2],
    ['nothing but anchors', full('&a '), 'too-large', 2],
    ['nothing but tags', full('!a '), 'too-large', 2],
    ['nothing but quotes', full("'' "), 'too-large', 2],
    ['empty lists side by side', '[] '.repeat(120_000), 'not-yaml', 2],
    ['brackets without sense', '] '.repeat(200_000), 'not-yaml', 2],
    [
      'a key as long as the file',
      `{${'a'.repeat(1_000_000)}: 1, ${'a'.repeat(1_000_000)}: 2}`,
      'duplicate-field',
      2,
    ],
  ])('%s', async (_, text, code, line) => {
    const error = await refused(`---\n${text}`);
    expect(error).toMatchObject({ code, line });
    expect(error.message.length).toBeLessThan(250);
  });

  it('aliases that stand for each other, nine times each', async () => {
    const levels = [...'bcdefghij'].map((level, index) => {
      const below = `*${'abcdefghi'[index]}`;
      return `${level}: &${level} [${Array.from({ length: 9 }, () => below).join(', ')}]\n`;
    });
    expect(await refused(`---\na: &a [lol, lol]\n${levels.join('')}`)).toMatchObject({
      code: 'alias',
      line: 3,
    });
    expect(await refused(`${HEAD}---\na: &a {x: 1}\n<<: *a\n`)).toMatchObject({ code: 'alias', line: 7 });
    expect(await refused(`---\na: &a {b: *a}\n`)).toMatchObject({ code: 'alias', line: 2 });
  });

  it('many documents, each of which could be one', async () => {
    const document = `---\na: |\n${' b\n'.repeat(240_000)}`;
    expect(await refused(document.repeat(9))).toMatchObject({ code: 'too-large', path: 'documents[8]' });
  });

  it.each([
    ['a NUL', '\0'],
    ['a bell', '\x07'],
    ['an escape', '\x1b'],
    ['no character at all', '\uffff'],
  ])('%s, wherever it stands', async (_, letter) => {
    expect(await refused(`${FILE}description: a${letter}b\n`)).toMatchObject({ code: 'not-yaml', line: 7 });
    expect(await refused(`${HEAD}# ${letter}\n${FILE}`)).toMatchObject({ code: 'not-yaml', line: 5 });
  });

  it.each([
    [
      'packed in many parts',
      Buffer.concat(Array.from({ length: 20 }, () => gzipSync(Buffer.alloc(2 ** 20, 'a')))),
      'too-large',
    ],
    ['packed twice', gzipSync(gzipSync(FILE)), 'not-utf8'],
    ['packed, with more behind it', Buffer.concat([gzipSync(FILE), Buffer.from('more')]), 'damaged-gzip'],
    ['packed with nothing in it', gzipSync(''), 'missing-field'],
    ['of two letters that only look packed', Buffer.from([0x1f, 0x8b]), 'damaged-gzip'],
    ['in another alphabet', Buffer.from(`\uFEFF${FILE}`, 'utf16le'), 'not-utf8'],
  ])('%s', async (_, bytes, code) => {
    expect(await refused([bytes])).toMatchObject({ code });
  });

  it('bytes that are no letters, packed or not', async () => {
    const bytes = Buffer.concat([Buffer.from(`${FILE}description: a`), Buffer.from([0xc3, 0x28])]);
    for (const each of [bytes, gzipSync(bytes)])
      expect(await refused([each])).toMatchObject({ code: 'not-utf8', line: 7 });
  });
});

describe('a SoL file with what cannot be is refused by name, with its line', () => {
  const match = (fields: string) =>
    `${FILE}matches:\n- {turn: 1, competitor1: 1, competitor2: 2, ${fields}}\n`;
  it.each([
    [
      'a number without end',
      match(`score1: 1${'0'.repeat(5000)}`),
      'wrong-type',
      'documents[1].matches[0].score1',
      8,
    ],
    [
      'a number beyond all',
      match('score1: 999999999999999'),
      'impossible-score',
      'documents[1].matches[0].score1',
      8,
    ],
    ['infinity', `${FILE}phantomscore: .inf\n`, 'wrong-type', 'documents[1].phantomscore', 7],
    ['no number', match('board: .nan'), 'wrong-type', 'documents[1].matches[0].board', 8],
    [
      'half a player',
      `${HEAD}---\ncompetitors:\n- {players: [1.5]}\n`,
      'wrong-type',
      'documents[1].competitors[0].players[0]',
      7,
    ],
    [
      'a player below nought',
      `${HEAD}---\ncompetitors:\n- {players: [-1]}\n`,
      'wrong-type',
      'documents[1].competitors[0].players[0]',
      7,
    ],
    [
      'somebody who did not enter',
      `${FILE}matches: [{turn: 1, competitor1: 1, competitor2: 3}]\n`,
      'unknown-competitor',
      'documents[1].matches[0].competitor2',
      7,
    ],
    [
      'a turn without the one before',
      `${FILE}matches: [{turn: 999999999999999, competitor1: 1, competitor2: 2}]\n`,
      'round-missing',
      'documents[1].matches[0].turn',
      7,
    ],
    ['a key twice, once in quotes', `${FILE}"competitors": []\n`, 'duplicate-field', 'documents[1]', 7],
    ['a key twice in one line', '---\nplayers: [{guid: a, guid: b}]\n', 'duplicate-field', 'documents[0]', 2],
    ['a number for a list', `---\nplayers: 7\n${FILE}`, 'wrong-type', 'documents[0].players', 2],
    ['a tourney that is a number', `${HEAD}--- 7\n`, 'wrong-type', 'documents[1]', 5],
    ['a page of the web', '<html><body>Not found</body></html>', 'wrong-type', 'documents[0]', 1],
  ])('%s', async (_, text, code, path, line) => {
    const error = await refused(text);
    expect(error).toMatchObject({ code, path, line });
    expect(error.message.length).toBeLessThan(250);
  });

  it('and its lines are counted alike where they end as elsewhere', async () => {
    const text = match('score1: 26').replaceAll('\n', '\r\n');
    expect(await refused(text)).toMatchObject({ code: 'impossible-score', line: 8 });
  });
});

describe('a SoL file that is only odd', () => {
  it('has keys that are nothing special here', async () => {
    const { stdout } = await importing(`${FILE}__proto__: {points: 1}\nconstructor: a\ntoString: b\n`);
    const { tourney } = JSON.parse(stdout).sol;
    expect(Object.entries(tourney)).toEqual([
      ['__proto__', { points: 1 }],
      ['constructor', 'a'],
      ['toString', 'b'],
    ]);
    const again = await importing((await carrom(['tournament', 'export'], stdout)).stdout);
    expect(again.stdout).toBe(stdout);
  });

  it('may be as deep as what is made of it can be read', async () => {
    const { stdout } = await importing(`${FILE}a: ${'['.repeat(23)}${']'.repeat(23)}\n`);
    expect((await carrom(['tournament', 'standings'], stdout)).status).toBe(0);
  });

  it('tells thousands of players apart who have one guid', async () => {
    const players = '- {guid: p}\n'.repeat(4000);
    const { stdout } = await importing(
      `---\nplayers:\n${players}---\ncompetitors: [{players: [1]}, {players: [4000]}]\n`,
    );
    expect(JSON.parse(stdout).competitors).toEqual([{ players: ['p'] }, { players: ['p+4000'] }]);
  });

  it('finds the rates of a thousand players in a list of three thousand', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
    const rates = numbers.flatMap((player) =>
      ['2001', '2003', '2002'].map(
        (year) => `- {rating: 1, player: ${player}, date: ${year}-01-01, rate: ${year}}\n`,
      ),
    );
    const tourney = `---\nrating: 1\ndate: 2002-06-01\ncompetitors:\n${numbers.map((player) => `- {players: [${player}]}\n`).join('')}`;
    const players = numbers.map((player) => `- {guid: p${player}}\n`).join('');
    const { stdout } = await importing(`---\nplayers:\n${players}rates:\n${rates.join('')}${tourney}`);
    const { competitors } = JSON.parse(stdout);
    expect(competitors.every(({ rate }: { rate: number }) => rate === 2002)).toBe(true);
    expect(competitors).toHaveLength(1000);
  });
});

describe('what was there before a damaged file', () => {
  const folder = folderFor('sol-hostile');

  it('is there after it, whatever was asked', async () => {
    const kept = join(folder(), 'kept.sol');
    const damaged = join(folder(), 'damaged.sol');
    writeFileSync(kept, FILE);
    writeFileSync(damaged, `---\nplayers: &a\n- *a\n`);
    const args = ['tournament', 'export', '--output', kept, '--overwrite'];
    expect((await carrom(args, '{"system": "swiss"}')).status).toBe(2);
    expect(readFileSync(kept, 'utf8')).toBe(FILE);
    for (const verb of ['championship', 'ratings'])
      expect(answerOf(await carrom(['tournament', verb, kept, damaged]))).toMatchObject({
        ...{ file: damaged, error: { code: 'alias', line: 3, path: 'documents[0]' } },
      });
  });
});
