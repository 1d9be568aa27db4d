import type { EventLog } from '@opencarrom/host';
import { keepOrHold, keptLog } from './games.js';
import type { KeptGame } from './shelf.js';

/**
 * The log of a game on this device. With each command's events the game itself is kept, as it then stands. What the
 * device does not take the page holds, and it counts as appended: why is for `heldBecause` to say.
 */
export const gameLog = (id: string, gameNow: () => KeptGame): EventLog => ({
  append: async (events) =>
    (await keepOrHold(gameNow(), events)) === 'elsewhere' ? 'elsewhere' : 'appended',
  read: async (from) => (await keptLog(id))?.events.filter(({ seq }) => seq >= from) ?? null,
});
