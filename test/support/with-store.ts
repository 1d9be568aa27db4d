import { makeLogger } from '../../apps/server/src/operate/logger.js';
import { openStore } from '../../apps/server/src/store/open-store.js';
import type { Store } from '../../apps/server/src/store/store.js';

/** Opens a store in a file that no server has open, and closes it again. */
export async function withStore(setting: string, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(
    { store: { kind: 'sqlite', path: setting.replace(/^file:/, '') }, nodeName: 'filled' },
    { now: Date.now, logger: makeLogger({ logLevel: 'silent', nodeName: 'filled' }) },
  );
  try {
    await use(store);
  } finally {
    await store.close();
  }
}
