import type { SolProblem } from './open-sol.js';
import type { SolFileWords } from './words.js';

/** What is wrong with a file, where, and what those who know the format would say of it. */
export function saySolProblem(w: SolFileWords, problem: SolProblem): string {
  const line = 'line' in problem ? (problem.line ?? null) : null;
  if ('message' in problem) return w.wrong(w.notAnEvent, line, problem.message);
  return w.wrong(w.unreadable[problem.code], line, 'why' in problem ? problem.why : null);
}
