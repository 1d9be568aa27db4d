import { emptyLog } from '@opencarrom/tournament';
import { ServerProblem } from '../online/asking.js';
import { sayNotDone } from './not-done.js';

/** What went wrong with the server, where no event is before one yet. */
export const sayProblem = (problem: unknown): string =>
  sayNotDone(
    { problem: problem instanceof ServerProblem ? problem : new ServerProblem('failed', String(problem)) },
    emptyLog.state,
  );
