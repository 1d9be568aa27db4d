import type { Naming, Player } from '@opencarrom/match';
import type { MatchSummary } from '@opencarrom/protocol';
import type { CallingWords } from '../../match/players/calling-words.js';

/** What those at a match are called: names are joined here, for its record has none. */
export function namingIn({ seats }: MatchSummary, you: Player | null, w: CallingWords): Naming {
  const computers = seats.flatMap(({ player, computer }) => (computer === undefined ? [] : [player]));
  const names = seats.map(({ player, name, computer }, index) => {
    if (player === you) return [player, w.you];
    if (name !== null) return [player, name];
    if (computer === undefined) return [player, w.player(index + 1)];
    // Among four it must be seen that it is one; against it alone, how strong it is.
    return [player, seats.length > 2 ? w.computer(computers.indexOf(player) + 1) : w.level(computer)];
  });
  return { names: Object.fromEntries(names), you };
}
