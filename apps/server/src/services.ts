import type { Logger } from 'pino';
import type { Bus } from './bus/bus.js';
import type { Chance } from './chance.js';
import type { HeldEvents } from './events/held-events.js';
import type { LinkBench } from './links/bench/link-bench.js';
import type { Meters } from './meters.js';
import type { Words } from './people/saying.js';
import type { Doorkeeper } from './people/visitor.js';
import type { Presence } from './rooms/presence.js';
import type { Rooms } from './rooms/rooms.js';
import type { Settings } from './settings.js';
import type { Store } from './store/store.js';

/** What every room of the server is given. Time and chance come in, so that tests can say them. */
export interface Services {
  readonly settings: Settings;
  /** Milliseconds since 1970; never goes back while the process lives. */
  readonly now: () => number;
  readonly chance: Chance;
  readonly logger: Logger;
  readonly meters: Meters;
  readonly store: Store;
  readonly bus: Bus;
  readonly doorkeeper: Doorkeeper;
  readonly presence: Presence;
  readonly words: Words;
  readonly rooms: Rooms;
  readonly events: HeldEvents;
  readonly links: LinkBench;
}
