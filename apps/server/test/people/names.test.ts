import { describe, expect, it } from 'vitest';
import { personName } from '../../src/people/names.js';

describe('a name', () => {
  it.each([
    ['Asha', 'Asha'],
    ['  Asha   Rao ', 'Asha Rao'],
    ['Jose\u0301', 'José'],
    ['श्रीमान् क्‍ष', 'श्रीमान् क्‍ष'],
    ['李', '李'],
    ['7', '7'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['Asha ❤️', 'Asha ❤️'],
  ])('%j is kept as %j', (given, kept) => expect(personName(given)).toBe(kept));

  it.each([
    ['nothing', ''],
    ['spaces', ' \u3000 '],
    ['too long', 'x'.repeat(41)],
    ['a line break inside', 'Asha\nRao'],
    ['an override of direction', 'Asha\u202eoaR'],
    ['an isolate', '\u2066Asha\u2069'],
    ['a mark of direction', 'Asha\u200f'],
    ['a space without width', 'As\u200bha'],
    ['joiners alone', '\u200d\u200c'],
    ['a filler that looks like nothing', '\u3164'],
    ['a blank of Braille', 'A\u2800'],
    ['half a letter', 'A\ud800'],
    ['a private letter', 'A\ue000'],
    ['punctuation alone', '...'],
    ['a heap of marks', `A${'\u0301\u0302\u0303\u0304\u0305\u0306'}`],
    ['a NUL', 'A\0'],
  ])('is not made of %s', (_what, given) => expect(personName(given)).toBeNull());
});
