import {
  ClubAnswer,
  ClubChange,
  ClubMade,
  ClubsAnswer,
  MemberChange,
  NewClub,
} from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry } from '../http/tries.js';
import { hashOf } from '../secrets.js';
import { makeClubId } from './club-id.js';
import { clubAsSeen, clubsAsSeen } from './club-page.js';
import { findClub, mustKeep, mustNotBeLastKeeper, roleIn } from './membership.js';
import { Seasons } from './season.js';

/** Who makes clubs only to leave them is held up. */
const MADE = { times: 10, within: 86_400_000 };
const MOST_MEMBERS = 5_000;

interface WithClub {
  Params: { id: string };
}

interface WithMember {
  Params: { id: string; account: string };
}

export const clubRoutes: Routes = (api, services) => {
  const { store, now, chance, doorkeeper } = services;
  const seasons = new Seasons(services);
  const tags = ['clubs'];

  api.get(
    '/clubs',
    { schema: { tags, summary: 'Clubs: one’s own, and others', response: { 200: ClubsAnswer } } },
    async (request) => clubsAsSeen(services, (await doorkeeper.whoAsks(request))?.account ?? null),
  );

  api.post<{ Body: NewClub }>(
    '/clubs',
    { schema: { tags, summary: 'Makes a club, and runs it', body: NewClub, response: { 201: ClubMade } } },
    async (request, reply) => {
      const { account, isGuest } = await doorkeeper.personIn(request);
      if (isGuest)
        throw new Problem(403, 'account-needed', 'a club is made by an account: add a way to sign in first');
      const cmd = hashOf(`${account} ${request.body.id}`);
      const before = await store.db
        .selectFrom('clubs')
        .select('id')
        .where('cmd', '=', cmd)
        .executeTakeFirst();
      if (before) return reply.code(201).send({ id: before.id });
      await countTry(services, `club ${account}`, MADE);
      const id = makeClubId(chance);
      const { name, about = '', place = '' } = request.body;
      const row = { id, cmd, name: name.trim(), about, place, created_at: now() };
      const keeper = { club: id, account, role: 'keeper' as const, since: now() };
      await store.write([
        { change: store.db.insertInto('clubs').values(row), rows: 1 },
        { change: store.db.insertInto('club_members').values(keeper), rows: 1 },
      ]);
      return reply.code(201).send({ id });
    },
  );

  api.get<WithClub>(
    '/clubs/:id',
    { schema: { tags, summary: 'A club: members, events, series, ratings', response: { 200: ClubAnswer } } },
    async (request) =>
      clubAsSeen(services, seasons, request.params.id, (await doorkeeper.whoAsks(request))?.account ?? null),
  );

  api.patch<WithClub & { Body: ClubChange }>(
    '/clubs/:id',
    { schema: { tags, summary: 'Changes what is said of a club', body: ClubChange } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      await mustKeep(store, request.params.id, account);
      if (Object.keys(request.body).length > 0)
        await store.write([
          { change: store.db.updateTable('clubs').set(request.body).where('id', '=', request.params.id) },
        ]);
      return reply.code(204).send();
    },
  );

  api.put<WithClub>(
    '/clubs/:id/me',
    { schema: { tags, summary: 'Joins a club' } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { id } = await findClub(store, request.params.id);
      const { count } = await store.db
        .selectFrom('club_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('club', '=', id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_MEMBERS)
        throw new Problem(409, 'too-many', `a club has at most ${MOST_MEMBERS} members`);
      // Whoever comes to a club that everybody has left runs it.
      const role = Number(count) === 0 ? ('keeper' as const) : ('member' as const);
      const change = store.db
        .insertInto('club_members')
        .values({ club: id, account, role, since: now() })
        .onConflict((conflict) => conflict.doNothing());
      await store.write([{ change }]);
      return reply.code(204).send();
    },
  );

  api.delete<WithClub>(
    '/clubs/:id/me',
    { schema: { tags, summary: 'Leaves a club' } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      await mustNotBeLastKeeper(store, request.params.id, account);
      await store.write([{ change: memberRow(request.params.id, account) }]);
      return reply.code(204).send();
    },
  );

  api.patch<WithMember & { Body: MemberChange }>(
    '/clubs/:id/members/:account',
    { schema: { tags, summary: 'Makes a member run the club, or no more', body: MemberChange } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { id, account: other } = request.params;
      await mustKeep(store, id, account);
      if ((await roleIn(store, id, other)) === null)
        throw new Problem(404, 'no-such-account', 'they are not in the club');
      if (request.body.role === 'member') await mustNotBeLastKeeper(store, id, other);
      const change = store.db
        .updateTable('club_members')
        .set({ role: request.body.role })
        .where('club', '=', id)
        .where('account', '=', other);
      await store.write([{ change }]);
      return reply.code(204).send();
    },
  );

  api.delete<WithMember>(
    '/clubs/:id/members/:account',
    { schema: { tags, summary: 'Takes somebody off the list of members' } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { id, account: other } = request.params;
      await mustKeep(store, id, account);
      await mustNotBeLastKeeper(store, id, other);
      await store.write([{ change: memberRow(id, other) }]);
      return reply.code(204).send();
    },
  );

  const memberRow = (club: string, account: string) =>
    store.db.deleteFrom('club_members').where('club', '=', club).where('account', '=', account);
};
