import type { ClubRole } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { ClubRow } from '../store/club-tables.js';
import type { Store } from '../store/store.js';

export async function findClub({ db }: Store, id: string): Promise<ClubRow> {
  const row = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem(404, 'no-such-club', 'there is no club by this id');
  return row;
}

/** What somebody is in a club; null: nothing. */
export async function roleIn({ db }: Store, club: string, account: string | null): Promise<ClubRole | null> {
  if (account === null) return null;
  const row = await db
    .selectFrom('club_members')
    .select('role')
    .where('club', '=', club)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.role ?? null;
}

export async function mustKeep(store: Store, club: string, account: string): Promise<void> {
  await findClub(store, club);
  if ((await roleIn(store, club, account)) !== 'keeper')
    throw new Problem(403, 'not-allowed', 'this is for those who run the club');
}

/** Another who runs it besides this one: a club is never left to nobody while it has members. */
export async function mustNotBeLastKeeper({ db }: Store, club: string, account: string): Promise<void> {
  const others = await db
    .selectFrom('club_members')
    .select(['account', 'role'])
    .where('club', '=', club)
    .where('account', '!=', account)
    .execute();
  if (others.length > 0 && !others.some(({ role }) => role === 'keeper'))
    throw new Problem(409, 'last-keeper', 'a club keeps somebody who runs it: name another first');
}
