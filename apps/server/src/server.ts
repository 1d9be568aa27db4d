import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { serveApi } from './api.js';
import { framedPolicy, mayBeFramed, PERMISSIONS, POLICY } from './headers.js';
import { BODY_BYTES } from './http/body-limits.js';
import { trustedProxies } from './http/client-address.js';
import { FAILED, problemOf } from './http/faults.js';
import { publishSchemas } from './http/openapi.js';
import { Problem } from './http/problem.js';
import { refuseUnreadable } from './http/unreadable.js';
import { shortLinkPages } from './links/page-routes.js';
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
  /** Called before anything is registered. Tests use it to share compiled schemas between servers. */
  readonly prepare?: (server: FastifyInstance) => Promise<void>;
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
const READS = ['GET', 'HEAD'];
const CSP = 'content-security-policy';

/** The app's files, compressed beforehand, under a policy that lets nothing else in. */
export async function makeServer(served: Served): Promise<FastifyInstance> {
  const { folder, log = false, trustProxy = false, limits = LIMITS } = served;
  const server = fastify({
    logger: log,
    trustProxy: trustProxy !== false && trustedProxies(trustProxy),
    bodyLimit: BODY_BYTES.usual,
    // What is unknown is refused by name, never dropped or bent into shape.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    requestTimeout: limits.request,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (fault, _request, reply) => tell(fault, reply),
    http: {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
    },
  });
  await served.prepare?.(server);
  server.setErrorHandler((fault: FastifyError, _request, reply) => {
    if (!problemOf(fault)) served.services?.logger.error({ err: fault }, 'a file was not sent');
    return tell(fault, reply);
  });
  await server.register(helmet, POLICY);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (mayBeFramed(request.url)) {
      reply.header(CSP, framedPolicy(String(reply.getHeader(CSP))));
      reply.removeHeader('x-frame-options');
    }
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
      reply.header('cache-control', /\/assets\//.test(path) ? FOR_EVER : ASK_EACH_TIME);
      // The same address answers with other bytes to those who take them compressed.
      reply.header('vary', 'accept-encoding');
    },
  });
  const { services } = served;
  if (services) {
    await publishSchemas(server);
    await server.register((api) => serveApi(api, services), { prefix: '/api' });
    await server.register((pages) => shortLinkPages(pages, services), { prefix: '/s' });
  }
  healthRoutes(server, served.readiness ?? null);
  // Every screen has an address of its own, and all of them are the one page.
  server.setNotFoundHandler((request, reply) => {
    if (looksLikeFile(request.url) || hasEncodedSeparator(request.url))
      return tell(new Problem(404, 'not-found', 'there is no such file'), reply);
    // A program that asks at a wrong address is told so, and never handed a page.
    if (/^\/+api(?:[/?]|$)/i.test(request.url))
      return tell(new Problem(404, 'not-found', 'there is nothing at this address'), reply);
    return reply.sendFile('index.html');
  });
  return server;
}

function tell(fault: FastifyError | Problem, reply: FastifyReply) {
  const { status, answer } = problemOf(fault) ?? FAILED;
  return reply.code(status).send(answer);
}

const looksLikeFile = (url: string): boolean => /\.[a-z0-9]+(?:\?|$)/i.test(url);
/** No screen's address has one, so it is somebody looking for files. */
const hasEncodedSeparator = (url: string): boolean => /^[^?]*%(?:2f|5c)/i.test(url);
