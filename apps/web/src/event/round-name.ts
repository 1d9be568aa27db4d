import type { EventWords } from './words.js';

/** Rounds of a knock-out are called by what is played in them, wherever they are told of. */
export function knockOutRound(round: number, rounds: number, w: EventWords): string {
  const after = rounds - round;
  return [w.final, w.semiFinals, w.quarterFinals][after] ?? w.roundOfSize(2 ** (after + 1));
}
