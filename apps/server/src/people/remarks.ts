import type { Remark } from '@opencarrom/protocol';
import type { Store } from '../store/store.js';

/** The last that was said in a match, in its order, but for what was said by somebody who had blocked the asker by then. */
export async function lastRemarks(
  { db }: Store,
  match: string,
  asker: string,
  count: number,
): Promise<Remark[]> {
  const rows = await db
    .selectFrom('remarks')
    .leftJoin('blocks', (join) =>
      join
        .onRef('blocks.account', '=', 'remarks.account')
        .on('blocks.blocked', '=', asker)
        .on('blocks.kind', '=', 'block')
        .onRef('blocks.created_at', '<=', 'remarks.said_at'),
    )
    .select(['remarks.account', 'remarks.preset', 'remarks.text', 'remarks.said_at'])
    .where('remarks.match', '=', match)
    .where('blocks.account', 'is', null)
    .orderBy('remarks.said_at', 'desc')
    .limit(count)
    .execute();
  return rows.reverse().map(({ said_at, ...remark }) => ({ ...remark, saidAt: said_at }));
}
