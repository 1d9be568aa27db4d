import type { Aid } from '@opencarrom/board';
import { AIMING_LINES, type Head } from '@opencarrom/match';

/** In the order of the lines that a record tells of. */
const AIDS: readonly Aid[] = ['ghost', 'line', 'none'];

/** What may be chosen in a game: as much as was agreed on, and less. */
export const aidsIn = ({ help }: Head): readonly Aid[] =>
  AIDS.slice(AIMING_LINES.indexOf(help?.line ?? 'whole'));

/** What one has who likes this much: no more than was agreed on. */
export function aidIn(head: Head, liked: Aid): Aid {
  const may = aidsIn(head);
  return may.includes(liked) ? liked : (may[0] ?? 'none');
}
