import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { pairingRoutes } from '../pairing/routes.js';
import { peopleRoutes } from '../people/routes.js';
import type { Services } from '../services.js';
import { StoreProblem, type StoreProblemCode } from '../store/store-problem.js';
import { guardAgainstForgery } from './guard.js';
import { Problem } from './problem.js';
import type { Routes } from './routes.js';

/** Every room that answers over HTTP. */
const ROUTES: readonly Routes[] = [peopleRoutes, pairingRoutes];

export async function serveApi(api: FastifyInstance, services: Services): Promise<void> {
  api.setErrorHandler((fault: FastifyError | Problem, _request, reply) => tell(fault, reply, services));
  api.setNotFoundHandler((request) => {
    throw new Problem(404, 'not-found', `there is no ${request.method} ${request.url.split('?')[0]}`);
  });
  guardAgainstForgery(api, services.settings);
  for (const routes of ROUTES) await routes(api, services);
}

/** Whoever asks is told what and where; what went wrong inside is told to the log alone. */
function tell(fault: FastifyError | Problem, reply: FastifyReply, { logger, meters }: Services) {
  const problem = fault instanceof Problem ? fault : refused(fault);
  if (!problem) logger.error({ err: fault }, 'a request failed');
  const told = problem ?? new Problem(500, 'failed', 'something went wrong here; it has been noted');
  meters.refused(told.code);
  if (told.retryAfter !== undefined) reply.header('retry-after', told.retryAfter);
  return reply.code(told.status).send(told.answer);
}

/** What Fastify itself refuses: a body that is no JSON, is too large, or does not fit its schema. */
function refused(fault: FastifyError): Problem | null {
  if (fault instanceof StoreProblem) return storeProblem(fault);
  const [first] = fault.validation ?? [];
  if (first) {
    const where = [fault.validationContext ?? 'body', ...first.instancePath.split('/').filter(Boolean)].join(
      '.',
    );
    const named = first.params.additionalProperty ?? first.params.missingProperty;
    const path = typeof named === 'string' ? `${where}.${named}` : where;
    return new Problem(400, 'bad-request', first.message ?? 'it does not fit', path);
  }
  const status = fault.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Problem(status, codeOf(status), fault.message) : null;
}

const STORE_PROBLEMS: Readonly<Partial<Record<StoreProblemCode, string>>> = {
  'store-full': 'the disk is full: nothing was done; ask again later',
  'store-read-only': 'nothing can be written now: nothing was done; ask again later',
  'store-away': 'the database is not reached: nobody knows whether it was done; ask again',
};

function storeProblem({ code }: StoreProblem): Problem | null {
  const message = STORE_PROBLEMS[code];
  return message === undefined ? null : new Problem(503, code, message, undefined, 1);
}

const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  413: 'too-large',
  415: 'unknown-media-type',
  429: 'too-many',
};

const codeOf = (status: number): string => CODES[status] ?? 'refused';
