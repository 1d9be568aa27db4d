import {
  type Event,
  type Head,
  type MatchState,
  type NewMatch,
  newHead,
  openMatch,
  type Player,
  replay,
} from '@opencarrom/match';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { Bus } from '../../src/bus/bus.js';
import { makeLocalBus } from '../../src/bus/local-bus.js';
import { randomChance } from '../../src/chance.js';
import { makeMeters } from '../../src/meters.js';
import { MatchRooms } from '../../src/rooms/make-rooms.js';
import type { RoomServices } from '../../src/rooms/open-room.js';
import { makePresence } from '../../src/rooms/presence.js';
import type { SeatCommand } from '../../src/rooms/rooms.js';
import type { Store } from '../../src/store/store.js';
import { settingsOf } from './settings.js';
import { putMatch } from './stores.js';

const logger = pino({ level: 'silent' });

/** A house with rooms over a store; its matches' clocks run a thousand times as fast. */
export function houseOver(store: Store, more: Partial<RoomServices> = {}) {
  const now = more.now ?? Date.now;
  const bus: Bus = more.bus ?? makeLocalBus(logger);
  const presence = makePresence({ bus, node: store.leases.node, now });
  const rooms = new MatchRooms({
    ...{ now, chance: randomChance, logger, meters: makeMeters(), bus, presence, store },
    settings: settingsOf({ CLOCK_SPEED: '1000' }),
    thinkerFor: () => ({ act: () => Promise.reject(new Error('nobody thinks here')), cancel: () => {} }),
    followsFrom: () => [],
    matchEnded: () => {},
    ...more,
  });
  onTestFinished(async () => {
    await rooms.drain(1000);
    presence.close();
    await bus.close();
  });
  /** Both come to the match, which may begin. */
  const begin = async (match: string): Promise<void> => {
    for (const player of ['A1', 'B1'] as const) presence.come(match, player);
    await rooms.seated(match);
  };
  return { rooms, bus, presence, begin };
}

/** Puts a match of two into the store that may begin. */
export async function seatedMatch(store: Store, id: string, entry: Partial<NewMatch> = {}): Promise<string> {
  const head = newHead({ players: { A: ['Player A'], B: ['Player B'] }, length: 'board', ...entry });
  await putMatch(store, id, { head: JSON.stringify(head), status: 'live', started_at: Date.now() });
  const values = (['A1', 'B1'] as const).map((player) => ({
    ...{ match: id, player, account: null, computer: null, token_hash: null },
  }));
  await store.write([{ change: store.db.insertInto('seats').values(values) }]);
  return id;
}

/** A match as the store has it. */
export async function storedMatch(store: Store, match: string) {
  const row = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  const rows = (await store.log.read(match, 0)) ?? [];
  const head = JSON.parse(row.head) as Head;
  const events = rows.flatMap(({ body }) => JSON.parse(body) as Event[]);
  const state: MatchState = events.length > 0 ? replay(head, events) : openMatch(head);
  return { row, rows, head, events, state };
}

let made = 0;

/** A command of a seat, under an id of its own unless one is said. */
export const command = (
  match: string,
  player: Player,
  after: number,
  act: SeatCommand['act'],
  id = `c-${++made}`,
): SeatCommand => ({ match, player, id, after, act, lag: 0 });
