import { EntryAnswer, EntryAsked, RequestDecision } from '@opencarrom/protocol/schemas';
import type { Routes } from '../http/routes.js';
import { askToEnter, decideRequest } from './entry-asked.js';
import { atDesk } from './staff.js';

const tags = ['events'];

/** People who enter by themselves. */
export const entryRoutes: Routes = (api, services) => {
  api.post<{ Params: { id: string }; Body: EntryAsked }>(
    '/events/:id/requests',
    {
      schema: {
        tags,
        summary: 'Asks to take part in an event',
        body: EntryAsked,
        response: { 200: EntryAnswer },
      },
    },
    async (request) => {
      const who = await services.doorkeeper.whoAsks(request);
      return askToEnter(services, request.params.id, request.body, who, request.ip);
    },
  );

  api.post<{ Params: { id: string; request: string }; Body: RequestDecision }>(
    '/events/:id/requests/:request',
    {
      schema: {
        tags,
        summary: 'Enters somebody who has asked, or does not (204)',
        body: RequestDecision,
        response: { 200: EntryAnswer },
      },
    },
    async (request, reply) => {
      const { id, request: asked } = request.params;
      const answer = await decideRequest(services, await atDesk(services, request, id), asked, request.body);
      return answer ?? reply.code(204).send();
    },
  );
};
