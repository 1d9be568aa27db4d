import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { compose } from './compose.js';
import { makeMeters } from './meters.js';
import { drain } from './operate/drain.js';
import { serveMetrics } from './operate/metrics-server.js';
import { makeReadiness } from './operate/readiness.js';
import { makeServer } from './server.js';
import type { Settings } from './settings.js';
import { attachSockets, type Sockets } from './watching/attach-sockets.js';

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Ends it so that nobody loses anything; false: something had to be given up. */
  readonly stop: () => Promise<boolean>;
}

/** Milliseconds in which all leads are put down. */
const PUT_DOWN_WITHIN = 4_000;
/** Milliseconds over which all are sent away, so that they do not arrive elsewhere at once. */
const SENT_AWAY_OVER = 3_000;
const GONE_WITHIN = 1_000;
const LOOKED_EVERY = 20;

/** Everything the settings ask for, listening on this port. */
export async function run(
  settings: Settings,
  port: number,
  folder: string,
  logger: Logger,
): Promise<Running> {
  const meters = makeMeters({ isRead: settings.metrics !== null });
  const { services, close } = await compose(settings, logger, meters);
  const readiness = makeReadiness(services.store, services.now);
  const server = await makeServer({ folder, services, readiness, trustProxy: settings.trustProxy });
  const sockets = attachSockets(server.server, services);
  let closeMetrics = () => {};
  const stop = () =>
    drain(
      {
        notReady: readiness.drain,
        putDownRooms: () => services.rooms.drain(PUT_DOWN_WITHIN),
        // Where this is the only process nobody else could take them: they wait for the next one.
        sendAway: async () => {
          await sockets.drain(settings.bus ? SENT_AWAY_OVER : 0);
          await untilGone(sockets);
        },
        closeDoors: async () => {
          sockets.close();
          closeMetrics();
          await server.close();
        },
        closeRest: close,
      },
      logger,
    );
  try {
    await server.listen({ port, host: settings.host });
    if (settings.metrics) closeMetrics = await serveMetrics(settings.metrics, meters);
  } catch (problem) {
    await stop();
    throw problem;
  }
  const [place] = server.addresses();
  return { port: typeof place === 'object' ? place.port : port, stop };
}

/** Lets them go by themselves, having heard why; not for long. */
async function untilGone(sockets: Sockets): Promise<void> {
  for (let waited = 0; sockets.count() > 0 && waited < GONE_WITHIN; waited += LOOKED_EVERY)
    await pause(LOOKED_EVERY);
}
