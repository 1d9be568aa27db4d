import { describe, expect, it } from 'vitest';
import { pairingKeys } from '../src/swiss/pairing-keys.js';
import type { Key } from '../src/vocabulary.js';

describe('the keys by which a round is paired', () => {
  const usual: readonly Key[] = ['points', 'buchholz', 'netscore', 'totscore'];
  const delayed: readonly Key[] = ['points', 'buchholz', 'rate', 'netscore', 'totscore'];

  it.each<[delay: number, round: number, keys: readonly Key[]]>([
    [0, 1, usual],
    [0, 2, usual],
    [1, 1, usual],
    [1, 2, delayed],
    [1, 3, usual],
    [2, 3, delayed],
    [2, 4, usual],
  ])('with a delay of %d in round %d', (delay, round, keys) => {
    expect(pairingKeys(usual, delay, round)).toEqual(keys);
  });

  it('have the rate before the first score, once, or last where nothing is scored', () => {
    expect(pairingKeys(['wins', 'totscore', 'rate', 'netscore'], 1, 2)).toEqual([
      'wins',
      'rate',
      'totscore',
      'netscore',
    ]);
    expect(pairingKeys(['points', 'head-to-head'], 1, 2)).toEqual(['points', 'head-to-head', 'rate']);
  });
});
