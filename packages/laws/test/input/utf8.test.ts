import { isUtf8 } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { garbledIn } from '../../src/index.js';

const encoded = (text: string) => new TextEncoder().encode(text);
/** A text in which each \xNN is a byte of its own. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('bytes', () => {
  it.each(['', '{"id":"रानी"}', 'Łukasz–Ni’Mh', '\u0000\u007f\u0080\u07ff\u0800\uffff', '😀\u{10ffff}'])(
    'that are UTF-8: %s',
    (text) => expect(garbledIn(encoded(text))).toBeNull(),
  );

  it('are judged as Node judges them, whatever the first two of four are', () => {
    for (let first = 0x7f; first <= 0xff; first++)
      for (let second = 0x70; second <= 0xff; second++)
        for (const rest of [[], [0x80], [0x80, 0x80], [0x41]]) {
          const bytes = Uint8Array.of(first, second, ...rest);
          expect(garbledIn(bytes) === null, bytes.join()).toBe(isUtf8(bytes));
        }
  });

  it.each([
    ['{"id":"\xff"}', 1, 8, 'id'],
    ['{\n"board":{"turn":\n "wh\xe0\xa4"', 3, 5, 'board.turn'],
    ['{"players":{"A":["Asha","Bin\xc3"', 1, 29, 'players.A[1]'],
    ['{"id":1,"\xfe":2}', 1, 10, ''],
    ['\xff', 1, 1, ''],
    [`{"a":"${'x'.repeat(20_000)}","${'b'.repeat(5_000)}":["\xff`, 1, 25_014, `${'b'.repeat(5_000)}[0]`],
  ])('that are none are told by line, byte and field', (text, line, byte, path) => {
    expect(garbledIn(bytesOf(text))).toEqual({ line, byte, path });
  });

  it('of one document a line are told by the field of that line', () => {
    const text = '{"a":{"b":1\n{"c":"\x80"}';
    expect(garbledIn(bytesOf(text), 'a-line-each')).toEqual({ line: 2, byte: 7, path: 'c' });
  });
});
