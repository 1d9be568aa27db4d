import type { Remark } from '@opencarrom/protocol';
import type { Store } from '../store/store.js';

/** The last that was said in a match, in its order. */
export async function lastRemarks({ db }: Store, match: string, count: number): Promise<Remark[]> {
  const rows = await db
    .selectFrom('remarks')
    .select(['account', 'preset', 'text', 'said_at'])
    .where('match', '=', match)
    .orderBy('said_at', 'desc')
    .limit(count)
    .execute();
  return rows.reverse().map(({ said_at, ...remark }) => ({ ...remark, saidAt: said_at }));
}
