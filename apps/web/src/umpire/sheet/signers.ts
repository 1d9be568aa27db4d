import { type Actor, type MatchState, nameOf, playersOf } from '@opencarrom/match';

/** Somebody who signs the sheet. */
export interface Signer {
  readonly by: Actor;
  readonly name: string;
}

/** All players and the umpire. */
export const signersOf = ({ head }: MatchState, umpire: string): readonly Signer[] => [
  ...playersOf(head.discipline).map((player) => ({ by: player, name: nameOf(head, player) })),
  { by: 'umpire', name: umpire },
];
