import type { Leases } from '../leases.js';
import { LEASE_MS } from '../node-row.js';
import { type Taking, taking } from '../taking.js';

const BEAT_MS = 1000;

interface SqliteLeases extends Leases {
  /** Notes that this process is alive. */
  readonly beat: () => Promise<unknown>;
  readonly stop: () => void;
}

/**
 * Leads where one process has the file: who led before is dead. So that a match's clock can stand from then on, this
 * process notes that it is alive, once a second while it leads something.
 */
export function sqliteLeases({
  db,
  write,
  node,
  now,
}: Omit<Taking, 'ledUntil'> & { readonly now: () => number }): SqliteLeases {
  const led = new Set<string>();
  const beat = () => {
    const until = now() + LEASE_MS;
    const row = db
      .insertInto('nodes')
      .values({ name: node, until })
      .onConflict((on) => on.column('name').doUpdateSet({ until }));
    return write([{ change: row }]);
  };
  const { take, release } = taking({
    ...{ db, write, node },
    ledUntil: async (owner, { created_at, started_at }) => {
      if (owner === node) return now();
      const row = await db.selectFrom('nodes').select('until').where('name', '=', owner).executeTakeFirst();
      return row ? row.until - LEASE_MS : (started_at ?? created_at);
    },
  });
  // A beat that fails is told by what else is written then.
  const timer = setInterval(() => led.size > 0 && beat().catch(() => {}), BEAT_MS);
  timer.unref();
  return {
    node,
    take: async (match, anyway) => {
      if (led.size === 0) await beat();
      const taken = await take(match, anyway);
      if (taken && 'epoch' in taken) led.add(match);
      return taken;
    },
    release: async (match, epoch, stoodAt) => {
      await release(match, epoch, stoodAt);
      led.delete(match);
    },
    isHeld: () => true,
    beat,
    stop: () => clearInterval(timer),
  };
}
