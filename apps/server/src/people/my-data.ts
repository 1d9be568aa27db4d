import { Readable } from 'node:stream';
import { writeRecord } from '@opencarrom/match';
import { LeavingAsked } from '@opencarrom/protocol/schemas';
import { writeEvent } from '@opencarrom/tournament';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { sessionCookie } from '../http/session-cookie.js';
import { countTry, HOUR } from '../http/tries.js';
import type { Services } from '../services.js';
import { eventsIn, headOf } from '../store/kept-match.js';
import { erase } from './erasing.js';
import { meAs } from './me-as.js';
import { eventsAloneWith } from './passing-on-events.js';
import { PERSONAL_TABLES, rowsOf } from './personal-tables.js';
import type { Visitor } from './visitor.js';
import { assertFresh } from './ways-in.js';

const EXPORTS = { times: 5, within: HOUR };

/** Taking all one's data away, and leaving for good. Both are for closed accounts too. */
export const myDataRoutes: Routes = (api, services) => {
  const { doorkeeper, settings } = services;

  api.get(
    '/me/export',
    { schema: { tags: ['people'], summary: 'All one’s data, as one zip of JSON and records' } },
    async (request, reply) => {
      const person = await doorkeeper.anybodyIn(request);
      await countTry(services, `export ${person.account}`, EXPORTS);
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="opencarrom.zip"')
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(zipped(filesOf(person, services))));
    },
  );

  api.delete<{ Querystring: LeavingAsked }>(
    '/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Leaves for good: everything about one is removed, matches stay whole',
        querystring: LeavingAsked,
      },
    },
    async (request, reply) => {
      const person = await doorkeeper.anybodyIn(request);
      await assertFresh(person, services);
      if (
        request.query.events === undefined &&
        (await eventsAloneWith(services.store, person.account)).length > 0
      )
        throw new Problem(
          409,
          'runs-events',
          'nobody else runs some events of yours: hand them over or end them first, or leave them alone',
        );
      await erase([person.account], services);
      return reply
        .header('set-cookie', sessionCookie('', request.raw, settings))
        .code(204)
        .send();
    },
  );
};

interface File {
  readonly name: string;
  readonly text: string;
}

const json = (name: string, document: unknown): File => ({
  name: `${name}.json`,
  text: `${JSON.stringify(document, null, 2)}\n`,
});

/** One after the other, so that not all matches of a long life are in memory at once. */
async function* filesOf(person: Visitor, services: Services): AsyncGenerator<File> {
  const { store } = services;
  const { account } = person;
  yield json('me', await meAs(person, services));
  for (const trace of PERSONAL_TABLES) {
    const [own = ''] = trace.columns;
    const rows = await rowsOf(store, trace, own, account);
    yield json(
      trace.table,
      rows.map((row) => without(row, trace.secrets ?? [])),
    );
  }
  const seats = await store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['seats.match', 'seats.player', 'matches.kind', 'matches.status'])
    .select(['matches.started_at', 'matches.ended_at', 'matches.result'])
    .where('seats.account', '=', account)
    .orderBy('matches.created_at')
    .execute();
  yield json('matches', seats);
  for (const { match } of seats) {
    const kept = store.db.selectFrom('matches').select('head').where('id', '=', match);
    const head = headOf(await kept.executeTakeFirstOrThrow());
    const commands = (await store.log.read(match, 0)) ?? [];
    yield { name: `records/${match}.carrom`, text: writeRecord(head, eventsIn(commands)) };
  }
  yield* eventsOf(account, services);
}

/** The events they run, whole, and those they wanted to take part in. */
async function* eventsOf(account: string, { store, events }: Services): AsyncGenerator<File> {
  const { db } = store;
  const asked = await db
    .selectFrom('entry_requests')
    .select(['event', 'entry', 'note', 'at', 'state'])
    .where('account', '=', account)
    .orderBy('at')
    .execute();
  yield json('entry_requests', asked);
  const run = await db.selectFrom('event_staff').select('event').where('account', '=', account).execute();
  for (const { event } of run) {
    const held = await events.find(event);
    if (held) yield { name: `events/${event}.jsonl`, text: writeEvent(held.logged) };
  }
}

const without = (row: Readonly<Record<string, unknown>>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)));

/** The files as one archive, in pieces. */
async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    pieces.push(piece);
  });
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
