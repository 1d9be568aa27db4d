import type { CallConsequence, Status } from '@opencarrom/laws';

/** What is said around the laws when a person reads them. */
export interface LibraryWords {
  readonly statusNames: Readonly<Record<Status, string>>;
  /** What each status and consequence means, for a reader who meets the word for the first time. */
  readonly statuses: Readonly<Record<Status, string>>;
  readonly consequences: Readonly<Record<CallConsequence, string>>;
  readonly bookColumns: readonly string[];
  readonly whereSilent: (book: string) => string;
  readonly complete: string;
  readonly readOn: string;
  readonly silent: (book: string) => string;
  /** Nothing answers: what to try instead. */
  readonly foundNothing: (words: string) => string;
  /** The best answer is only near what was asked. */
  readonly nearest: (words: string) => string;
  readonly alsoNear: string;
  readonly allBooksSay: string;
  readonly booksDiffer: string;
  readonly onlyHere: (book: string) => string;
  readonly reading: string;
  readonly ifCalled: string;
  readonly citedFor: string;
  readonly citedBy: string;
  readonly readings: string;
  readonly code: string;
  readonly tests: string;
  readonly noReading: string;
  readonly question: string;
  readonly weRead: string;
  readonly because: string;
  readonly coverageColumns: readonly string[];
  readonly wholeTable: string;
}
