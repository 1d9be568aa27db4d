import {
  BoardAnswer,
  BoardAsked,
  BoardKept,
  BoardLog,
  CarriedResult,
  HandedResult,
  PhoneComes,
  PhoneLetIn,
  ResultKept,
  TableAnswer,
  TableKey,
  TableKeys,
  WaitingDecision,
} from '@opencarrom/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_BYTES } from '../http/body-limits.js';
import type { Routes } from '../http/routes.js';
import type { Services } from '../services.js';
import { tableAnswer } from './at-table.js';
import { BoardLogs } from './board-logs.js';
import { takeCarried } from './carried.js';
import { handResult } from './hand-from-table.js';
import { keptIn } from './hand-in.js';
import { atDesk } from './staff.js';
import { renewKey, tableKeys } from './table-keys.js';
import { endPhone, letPhoneIn, phoneIn } from './table-phones.js';
import { decideWaiting } from './waiting-decision.js';
import { watchedBoard } from './watched-board.js';

interface WithId {
  Params: { id: string };
}

const languageOf = ({ headers }: FastifyRequest): string | undefined => headers['accept-language'];

const tags = ['boards'];

export const boardRoutes: Routes = (api, services) => {
  keyRoutes(api, services);
  tableRoutes(api, services);
  resultRoutes(api, services);
};

/** Who may speak for a table. */
function keyRoutes(api: FastifyInstance, services: Services): void {
  api.get<WithId>(
    '/events/:id/tables',
    {
      schema: {
        tags,
        summary: 'The key of every table, for those who run the event',
        response: { 200: TableKeys },
      },
    },
    async (request, reply) => {
      const { held } = await atDesk(services, request, request.params.id);
      reply.header('cache-control', 'no-store');
      return tableKeys(services, held);
    },
  );

  api.post<{ Params: { id: string; table: string } }>(
    '/events/:id/tables/:table/key',
    { schema: { tags, summary: 'Another key for a table: its phones end', response: { 200: TableKey } } },
    async (request) => {
      const { held } = await atDesk(services, request, request.params.id);
      return renewKey(services, held, Number(request.params.table));
    },
  );

  api.post<WithId & { Body: PhoneComes }>(
    '/events/:id/phones',
    {
      schema: {
        tags,
        summary: 'A phone becomes the umpire of a table, by its key',
        body: PhoneComes,
        response: { 201: PhoneLetIn },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await letPhoneIn(services, request.params.id, request.body, request.ip)),
  );

  api.delete<{ Params: { id: string; phone: string } }>(
    '/events/:id/phones/:phone',
    { schema: { tags, summary: 'Takes a phone’s rights back' } },
    async (request, reply) => {
      const { id, phone } = request.params;
      await atDesk(services, request, id);
      await endPhone(services, id, phone);
      return reply.code(204).send();
    },
  );
}

/** What a phone at a table asks and tells, by `authorization: Table TOKEN`. */
function tableRoutes(api: FastifyInstance, services: Services): void {
  const logs = new BoardLogs(services);

  api.get<WithId>(
    '/events/:id/table',
    {
      schema: {
        tags,
        summary: 'What is played at a phone’s table, now and next',
        response: { 200: TableAnswer },
      },
    },
    async (request) => tableAnswer(await phoneIn(services, request, request.params.id), services.now()),
  );

  api.post<WithId & { Body: BoardLog }>(
    '/events/:id/boards',
    {
      bodyLimit: BODY_BYTES.boardLog,
      schema: {
        tags,
        summary: 'A phone tells of its match, event by event',
        body: BoardLog,
        response: { 200: BoardKept },
      },
    },
    async (request) => logs.keep(await phoneIn(services, request, request.params.id), request.body),
  );

  api.get<{ Params: { id: string; match: string }; Querystring: BoardAsked }>(
    '/events/:id/boards/:match',
    {
      schema: {
        tags,
        summary: 'A match from its board, for everybody: its head, and the events one has not',
        querystring: BoardAsked,
        response: { 200: BoardAnswer },
      },
    },
    async (request) => {
      const { id, match } = request.params;
      const { rubber, log = '', after = '0' } = request.query;
      const asked = { match: Number(match), ...(rubber === undefined ? {} : { rubber: Number(rubber) }) };
      return watchedBoard(services, logs, id, asked, { log, after: Number(after) });
    },
  );
}

/** The one door for results, and what waits behind it. */
function resultRoutes(api: FastifyInstance, services: Services): void {
  api.post<WithId & { Body: HandedResult }>(
    '/events/:id/results',
    {
      bodyLimit: BODY_BYTES.result,
      schema: {
        tags,
        summary: 'A phone hands in a result',
        body: HandedResult,
        response: { 200: ResultKept },
      },
    },
    async (request) => {
      const phone = await phoneIn(services, request, request.params.id);
      return keptIn(await handResult(services, phone, request.body), languageOf(request));
    },
  );

  api.post<WithId & { Body: CarriedResult }>(
    '/events/:id/carried',
    {
      bodyLimit: BODY_BYTES.result,
      schema: {
        tags,
        summary: 'Brings in a result that came without a network, as a code or a file',
        body: CarriedResult,
        response: { 200: ResultKept },
      },
    },
    async (request) => {
      const desk = await atDesk(services, request, request.params.id);
      return keptIn(await takeCarried(services, desk, request.body.text), languageOf(request));
    },
  );

  api.post<{ Params: { id: string; waiting: string }; Body: WaitingDecision }>(
    '/events/:id/waiting/:waiting',
    {
      schema: {
        tags,
        summary: 'Takes a result that waits, or sets it aside',
        body: WaitingDecision,
        response: { 200: ResultKept },
      },
    },
    async (request) => {
      const { id, waiting } = request.params;
      const desk = await atDesk(services, request, id);
      return keptIn(await decideWaiting(services, desk, waiting, request.body), languageOf(request));
    },
  );
}
