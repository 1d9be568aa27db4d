import { describe, expect, it } from 'vitest';
import { findInexact } from '../scripts/purity/inexact.js';

describe('the check of purity', () => {
  it.each([
    ['a power', 'const area = side ** 2;'],
    ['a power over two lines', '  ** (1 / 3)'],
    ['a power that is assigned', 'size **= 2;'],
    ['a power after a comment', 'const a = /** side */ b ** 2;'],
    ['a sine', 'const y = Math.sin(turn);'],
    ['a power of Math', 'const y = Math.pow(2, 3);'],
    ['Math handed on', 'const maths = Math;'],
    ['chance', 'const y = Math.random();'],
  ])('sees %s', (_what, line) => {
    expect(findInexact(`const first = 1;\n${line}\n`)).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ['a root', 'const y = Math.sqrt(x * x);'],
    ['a comment on one line', '/** Two squared, 2 ** 2. */'],
    ['the lines of a comment', '/**\n * Written as 2 ** 2.\n **/'],
    ['a comment within a line', 'const a = /** side */ b * 2; /** end **/'],
    ['a plain comment', '// The power a ** b.'],
  ])('allows %s', (_what, source) => {
    expect(findInexact(source)).toEqual([]);
  });
});
