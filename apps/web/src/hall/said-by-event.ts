import { ServerProblem } from '../online/asking.js';

/** What the server says itself, in the language of the page. */
const SAID: readonly string[] = ['event-refused', 'already-entered', 'not-allowed'];

/** Why an event did not take something, in its own words; null: it was not asked, or could not answer. */
export const saidByEvent = (fault: unknown): string | null =>
  fault instanceof ServerProblem && SAID.includes(fault.code) ? fault.message : null;
