import type { MatchRow } from './tables.js';

/** The lead of a match, taken. */
export interface Lead {
  readonly match: MatchRow;
  readonly epoch: number;
  /**
   * When somebody last led it, as far as it is known, by the clock that says `now`; null: nobody ever did, or it was put
   * down in order.
   */
  readonly ledUntil: number | null;
}

/** Who leads which match. */
export interface Leases {
  /** This process, as others know it; another each time it starts. */
  readonly node: string;
  /**
   * Takes the lead of a match: where nobody has it, where its owner is dead, or, `anyway`, where its owner cannot be
   * reached. Else it says who has it. Null: there is no such match.
   */
  readonly take: (match: string, anyway?: boolean) => Promise<Lead | { readonly ledBy: string } | null>;
  /** Puts the lead down, and says where the match's clock stands. */
  readonly release: (match: string, epoch: number, stoodAt: number) => Promise<void>;
  /** Can others still see that this process is alive? */
  readonly isHeld: () => boolean;
}
