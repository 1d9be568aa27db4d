import type { Remark } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { linkIfNobodys } from './nobodys-link.js';
import { passOn } from './passing-on-events.js';
import { PERSONAL_TABLES, withoutRows } from './personal-tables.js';
import { signInKeys } from './sign-in.js';

type Needs = Pick<Services, 'store' | 'bus' | 'doorkeeper'>;

/**
 * Empties the server of these people. Their matches stay whole: a record has labels for players, and seats forget whose
 * they were. Events they ran are passed on.
 */
export async function erase(accounts: readonly string[], needs: Needs): Promise<void> {
  if (accounts.length === 0) return;
  const { store, bus, doorkeeper } = needs;
  const { db } = store;
  const [sessions, matches] = await Promise.all([
    db.selectFrom('sessions').select('hash').where('account', 'in', accounts).execute(),
    db.selectFrom('seats').select('match').where('account', 'in', accounts).execute(),
  ]);
  const [passed, links] = await Promise.all([passOn(accounts, store), linksOf(accounts, needs)]);
  const seatless = { account: null, token_hash: null };
  await store.write([
    ...(await withoutTheirLines(accounts, needs)),
    ...(await withoutTheirTries(accounts, needs)),
    { change: db.updateTable('seats').set(seatless).where('account', 'in', accounts) },
    { change: db.updateTable('audit').set({ account: null }).where('account', 'in', accounts) },
    { change: db.updateTable('audit').set({ by: 'left' }).where('by', 'in', accounts) },
    ...passed.changes,
    ...PERSONAL_TABLES.flatMap((trace) =>
      trace.columns.map((column) => withoutRows(store, trace, column, accounts)),
    ),
    ...links.map((link) => linkIfNobodys(link, store)),
    { change: db.deleteFrom('accounts').where('id', 'in', accounts) },
  ]);
  doorkeeper.ended(sessions.map(({ hash }) => hash));
  for (const { match } of matches) bus.publish(`match.${match}.seats`, '');
  for (const event of passed.events) bus.publish(`event.${event}`, '');
}

/** What they said may stand in a report of somebody else. */
async function withoutTheirLines(accounts: readonly string[], { store: { db } }: Needs): Promise<Change[]> {
  const spoken = await db
    .selectFrom('reports')
    .select(['id', 'remarks'])
    .where((where) => where.or(accounts.map((account) => where('remarks', 'like', `%"${account}"%`))))
    .execute();
  return spoken.map(({ id, remarks }) => {
    const lines = (JSON.parse(remarks) as Remark[]).filter(({ account }) => !accounts.includes(account));
    return {
      change: db
        .updateTable('reports')
        .set({ remarks: JSON.stringify(lines) })
        .where('id', '=', id),
    };
  });
}

/** The short links they made: one that nobody else has made too goes with them. */
async function linksOf(accounts: readonly string[], { store: { db } }: Needs): Promise<readonly string[]> {
  const made = db.selectFrom('short_link_makers').select('link').where('account', 'in', accounts);
  return (await made.execute()).map(({ link }) => link);
}

/** How often they tried something is counted under names made from theirs. */
async function withoutTheirTries(accounts: readonly string[], { store: { db } }: Needs): Promise<Change[]> {
  const logins = await db.selectFrom('passwords').select('login').where('account', 'in', accounts).execute();
  const keys = [
    ...accounts.map((account) => `% ${account}`),
    ...logins.map(({ login }) => `${signInKeys(login)} %`),
  ];
  return keys.map((key) => ({ change: db.deleteFrom('tries').where('key', 'like', key) }));
}
