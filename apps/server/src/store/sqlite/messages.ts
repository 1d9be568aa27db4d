import type { StoreProblemCode } from '../store-problem.js';
import type { Statement, Work, WorkAnswer } from '../work.js';

/** What a thread of the store is to do. */
export interface ThreadData {
  readonly role: 'writer' | 'reader';
  readonly path: string;
}

/** Several questions at a time go to a thread, and several answers come back. */
export interface Question<Asked = Work | Statement> {
  readonly id: number;
  readonly asked: Asked;
}

export type Reply<Told = WorkAnswer | readonly unknown[]> = { readonly id: number } & (
  | { readonly told: Told }
  | { readonly problem: { readonly code: StoreProblemCode; readonly message: string } }
);

/** The first word of a thread: it is ready, or why not. After `close` it ends. */
export type ThreadWord =
  | { readonly ready: true }
  | { readonly problem: { readonly code: StoreProblemCode; readonly message: string } }
  | { readonly replies: readonly Reply[] };

export type WordToThread = { readonly questions: readonly Question[] } | { readonly close: true };
