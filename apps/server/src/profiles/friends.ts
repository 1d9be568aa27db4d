import { ByAccount, Friends } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { shownFriends } from './shown-friends.js';

const MOST_FRIENDS = 500;

/** Whom somebody wants to find again. It is their list alone: those on it are neither asked nor told. */
export const friendRoutes: Routes = (api, services) => {
  const { store, now, doorkeeper } = services;
  const tags = ['profiles'];

  api.get(
    '/friends',
    { schema: { tags, summary: 'Whom one wants to find again', response: { 200: Friends } } },
    async (request) => {
      const { account } = await doorkeeper.personIn(request);
      return { friends: await shownFriends(account, services) };
    },
  );

  api.put<{ Params: ByAccount }>(
    '/friends/:account',
    { schema: { tags, summary: 'Puts somebody on one’s list of friends', params: ByAccount } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const { account: friend } = request.params;
      await mayBefriend(account, friend);
      const change = store.db
        .insertInto('friends')
        .values({ account, friend, created_at: now() })
        .onConflict((conflict) => conflict.doNothing());
      await store.write([{ change }]);
      return reply.code(204).send();
    },
  );

  api.delete<{ Params: ByAccount }>(
    '/friends/:account',
    { schema: { tags, summary: 'Takes somebody off it', params: ByAccount } },
    async (request, reply) => {
      const { account } = await doorkeeper.personIn(request);
      const change = store.db
        .deleteFrom('friends')
        .where('account', '=', account)
        .where('friend', '=', request.params.account);
      await store.write([{ change }]);
      return reply.code(204).send();
    },
  );

  async function mayBefriend(account: string, friend: string): Promise<void> {
    if (friend === account) throw new Problem(400, 'bad-request', 'that is you', 'params.account');
    const { db } = store;
    const [there, blocked, friends] = await Promise.all([
      db.selectFrom('accounts').select('id').where('id', '=', friend).executeTakeFirst(),
      db
        .selectFrom('blocks')
        .select('kind')
        .where('account', '=', account)
        .where('blocked', '=', friend)
        .where('kind', '=', 'block')
        .executeTakeFirst(),
      db.selectFrom('friends').select('friend').where('account', '=', account).execute(),
    ]);
    if (!there) throw new Problem(404, 'no-such-account', 'there is no account by this id');
    if (blocked) throw new Problem(403, 'blocked', 'you have blocked them');
    if (friends.length >= MOST_FRIENDS)
      throw new Problem(409, 'too-many', `a list of friends has at most ${MOST_FRIENDS}`);
  }
};
