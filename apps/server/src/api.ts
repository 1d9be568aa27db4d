import type { FastifyInstance } from 'fastify';
import { arenaRoutes } from './arena/arena-routes.js';
import { clubRoutes } from './clubs/club-routes.js';
import { seriesRoutes } from './clubs/series-routes.js';
import { eventsAloneRoutes } from './events/alone-routes.js';
import { boardRoutes } from './events/board-routes.js';
import { entryRoutes } from './events/entry-routes.js';
import { eventRoutes } from './events/routes.js';
import { teamRoutes } from './events/team-routes.js';
import { tellOfFaults } from './http/faults.js';
import { guardAgainstForgery } from './http/guard.js';
import { limitRequests } from './http/limit-requests.js';
import { Problem } from './http/problem.js';
import type { Routes } from './http/routes.js';
import { linkRoutes } from './links/link-routes.js';
import { pairingRoutes } from './pairing/routes.js';
import { peopleRoutes } from './people/routes.js';
import { profileRoutes } from './profiles/routes.js';
import type { Services } from './services.js';
import { dailyRoutes } from './shots/daily-routes.js';

/** Every room that answers over HTTP. */
const ROUTES: readonly Routes[] = [
  peopleRoutes,
  pairingRoutes,
  profileRoutes,
  arenaRoutes,
  clubRoutes,
  seriesRoutes,
  eventRoutes,
  boardRoutes,
  entryRoutes,
  eventsAloneRoutes,
  teamRoutes,
  dailyRoutes,
  linkRoutes,
];

export async function serveApi(api: FastifyInstance, services: Services): Promise<void> {
  tellOfFaults(api, services);
  api.setNotFoundHandler((request) => {
    throw new Problem(404, 'not-found', `there is no ${request.method} ${request.url.split('?')[0]}`);
  });
  // Bodies are JSON: Fastify would take plain text as well.
  api.removeContentTypeParser('text/plain');
  limitRequests(api, services);
  guardAgainstForgery(api, services.settings);
  for (const routes of ROUTES) await routes(api, services);
}
