/**
 * `store-full`: no room on its disk. `store-read-only`: it may be read, not written. `store-away`: it is not reached.
 * `store-conflict`: what may be there once is there already. `store-refused`: no database does that. `store-failed`:
 * anything else.
 */
export type StoreProblemCode =
  | 'store-full'
  | 'store-read-only'
  | 'store-away'
  | 'store-conflict'
  | 'store-refused'
  | 'store-failed';

/** Why something was not written or read. What was to be written may be there all the same where the store was lost. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';

  constructor(
    readonly code: StoreProblemCode,
    message: string,
  ) {
    super(message);
  }
}
