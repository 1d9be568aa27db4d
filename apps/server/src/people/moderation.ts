import {
  Audit,
  ById,
  ModerationReason,
  NewSanction,
  Sanction,
  Sanctions,
} from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { makeSecret } from '../secrets.js';
import type { Store } from '../store/store.js';
import { noted } from './audit.js';
import { ID_BYTES } from './ids.js';
import { assertNotOwnCase, moderatorIn } from './moderators.js';
import { accountAs, namesOf } from './names-of.js';
import { allSanctions, endOf, lifted, sanctionAs } from './sanctions.js';

/** So many deeds and sanctions are shown, the newest first. */
const SHOWN = 200;

/** What moderators do to accounts; each deed leaves a row that says who, what and why. */
export const moderationRoutes: Routes = (api, services) => {
  const { store, now, chance, doorkeeper } = services;

  api.get(
    '/moderation/sanctions',
    {
      schema: {
        tags: ['moderation'],
        summary: 'What stands against whom, the newest first',
        response: { 200: Sanctions },
      },
    },
    async (request) => {
      await moderatorIn(request, services);
      const rows = await allSanctions(SHOWN, services);
      const people = await namesOf(
        store,
        rows.map(({ account }) => account),
      );
      return {
        sanctions: rows.map((row) => ({ ...sanctionAs(row), account: accountAs(row.account, people) })),
      };
    },
  );

  api.post<{ Body: NewSanction }>(
    '/moderation/sanctions',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Lays a sanction on an account',
        body: NewSanction,
        response: { 201: Sanction },
      },
    },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { account, kind, reason, until = null } = request.body;
      if (until !== null && until <= now())
        throw new Problem(400, 'bad-request', 'its end has passed', 'body.until');
      if (!(await namesOf(store, [account])).has(account))
        throw new Problem(404, 'not-found', 'there is no such account');
      const row = { id: makeSecret(chance, ID_BYTES), account, kind, reason, created_at: now(), until };
      await store.write([
        { change: store.db.insertInto('sanctions').values({ ...row, lifted_at: null }) },
        noted({ by, what: `${kind} ${endOf(until)}`, account, reason }, services),
      ]);
      await doorkeeper.changed(account);
      return reply.code(201).send({ id: row.id, kind, reason, createdAt: row.created_at, until });
    },
  );

  api.post<{ Params: ById; Body: ModerationReason }>(
    '/moderation/sanctions/:id/lift',
    { schema: { tags: ['moderation'], summary: 'Lifts a sanction', params: ById, body: ModerationReason } },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { id } = request.params;
      const { account, kind } = await sanctionNamed(id, store);
      assertNotOwnCase(by, account);
      const deed = { by, what: `${kind} lifted`, account, reason: request.body.reason };
      if ((await store.write([lifted(id, services), noted(deed, services)])) === 'unmet')
        throw new Problem(409, 'changed-meanwhile', 'it was lifted before');
      await doorkeeper.changed(account);
      return reply.code(204).send();
    },
  );

  api.get(
    '/moderation/audit',
    {
      schema: {
        tags: ['moderation'],
        summary: 'What moderators did, the newest first',
        response: { 200: Audit },
      },
    },
    async (request) => {
      await moderatorIn(request, services);
      const entries = await store.db
        .selectFrom('audit')
        .select(['id', 'at', 'by', 'what', 'account', 'reason'])
        .orderBy('at', 'desc')
        .limit(SHOWN)
        .execute();
      const people = await namesOf(
        store,
        entries.flatMap(({ by, account }) => [by, ...(account === null ? [] : [account])]),
      );
      return { entries, people: [...people.keys()].map((id) => accountAs(id, people)) };
    },
  );
};

async function sanctionNamed(id: string, { db }: Store) {
  const row = await db
    .selectFrom('sanctions')
    .select(['account', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'there is no such sanction');
  return row;
}
