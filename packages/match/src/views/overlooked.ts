import { bookFor, type Head } from '../head.js';
import type { Deeming } from '../log/command.js';
import type { MatchWords } from '../words/match-words.js';
import type { Who } from './names.js';

/** What stands of something that was noticed too late: part of a sentence. */
export function standsBy(
  head: Head,
  { matter, side, men, player }: Deeming,
  words: MatchWords,
  who: Who,
): string {
  const isOwed = bookFor(head).rules.overlookedDues.is === 'owed';
  return words.matters[matter === 'dues-forfeited' && isOwed ? 'still-owed' : matter]({
    side: side ?? null,
    men: men ?? null,
    player: player ? who(player) : null,
  });
}
