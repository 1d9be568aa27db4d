import { ArenaTerms, EntryToArena, FixturesAnswer, PartnerCode } from '@opencarrom/protocol/schemas';
import type { OrderAnswer } from '../events/held-events.js';
import { refusalProblem } from '../events/refusals.js';
import { atDesk, heldEvent, noSuchEvent } from '../events/staff.js';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { mustBeAllowed } from '../pairing/may-play.js';
import { arrive, fixturesOf } from './arriving.js';
import { entrantOf } from './fixtures.js';
import { lookForPartner, pairUp, stopLooking } from './partners.js';
import { arenaRow, mustBeArena } from './terms.js';

interface WithEvent {
  Params: { id: string };
}

/** What people do who take part in an event on the screen. */
export const arenaRoutes: Routes = (api, services) => {
  const { store, events, doorkeeper } = services;
  const tags = ['events'];

  api.put<WithEvent & { Body: ArenaTerms }>(
    '/events/:id/arena',
    { schema: { tags, summary: 'How the matches of an event on the screen are played', body: ArenaTerms } },
    async (request, reply) => {
      const { held } = await atDesk(services, request, request.params.id);
      const { row } = held;
      if (row.play !== 'online') throw new Problem(409, 'not-allowed', 'this event is played at real boards');
      const wanted = arenaRow(row.id, request.body, null);
      const { event: _, starts_at: __, ended_at: ___, ...terms } = wanted;
      const change = store.db
        .insertInto('arenas')
        .values(wanted)
        .onConflict((conflict) => conflict.column('event').doUpdateSet(terms));
      await events.changed(row.id, [{ change }]);
      return reply.code(204).send();
    },
  );

  api.get<WithEvent & { Querystring: PartnerCode }>(
    '/events/:id/fixtures',
    {
      schema: {
        tags,
        summary: 'What one has to play in an event on the screen',
        querystring: PartnerCode,
        response: { 200: FixturesAnswer },
      },
    },
    async (request) => {
      // Who is nobody yet reads the terms before they enter.
      const account = (await doorkeeper.whoAsks(request))?.account ?? null;
      return fixturesOf(services, await heldEvent(services, request.params.id), account, request.query.with);
    },
  );

  api.post<{ Params: { id: string; match: string } }>(
    '/events/:id/fixtures/:match/here',
    {
      schema: {
        tags,
        summary: 'Comes to play a match; with the last of them it begins',
        response: { 200: FixturesAnswer },
      },
    },
    async (request) => {
      const person = await doorkeeper.personIn(request);
      const { id, match } = request.params;
      await arrive(services, await heldEvent(services, id), Number(match), person);
      return fixturesOf(services, await heldEvent(services, id), person.account);
    },
  );

  api.put<WithEvent & { Body: EntryToArena }>(
    '/events/:id/me',
    {
      schema: {
        ...{ tags, body: EntryToArena },
        summary: 'Enters an event on the screen, looks for a partner in one for pairs, or comes back to it',
      },
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      const { account, name } = person;
      const held = await heldEvent(services, request.params.id);
      const { row, logged } = held;
      const { kind } = await mustBeArena(store, row.id);
      await mustBeAllowed(services, kind, person);
      if (row.entries === 'closed') throw new Problem(403, 'not-allowed', 'nobody enters by themselves here');
      const own = entrantOf(logged.state, account);
      if (!own && logged.state.discipline === 'doubles') {
        const code = request.body?.with;
        await (code === undefined
          ? lookForPartner(services, held, person)
          : pairUp(services, held, { person, code, kind }));
        return reply.code(204).send();
      }
      if (!own && row.entries === 'asked')
        throw new Problem(403, 'not-allowed', 'the organiser lets people in here: ask by a request');
      if (own && !own.away) return reply.code(204).send();
      mustBeDone(
        await events.do({
          ...{ event: row.id, account, by: name },
          cmd: `enter ${logged.happenings.length}`,
          act: own
            ? { type: 'return', entrant: own.number }
            : { type: 'enter', entries: [{ players: [{ name, id: account }] }] },
        }),
      );
      return reply.code(204).send();
    },
  );

  api.delete<WithEvent>(
    '/events/:id/me',
    { schema: { tags, summary: 'Leaves an event on the screen, or looks for no partner any more' } },
    async (request, reply) => {
      const { account, name } = await doorkeeper.personIn(request);
      const { row, logged } = await heldEvent(services, request.params.id);
      await mustBeArena(store, row.id);
      const own = entrantOf(logged.state, account);
      if (!own) await stopLooking(services, row.id, account);
      if (!own || own.away) return reply.code(204).send();
      mustBeDone(
        await events.do({
          ...{ event: row.id, account, by: name, cmd: `leave ${logged.happenings.length}` },
          act: { type: 'withdraw', entrant: own.number },
        }),
      );
      return reply.code(204).send();
    },
  );
};

function mustBeDone(answer: OrderAnswer | null): void {
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
}
