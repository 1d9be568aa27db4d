import { AppealAnswer, Appeals, ById, NewAppeal } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import { noted } from './audit.js';
import { ID_BYTES } from './ids.js';
import { assertNotOwnCase, moderatorIn } from './moderators.js';
import { accountAs, namesOf } from './names-of.js';
import { lifted, standingSanctions } from './sanctions.js';

const SHOWN = 200;

/** Asking for a sanction to be looked at again: once each, also by those whose account is closed. */
export const appealRoutes: Routes = (api, services) => {
  const { store, now, chance, doorkeeper } = services;

  api.post<{ Body: NewAppeal }>(
    '/me/appeals',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Appeals against a sanction',
        body: NewAppeal,
        response: { 201: ById },
      },
    },
    async (request, reply) => {
      const { account } = await doorkeeper.anybodyIn(request);
      const { sanction, text } = request.body;
      const standing = await standingSanctions(account, services);
      if (!standing.some(({ id }) => id === sanction))
        throw new Problem(404, 'not-found', 'no such sanction stands against you', 'body.sanction');
      if ((await appealsWhere({ account }, services)).some((appeal) => appeal.sanction === sanction))
        throw new Problem(409, 'changed-meanwhile', 'you have appealed against it before');
      const row = {
        ...{ id: makeSecret(chance, ID_BYTES), sanction, account, text, created_at: now() },
        ...{ answer: null, answered_at: null },
      };
      await store.write([{ change: store.db.insertInto('appeals').values(row) }]);
      return reply.code(201).send({ id: row.id });
    },
  );

  api.get(
    '/me/appeals',
    {
      schema: {
        tags: ['moderation'],
        summary: 'One’s own appeals, and their answers',
        response: { 200: Appeals },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.anybodyIn(request);
      return { appeals: await appealsWhere({ account }, services) };
    },
  );

  api.get(
    '/moderation/appeals',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Appeals that wait, the oldest first',
        response: { 200: Appeals },
      },
    },
    async (request) => {
      await moderatorIn(request, services);
      return { appeals: await appealsWhere('waiting', services) };
    },
  );

  api.post<{ Params: ById; Body: AppealAnswer }>(
    '/moderation/appeals/:id/answer',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Answers an appeal, and lifts the sanction or not',
        params: ById,
        body: AppealAnswer,
      },
    },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { answer, lift } = request.body;
      const { id } = request.params;
      const appeal = await store.db
        .selectFrom('appeals')
        .select(['sanction', 'account'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!appeal) throw new Problem(404, 'not-found', 'there is no such appeal');
      const { account } = appeal;
      assertNotOwnCase(by, account);
      const answered = store.db
        .updateTable('appeals')
        .set({ answer, answered_at: now() })
        .where('id', '=', id)
        .where('answered_at', 'is', null);
      const deed = { by, what: lift ? 'appeal upheld' : 'appeal dismissed', account, reason: answer };
      const written = await store.write([
        { change: answered, rows: 1 },
        ...(lift ? [lifted(appeal.sanction, services)] : []),
        noted(deed, services),
      ]);
      if (written === 'unmet')
        throw new Problem(409, 'changed-meanwhile', 'it was answered, or the sanction lifted, before');
      await doorkeeper.changed(account);
      return reply.code(204).send();
    },
  );
};

/** Of one account, or those that wait for an answer; the oldest first. */
async function appealsWhere(
  which: 'waiting' | { readonly account: string },
  { store }: Services,
): Promise<Appeals['appeals']> {
  const all = store.db
    .selectFrom('appeals')
    .innerJoin('sanctions', 'sanctions.id', 'appeals.sanction')
    .select(['appeals.id', 'appeals.sanction', 'appeals.account', 'appeals.text', 'appeals.created_at'])
    .select(['appeals.answer', 'appeals.answered_at', 'sanctions.kind', 'sanctions.reason'])
    .orderBy('appeals.created_at')
    .limit(SHOWN);
  const rows = await (which === 'waiting'
    ? all.where('appeals.answered_at', 'is', null)
    : all.where('appeals.account', '=', which.account)
  ).execute();
  const people = await namesOf(
    store,
    rows.map(({ account }) => account),
  );
  return rows.map(({ account, created_at, answered_at, ...row }) => ({
    ...row,
    account: accountAs(account, people),
    ...{ createdAt: created_at, answeredAt: answered_at },
  }));
}
