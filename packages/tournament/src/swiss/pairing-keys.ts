import type { Key } from '../vocabulary.js';

const SCORES: readonly Key[] = ['netscore', 'totscore'];

/**
 * The keys by which a round is paired. While top pairings are delayed the rate comes before what was scored: with 1
 * round of delay in the pairing of the second round, with 2 in that of the third too.
 */
export function pairingKeys(keys: readonly Key[], delay: number, round: number): readonly Key[] {
  if (round < 2 || round - 1 > delay) return keys;
  const others = keys.filter((key) => key !== 'rate');
  const scores = others.findIndex((key) => SCORES.includes(key));
  const at = scores < 0 ? others.length : scores;
  return [...others.slice(0, at), 'rate', ...others.slice(at)];
}
