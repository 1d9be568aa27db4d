import type { Naming, Player } from '@opencarrom/match';
import type { MatchSummary } from '@opencarrom/protocol';
import type { CallingWords } from '../../match/players/calling-words.js';

/** What those at a match are called: names are joined here, for its record has none. */
export function namingIn({ seats }: MatchSummary, you: Player | null, w: CallingWords): Naming {
  const names = seats.map(({ player, name, computer }, index) => {
    if (player === you) return [player, w.you];
    return [player, name ?? (computer ? w.level(computer) : w.player(index + 1))];
  });
  return { names: Object.fromEntries(names), you };
}
