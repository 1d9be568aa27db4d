import { readFileSync } from 'node:fs';
import type { CallConsequence, Status } from '@opencarrom/laws';

/** Where a law is met: written by `npm run trace`, from the books, the code and the tests that passed. */
export interface LawCoverage {
  readonly rulebook: string;
  readonly law: string;
  readonly status: Status;
  readonly consequence: CallConsequence | null;
  /** Concerns of its own book that cite it. */
  readonly concerns: readonly string[];
  /** Concerns of books that fall back on it. */
  readonly usedBy: Readonly<Record<string, readonly string[]>>;
  /** Readings that lean on it, as `icf:queen-right`. */
  readonly readings: readonly string[];
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

export function readCoverage(): readonly LawCoverage[] {
  const file = new URL('../data/law-coverage.generated.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
