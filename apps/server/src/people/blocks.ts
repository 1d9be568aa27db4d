import { Blocks, ById, NewBlock } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import type { Store } from '../store/store.js';

const MOST_BLOCKS = 1000;

/** Whom somebody does not want to hear or meet. Those are not told. */
export const blockRoutes: Routes = (api, services) => {
  const { store, now, doorkeeper } = services;

  api.get(
    '/me/blocks',
    { schema: { tags: ['people'], summary: 'Whom one does not hear or meet', response: { 200: Blocks } } },
    async (request) => {
      const { account } = await doorkeeper.anybodyIn(request);
      return { blocks: await blocksOf(store, account) };
    },
  );

  api.put<{ Params: ById; Body: NewBlock }>(
    '/me/blocks/:id',
    {
      schema: {
        tags: ['people'],
        summary: 'Blocks or mutes an account',
        params: ById,
        body: NewBlock,
        response: { 200: Blocks },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.personIn(request);
      const { id: blocked } = request.params;
      if (blocked === account) throw new Problem(400, 'bad-request', 'that is you', 'params.id');
      const there = await store.db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', blocked)
        .executeTakeFirst();
      if (!there) throw new Problem(404, 'not-found', 'there is no such account');
      if ((await blocksOf(store, account)).length >= MOST_BLOCKS)
        throw new Problem(409, 'too-many', `one account blocks at most ${MOST_BLOCKS}`);
      const { kind = 'block' } = request.body;
      const change = store.db
        .insertInto('blocks')
        .values({ account, blocked, kind, created_at: now() })
        .onConflict((conflict) => conflict.columns(['account', 'blocked']).doUpdateSet({ kind }));
      await store.write([{ change }]);
      return { blocks: await blocksOf(store, account) };
    },
  );

  api.delete<{ Params: ById }>(
    '/me/blocks/:id',
    {
      schema: {
        tags: ['people'],
        summary: 'Blocks or mutes it no more',
        params: ById,
        response: { 200: Blocks },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.anybodyIn(request);
      const change = store.db
        .deleteFrom('blocks')
        .where('account', '=', account)
        .where('blocked', '=', request.params.id);
      await store.write([{ change }]);
      return { blocks: await blocksOf(store, account) };
    },
  );
};

async function blocksOf({ db }: Store, account: string): Promise<Blocks['blocks']> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('accounts', 'accounts.id', 'blocks.blocked')
    .select(['blocks.blocked', 'blocks.kind', 'blocks.created_at', 'accounts.name'])
    .where('blocks.account', '=', account)
    .orderBy('blocks.created_at')
    .execute();
  return rows.map(({ blocked, name, kind, created_at }) => ({
    account: blocked,
    name,
    kind,
    createdAt: created_at,
  }));
}

/** Who does not hear what somebody says. */
export async function unheardBy({ db }: Store, speaker: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(['account', 'blocked'])
    .where((where) =>
      where.or([where('blocked', '=', speaker), where.and({ account: speaker, kind: 'block' })]),
    )
    .execute();
  return rows.map(({ account, blocked }) => (account === speaker ? blocked : account));
}
