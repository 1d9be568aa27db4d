import type { Kysely } from 'kysely';
import type { Lead, Leases } from './leases.js';
import type { Store } from './store.js';
import type { MatchRow, Tables } from './tables.js';

export interface Taking {
  readonly db: Kysely<Tables>;
  readonly write: Store['write'];
  readonly node: string;
  /** Until when that process led, by the clock that says `now`; null: it still does. */
  readonly ledUntil: (owner: string, match: MatchRow, anyway: boolean) => Promise<number | null>;
}

/**
 * Takes and puts down leads, in either database: a lead is changed only where it still is as it was read. Where a
 * match's clock was put down stays in its row until the new leader has written how long it stood.
 */
export function taking({ db, write, node, ledUntil }: Taking): Pick<Leases, 'take' | 'release'> {
  async function take(id: string, anyway = false): ReturnType<Leases['take']> {
    const match = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!match) return null;
    const until = match.owner === null ? null : await ledUntil(match.owner, match, anyway);
    if (match.owner !== null && until === null) return { ledBy: match.owner };
    return (await change(match, until)) ?? take(id, anyway);
  }

  async function change(match: MatchRow, until: number | null): Promise<Lead | null> {
    const epoch = match.epoch + 1;
    const update = db
      .updateTable('matches')
      .set({ owner: node, epoch })
      .where('id', '=', match.id)
      .where('epoch', '=', match.epoch)
      .where('owner', 'is not distinct from', match.owner);
    const changed = await write([{ change: update, rows: 1 }]);
    return changed === 'unmet' ? null : { match: { ...match, owner: node, epoch }, epoch, ledUntil: until };
  }

  return {
    take,
    release: async (id, epoch, stoodAt) => {
      const update = db
        .updateTable('matches')
        .set({ owner: null, stood_at: stoodAt })
        .where('id', '=', id)
        .where('epoch', '=', epoch)
        .where('owner', '=', node);
      await write([{ change: update }]);
    },
  };
}
