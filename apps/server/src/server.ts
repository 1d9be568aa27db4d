import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** A year: such files carry a hash of their content in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Asked for anew each time, so that a new version is seen; the service worker keeps it for offline use. */
const ASK_EACH_TIME = 'no-cache';

export interface Served {
  /** The folder that holds the built app. */
  readonly folder: string;
  readonly log?: boolean;
}

/** The app's files, compressed beforehand, under a policy that lets nothing else in. */
export async function makeServer({ folder, log = false }: Served): Promise<FastifyInstance> {
  const server = fastify({ logger: log, trustProxy: true });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // The server speaks plain HTTP on one machine; whoever puts TLS before it says so there.
    hsts: false,
  });
  await server.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', /\/assets\//.test(path) ? FOR_EVER : ASK_EACH_TIME);
    },
  });
  server.get('/health', () => ({ ok: true }));
  // Every screen has an address of its own, and all of them are the one page.
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || looksLikeFile(request.url))
      return reply.code(404).send({ error: 'not found' });
    return reply.sendFile('index.html');
  });
  return server;
}

const looksLikeFile = (url: string): boolean => /\.[a-z0-9]+(?:\?|$)/i.test(url);
