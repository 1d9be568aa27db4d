import type { Code } from '@opencarrom/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { StoreProblem, type StoreProblemCode } from '../store/store-problem.js';
import { Problem } from './problem.js';

/** What whoever asks is told where something went wrong inside. */
export const FAILED = new Problem(500, 'failed', 'something went wrong here; it has been noted');

/** Whoever asks is told what and where; what went wrong inside is told to the log alone. */
export function tellOfFaults(
  api: FastifyInstance,
  { logger, meters }: Pick<Services, 'logger' | 'meters'>,
): void {
  api.setErrorHandler((fault: FastifyError | Problem, request, reply) => {
    const known = problemOf(fault);
    if (!known) logger.error({ err: fault, req: request }, 'a request failed');
    const problem = known ?? FAILED;
    meters.refused(problem.code);
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
    return reply.code(problem.status).send(problem.answerIn(request.headers['accept-language']));
  });
}

/** What a fault is to whoever asks; null: it is ours alone. */
export const problemOf = (fault: FastifyError | Problem): Problem | null =>
  fault instanceof Problem ? fault : (notKept(fault) ?? refused(fault));

/** Why nothing can be kept for the moment: what was asked is right, and may be asked again. */
const NOT_NOW: readonly [code: StoreProblemCode & Code, message: string][] = [
  ['store-full', 'the disk is full: nothing was done; ask again later'],
  ['store-read-only', 'nothing can be written now: nothing was done; ask again later'],
  ['store-away', 'the database is not reached: nobody knows whether it was done; ask again'],
];

function notKept(fault: Error): Problem | null {
  if (!(fault instanceof StoreProblem)) return null;
  const [code, message] = NOT_NOW.find(([known]) => known === fault.code) ?? [];
  return code === undefined || message === undefined ? null : new Problem(503, code, message, undefined, 1);
}

/** What Fastify itself refuses: an address that cannot be read, a body that is no JSON, is too large, or does not fit its schema. */
function refused(fault: FastifyError): Problem | null {
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

const CODES: Readonly<Record<number, Code>> = {
  400: 'bad-request',
  403: 'not-allowed',
  404: 'not-found',
  413: 'too-large',
  415: 'unknown-media-type',
  429: 'too-many',
};

const codeOf = (status: number): Code => CODES[status] ?? 'bad-request';
