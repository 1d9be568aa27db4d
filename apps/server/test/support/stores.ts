import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { emptyPostgresFor, hasPostgres, postgresFor } from '../../../../test/support/own-servers.js';
import type { StoreSetting } from '../../src/settings.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import type { MatchRow } from '../../src/store/tables.js';

/** The stores of this machine, for `describe.each(STORES)`. */
export const STORES: readonly Store['kind'][] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

/** Where a store is kept, as often as it is opened. */
export interface StorePlace {
  readonly setting: StoreSetting;
  /** Opens the store, as a process of that name does; it is closed with the test. */
  readonly open: (options?: OpenOptions) => Promise<Store>;
}

interface OpenOptions {
  readonly now?: () => number;
  readonly nodeName?: string;
}

/** An empty place: a file of its own, which is removed with the test, or a database of its own. */
export const placeFor = async (kind: Store['kind']): Promise<StorePlace> =>
  placeAt(await settingIn(kind, kind === 'sqlite' ? folderForTest() : ''));

/** A place without tables: the first store that is opened there creates them. */
export const placeWithoutTables = async (kind: Store['kind']): Promise<StorePlace> =>
  kind === 'sqlite' ? placeFor(kind) : placeAt({ kind, url: await emptyPostgresFor() });

function placeAt(setting: StoreSetting): StorePlace {
  const open = async (options?: OpenOptions) => {
    const store = await openAt(setting, options);
    onTestFinished(() => store.close());
    return store;
  };
  return { setting, open };
}

/** A store opened at an empty place. */
export const storeFor = async (kind: Store['kind']): Promise<Store> => (await placeFor(kind)).open();

/** One store for all tests of a `describe`, which keep out of each other's way; it is there when they run. */
export function storeForAll(kind: Store['kind']): () => Store {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-store-'));
  let store: Store;
  beforeAll(async () => {
    store = await openAt(await settingIn(kind, folder));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => store;
}

const settingIn = async (kind: Store['kind'], folder: string): Promise<StoreSetting> =>
  kind === 'sqlite' ? { kind, path: join(folder, 'opencarrom.db') } : { kind, url: await postgresFor() };

export const openAt = (
  setting: StoreSetting,
  { now = Date.now, nodeName = 'node' }: OpenOptions = {},
): Promise<Store> => openStore({ store: setting, nodeName }, { now, logger: pino({ level: 'silent' }) });

export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The row of a match that was just made. */
export const newMatch = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  ...{ id, head: '{}', kind: 'casual', visibility: 'link', created_at: 1000, started_at: null },
  ...{ paused_ms: 0, stood_at: null, owner: null, epoch: 0, status: 'open', ended_at: null },
  ...{ result: null, rematch_of: null, rematch: null },
  ...more,
});

/** Puts a new match into the store. */
export async function putMatch(store: Store, id: string, more: Partial<MatchRow> = {}): Promise<void> {
  await store.write([{ change: store.db.insertInto('matches').values(newMatch(id, more)), rows: 1 }]);
}

let made = 0;
/** The id of a match that no other test has. */
export function newId(): string {
  made += 1;
  return `match${String(made).padStart(7, '0')}`;
}
