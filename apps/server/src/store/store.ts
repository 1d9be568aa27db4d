import type { Kysely } from 'kysely';
import type { Change } from './change.js';
import type { Leases } from './leases.js';
import type { MatchLog } from './match-log.js';
import type { Tables } from './tables.js';

/** What came of changes made together: for each the rows it touched and what it returned. */
export interface Changed {
  readonly rows: readonly number[];
  readonly returned: readonly (readonly unknown[])[];
}

/** Where everything is kept that must not be lost. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Asks, and builds changes; what changes something is run by `write`, never by `execute`. */
  readonly db: Kysely<Tables>;
  /**
   * All of them or none, and on the disk once it resolves. `unmet`: one touched other rows than it was to. Rejects where
   * it could not be written, or nobody knows whether it was.
   */
  readonly write: (changes: readonly Change[]) => Promise<Changed | 'unmet'>;
  readonly log: MatchLog;
  readonly leases: Leases;
  /** Can something be written now? */
  readonly isWritable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}
