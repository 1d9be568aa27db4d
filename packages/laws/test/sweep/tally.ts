import type { Board, Book, Decisions, Discipline, Ruling } from '../../src/index.js';

interface Case {
  readonly book: Book;
  readonly board: Board;
  readonly act: unknown;
  readonly discipline?: Discipline | undefined;
  readonly decisions?: Decisions | undefined;
}

/** Counts cases and keeps the first that is flawed: an assertion for each would take minutes. */
export class Tally {
  visited = 0;
  counterexample: string | null = null;

  note(flaw: string | null, { book, ...found }: Case, ruling?: Ruling): void {
    this.visited++;
    if (flaw === null || this.counterexample !== null) return;
    this.counterexample = JSON.stringify({ flaw, book: book.id, ...found, ruling }, null, 1);
  }
}
