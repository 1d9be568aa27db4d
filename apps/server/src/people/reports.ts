import type { Remark } from '@opencarrom/protocol';
import { ById, ModerationReason, NewReport, Remarks, Reports } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry } from '../http/tries.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import { noted } from './audit.js';
import { ID_BYTES } from './ids.js';
import { moderatorIn } from './moderators.js';
import { accountAs, namesOf } from './names-of.js';
import { lastRemarks } from './remarks.js';

const REPORTS = { times: 10, within: 24 * 3_600_000 };
/** So much of what was said goes with a report. */
const LINES = 20;
/** So many are shown of those that wait, the oldest first. */
const SHOWN = 200;

/** Telling the moderators of somebody, and what they do with it. */
export const reportRoutes: Routes = (api, services) => {
  const { store, now, chance, doorkeeper } = services;

  api.post<{ Body: NewReport }>(
    '/reports',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Tells the moderators of somebody',
        body: NewReport,
        response: { 201: ById },
      },
    },
    async (request, reply) => {
      const { account: reporter } = await doorkeeper.personIn(request);
      const { match, reason, note = '' } = request.body;
      const reported = await whoIsMeant(request.body, services);
      if (reported === reporter) throw new Problem(400, 'bad-request', 'that is you');
      await countTry(services, `report ${reporter}`, REPORTS);
      if (await hasReported({ match, reporter, reported }, services))
        throw new Problem(409, 'already-reported', 'the moderators know of it and will look');
      const remarks = JSON.stringify(await lastRemarks(store, match, reporter, LINES));
      const row = {
        ...{ id: makeSecret(chance, ID_BYTES), match, reporter, reported, reason, note, remarks },
        ...{ created_at: now(), closed_at: null },
      };
      await store.write([{ change: store.db.insertInto('reports').values(row) }]);
      return reply.code(201).send({ id: row.id });
    },
  );

  api.get<{ Params: ById }>(
    '/matches/:id/remarks',
    {
      schema: {
        tags: ['moderation'],
        summary: 'What was said at a match last: it goes along with a report',
        params: ById,
        response: { 200: Remarks },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.personIn(request);
      const remarks = await lastRemarks(store, request.params.id, account, LINES);
      return { remarks: named(remarks, await namesOf(store, speakersOf(remarks))) };
    },
  );

  api.get(
    '/moderation/reports',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Reports that wait, the oldest first',
        response: { 200: Reports },
      },
    },
    async (request) => {
      await moderatorIn(request, services);
      return { reports: await waitingReports(services) };
    },
  );

  api.post<{ Params: ById; Body: ModerationReason }>(
    '/moderation/reports/:id/close',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Closes a report, with a reason',
        params: ById,
        body: ModerationReason,
      },
    },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { id } = request.params;
      const report = await store.db
        .selectFrom('reports')
        .select('reported')
        .where('id', '=', id)
        .executeTakeFirst();
      const change = store.db
        .updateTable('reports')
        .set({ closed_at: now() })
        .where('id', '=', id)
        .where('closed_at', 'is', null);
      const deed = { by, what: `report ${id} closed`, account: report?.reported ?? null, ...request.body };
      if ((await store.write([{ change, rows: 1 }, noted(deed, services)])) === 'unmet')
        throw new Problem(404, 'not-found', 'no such report waits');
      return reply.code(204).send();
    },
  );
};

/** A player of the match, or somebody who said something there. */
async function whoIsMeant(report: NewReport, { store: { db } }: Services): Promise<string> {
  const { match, player, account } = report;
  const seats = await db
    .selectFrom('seats')
    .select(['player', 'account'])
    .where('match', '=', match)
    .execute();
  const seat = seats.find((row) => (player ? row.player === player : row.account === account));
  if (seat?.account && (!account || account === seat.account)) return seat.account;
  const speaker = await db
    .selectFrom('remarks')
    .select('account')
    .where('match', '=', match)
    .where('account', '=', player ? '' : (account ?? ''))
    .executeTakeFirst();
  if (speaker) return speaker.account;
  throw new Problem(404, 'not-found', 'nobody of that match is meant: name a player, or who spoke there');
}

/** The same is told once. */
async function hasReported(
  { match, reporter, reported }: Readonly<Record<'match' | 'reporter' | 'reported', string>>,
  { store: { db } }: Services,
): Promise<boolean> {
  const before = await db
    .selectFrom('reports')
    .select('id')
    .where('match', '=', match)
    .where('reporter', '=', reporter)
    .where('reported', '=', reported)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return before !== undefined;
}

const named = (remarks: readonly Remark[], people: Awaited<ReturnType<typeof namesOf>>): Remarks['remarks'] =>
  remarks.map((remark) => ({ ...remark, name: accountAs(remark.account, people).name }));

const speakersOf = (remarks: readonly Remark[]): readonly string[] => remarks.map(({ account }) => account);

async function waitingReports({ store }: Services): Promise<Reports['reports']> {
  const rows = await store.db
    .selectFrom('reports')
    .select(['id', 'match', 'reporter', 'reported', 'reason', 'note', 'remarks', 'created_at'])
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .limit(SHOWN)
    .execute();
  const reports = rows.map((row) => ({ ...row, remarks: JSON.parse(row.remarks) as Remark[] }));
  const people = await namesOf(
    store,
    reports.flatMap(({ reporter, reported, remarks }) => [reporter, reported, ...speakersOf(remarks)]),
  );
  return reports.map(({ remarks, created_at, ...row }) => ({
    ...row,
    reporter: accountAs(row.reporter, people),
    reported: accountAs(row.reported, people),
    remarks: named(remarks, people),
    createdAt: created_at,
  }));
}
