import type { MatchLog } from './match-log.js';
import { StoreProblem } from './store-problem.js';
import { entryRow, statementsOf, type Work, type WorkAnswer } from './work.js';

/** Enters into logs, by whatever does such work. */
export const enteringLog =
  (ask: (work: Work) => Promise<WorkAnswer>): MatchLog['enter'] =>
  async (entry) => {
    const row = entryRow(entry);
    if (!row) return 'elsewhere';
    const { also = NOTHING_MORE } = entry;
    const answer = await ask({ entry: row, changes: also.length > 0 ? statementsOf(also) : NOTHING_MORE });
    if (answer === 'unmet')
      throw new StoreProblem('store-refused', 'what belongs to the entry touched other rows than it was to');
    return typeof answer === 'object' ? 'entered' : answer;
  };

const NOTHING_MORE: readonly never[] = [];
