import type { Warning } from '../state.js';

/** How often the same player was warned by the same law; of a pair that was not told apart, the pair. */
export const warningsLike = (
  warnings: readonly Warning[],
  { law, against, player }: Pick<Warning, 'law' | 'against' | 'player'>,
): number =>
  warnings.filter((each) => each.law === law && each.against === against && each.player === player).length;
