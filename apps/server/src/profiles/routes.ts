import { HistoryAnswer, HistoryAsked, Profile, SinceLastPlayed } from '@opencarrom/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../http/routes.js';
import { friendRoutes } from './friends.js';
import { history } from './history.js';
import { mustBeThere, profileOf } from './profile.js';
import { sinceLastPlayed } from './since-last-played.js';

interface WithId {
  Params: { id: string };
}

export const profileRoutes: Routes = async (api, services) => {
  const { doorkeeper } = services;
  const tags = ['profiles'];
  const viewerIn = async (request: FastifyRequest): Promise<string | null> =>
    (await doorkeeper.whoAsks(request))?.account ?? null;
  await friendRoutes(api, services);

  api.get<WithId>(
    '/accounts/:id',
    { schema: { tags, summary: 'What everybody may know of somebody', response: { 200: Profile } } },
    async (request) => profileOf(services, request.params.id, await viewerIn(request)),
  );

  api.get<WithId & { Querystring: HistoryAsked }>(
    '/accounts/:id/matches',
    {
      schema: {
        tags,
        summary: 'What somebody has played; by a link only for those who played it too',
        querystring: HistoryAsked,
        response: { 200: HistoryAnswer },
      },
    },
    async (request) => {
      const { id } = await mustBeThere(services.store, request.params.id);
      return history(services, id, await viewerIn(request), request.query);
    },
  );

  api.get(
    '/me/since',
    {
      schema: {
        tags,
        summary: 'What there is to know since one last played',
        response: { 200: SinceLastPlayed },
      },
    },
    async (request) => sinceLastPlayed(services, (await doorkeeper.personIn(request)).account),
  );
};
