import type { Services } from '../services.js';
import type { Visibility } from '../store/tables.js';
import { closeUnseen } from './close-table.js';

/** Milliseconds after which a match that waits, and whose maker is not there, waits no more. A link may be opened late. */
const UNSEEN: Readonly<Record<Visibility, number>> = { public: 60_000, link: 86_400_000 };
const LOOKS_EVERY = 10_000;
/** Searches that ended and offers nobody took are forgotten after so long. */
const FORGOTTEN_AFTER = 3_600_000;
const AT_ONCE = 500;

/** Sees to it that nobody is shown a table whose maker has left. */
export interface LobbyKeeper {
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

export function startLobbyKeeper(services: Services): LobbyKeeper {
  // Whoever was away because the server was, is given time to come back.
  const startedAt = services.now();
  const look = async (): Promise<void> => {
    await noteSeen(services);
    await noteWatchers(services);
    if (services.now() - startedAt < UNSEEN.public || !services.bus.isUp()) return;
    for (const visibility of ['public', 'link'] as const) await closeThoseUnseen(services, visibility);
  };
  const looks = setInterval(() => {
    look().catch((fault: unknown) =>
      services.logger.warn({ err: fault }, 'the lobby was not looked through'),
    );
  }, LOOKS_EVERY);
  const cleanings = setInterval(() => {
    forget(services).catch((fault: unknown) =>
      services.logger.warn({ err: fault }, 'old searches were not forgotten'),
    );
  }, FORGOTTEN_AFTER);
  for (const timer of [looks, cleanings]) timer.unref();
  return {
    look,
    close: () => {
      clearInterval(looks);
      clearInterval(cleanings);
    },
  };
}

async function forget({ store, now }: Services): Promise<void> {
  const before = now() - FORGOTTEN_AFTER;
  await store.write([
    { change: store.db.deleteFrom('seeks').where('seen_at', '<', before) },
    { change: store.db.deleteFrom('rematch_offers').where('offered_at', '<', before) },
  ]);
}

/** Notes whose makers are there, as far as this process knows. */
async function noteSeen({ store, presence, now }: Services): Promise<void> {
  const waiting = await store.db
    .selectFrom('lobby')
    .innerJoin('matches', 'matches.id', 'lobby.match')
    .select('lobby.match')
    .where('matches.status', '=', 'open')
    .execute();
  const seen = waiting.map(({ match }) => match).filter((match) => presence.there(match).has('A1'));
  for (let from = 0; from < seen.length; from += AT_ONCE) {
    const some = seen.slice(from, from + AT_ONCE);
    await store.write([
      { change: store.db.updateTable('lobby').set({ seen_at: now() }).where('match', 'in', some) },
    ]);
  }
}

/** Notes how many look on at the public tables this process leads, where that has changed. */
async function noteWatchers({ store, presence, rooms }: Services): Promise<void> {
  const led = rooms.led();
  for (let from = 0; from < led.length; from += AT_ONCE) {
    const noted = await store.db
      .selectFrom('lobby')
      .select(['match', 'watchers'])
      .where('match', 'in', led.slice(from, from + AT_ONCE))
      .where('visibility', '=', 'public')
      .execute();
    const changed = noted.flatMap(({ match, watchers }) => {
      const now = presence.watchers(match);
      return now === watchers ? [] : [{ match, now }];
    });
    for (const watchers of new Set(changed.map(({ now }) => now))) {
      const those = changed.filter(({ now }) => now === watchers).map(({ match }) => match);
      await store.write([
        { change: store.db.updateTable('lobby').set({ watchers }).where('match', 'in', those) },
      ]);
    }
  }
}

async function closeThoseUnseen(services: Services, visibility: Visibility): Promise<void> {
  const seenBefore = services.now() - UNSEEN[visibility];
  const unseen = await services.store.db
    .selectFrom('lobby')
    .innerJoin('matches', 'matches.id', 'lobby.match')
    .select('lobby.match')
    .where('lobby.visibility', '=', visibility)
    .where('lobby.seen_at', '<', seenBefore)
    .where('matches.status', '=', 'open')
    .limit(AT_ONCE)
    .execute();
  for (const { match } of unseen) await closeUnseen(services, match, seenBefore);
}
