import type { Problem } from '../http/problem.js';
import { StoreProblem } from '../store/store-problem.js';

/** What to tell where something was to be written that may be there once, and is. */
export const onConflict =
  (problem: () => Problem) =>
  (fault: unknown): never => {
    throw fault instanceof StoreProblem && fault.code === 'store-conflict' ? problem() : fault;
  };
