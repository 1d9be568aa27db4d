import { bookOf } from '@opencarrom/laws';
import { texts as en } from '@opencarrom/laws/texts/en';
import { texts as hi } from '@opencarrom/laws/texts/hi';
import { expect, it } from 'vitest';
import { callableLaws } from '../src/umpire/calls/callable.js';
import { stemsOf } from '../src/umpire/calls/everyday.js';

const first = (query: string) => callableLaws(bookOf('icf'), query, [en]).map(({ citation }) => citation);

it.each([
  ['stood up', '91'],
  ['chair', '91'],
  ['shouting', '129'],
  ['hand touched men', '134'],
  ['knocked the table', '126a'],
  ['कुर्सी', '91'],
  ['शोर', '129'],
])('finds what people mean by "%s"', (query, citation) => {
  expect(first(query).slice(0, 3)).toContain(citation);
});

it('finds a law by words of its Hindi, also from the book fallen back on', () => {
  const found = (book: 'icf' | 'starwood') =>
    callableLaws(bookOf(book), 'दर्शकों', [en, hi]).map(({ citation }) => citation);
  expect(found('icf')).toEqual(['132']);
  expect(found('starwood')).toEqual(['G3', 'icf:132']);
});

it('finds a law by its number before anything else', () => {
  expect(first('37a')[0]).toBe('37a');
});

it('finds nothing for words nobody uses of carrom', () => {
  expect(first('xylophone')).toEqual([]);
});

it('takes all forms of a word for one', () => {
  expect(new Set(stemsOf('touch touched touches touching'))).toEqual(new Set(['touch']));
  expect(new Set(stemsOf('tap tapped tapping taps'))).toEqual(new Set(['tap']));
  expect(new Set(stemsOf('place placed places placing'))).toEqual(new Set(['plac']));
});

it('knows the own last man hit before the queen, where a book has a law for it', () => {
  const found = callableLaws(bookOf('iiitn'), 'hit his own last man', [en]);
  expect(found.map(({ citation }) => citation)).toContain('25');
});
