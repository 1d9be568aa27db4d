import type { Me } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import { isModerator } from './moderators.js';
import { ownWordsOf } from './own-words.js';
import { sanctionAs, standingSanctions } from './sanctions.js';
import type { Visitor } from './visitor.js';
import { waysOf } from './ways-in.js';

/** An account as its owner sees it. */
export async function meAs({ account }: Visitor, services: Services): Promise<Me> {
  const [row, ways, sanctions, finished, ownWords] = await Promise.all([
    services.store.db
      .selectFrom('accounts')
      .select(['id', 'name', 'locale', 'created_at', 'upgraded_at', 'role'])
      .where('id', '=', account)
      .executeTakeFirst(),
    waysOf(account, services.store),
    standingSanctions(account, services),
    finishedBy(account, services.store),
    ownWordsOf(account, services),
  ]);
  if (!row) throw new Problem(401, 'not-signed-in', 'this account is no more');
  const { id, name, locale, created_at, upgraded_at } = row;
  return {
    account: {
      ...{ id, name, guest: upgraded_at === null, locale, createdAt: created_at },
      moderator: isModerator(row.role),
    },
    ...{ ways, finished, ownWords },
    sanctions: sanctions.map(sanctionAs),
  };
}

async function finishedBy(account: string, { db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seats.account', '=', account)
    .where('matches.status', '=', 'over')
    .executeTakeFirstOrThrow();
  return Number(count);
}
