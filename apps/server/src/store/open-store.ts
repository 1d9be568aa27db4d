import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings.js';
import type { MatchLog } from './match-log.js';
import { openPostgres } from './postgres/postgres-store.js';
import { openSqlite } from './sqlite/sqlite-store.js';
import type { Store } from './store.js';
import type { StoreServices } from './store-services.js';

/** Opens what is kept, and brings its tables up to date. Rejects with a StoreProblem where that cannot be done. */
export async function openStore(
  { store: setting, nodeName }: Pick<Settings, 'store' | 'nodeName'>,
  services: StoreServices,
): Promise<Store> {
  const given = { ...services, node: `${nodeName}-${randomBytes(6).toString('hex')}` };
  const store =
    setting.kind === 'postgres'
      ? await openPostgres(setting.url, given)
      : await openSqlite(setting.path, given);
  let closing: Promise<void> | null = null;
  return {
    ...store,
    log: { ...store.log, enter: timed(store.log.enter, services.meters) },
    close: () => {
      closing ??= store.close();
      return closing;
    },
  };
}

function timed(enter: MatchLog['enter'], meters: StoreServices['meters']): MatchLog['enter'] {
  if (!meters) return enter;
  return async (entry) => {
    const since = performance.now();
    const entered = await enter(entry);
    meters.took('commit', performance.now() - since);
    return entered;
  };
}
