import { NewSeries } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { hashOf } from '../secrets.js';
import { makeClubId } from './club-id.js';
import { mustKeep } from './membership.js';
import { lookAtSeries } from './series-keeper.js';
import { isZone, nextWeekly } from './weekly.js';

/** So many weekly events a club has. */
const MOST_SERIES = 10;

interface WithClub {
  Params: { id: string };
}

export const seriesRoutes: Routes = (api, services) => {
  const { store, now, chance, doorkeeper } = services;
  const tags = ['clubs'];

  api.post<WithClub & { Body: NewSeries }>(
    '/clubs/:id/series',
    {
      schema: {
        tags,
        summary: 'A weekly event of the club, played on the screen by itself',
        body: NewSeries,
      },
    },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { id: club } = request.params;
      await mustKeep(store, club, account);
      const { id: asked, ...terms } = request.body;
      if (!isZone(terms.zone))
        throw new Problem(400, 'bad-request', `there is no time zone "${terms.zone}"`, 'body.zone');
      const before = await store.db
        .selectFrom('club_series')
        .select(['id', 'cmd'])
        .where('club', '=', club)
        .execute();
      const cmd = hashOf(`${account} ${asked}`);
      if (before.some((each) => each.cmd === cmd)) return reply.code(204).send();
      if (before.length >= MOST_SERIES)
        throw new Problem(409, 'too-many', `a club has at most ${MOST_SERIES} weekly events`);
      const row = {
        id: makeClubId(chance),
        club,
        cmd,
        ...terms,
        next_at: nextWeekly(terms, now()),
        event: null,
      };
      await store.write([{ change: store.db.insertInto('club_series').values(row), rows: 1 }]);
      // One that begins soon is open at once: whoever made it need not wait for the keeper's next look.
      await lookAtSeries(services);
      return reply.code(204).send();
    },
  );

  api.delete<{ Params: { id: string; series: string } }>(
    '/clubs/:id/series/:series',
    { schema: { tags, summary: 'Ends a weekly event; what is open already goes on' } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { id: club, series } = request.params;
      await mustKeep(store, club, account);
      await store.write([
        { change: store.db.deleteFrom('club_series').where('club', '=', club).where('id', '=', series) },
      ]);
      return reply.code(204).send();
    },
  );
};
