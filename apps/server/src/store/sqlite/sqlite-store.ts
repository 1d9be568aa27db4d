import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { enteringLog } from '../entering-log.js';
import { migrationsTable, missingSteps } from '../migrate.js';
import { readingDialect } from '../reading-dialect.js';
import { readingLog } from '../reading-log.js';
import type { Store } from '../store.js';
import { StoreProblem } from '../store-problem.js';
import type { StoreServices } from '../store-services.js';
import type { Tables } from '../tables.js';
import { tellingUnwritable } from '../unwritable.js';
import { type Statement, statementsOf, type Work, type WorkAnswer } from '../work.js';
import { lockData } from './data-lock.js';
import { entryOf, type LoneEntry } from './messages.js';
import { sqliteLeases } from './sqlite-leases.js';
import { startThread, type Thread } from './thread.js';

type Writer = Thread<Work | LoneEntry, WorkAnswer>;

/** The store in a file of this machine. One process has it, and no other. */
export async function openSqlite(
  path: string,
  { now, node, logger }: StoreServices & { readonly node: string },
): Promise<Store> {
  makeFolder(dirname(resolve(path)));
  const lock = lockData(path);
  try {
    const writer: Writer = await startThread({ role: 'writer', path }, logger);
    const reader = await startThread<Statement, readonly unknown[]>({ role: 'reader', path }, logger);
    const ask = tellingUnwritable(asking(writer), logger);
    const db = new Kysely<Tables>({ dialect: readingDialect('sqlite', reader.ask) });
    await migrate(db, writer, now());
    const write: Store['write'] = async (changes) => {
      const answer = await ask({ entry: null, changes: statementsOf(changes) });
      if (typeof answer === 'object' || answer === 'unmet') return answer;
      throw new TypeError(`changes alone are never ${answer}`);
    };
    const leases = sqliteLeases({ db, write, now, node });
    return {
      kind: 'sqlite',
      ...{ db, write, leases },
      log: { enter: enteringLog(ask), read: readingLog(db) },
      isWritable: () => leases.beat().then(...YES_OR_NO),
      close: async () => {
        leases.stop();
        await Promise.all([reader.close(), writer.close()]);
        lock.free();
      },
    };
  } catch (fault) {
    lock.free();
    throw fault;
  }
}

/** Step by step: asked to make all at once, Node never comes back from folders like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    throw new StoreProblem(
      'store-read-only',
      `the folder ${folder} cannot be made: ${(fault as Error).message}`,
    );
  }
}

/** A row for a log alone goes over without names. */
const asking =
  ({ ask }: Writer) =>
  (work: Work): Promise<WorkAnswer> =>
    ask(work.entry && work.changes.length === 0 ? entryOf(work.entry) : work);

const YES_OR_NO = [() => true, () => false] as const;

/** Nobody else has the file, so that nothing comes between looking and doing. */
async function migrate(db: Kysely<Tables>, writer: Writer, at: number): Promise<void> {
  await writer.ask({ entry: null, changes: [migrationsTable(db)] });
  const made = await db.selectFrom('migrations').select('name').execute();
  const changes = missingSteps(
    db,
    'sqlite',
    made.map(({ name }) => name),
    at,
  );
  if (changes.length > 0) await writer.ask({ entry: null, changes });
}
