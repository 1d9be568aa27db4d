import type { TieFault } from '../../ties/tie-fault.js';
import type { SideNames } from '../reports/report-words.js';

/** Why something cannot be done in a tie of teams, and what to do instead. */
export type TieWords = {
  readonly [Why in TieFault['why']]: (
    fault: Extract<TieFault, { readonly why: Why }>,
    names: SideNames,
  ) => string;
};

export function sayTieFault(words: TieWords, fault: TieFault, names: SideNames): string {
  const say = words[fault.why] as (fault: TieFault, names: SideNames) => string;
  return say(fault, names);
}
