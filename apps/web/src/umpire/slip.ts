import { type Board, other, type Side } from '@opencarrom/laws';
import type { Seen } from '@opencarrom/match';

/** Pieces that went one way by a stroke, as the umpire sees them: the striking side's, and the others'. */
export interface Heap {
  readonly own: number;
  readonly theirs: number;
  readonly queen: boolean;
  readonly striker: boolean;
}

export type Where = 'pocketed' | 'overboard';

/** What has been tapped of a stroke that is not ruled yet. Nothing can be on it that is not on the board. */
export interface Slip {
  readonly pocketed: Heap;
  readonly overboard: Heap;
  /** Which way the pieces went that are tapped next. */
  readonly where: Where;
}

const NOTHING: Heap = { own: 0, theirs: 0, queen: false, striker: false };

export const emptySlip: Slip = { pocketed: NOTHING, overboard: NOTHING, where: 'pocketed' };

const isNothing = ({ own, theirs, queen, striker }: Heap): boolean =>
  own === 0 && theirs === 0 && !queen && !striker;

export const isEmpty = ({ pocketed, overboard }: Slip): boolean =>
  isNothing(pocketed) && isNothing(overboard);

/** At most the striker is on it: so it can still be that no man was touched. */
export const hasNoMan = ({ pocketed, overboard }: Slip): boolean =>
  [pocketed, overboard].every(({ own, theirs, queen }) => own === 0 && theirs === 0 && !queen);

/** Could all that is on the slip have happened on this board? */
export function fits(table: Board, { pocketed, overboard }: Slip): boolean {
  const bothWays = (piece: 'queen' | 'striker') => pocketed[piece] && overboard[piece];
  return (
    pocketed.own + overboard.own <= table[table.turn].onBoard &&
    pocketed.theirs + overboard.theirs <= table[other(table.turn)].onBoard &&
    (table.queen === 'on-board' || !(pocketed.queen || overboard.queen)) &&
    !bothWays('queen') &&
    !bothWays('striker')
  );
}

const otherWay = (where: Where): Where => (where === 'pocketed' ? 'overboard' : 'pocketed');

/** How many pieces could still go that way, whatever is noted for it already. */
export function roomFor(table: Board, slip: Slip): Heap {
  const gone = slip[otherWay(slip.where)];
  return {
    own: table[table.turn].onBoard - gone.own,
    theirs: table[other(table.turn)].onBoard - gone.theirs,
    queen: table.queen === 'on-board' && !gone.queen,
    striker: !gone.striker,
  };
}

/** Notes pieces for the way that is chosen; what was noted of the same kind is replaced. */
export const noting = (slip: Slip, pieces: Partial<Heap>): Slip => ({
  ...slip,
  [slip.where]: { ...slip[slip.where], ...pieces },
});

/** What the slip says, in the words of a match. What did not happen is left out. */
export function seenOn({ pocketed, overboard }: Slip, turn: Side): Seen {
  return {
    ...(isNothing(pocketed) ? {} : { pocketed: heapOf(pocketed, turn) }),
    ...(isNothing(overboard) ? {} : { overboard: heapOf(overboard, turn) }),
  };
}

function heapOf({ own, theirs, queen, striker }: Heap, turn: Side): NonNullable<Seen['pocketed']> {
  return {
    ...(own > 0 ? { [turn]: own } : {}),
    ...(theirs > 0 ? { [other(turn)]: theirs } : {}),
    ...(queen ? { queen } : {}),
    ...(striker ? { striker } : {}),
  };
}

/** A slip that says what was seen: to correct a stroke that was entered before. */
export function slipOf({ pocketed, overboard }: Seen, turn: Side): Slip {
  return { pocketed: heapIn(pocketed, turn), overboard: heapIn(overboard, turn), where: 'pocketed' };
}

const heapIn = (fallen: Seen['pocketed'], turn: Side): Heap => ({
  own: fallen?.[turn] ?? 0,
  theirs: fallen?.[other(turn)] ?? 0,
  queen: fallen?.queen ?? false,
  striker: fallen?.striker ?? false,
});
