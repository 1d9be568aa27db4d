import type { Family } from '@opencarrom/protocol';
import { asked } from './asking.js';
import { myself } from './myself.svelte.js';

const at = (account: string): string => `/family/${encodeURIComponent(account)}`;

/** From here on this page is the one's who plays now. */
function played({ account, others }: Family): Family {
  if (account) myself.is(account);
  else myself.isNobody();
  return { account, others };
}

/** Those who play on this device: each has a session, of which a page sees nothing but whose it is. */
export const family = {
  find: async (): Promise<Family> => played(await asked('GET', '/family')),
  /** Somebody new plays, and whoever played before stays on the device. */
  add: async (name: string): Promise<Family> => played(await asked('POST', '/family', name ? { name } : {})),
  changeTo: async (account: string): Promise<Family> => played(await asked('POST', at(account))),
  /** Their session on this device ends; of a guest nothing is left. */
  takeOff: async (account: string): Promise<Family> => played(await asked('DELETE', at(account))),
};
