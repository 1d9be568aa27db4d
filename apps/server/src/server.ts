import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { PERMISSIONS, POLICY } from './headers.js';
import { serveApi } from './http/api.js';
import { publishSchemas } from './http/openapi.js';
import { healthRoutes } from './operate/health-routes.js';
import type { Readiness } from './operate/readiness.js';
import type { Services } from './services.js';
import type { TrustProxy } from './settings.js';

/** A year: such files carry a hash of their content in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Asked for anew each time, so that a new version is seen; the service worker keeps it for offline use. */
const ASK_EACH_TIME = 'no-cache';

export interface Served {
  /** The folder that holds the built app. */
  readonly folder: string;
  readonly log?: boolean;
  readonly trustProxy?: TrustProxy;
  readonly limits?: TimeLimits;
  /** What online play stands on; left out: the app's files alone are served. */
  readonly services?: Services;
  /** Left out: it is always ready, for there is nothing to write. */
  readonly readiness?: Readiness;
}

/** Milliseconds after which a client that does not come to the point is let go. */
interface TimeLimits {
  readonly headers: number;
  /** From the first byte to the last of a request. */
  readonly request: number;
  /** How often the two are looked after. */
  readonly check: number;
}

const LIMITS: TimeLimits = { headers: 10_000, request: 20_000, check: 5_000 };
/** Nothing that is asked for here has much to say. */
const LARGEST_BODY = 64 * 1024;
const READS = ['GET', 'HEAD'];

/** The app's files, compressed beforehand, under a policy that lets nothing else in. */
export async function makeServer(served: Served): Promise<FastifyInstance> {
  const { folder, log = false, trustProxy = false, limits = LIMITS } = served;
  const server = fastify({
    logger: log,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_BODY,
    // What is unknown is refused by name, never dropped or bent into shape.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    requestTimeout: limits.request,
    http: {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
    },
  });
  await server.register(helmet, POLICY);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (READS.includes(request.method) || request.url.startsWith('/api/')) return;
    return reply
      .code(405)
      .header('allow', READS.join(', '))
      .send({ error: { code: 'method-not-allowed', message: `${request.method} is not taken here` } });
  });
  await server.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', /\/assets\//.test(path) ? FOR_EVER : ASK_EACH_TIME);
      // The same address answers with other bytes to those who take them compressed.
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  const { services } = served;
  if (services) {
    await publishSchemas(server);
    await server.register((api) => serveApi(api, services), { prefix: '/api' });
  }
  healthRoutes(server, served.readiness ?? null);
  // Every screen has an address of its own, and all of them are the one page.
  server.setNotFoundHandler((request, reply) => {
    if (looksLikeFile(request.url))
      return reply.code(404).send({ error: { code: 'not-found', message: 'there is no such file' } });
    return reply.sendFile('index.html');
  });
  return server;
}

const looksLikeFile = (url: string): boolean => /\.[a-z0-9]+(?:\?|$)/i.test(url);
