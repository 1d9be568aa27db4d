import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../src/index.js';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a document that JSON.parse accepts', () => {
  it.each([
    '{}',
    '[]',
    '"a"',
    '1',
    '{"a":1,"b":1}',
    '{"a":{"a":{"a":[]}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a\\"b","b":"\\\\","c":",{\\"a\\":[","d":["a","a"]}',
    `{"id":${deep(60)}}`,
    `[${Array(5000).fill('[]').join(',')}]`,
  ])('and has each field once, not too deep: %.40s', (text) => {
    JSON.parse(text);
    expect(jsonFault(text)).toBeNull();
  });

  it.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"a":1,"b":{"c":1,"d":2,"c":3}}', 'b.c'],
    ['{"boards":[{"men":1},{"men":2,"men":3}]}', 'boards[1].men'],
    ['[1,[2,{"x":{},"x":[]}]]', '[1][1].x'],
    ['{"a b":"}","c":"\\"","a b":2}', 'a b'],
    ['{"turn":1,"t\\u0075rn":2}', 'turn'],
    ['{"":1,"":2}', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('but has a field twice: %s', (text, path) => {
    JSON.parse(text);
    expect(jsonFault(text)).toMatchObject({ code: 'duplicate-field', path });
  });

  it.each([
    [`{"id":${deep(5000)}}`, 'id'],
    [`{"id":1,"board":{"white":${deep(100_000)}}}`, 'board'],
    [`[0,${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}]`, '[1]'],
    [deep(65), '[0]'],
  ])('but is nested without end: %.20s…', (text, path) => {
    expect(jsonFault(text)).toMatchObject({ code: 'too-deep', path });
  });
});
