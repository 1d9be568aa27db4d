import type {} from '@fastify/swagger';
import { JoinMatch, MatchMade, MatchSummary, NewOnlineMatch, Seated } from '@opencarrom/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../http/api.js';
import { joinMatch } from './joining.js';
import { openTable } from './open-table.js';
import { sendRecord } from './record.js';
import { summaryOf } from './summary.js';

interface OfMatch {
  Params: { id: string };
}

const tags = ['matches'];

/** Who sends no body means an empty one. */
async function mayBeEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

export const pairingRoutes: Routes = (api, services) => {
  const { doorkeeper, settings } = services;
  const originOf = (request: FastifyRequest): string =>
    settings.origin ?? `${request.protocol}://${request.host}`;

  api.post<{ Body: NewOnlineMatch }>(
    '/matches',
    {
      schema: {
        tags,
        summary: 'Makes a match and sits down at it',
        body: NewOnlineMatch,
        response: { 201: MatchMade },
      },
      preValidation: mayBeEmpty,
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      const made = await openTable(services, person, request.body);
      return reply.code(201).send({ ...made, url: `${originOf(request)}/match/${made.id}` });
    },
  );

  api.post<OfMatch & { Body: JoinMatch }>(
    '/matches/:id/join',
    {
      schema: { tags, summary: 'Sits down at a match, or again', body: JoinMatch, response: { 200: Seated } },
      preValidation: mayBeEmpty,
    },
    async (request) => {
      const person = await doorkeeper.personIn(request);
      return joinMatch(services, request.params.id, person, request.body.player);
    },
  );

  api.get<OfMatch>(
    '/matches/:id',
    { schema: { tags, summary: 'How a match stands', response: { 200: MatchSummary } } },
    (request) => summaryOf(services, request.params.id),
  );

  api.get<OfMatch>(
    '/matches/:id/record',
    { schema: { tags, summary: 'The record of a match, as far as it has come: one JSON document a line' } },
    (request, reply) => sendRecord(services, request.params.id, request, reply),
  );
};
