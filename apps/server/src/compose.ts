import type { Logger } from 'pino';
import { startArenaKeeper } from './arena/arena-keeper.js';
import { openBus } from './bus/open-bus.js';
import { randomChance } from './chance.js';
import { steadyClock } from './clock.js';
import { startSeriesKeeper } from './clubs/series-keeper.js';
import { startKeptResults } from './events/kept-results.js';
import { makeHeldEvents } from './events/make-held-events.js';
import { makeLinkBench } from './links/bench/link-bench.js';
import { startLinkKeeper } from './links/link-keeper.js';
import type { Meters } from './meters.js';
import { checkClock } from './operate/clock-check.js';
import { startUpkeep } from './operate/upkeep.js';
import { startLobbyKeeper } from './pairing/lobby-keeper.js';
import { endingOf } from './pairing/ratings/ending.js';
import { startRater } from './pairing/ratings/rater.js';
import { makeThinkerPool } from './pairing/thinking/thinker-pool.js';
import { startCleaning } from './people/cleaning.js';
import { makeDoorkeeper } from './people/doorkeeper.js';
import { warnOfUnboundModerators } from './people/moderators.js';
import { makeWords } from './people/words.js';
import { startCounting } from './profiles/count-results.js';
import { MatchRooms } from './rooms/make-rooms.js';
import { makePresence } from './rooms/presence.js';
import type { Services } from './services.js';
import type { Settings } from './settings.js';
import { openStore } from './store/open-store.js';

/** The server's services, and the way to end them. */
export interface Composed {
  readonly services: Services;
  /** To be called once nobody is served any more: what others need is written, then all is closed. */
  readonly close: () => Promise<void>;
}

/** Puts together what the settings ask for: one file and one process, or a database, a bus and several. */
export async function compose(settings: Settings, logger: Logger, meters: Meters): Promise<Composed> {
  const [now, chance] = [steadyClock(), randomChance];
  const store = await openStore(settings, { now, logger, meters });
  const { deletesFrom } = await checkClock(store, now(), settings).catch(async (problem: unknown) => {
    await store.close();
    throw problem;
  });
  const bus = await openBus(settings, logger);
  const doorkeeper = makeDoorkeeper({ settings, now, chance, logger, store, bus });
  const stopCleaning = startCleaning({ store, now, bus, doorkeeper, logger, deletesFrom });
  const presence = makePresence({ bus, node: store.leases.node, now });
  const thinkers = makeThinkerPool({ chance });
  const rater = startRater({ store, now, logger });
  const counting = startCounting({ store, now, logger });
  const upkeep = startUpkeep({ settings, store, now, logger, meters, deletesFrom });
  const rooms = new MatchRooms({
    ...{ now, chance, logger, meters, bus, presence, store, settings },
    thinkerFor: thinkers.thinkerFor,
    followsFrom: ({ id, kind }, outcome, endedAt) => endingOf(store, { id, kind, outcome, endedAt }),
    matchEnded: () => {
      rater.soon();
      counting.soon();
    },
  });
  const words = makeWords({ settings, store, now, chance });
  const events = makeHeldEvents({ now, store, bus, logger });
  const links = makeLinkBench({ logger });
  const keptResults = startKeptResults({ store, events, now, chance, logger });
  const services: Services = {
    ...{ settings, now, chance, logger, meters, store, bus },
    ...{ doorkeeper, presence, words, rooms, events, links },
  };
  await warnOfUnboundModerators(services);
  const lobbyKeeper = startLobbyKeeper(services);
  const keepers = [
    startArenaKeeper(services),
    startSeriesKeeper(services),
    startLinkKeeper(services, deletesFrom),
  ];
  return {
    services,
    close: async () => {
      lobbyKeeper.close();
      await Promise.all(keepers.map((keeper) => keeper.close()));
      await rooms.drain(DRAINED_WITHIN);
      await keptResults.close();
      events.close();
      thinkers.close();
      await links.close();
      await Promise.all([rater.close(), counting.close()]);
      await upkeep.close();
      presence.close();
      stopCleaning();
      doorkeeper.close();
      await bus.close();
      await store.close();
    },
  };
}

/** Milliseconds in which all leads are put down. */
const DRAINED_WITHIN = 5_000;
