import { ServerProblem } from './server.js';
import type { OnlineWords } from './words.js';

/** What went wrong with the server, for whoever is at the page. */
export function problemSaid(problem: unknown, w: OnlineWords): string {
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
    case 'too-many':
      return w.tooMany;
    default:
      return w.otherwise;
  }
}
