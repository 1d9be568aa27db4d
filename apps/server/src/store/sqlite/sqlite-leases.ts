import type { Leases } from '../leases.js';
import { LEASE_MS } from '../node-row.js';
import { type Taking, taking } from '../taking.js';

const BEAT_MS = 1000;
/** Milliseconds between beats while nothing is led: the next start compares its clock with them. */
const IDLE_BEAT_MS = 3_600_000;
/** After so many beats it is looked whether all that was led still goes on. */
const LOOK_EVERY = 30;

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
  let beatenAt = Number.NEGATIVE_INFINITY;
  const beat = () => {
    beatenAt = now();
    const until = beatenAt + LEASE_MS;
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
  /** What is over is not put down by anybody: it needs no beat any more. */
  const forgetOver = async () => {
    const over = db.selectFrom('matches').select('id').where('status', '=', 'over');
    for (const { id } of await over.where('id', 'in', [...led]).execute()) led.delete(id);
  };
  let beats = 0;
  const timer = setInterval(() => {
    if (led.size === 0) {
      if (now() - beatenAt >= IDLE_BEAT_MS) beat().catch(() => {});
      return;
    }
    beats += 1;
    // What fails here is told by what else is written or read then.
    const doing = beats % LOOK_EVERY === 0 ? forgetOver().then(beat) : beat();
    doing.catch(() => {});
  }, BEAT_MS);
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
