import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { AuditRow } from '../store/people-tables.js';
import { ID_BYTES } from './ids.js';

/** A row that says who did what to whom and why; written with the deed itself. */
export const noted = (
  deed: Pick<AuditRow, 'by' | 'what' | 'account' | 'reason'>,
  { store, now, chance }: Pick<Services, 'store' | 'now' | 'chance'>,
): Change => ({
  change: store.db.insertInto('audit').values({ id: makeSecret(chance, ID_BYTES), at: now(), ...deed }),
});
