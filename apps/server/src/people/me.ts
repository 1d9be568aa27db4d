import { Me, MyChange, MySessions } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { sessionCookie } from '../http/session-cookie.js';
import type { Services } from '../services.js';
import { nameIn } from './guests.js';
import { meAs } from './me-as.js';
import { IDLE } from './stored-sessions.js';

/** So much of a session's hash names it to its owner. */
const SHOWN = 16;

/** What somebody sees and changes of their own account. */
export const meRoutes: Routes = (api, services) => {
  const { store, doorkeeper, settings } = services;

  api.get(
    '/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Who one is, how one signs in, and what one may not do',
        response: { 200: Me },
      },
    },
    async (request) => meAs(await doorkeeper.anybodyIn(request), services),
  );

  api.patch<{ Body: MyChange }>(
    '/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Takes another name or language',
        body: MyChange,
        response: { 200: Me },
      },
    },
    async (request) => {
      const person = await doorkeeper.personIn(request);
      const { locale } = request.body;
      const name = nameIn(request.body.name);
      const change = { ...(name ? { name } : {}), ...(locale === undefined ? {} : { locale }) };
      if (Object.keys(change).length > 0) {
        await store.write([
          { change: store.db.updateTable('accounts').set(change).where('id', '=', person.account) },
        ]);
        await doorkeeper.changed(person.account);
      }
      return meAs(person, services);
    },
  );

  api.get(
    '/me/sessions',
    { schema: { tags: ['people'], summary: 'Where one is signed in', response: { 200: MySessions } } },
    async (request) => {
      const { account, session } = await doorkeeper.anybodyIn(request);
      const rows = await sessionsOf(account, services);
      return {
        sessions: rows.map(({ hash, created_at, seen_at, ...row }) => ({
          ...{ id: hash.slice(0, SHOWN), current: hash === session },
          ...{ createdAt: created_at, seenAt: seen_at, ...row },
        })),
      };
    },
  );

  api.delete(
    '/me/sessions',
    { schema: { tags: ['people'], summary: 'Ends all of one’s other sessions' } },
    async (request, reply) => {
      const { account, session } = await doorkeeper.anybodyIn(request);
      const others = (await sessionsOf(account, services)).filter(({ hash }) => hash !== session);
      await doorkeeper.end(others.map(({ hash }) => hash));
      return reply.code(204).send();
    },
  );

  api.delete<{ Params: { id: string } }>(
    '/me/sessions/:id',
    { schema: { tags: ['people'], summary: 'Ends one session; `current` is the one that asks' } },
    async (request, reply) => {
      const { account, session } = await doorkeeper.anybodyIn(request);
      const { id } = request.params;
      const named = (await sessionsOf(account, services)).filter(({ hash }) =>
        id === 'current' ? hash === session : hash.slice(0, SHOWN) === id,
      );
      if (named.length === 0) throw new Problem(404, 'not-found', 'you have no such session');
      await doorkeeper.end(named.map(({ hash }) => hash));
      if (named.some(({ hash }) => hash === session))
        reply.header('set-cookie', sessionCookie('', request.raw, settings));
      return reply.code(204).send();
    },
  );
};

const sessionsOf = (account: string, { store, now }: Services) =>
  store.db
    .selectFrom('sessions')
    .select(['hash', 'created_at', 'seen_at', 'address', 'device', 'browser'])
    .where('account', '=', account)
    .where('seen_at', '>', now() - IDLE)
    .orderBy('seen_at', 'desc')
    .execute();
