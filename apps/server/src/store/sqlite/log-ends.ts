import type { Work } from '../work.js';
import type { LoneEntry } from './messages.js';

interface End {
  readonly owner: string;
  readonly epoch: number;
  readonly last: number;
}

/** So many are known at a time; then they are learned anew. */
const MOST_KNOWN = 20_000;
/** Whatever changes who leads a match, or a log in another way, names one of these tables. */
const CONCERNS_LOGS = /\b(matches|events)\b/i;

/**
 * How far each log goes, and for whom it was last written: by this thread, which alone writes the file. As long as nothing
 * else was changed in those tables, they need not be read for the next row.
 */
export class LogEnds {
  private readonly known = new Map<string, End>();

  /** Does it come right after what was written last, by the one who leads the match still? */
  isNext([match, seq, , , , , owner, epoch]: LoneEntry): boolean {
    const end = this.known.get(match);
    return end !== undefined && end.last === seq - 1 && end.owner === owner && end.epoch === epoch;
  }

  written([match, , last, , , , owner, epoch]: LoneEntry): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(match, { owner, epoch, last });
  }

  /** Something else is to be done, whatever becomes of it. */
  willChange({ entry, changes }: Work): void {
    if (entry || changes.some(({ sql }) => CONCERNS_LOGS.test(sql))) this.forget();
  }

  forget(): void {
    this.known.clear();
  }
}
