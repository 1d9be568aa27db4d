import type { Compilable } from 'kysely';

/** A change that touches so many rows; where it says how many, and touches others, nothing of the whole happens. */
export interface Change {
  readonly change: Compilable;
  readonly rows?: number;
}
