import { ServerProblem } from './asking.js';
import type { MeetingWords } from './words.js';

/** What went wrong with the server, for whoever is at the page. */
export function problemSaid(problem: unknown, w: MeetingWords): string {
  switch (problem instanceof ServerProblem ? problem.code : null) {
    case 'unreachable':
    case 'unavailable':
    case 'not-found':
      return w.unreachable;
    case 'no-such-match':
      return w.noSuchMatch;
    case 'no-seat-free':
    case 'seat-taken':
      return w.noSeat;
    case 'has-begun':
      return w.hasBegun;
    case 'changed-meanwhile':
      return w.changedMeanwhile;
    case 'others-sit-here':
      return w.othersSit;
    case 'blocked':
      return w.blocked;
    case 'account-needed':
      return w.accountNeeded;
    case 'no-rated-play':
      return w.noRatedPlay;
    case 'met-enough':
      return w.metEnough;
    case 'they-left':
    case 'played-again':
      return w.theyLeft;
    case 'too-many':
      return w.tooMany;
    default:
      return w.otherwise;
  }
}
