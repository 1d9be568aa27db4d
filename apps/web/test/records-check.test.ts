import { writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '../src/records/check.js';
import { fileNameOf } from '../src/records/files.js';
import { gameOf } from '../src/records/importing.js';
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
      over: false,
      controllers: { A1: { kind: 'person' }, B1: { kind: 'person' } },
    });
  });
});

describe('the name of a file', () => {
  const named = (A: string, B: string) =>
    fileNameOf({
      head: { ...record.head, players: { A: [A], B: [B] } },
      begun: '2024-11-15T10:00:00Z',
    } as never);

  it('has the day and the players, in whatever script', () => {
    expect(named('Asha', 'Bilal')).toBe('2024-11-15 Asha – Bilal.carrom');
    expect(named('आशा', 'बिलाल')).toBe('2024-11-15 आशा – बिलाल.carrom');
  });

  it('has nothing in it that a file system minds', () => {
    expect(named('../..\\a:b', 'c*?"<>|')).toBe('2024-11-15 a b – c.carrom');
  });
});
