import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll } from 'vitest';
import { postgresFor } from '../../../../../test/support/own-servers.js';
import type { Store } from '../../../src/store/store.js';
import { openAt } from '../../support/stores.js';

interface Opened {
  readonly store: Store;
  readonly close: () => Promise<void>;
}

/** One of each kind for a file of tests: opening takes longer than most of them. */
const opened = new Map<Store['kind'], Promise<Opened>>();

/** To be said at the top of a file of tests: they share their stores, which are closed after the last. */
export function sharesStores(): void {
  afterAll(async () => {
    for (const each of opened.values()) await (await each).close();
    opened.clear();
  });
}

async function open(kind: Store['kind']): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'opencarrom-people-'));
  const setting =
    kind === 'sqlite'
      ? ({ kind, path: join(folder, 'people.db') } as const)
      : ({ kind, url: await postgresFor() } as const);
  const store = await openAt(setting);
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, close };
}

/** What the store itself needs while it is open. */
const ITS_OWN = ['migrations', 'nodes'];

/** A store with nothing in it. */
export async function emptiedStore(kind: Store['kind']): Promise<Store> {
  const there = opened.get(kind) ?? open(kind);
  opened.set(kind, there);
  const { store } = await there;
  const tables = (await tablesIn(store)).filter((name) => !ITS_OWN.includes(name));
  await store.write(tables.map((name) => ({ change: store.db.deleteFrom(name as 'accounts') })));
  return store;
}

/** Every column of the database, as the database itself says. */
export async function columnsIn({ db, kind }: Store): Promise<{ table: string; column: string }[]> {
  const asked =
    kind === 'postgres'
      ? sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`
      : sql`select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'`;
  return (await (asked as RawBuilder<{ table: string; column: string }>).execute(db)).rows;
}

export const tablesIn = async (store: Store): Promise<string[]> => [
  ...new Set((await columnsIn(store)).map(({ table }) => table)),
];
