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
export const roundTitle = (stage: StageState, round: number, words: PaperWords): string | null =>
  knockOutTitle(roundsAfter(stage, round), words);

/** A stage as it stands after a round of it. */
export const afterRound = (stage: StageState, round: number, { after }: PaperWords): string =>
  after(stage.format.name, round, (round > 0 && KNOCK_OUT[roundsAfter(stage, round)]) || null);

/** So many rounds follow in a knock-out; -1: it is none. */
function roundsAfter({ format, entrants }: StageState, round: number): number {
  if (format.system !== 'knockout') return -1;
  // Each round leaves half of them.
  let rounds = 1;
  for (let places = 2; places < entrants.length; places *= 2) rounds++;
  return rounds - round;
}
