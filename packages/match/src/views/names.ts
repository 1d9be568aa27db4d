import type { Competitor, Named } from '@opencarrom/laws';
import type { Head } from '../head.js';
import { type Actor, competitorOf, type Player, playersOf } from '../players.js';

/**
 * What whoever shows a match knows beyond its head: what players are called who have no name of their own, and which
 * of them is the one who looks on, and so is spoken to.
 */
export interface Naming {
  readonly names?: Readonly<Partial<Record<Player, string>>>;
  readonly you?: Player | null;
}

/** Whoever is meant. */
export type Who = (whom: Actor | Competitor) => Named;

/** What a player is called. */
export function nameOf({ players }: Head, player: Player, { names = {} }: Naming = {}): string {
  const given = players[competitorOf(player)][player.endsWith('1') ? 0 : 1];
  return names[player] ?? given ?? player;
}

/** What a side is called: its player's name, or both. */
export const sideName = (head: Head, competitor: Competitor, naming?: Naming): string =>
  playersOf(head.discipline, competitor)
    .map((player) => nameOf(head, player, naming))
    .join(' & ');

/** A name, or "you", at the beginning of an English sentence. */
export const atStart = ({ name }: Named): string => name.charAt(0).toUpperCase() + name.slice(1);
