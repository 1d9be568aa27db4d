import { inLanguage } from '../device/language.js';
import { ServerProblem } from '../online/asking.js';
import { problemSaid } from '../online/problem-words.js';
import { words as meetingWords } from '../online/words.js';
import { words } from './words.js';

/** What went wrong with a club. */
export function sayProblem(problem: unknown): string {
  const w = inLanguage(words);
  switch (problem instanceof ServerProblem ? problem.code : null) {
    case 'last-keeper':
      return w.lastKeeper;
    case 'too-many':
      return w.tooMany;
    case 'no-such-club':
      return w.unknown;
    case 'account-needed':
      return w.needsAccount;
    default:
      return problemSaid(problem, inLanguage(meetingWords));
  }
}
