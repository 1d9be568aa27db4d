import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../src/base64url.js';
import { type MatchCard, readCardCode, writeCardCode } from '../src/card-code.js';
import { fromUtf8, toUtf8 } from '../src/utf8.js';

const KEY = 'kN3_aB7-xY9zQ2wE4rT6';

const singles: MatchCard = {
  event: 'Club evening',
  scoring: 'umpires',
  match: {
    match: 12,
    stageName: 'Swiss rounds',
    round: 3,
    lawStage: 'league',
    rulebook: 'icf',
    discipline: 'singles',
    counted: 'score',
    mostScore: 25,
    minutes: 45,
    a: { entrant: 4, name: 'Asha Rao', players: ['Asha Rao'] },
    b: { entrant: 9, name: 'Bilal Khan', players: ['Bilal Khan'] },
  },
};

const doubles: MatchCard = {
  event: 'स्टारवुड कैरम',
  scoring: 'either',
  match: {
    match: 3,
    rubber: 2,
    stageName: 'Gruppe Ä',
    round: 1,
    lawStage: 'quarter',
    rulebook: 'starwood',
    discipline: 'doubles',
    counted: 'boards',
    minutes: null,
    at: '2026-11-21T10:30+05:30',
    a: { entrant: 1, name: 'Tower B', players: ['सीता', 'रमेश 🙂'] },
    b: { entrant: 2, name: 'Ute & Jörg', players: ['Ute', 'Jörg'] },
    umpire: 'R. Rao',
  },
};

const behindKey = (row: unknown): string => `${KEY}.${toBase64url(toUtf8(JSON.stringify(row)))}`;
const rowOf = (card: MatchCard): unknown[] => {
  const [, match = ''] = writeCardCode({ key: KEY, card }).split('.');
  return JSON.parse(fromUtf8(fromBase64url(match) ?? new Uint8Array()) ?? '');
};

describe('the code of a table and of a score card', () => {
  it.each([singles, doubles])('says the match again as it was written', (card) => {
    expect(readCardCode(writeCardCode({ key: KEY, card }))).toEqual({ key: KEY, card });
  });

  it('has letters only that an address takes as they are', () => {
    expect(writeCardCode({ key: KEY, card: doubles })).toMatch(/^[\w.-]+$/);
  });

  it('of a singles match stays short enough for a code of three centimetres', () => {
    const address = `https://192.168.178.20:8080/table/Zk3jB81mQ2/12#${writeCardCode({ key: KEY, card: singles })}`;
    expect(address.length).toBeLessThan(240);
  });

  it('is the key alone on the table itself', () => {
    expect(writeCardCode({ key: KEY, card: null })).toBe(KEY);
    expect(readCardCode(`#${KEY}`)).toEqual({ key: KEY, card: null });
  });

  it.each(['', '#', 'short', `${KEY}.a.b`, `${KEY} `, 'x'.repeat(129)])('is none: %j', (text) => {
    expect(readCardCode(text)).toBeNull();
  });

  it('keeps its key where the match cannot be read', () => {
    const row = rowOf(singles);
    const changed = (at: number, value: unknown) => behindKey(row.map((old, n) => (n === at ? value : old)));
    const damaged = [
      `${KEY}.`,
      `${KEY}.!!`,
      writeCardCode({ key: KEY, card: singles }).slice(0, -9),
      behindKey({}),
      changed(0, 2),
      changed(1, 7),
      changed(2, 3),
      changed(3, 0),
      changed(3, 1.5),
      changed(8, 'constructor'),
      changed(9, 1),
      changed(10, -1),
      changed(12, -1),
      changed(13, [4, '']),
      changed(13, [4, '', ' ']),
      changed(14, ['4', '', 'B']),
      changed(5, 'x'.repeat(201)),
    ];
    for (const text of damaged) expect(readCardCode(text), text).toEqual({ key: KEY, card: null });
  });
});

describe('texts as bytes and letters', () => {
  it.each(['', 'a', 'ab', 'abc', 'सीता 🙂', 'Jörg\u0000'])('come back: %j', (text) => {
    expect(fromUtf8(fromBase64url(toBase64url(toUtf8(text))) ?? new Uint8Array())).toBe(text);
    expect(toBase64url(toUtf8(text))).toBe(Buffer.from(text).toString('base64url'));
  });

  it('show half a letter as one that cannot be read', () => {
    expect(fromUtf8(toUtf8('a\ud83d'))).toBe('a\ufffd');
  });

  it('are refused where they were not written so', () => {
    for (const text of ['A', 'AB=', 'AB', 'A A', 'é']) expect(fromBase64url(text), text).toBeNull();
    expect(fromUtf8(new Uint8Array([0xff]))).toBeNull();
  });
});
