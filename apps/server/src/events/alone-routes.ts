import { ById, EventsAlone, InviteMade, ModerationReason } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { noted } from '../people/audit.js';
import { moderatorIn } from '../people/moderators.js';
import { aloneWith, runByNobody } from './alone.js';
import { invite } from './helpers.js';
import { heldEvent } from './staff.js';

const tags = ['moderation'];

/**
 * What nobody would run if one left, and what nobody runs: to the latter a moderator makes a link, and whoever opens it owns
 * the event.
 */
export const eventsAloneRoutes: Routes = (api, services) => {
  const { store, doorkeeper } = services;

  api.get(
    '/me/events-alone',
    {
      schema: {
        tags: ['people'],
        summary: 'The events that nobody would run if one left',
        response: { 200: EventsAlone },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.anybodyIn(request);
      return { events: await aloneWith(store, account) };
    },
  );

  api.get(
    '/moderation/events',
    {
      schema: {
        tags,
        summary: 'Events that are not over and that nobody runs',
        response: { 200: EventsAlone },
      },
    },
    async (request) => {
      await moderatorIn(request, services);
      return { events: await runByNobody(store) };
    },
  );

  api.post<{ Params: ById; Body: ModerationReason }>(
    '/moderation/events/:id/link',
    {
      schema: {
        tags,
        summary: 'Makes a link to an event that nobody runs: whoever opens it owns it',
        params: ById,
        body: ModerationReason,
        response: { 201: InviteMade },
      },
    },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { id } = request.params;
      const held = await heldEvent(services, id);
      if (!(await runByNobody(store)).some((event) => event.id === id))
        throw new Problem(409, 'changed-meanwhile', 'somebody runs this event, or it is over');
      const deed = { by, what: `event ${id} given on`, account: null, reason: request.body.reason };
      const token = await invite(services, { held }, { to: 'help' }, [noted(deed, services)]);
      return reply.code(201).send({ token });
    },
  );
};
