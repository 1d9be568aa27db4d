import type { OwnWords } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import { sanctionOf } from './sanctions.js';

const DAY = 24 * 3_600_000;

/** May somebody say more than presets? */
export async function ownWordsOf(
  account: string,
  needs: Pick<Services, 'settings' | 'store' | 'now'>,
): Promise<OwnWords> {
  const { settings, store, now } = needs;
  if (!settings.hasFreeText) return 'off';
  if (await sanctionOf(account, 'hush', needs)) return 'hushed';
  const row = await store.db
    .selectFrom('accounts')
    .select('upgraded_at')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.upgraded_at && row.upgraded_at <= now() - DAY ? 'allowed' : 'too-new';
}
