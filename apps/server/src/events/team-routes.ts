import { LineUpAsked, TeamAnswer } from '@opencarrom/protocol/schemas';
import type { Routes } from '../http/routes.js';
import { captainIn, giveLineUp, teamAnswer } from './captains.js';

interface WithId {
  Params: { id: string };
}

const tags = ['teams'];

/** What a team's captain sees and says, by `authorization: Team TOKEN`. */
export const teamRoutes: Routes = (api, services) => {
  api.get<WithId>(
    '/events/:id/team',
    {
      schema: {
        tags,
        summary: 'A team’s ties and its own line-ups; the others’ once both are in',
        response: { 200: TeamAnswer },
      },
    },
    async (request) => teamAnswer(await captainIn(services, request, request.params.id), services.now()),
  );

  api.post<WithId & { Body: LineUpAsked }>(
    '/events/:id/line-ups',
    {
      schema: {
        tags,
        summary: 'Says who plays each rubber of a tie',
        body: LineUpAsked,
        response: { 200: TeamAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await giveLineUp(services, await captainIn(services, request, id), request.body);
      return teamAnswer(await captainIn(services, request, id), services.now());
    },
  );
};
