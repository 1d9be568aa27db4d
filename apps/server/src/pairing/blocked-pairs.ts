import type { Store } from '../store/store.js';

/** Those of these who do not play with each other, because one has blocked the other. */
export async function blockedPairs(
  { db }: Store,
  accounts: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(['account', 'blocked'])
    .where('kind', '=', 'block')
    .where('account', 'in', accounts)
    .where('blocked', 'in', accounts)
    .execute();
  return rows.map(({ account, blocked }) => [account, blocked]);
}
