import { dutyOf, type MatchState, type Player } from '@opencarrom/match';

/** A player with something to do now that a screen shows beside their name. */
export interface Dutiful {
  readonly player: Player;
  readonly kind: 'choose' | 'strike' | 'place' | 'fine';
}

/** Null where it is the umpire's to do, or a right that nobody is waited for to use. */
export function dutifulIn(state: MatchState): Dutiful | null {
  const { kind, by } = dutyOf(state) ?? {};
  const player = by?.find((actor) => actor !== 'umpire');
  if (!player) return null;
  return kind === 'choose' || kind === 'strike' || kind === 'place' || kind === 'fine'
    ? { player, kind }
    : null;
}
