import type { DrawnMatch, MatchResult } from '@opencarrom/tournament';
import type { PaperWords } from './words/paper-words.js';

/** What stands between the two names: rubbers, games or points, as a match is won. */
export function scoreOf({ result }: DrawnMatch): readonly [string, string] | null {
  if (!result) return null;
  const { rubbers, games, scores } = result;
  const [a, b] = rubbers ?? (games && games[0] + games[1] > 1 ? games : scores);
  return [String(a), String(b)];
}

/** The games of it, or how it ended where it was not simply played. */
export function detailOf(match: DrawnMatch, words: PaperWords): string {
  const { result, report } = match;
  if (!result) return match.b === null ? '' : words.missing;
  const games =
    report?.games && report.games.length > 1 ? report.games.map((game) => game.join('–')).join(', ') : '';
  return [games, noteOf(result, words)].filter((part) => part !== '').join(' · ');
}

const noteOf = ({ how, provisional }: MatchResult, words: PaperWords): string =>
  [words.how[how], provisional ? words.provisional : ''].filter((part) => part !== '').join(', ');
