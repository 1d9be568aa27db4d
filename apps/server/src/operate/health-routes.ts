import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.js';

/** What whoever looks after the server asks: does it live, and should people be sent to it? */
export function healthRoutes(server: FastifyInstance, readiness: Readiness | null): void {
  server.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = (await readiness?.fault()) ?? null;
    return fault ? reply.code(503).send({ error: fault }) : { ok: true };
  });
}
