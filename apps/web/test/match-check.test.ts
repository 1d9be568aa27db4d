import { writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '../src/match/games/check.js';
import { fileNameOf } from '../src/match/games/files.js';
import { gameOf, importFile } from '../src/match/games/importing.js';
import { namesOf } from '../src/match/games/titles.js';
import { words as en } from '../src/match/players/calling-words/en.js';
import { words as hi } from '../src/match/players/calling-words/hi.js';
import { played } from './support/played.js';

const record = played({}, 7, 30);
const text = writeRecord(record.head, record.events);
const lines = text.trimEnd().split('\n');
const withLine = (number: number, change: (line: string) => string) =>
  lines.map((line, index) => (index === number - 1 ? change(line) : line)).join('\n');

describe('a file to be imported', () => {
  it('that is sound is played again and comes to the same', () => {
    expect(checkRecord(text)).toMatchObject({ kind: 'sound', foreign: null, over: false, head: record.head });
  });

  it('that is cut off in the middle of a line names that line', () => {
    const cut = text.slice(0, -20);
    expect(checkRecord(cut)).toMatchObject({ kind: 'damaged', code: 'not-json', line: lines.length });
  });

  it('that lacks a line names where the order breaks', () => {
    const lacking = lines.filter((_, index) => index !== 4).join('\n');
    expect(checkRecord(lacking)).toMatchObject({ kind: 'damaged', code: 'out-of-order', line: 5 });
  });

  it('whose stroke was tampered with is found out by playing it again', () => {
    const number = lines.findIndex((line) => line.includes('"strike"')) + 1;
    const changed = withLine(number, (line) =>
      line.replace(/"hash":"(.)/, (_, first) => `"hash":"${first === '0' ? '1' : '0'}`),
    );
    expect(checkRecord(changed)).toMatchObject({ kind: 'damaged', code: 'mismatch', line: number });
  });

  it('that is something else altogether is refused at its first line', () => {
    expect(checkRecord('')).toMatchObject({ kind: 'damaged', code: 'empty', line: 1 });
    expect(checkRecord('{"hello":1}')).toMatchObject({ kind: 'damaged', code: 'not-a-record', line: 1 });
    expect(checkRecord('\u0000\u0001PNG')).toMatchObject({ kind: 'damaged', code: 'not-json', line: 1 });
  });

  it('with bytes that are no letters, or a field twice, is refused where they stand', async () => {
    const bytes = new TextEncoder().encode(text);
    const second = bytes.indexOf(0x0a) + 1;
    bytes[second + 2] = 0xff;
    const following = { signal: new AbortController().signal, onprogress: () => {} };
    expect(await importFile(new File([bytes], 'x.carrom'), following)).toMatchObject([
      { kind: 'damaged', code: 'not-utf8', line: 2, message: 'byte 3 of the line is no UTF-8' },
    ]);
    const twice = withLine(2, (line) => line.replace('{', '{"seq":1,'));
    expect(checkRecord(twice)).toMatchObject({
      kind: 'damaged',
      code: 'duplicate-field',
      line: 2,
      path: 'seq',
    });
    const nested = withLine(2, (line) => line.replace('{', `{"x":${'['.repeat(5000)}${']'.repeat(5000)},`));
    expect(checkRecord(nested)).toMatchObject({ kind: 'damaged', code: 'too-deep', line: 2, path: 'x' });
  });

  it('of another physics is kept, and says that it could not be judged anew', () => {
    const foreign = withLine(1, (line) => line.replace(/"physics":"[^"]+"/, '"physics":"another-1"'));
    const checked = checkRecord(foreign);
    expect(checked.kind === 'sound' && checked.foreign).toContain('another-1');
  });

  it('becomes a game in which every hand is a person’s', () => {
    const checked = checkRecord(text);
    if (checked.kind !== 'sound') throw new Error(checked.message);
    const game = gameOf(checked, 'x', '2024-11-16T00:00:00.000Z');
    expect(game).toMatchObject({
      id: 'x',
      hands: { controllers: { A1: { kind: 'person' }, B1: { kind: 'person' } } },
      notes: { over: false },
    });
  });

  const opened = (A: readonly string[], B: readonly string[]) => {
    const checked = checkRecord(text);
    if (checked.kind !== 'sound') throw new Error(checked.message);
    const discipline = A.length > 1 ? 'doubles' : 'singles';
    const head = { ...checked.head, discipline, players: { A, B } } as const;
    return gameOf({ ...checked, head }, 'x', '2024-11-16T00:00:00.000Z');
  };

  it('but for computers, who play on at their level and are called as before, in either language', () => {
    const game = opened(['Player A'], ['Computer B (level 3)']);
    expect(game.hands.controllers).toEqual({ A1: { kind: 'person' }, B1: { kind: 'computer', level: 3 } });
    expect(namesOf(game, en)).toBe('You – Rekha (level 3)');
    expect(namesOf(game, hi)).toBe('आप – रेखा (लेवल 3)');
    const pairs = opened(['Asha', 'Computer A2 (level 10)'], ['Player B1', 'Computer B2 (level 10)']);
    expect(pairs.hands.controllers).toMatchObject({
      A1: { kind: 'person' },
      A2: { kind: 'computer', level: 10 },
      B1: { kind: 'person' },
      B2: { kind: 'computer', level: 10 },
    });
    expect(namesOf(pairs, en)).toBe('Asha & Computer 1 – Player 2 & Computer 2');
  });

  it('nobody is taken for a computer who is only called like one', () => {
    const game = opened(['Computer B (level 3)'], ['Computer B (level 11)']);
    expect(game.hands.controllers).toEqual({ A1: { kind: 'person' }, B1: { kind: 'person' } });
    expect(namesOf(game, hi)).toBe('Computer B (level 3) – Computer B (level 11)');
  });
});

describe('the name of a file', () => {
  const named = (A: string, B: string) =>
    fileNameOf({
      head: { ...record.head, players: { A: [A], B: [B] } },
      unnamed: { A1: { as: 'you' } },
      begun: '2024-11-15T10:00:00Z',
    } as never);

  it('names whoever has no name as the record does, whatever the page calls them', () => {
    expect(named('Player A', 'Computer B (level 3)')).toBe('2024-11-15 Player A – Computer B level 3.carrom');
  });

  it('has the day and the players, in whatever script', () => {
    expect(named('Asha', 'Bilal')).toBe('2024-11-15 Asha – Bilal.carrom');
    expect(named('आशा', 'बिलाल')).toBe('2024-11-15 आशा – बिलाल.carrom');
  });

  it('has nothing in it that a file system minds', () => {
    expect(named('../..\\a:b', 'c*?"<>|')).toBe('2024-11-15 a b – c.carrom');
  });
});
