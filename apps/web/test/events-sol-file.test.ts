import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileList } from '../src/events/entries/read-list.js';
import { solFormat, solOptions } from '../src/events/new/sol-options.js';
import { openSol } from '../src/events/sol-file/open-sol.js';
import { saySolProblem } from '../src/events/sol-file/say-sol-problem.js';
import { textIn } from '../src/events/sol-file/unpacked.js';
import { words as en } from '../src/events/sol-file/words/en.js';
import { words as hi } from '../src/events/sol-file/words/hi.js';

const SOL = `---
players:
- {firstname: Asha, guid: p1, lastname: Rao, nationality: IND}
- {firstname: Bilal, guid: p2, lastname: Khan, nationality: IND}
---
description: Winter Open
date: 2026-01-31
competitors: [{players: [1]}, {players: [2]}]
matches:
- {turn: 1, board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 3}
`;
const fileOf = (bytes: string | Uint8Array<ArrayBuffer>, name = 'club.sol') => new File([bytes], name);
const packed = (text: string) => new Uint8Array(gzipSync(text));
const asked = { discipline: 'singles', participants: [] } as const;

describe('a SoL file opened at the desk', () => {
  it.each([
    ['as it is', SOL],
    ['packed, whatever it is called', packed(SOL)],
  ])('gives its events, %s', async (_, bytes) => {
    expect(await openSol(fileOf(bytes))).toMatchObject({
      tourneys: [{ open: { name: 'Winter Open', date: '2026-01-31' }, played: 1 }],
    });
  });

  it('gives lists by the names of the players, not by what the file calls them', async () => {
    const read = await fileList(fileOf(packed(SOL), 'club.sol.gz'), asked);
    expect(read).toMatchObject({
      lists: [
        {
          name: 'Winter Open',
          entries: [{ players: [{ name: 'Asha Rao' }] }, { players: [{ name: 'Bilal Khan' }] }],
        },
      ],
    });
  });

  it('has no list for an event of pairs where its own are of singles', async () => {
    const read = await fileList(fileOf(SOL), { ...asked, discipline: 'doubles' });
    expect(read).toEqual({ problem: { is: 'other-discipline' } });
  });

  it.each([
    ['a torn packed file', packed(SOL).slice(0, 40), 'damaged-gzip', /damaged/],
    ['letters that are none', new Uint8Array([0x2d, 0x0a, 0xff, 0xfe]), 'not-utf8', /line 2/],
    ['no YAML', '---\na: [1', 'not-yaml', /not a file as SoL writes it, line \d+: .+/],
    ['no event', '---\nplayers: []\n', 'missing-field', /does not fit a Swiss event.*no tourney/],
  ])('says what is wrong and where: %s', async (_, bytes, code, said) => {
    const opened = await openSol(fileOf(bytes));
    if (!('problem' in opened)) throw new Error('it was read');
    expect(opened.problem.code).toBe(code);
    expect(saySolProblem(en, opened.problem)).toMatch(said);
    expect(saySolProblem(hi, opened.problem)).toMatch(/^[\p{Script=Devanagari}]/u);
  });

  it('is let go of once it swells beyond what is allowed', async () => {
    const limits = { most: 1000, isPacked: () => true };
    expect(await textIn(fileOf(packed('a'.repeat(1001))), limits)).toEqual({ fault: { code: 'too-large' } });
    expect(await textIn(fileOf(packed('a'.repeat(1000))), limits)).toEqual({ ok: 'a'.repeat(1000) });
  });
});

describe('an event made after one of a SoL file', () => {
  it('is as the file has it until something is asked for otherwise', async () => {
    const opened = await openSol(fileOf(SOL));
    if (!('tourneys' in opened)) throw new Error('it was not read');
    const format = opened.tourneys[0]?.open.format;
    if (!format) throw new Error('there is no event');
    expect(solFormat(format, {})).toEqual(format);
    expect(solOptions(format).map(({ name, usual }) => [name, usual])).toEqual([
      ['rounds', 1],
      ['minutes', null],
      ['method', 'dazed'],
      ['seeding', 'lot'],
    ]);
    expect(solFormat(format, { rounds: 7, minutes: 50, method: 'serial', seeding: 'rate' })).toMatchObject({
      stages: [{ rounds: 7, method: 'serial', seeding: 'rate', match: { minutes: 50 } }],
    });
  });
});
