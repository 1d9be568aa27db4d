import type { Seen } from '@opencarrom/match';

/** What was entered of a stroke besides the pieces that fell, and whether it still holds. */
export interface Holding {
  readonly breach: boolean;
  readonly touched: boolean;
  readonly claimed: boolean;
}

export const allHolds: Holding = { breach: true, touched: true, claimed: true };

const hasMan = (fallen: Seen['pocketed']): boolean =>
  Boolean(fallen?.white || fallen?.black || fallen?.queen);

/**
 * A stroke entered again: the pieces are those tapped now. What keys for pieces do not show stays as it was, unless
 * the umpire says otherwise; a breach that is tapped now takes the place of the one before.
 */
export function seenInstead(was: Seen, tapped: Seen, holding: Holding): Seen {
  const { pocketed: _pocketed, overboard: _overboard, breach, proper, touched, claimed, ...rest } = was;
  const fellMen = hasMan(tapped.pocketed) || hasMan(tapped.overboard);
  return {
    ...rest,
    ...(holding.breach && tapped.breach === undefined ? given({ breach, proper }) : {}),
    ...(holding.touched && !fellMen ? given({ touched }) : {}),
    ...(holding.claimed ? given({ claimed }) : {}),
    ...tapped,
  };
}

const given = (seen: { readonly [K in keyof Seen]: Seen[K] | undefined }): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([, value]) => value !== undefined));
