import type { StoreProblemCode } from '../store-problem.js';
import type { EntryRow, Statement, Work, WorkAnswer } from '../work.js';

/** What a thread of the store is to do. */
export interface ThreadData {
  readonly role: 'writer' | 'reader';
  readonly path: string;
}

/**
 * A row for a log and nothing with it, as most work is. Without names, in the order in which its statement takes them: what
 * goes to a thread is copied, and names would be half of the copying.
 */
export type LoneEntry = readonly [
  match: string,
  seq: number,
  last: number,
  cmd: string,
  at: number,
  body: string,
  owner: string,
  epoch: number,
];

/** Several questions at a time go to a thread, and as many answers come back, in the same order. */
export type Question = LoneEntry | Work | Statement;

/** Null: a lone entry is in its log. */
export type Reply =
  | null
  | { readonly told: WorkAnswer | readonly unknown[] }
  | { readonly problem: { readonly code: StoreProblemCode; readonly message: string } };

/** What a lone entry comes to. */
export const ENTERED: WorkAnswer = { rows: [], returned: [] };

export const isLoneEntry = (question: Question): question is LoneEntry => Array.isArray(question);

export const entryOf = ({ match, seq, last, cmd, at, body, owner, epoch }: EntryRow): LoneEntry => [
  match,
  seq,
  last,
  cmd,
  at,
  body,
  owner,
  epoch,
];

/** The first word of a thread: it is ready, or why not. After `close` it ends. */
export type ThreadWord =
  | { readonly ready: true }
  | { readonly problem: { readonly code: StoreProblemCode; readonly message: string } }
  | { readonly replies: readonly Reply[] };

export type WordToThread = { readonly questions: readonly Question[] } | { readonly close: true };
