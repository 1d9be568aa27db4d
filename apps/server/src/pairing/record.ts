import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writeRecord } from '@opencarrom/match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.js';
import { eventsIn } from '../store/kept-match.js';
import { findMatch } from './found-match.js';

const compressed = promisify(gzip);

/** The record as far as it is on the disk. */
export async function sendRecord(
  { store }: Services,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { head } = await findMatch(store, id);
  const commands = (await store.log.read(id, 0)) ?? [];
  const tag = `W/"${id}.${commands.at(-1)?.last ?? 0}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply
    .type('application/x-ndjson; charset=utf-8')
    .header('content-disposition', `inline; filename="${id}.carrom"`);
  const text = writeRecord(head, eventsIn(commands));
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compressed(text));
}
