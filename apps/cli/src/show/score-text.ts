import type { MatchResult } from '@opencarrom/tournament';

/** What the two brought together; where games or rubbers decided, these. */
export function scoreText({ scores, games, rubbers, winner }: MatchResult): string {
  if (winner === 'none' && scores[0] === 0 && scores[1] === 0) return '0–0';
  const decided = rubbers ?? (games && games[0] + games[1] > 1 ? games : null);
  const points = scores.join('–');
  return decided ? `${decided.join('–')} (${points})` : points;
}
