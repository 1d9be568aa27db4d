import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { hasPostgres, postgresFor } from '../../../../test/support/own-servers.js';
import type { StoreSetting } from '../../src/settings.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import type { MatchRow } from '../../src/store/tables.js';

/** The stores of this machine, for `describe.each(STORES)`. */
export const STORES: readonly Store['kind'][] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

/** Where a store is kept for one test, as often as it is opened. Everything is closed and removed with the test. */
export interface StorePlace {
  readonly setting: StoreSetting;
  /** Opens the store, as a process of that name does. */
  readonly open: (options?: { readonly now?: () => number; readonly nodeName?: string }) => Promise<Store>;
}

/** An empty place: a file of its own, or a database of its own. */
export async function placeFor(kind: Store['kind']): Promise<StorePlace> {
  const setting: StoreSetting =
    kind === 'sqlite'
      ? { kind, path: join(folderForTest(), 'opencarrom.db') }
      : { kind, url: await postgresFor() };
  return {
    setting,
    open: async ({ now = Date.now, nodeName = 'node' } = {}) => {
      const logger = pino({ level: 'silent' });
      const store = await openStore({ store: setting, nodeName }, { now, logger });
      onTestFinished(() => store.close());
      return store;
    },
  };
}

/** A store opened at an empty place. */
export const storeFor = async (kind: Store['kind']): Promise<Store> => (await placeFor(kind)).open();

export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The row of a match that was just made. */
export const newMatch = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  ...{ id, head: '{}', kind: 'casual', visibility: 'link', created_at: 1000, started_at: null },
  ...{ paused_ms: 0, stood_at: null, owner: null, epoch: 0, status: 'open', ended_at: null },
  ...{ result: null, rematch_of: null },
  ...more,
});

/** Puts a new match into the store. */
export async function putMatch(store: Store, id: string, more: Partial<MatchRow> = {}): Promise<void> {
  await store.write([{ change: store.db.insertInto('matches').values(newMatch(id, more)), rows: 1 }]);
}
