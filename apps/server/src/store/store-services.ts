import type { Logger } from 'pino';
import type { Meters } from '../meters.js';

/** What a store is given besides its settings. */
export interface StoreServices {
  /** Milliseconds since 1970; never goes back while the process lives. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly meters?: Pick<Meters, 'took'>;
}
