import type { Asking, Level } from '@opencarrom/ai';
import type { Coin } from '@opencarrom/host';
import { type Dice, type MatchState, standIn } from '@opencarrom/match';
import type { Cast } from './play.js';

/** Two computer levels, who think where `asking` leads. */
export const computers = (
  levels: Readonly<Record<'A' | 'B', Level>>,
  seed: number,
  dice: Dice,
  asking: Asking,
): Cast => ({
  coin: coinOf(seed, dice),
  thinker: {
    act: async (state, turn) => {
      const question = { kind: 'deed', match: state, ...turn, seed: seedAt(seed, state) } as const;
      return (await asking.ask(question))?.act ?? null;
    },
    cancel: asking.cancel,
  },
  levels: { A: levels.A.number, B: levels.B.number },
});

const seedAt = (seed: number, { seq }: MatchState): number => (seed * 7919 + seq) | 0;

/** Of matches whose seeds count up each side has the first break in every other one: breaking is worth much. */
function coinOf(seed: number, dice: Dice): Coin {
  let isFirst = true;
  return () => {
    const winner = isFirst ? (seed % 2 === 1 ? 'A' : 'B') : dice.pick(['A', 'B'] as const);
    isFirst = false;
    return winner;
  };
}

/** The stand-in for every hand. */
export const standIns = (dice: Dice): Cast => ({
  coin: () => dice.pick(['A', 'B'] as const),
  thinker: {
    act: async (state, { claims }) => standIn(state, dice, claims)?.act ?? null,
    cancel: () => {},
  },
  levels: { A: 0, B: 0 },
});

/** Who first hears whether it is to stop. */
export const heeding = (cast: Cast, hear: () => Promise<void>): Cast => ({
  ...cast,
  thinker: {
    ...cast.thinker,
    act: async (...asked) => {
      await hear();
      return cast.thinker.act(...asked);
    },
  },
});
