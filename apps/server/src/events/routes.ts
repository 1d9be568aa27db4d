import { networkInterfaces } from 'node:os';
import {
  ActAsked,
  ActDone,
  BroughtEvent,
  ClockAct,
  DeskAnswer,
  DeskAsked,
  EventAnswer,
  EventMade,
  EventsAnswer,
  InviteAsked,
  InviteMade,
  InviteTaken,
  NewEvent,
  OwnerAsked,
  SettingsChange,
} from '@opencarrom/protocol/schemas';
import { writeEvent } from '@opencarrom/tournament';
import type { FastifyInstance } from 'fastify';
import { BODY_BYTES } from '../http/body-limits.js';
import { hallAddresses } from '../http/hall-addresses.js';
import type { Routes } from '../http/routes.js';
import type { Services } from '../services.js';
import { deleteEvent } from './deleting.js';
import { actAtDesk, deskAnswer } from './desk.js';
import { eventLists } from './event-lists.js';
import { changeSettings } from './event-settings.js';
import { becomeHelper, invite, passToHelper, removeStaff } from './helpers.js';
import { bringEvent, openEvent } from './opening.js';
import { PublicPages } from './public-page.js';
import { turnClock } from './round-clock.js';
import { atDesk, heldEvent, roleIn } from './staff.js';

interface WithId {
  Params: { id: string };
}

const TAGS = ['events'];

export const eventRoutes: Routes = (api, services) => {
  listRoutes(api, services);
  pageRoutes(api, services);
  deskRoutes(api, services);
  staffRoutes(api, services);
};

function listRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper } = services;

  api.get(
    '/events',
    {
      schema: {
        tags: TAGS,
        summary: 'The events one runs, and those everybody sees',
        response: { 200: EventsAnswer },
      },
    },
    async (request) => eventLists(services, (await doorkeeper.whoAsks(request))?.account),
  );

  api.post<{ Body: NewEvent }>(
    '/events',
    {
      bodyLimit: BODY_BYTES.tournamentAction,
      schema: { tags: TAGS, summary: 'Opens an event', body: NewEvent, response: { 201: EventMade } },
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      return reply.code(201).send({ id: await openEvent(services, person, request.body) });
    },
  );

  api.post<{ Body: BroughtEvent }>(
    '/events/brought',
    {
      bodyLimit: BODY_BYTES.tournamentFile,
      schema: {
        tags: TAGS,
        summary: 'Takes in a whole event that was run elsewhere, as docs/event-format.md writes it',
        body: BroughtEvent,
        response: { 201: EventMade },
      },
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      return reply.code(201).send({ id: await bringEvent(services, person, request.body) });
    },
  );
}

function pageRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper } = services;
  const pages = new PublicPages(services);

  api.get<WithId>(
    '/events/:id',
    {
      schema: { tags: TAGS, summary: 'What everybody may see of an event', response: { 200: EventAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = await doorkeeper.whoAsks(request);
      const [held, you] = await Promise.all([heldEvent(services, id), roleIn(services, id, person?.account)]);
      const page = await pages.pageOf(held, you);
      reply.header('etag', page.tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      // As bytes: it is written already.
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'])))
        return reply.send(Buffer.from(page.text()));
      return reply.header('content-encoding', 'gzip').send(page.gzipped());
    },
  );

  api.get<WithId>(
    '/events/:id/file',
    { schema: { tags: TAGS, summary: 'The whole event as a file: see docs/event-format.md' } },
    async (request, reply) => {
      const { held } = await atDesk(services, request, request.params.id);
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; ${fileName(held.row.name)}`);
      return reply.send(writeEvent(held.logged));
    },
  );
}

/** What a file of the event is called: in letters every system takes, and as it is called where that is understood. */
function fileName(name: string): string {
  const plain =
    name
      .replace(/[^\w -]+/g, '')
      .trim()
      .replace(/ +/g, '-')
      .toLowerCase() || 'event';
  const named = name.replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'event';
  return `filename="${plain}.jsonl"; filename*=UTF-8''${encodeURIComponent(named).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}.jsonl`;
}

function deskRoutes(api: FastifyInstance, services: Services): void {
  api.get<WithId & { Querystring: DeskAsked }>(
    '/events/:id/desk',
    {
      schema: {
        tags: TAGS,
        summary: 'All that those who run an event see, with its lines after a number',
        querystring: DeskAsked,
        response: { 200: DeskAnswer },
      },
    },
    async (request) => {
      const desk = await atDesk(services, request, request.params.id);
      const after = Number(request.query.after ?? 0);
      const port = request.socket.localPort ?? services.settings.port;
      return deskAnswer(services, desk, {
        after,
        addresses: hallAddresses(services.settings, port, networkInterfaces()),
        language: request.headers['accept-language'],
      });
    },
  );

  api.post<WithId & { Body: ActAsked }>(
    '/events/:id/acts',
    {
      bodyLimit: BODY_BYTES.tournamentAction,
      schema: {
        tags: TAGS,
        summary: 'Does something to an event',
        body: ActAsked,
        response: { 200: ActDone },
      },
    },
    async (request) => actAtDesk(services, await atDesk(services, request, request.params.id), request.body),
  );

  api.patch<WithId & { Body: SettingsChange }>(
    '/events/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Says who may enter, keep the score, and see it listed',
        body: SettingsChange,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { role, person } = await atDesk(services, request, id);
      await changeSettings(services, id, { role, account: person.account }, request.body);
      return reply.code(204).send();
    },
  );

  api.post<WithId & { Body: ClockAct }>(
    '/events/:id/clock',
    { schema: { tags: TAGS, summary: 'Sets, runs or stops the clock of a round', body: ClockAct } },
    async (request, reply) => {
      await atDesk(services, request, request.params.id);
      await turnClock(services, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  api.delete<WithId>(
    '/events/:id',
    { schema: { tags: TAGS, summary: 'Deletes an event, for good' } },
    async (request, reply) => {
      await atDesk(services, request, request.params.id, 'owner');
      await deleteEvent(services, request.params.id);
      return reply.code(204).send();
    },
  );
}

function staffRoutes(api: FastifyInstance, services: Services): void {
  api.post<WithId & { Body: InviteAsked }>(
    '/events/:id/invites',
    {
      schema: {
        tags: TAGS,
        summary: 'Makes a link for a helper (the owner), or for the captain of a team',
        body: InviteAsked,
        response: { 201: InviteMade },
      },
    },
    async (request, reply) => {
      const least = request.body.to === 'help' ? 'owner' : 'helper';
      const desk = await atDesk(services, request, request.params.id, least);
      return reply.code(201).send({ token: await invite(services, desk, request.body) });
    },
  );

  api.post<WithId & { Body: InviteTaken }>(
    '/events/:id/staff',
    { schema: { tags: TAGS, summary: 'Becomes a helper by a link', body: InviteTaken } },
    async (request, reply) => {
      const { id } = request.params;
      const person = await services.doorkeeper.personIn(request);
      await heldEvent(services, id);
      await becomeHelper(services, id, person, request.body.token);
      return reply.code(204).send();
    },
  );

  api.put<WithId & { Body: OwnerAsked }>(
    '/events/:id/owner',
    { schema: { tags: TAGS, summary: 'Passes an event on to one of its helpers', body: OwnerAsked } },
    async (request, reply) => {
      const desk = await atDesk(services, request, request.params.id, 'owner');
      await passToHelper(services, desk, request.body.account);
      return reply.code(204).send();
    },
  );

  api.delete<{ Params: { id: string; account: string } }>(
    '/events/:id/staff/:account',
    { schema: { tags: TAGS, summary: 'Takes a helper from the desk, or leaves it' } },
    async (request, reply) => {
      const { id, account } = request.params;
      await removeStaff(services, await atDesk(services, request, id), account);
      return reply.code(204).send();
    },
  );
}
