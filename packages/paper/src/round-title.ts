import type { StageState } from '@opencarrom/tournament';
import type { PaperWords } from './words/paper-words.js';

/** From the last round backwards. */
const KNOCK_OUT = ['final', 'semi', 'quarter', 'pre-quarter'] as const;

/** What a round of a knock-out is called that has so many rounds after it; of an early one nothing. */
export function knockOutTitle(after: number, words: PaperWords): string | null {
  const played = KNOCK_OUT[after];
  if (played === undefined) return null;
  const title = words.stages[played];
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A round of a knock-out is called by what is played in it, on paper as on the screens; all others are counted. */
export function roundTitle(
  { format, entrants }: StageState,
  round: number,
  words: PaperWords,
): string | null {
  if (format.system !== 'knockout') return null;
  // Each round leaves half of them.
  let rounds = 1;
  for (let places = 2; places < entrants.length; places *= 2) rounds++;
  return knockOutTitle(rounds - round, words);
}
