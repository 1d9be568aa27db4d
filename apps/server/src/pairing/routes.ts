import type {} from '@fastify/swagger';
import {
  ComputerSeat,
  JoinMatch,
  LeavingCosts,
  LobbyAnswer,
  MatchMade,
  MatchSummary,
  NewOnlineMatch,
  NewSeek,
  RatingsAnswer,
  RematchAnswer,
  SeatAsked,
  Seated,
  SeekAnswer,
  TablesAnswer,
  TablesAsked,
} from '@opencarrom/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Routes } from '../http/routes.js';
import type { Services } from '../services.js';
import { changeSeat, emptySeat } from './change-seat.js';
import { closeTable } from './close-table.js';
import { seatComputer } from './computer-seats.js';
import { joinMatch } from './joining.js';
import { makeLobby } from './lobby.js';
import { watchOffers } from './offer-watch.js';
import { openTable } from './open-table.js';
import { publicTables } from './public-tables.js';
import { costsOfLeaving } from './quick/aborts.js';
import { makePairUp } from './quick/pair-up.js';
import { beginSeek, endSeek, goOnSeeking } from './quick/seek.js';
import { shownRatings } from './ratings/shown-ratings.js';
import { sendRecord } from './record.js';
import { dropOffer, noRematch, wantRematch } from './rematch.js';
import { MatchStandings } from './standings.js';
import { summaryOf } from './summary.js';

interface WithId {
  Params: { id: string };
}

interface WithSeat {
  Params: SeatAsked;
}

export const pairingRoutes: Routes = (api, services) => {
  matchRoutes(api, services);
  tableRoutes(api, services);
  seatRoutes(api, services);
  quickRoutes(api, services);
  rematchRoutes(api, services);
  api.get<WithId>(
    '/accounts/:id/ratings',
    {
      schema: {
        tags: ['ratings'],
        summary: 'What somebody is rated, and since when; matches by a link only for those who played them',
        response: { 200: RatingsAnswer },
      },
    },
    async (request) => {
      const viewer = await services.doorkeeper.whoAsks(request);
      return shownRatings(services, request.params.id, viewer?.account ?? null);
    },
  );
};

/** Who sends no body means an empty one. */
async function mayBeEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

function matchRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper, settings, store } = services;
  const standings = new MatchStandings(store);
  const tags = ['matches'];
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
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      const made = await openTable(services, person, request.body);
      return reply.code(201).send({ ...made, url: `${originOf(request)}/match/${made.id}` });
    },
  );

  api.post<WithId & { Body: JoinMatch }>(
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

  api.get<WithId>(
    '/matches/:id',
    { schema: { tags, summary: 'How a match stands', response: { 200: MatchSummary } } },
    (request) => summaryOf(services, standings, request.params.id),
  );

  api.get<WithId>(
    '/matches/:id/record',
    { schema: { tags, summary: 'The record of a match, as far as it has come: one JSON document a line' } },
    (request, reply) => sendRecord(services, request.params.id, request, reply),
  );
}

function tableRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper } = services;
  const tags = ['tables'];

  api.get<{ Querystring: TablesAsked }>(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Public matches that wait for somebody, or are played',
        querystring: TablesAsked,
        response: { 200: TablesAnswer },
      },
    },
    (request) => publicTables(services, request.query),
  );

  const lobby = makeLobby(services);
  api.get(
    '/lobby',
    { schema: { tags, summary: 'Who waits, and what is played now', response: { 200: LobbyAnswer } } },
    () => lobby(),
  );

  api.delete<WithId>(
    '/matches/:id',
    { schema: { tags, summary: 'Takes a match back that nobody else sits at' } },
    async (request, reply) => {
      await closeTable(services, request.params.id, await doorkeeper.personIn(request));
      return reply.code(204).send();
    },
  );

  api.post<WithId & { Body: ComputerSeat }>(
    '/matches/:id/computer',
    {
      schema: {
        tags,
        summary: 'Sits a computer down in an empty seat',
        body: ComputerSeat,
        response: { 200: ComputerSeat },
      },
    },
    async (request) => {
      await seatComputer(services, request.params.id, await doorkeeper.personIn(request), request.body);
      return request.body;
    },
  );
}

/** Who sits where, as long as it has not begun. */
function seatRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper } = services;
  const tags = ['matches'];
  const url = '/matches/:id/seats/:player';

  api.put<WithSeat>(
    url,
    {
      schema: {
        tags,
        summary: 'Changes to another free seat, before the match begins',
        params: SeatAsked,
        response: { 200: Seated },
      },
    },
    async (request) => {
      const { id, player } = request.params;
      return changeSeat(services, id, await doorkeeper.personIn(request), player);
    },
  );

  api.delete<WithSeat>(
    url,
    {
      schema: {
        tags,
        summary: 'Leaves one’s seat, or takes a computer away, before the match begins',
        params: SeatAsked,
      },
    },
    async (request, reply) => {
      const { id, player } = request.params;
      await emptySeat(services, id, await doorkeeper.personIn(request), player);
      return reply.code(204).send();
    },
  );
}

function quickRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper } = services;
  const tags = ['pairing'];
  const pairUp = makePairUp(services);

  api.post<{ Body: NewSeek }>(
    '/pairing',
    {
      schema: {
        tags,
        summary: 'Begins to look for an opponent',
        body: NewSeek,
        response: { 201: SeekAnswer },
      },
      preValidation: mayBeEmpty,
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await beginSeek(services, pairUp, await doorkeeper.personIn(request), request.body)),
  );

  api.get(
    '/pairing/costs',
    {
      schema: {
        tags,
        summary: 'What it would cost to leave a match that was not begun',
        response: { 200: LeavingCosts },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.personIn(request);
      return { costs: await costsOfLeaving(services, account) };
    },
  );

  api.get<WithId>(
    '/pairing/:id',
    {
      schema: {
        tags,
        summary: 'Goes on looking: answered when somebody is found, or after 5 s; ask again at once',
        response: { 200: SeekAnswer },
      },
    },
    async (request) => goOnSeeking(services, pairUp, await doorkeeper.personIn(request), request.params.id),
  );

  api.delete<WithId>(
    '/pairing/:id',
    { schema: { tags, summary: 'Looks no more' } },
    async (request, reply) => {
      await endSeek(services, await doorkeeper.personIn(request), request.params.id);
      return reply.code(204).send();
    },
  );
}

function rematchRoutes(api: FastifyInstance, services: Services): void {
  const { doorkeeper, logger } = services;
  const tags = ['rematch'];
  const watch = watchOffers(services, (match, player) => {
    dropOffer(services, match, player).catch((fault: unknown) =>
      logger.warn({ err: fault, match }, 'an offer was not taken back'),
    );
  });
  api.addHook('onClose', async () => watch.close());

  api.post<WithId>(
    '/matches/:id/rematch',
    {
      schema: { tags, summary: 'Offers to play again, or takes the offer', response: { 200: RematchAnswer } },
    },
    async (request) => wantRematch(services, watch, request.params.id, await doorkeeper.personIn(request)),
  );

  api.delete<WithId>(
    '/matches/:id/rematch',
    { schema: { tags, summary: 'Takes an offer back, or declines it', response: { 200: RematchAnswer } } },
    async (request) => noRematch(services, request.params.id, await doorkeeper.personIn(request)),
  );
}
