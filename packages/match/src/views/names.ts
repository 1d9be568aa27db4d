import type { Competitor } from '@opencarrom/laws';
import type { Head } from '../head.js';
import { competitorOf, type Player } from '../players.js';

/** What a player is called. */
export function nameOf({ players }: Head, player: Player): string {
  const names = players[competitorOf(player)];
  return names[player.endsWith('1') ? 0 : 1] ?? player;
}

/** What a side is called: its player's name, or both. */
export const sideName = ({ players }: Head, competitor: Competitor): string =>
  players[competitor].join(' & ');
