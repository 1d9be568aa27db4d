import type { Me } from '@opencarrom/protocol';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { Store } from '../store/store.js';
import type { Visitor } from './visitor.js';

/** Who changes ways to sign in has just shown one: a device left open is not enough. */
const FRESH_MS = 15 * 60_000;

/** How somebody may sign in again. */
export async function waysOf(account: string, { db }: Store): Promise<Me['ways']> {
  const [passkeys, password, codes] = await Promise.all([
    db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created_at', 'used_at'])
      .where('account', '=', account)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('passwords').select('login').where('account', '=', account).executeTakeFirst(),
    db
      .selectFrom('recovery_codes')
      .select('hash')
      .where('account', '=', account)
      .where('used_at', 'is', null)
      .execute(),
  ]);
  return {
    login: password?.login ?? null,
    passkeys: passkeys.map(({ id, label, created_at, used_at }) => ({
      ...{ id, label, createdAt: created_at, usedAt: used_at },
    })),
    recoveryCodes: codes.length,
  };
}

/** Refuses who signed in too long ago; a guest has nothing yet that could be taken away. */
export async function assertFresh(person: Visitor, { store, now }: Services): Promise<void> {
  if (person.isGuest) return;
  const session = await store.db
    .selectFrom('sessions')
    .select('created_at')
    .where('hash', '=', person.session)
    .executeTakeFirst();
  if (!session || session.created_at < now() - FRESH_MS)
    throw new Problem(403, 'sign-in-again', 'sign in once more, then change how you sign in');
}

/** Who asks, where they must have signed in just now. */
export async function freshIn(request: FastifyRequest, services: Services): Promise<Visitor> {
  const visitor = await services.doorkeeper.personIn(request);
  await assertFresh(visitor, services);
  return visitor;
}

/** From here on the account is no guest's; whoever else changes it waits. */
export const upgraded = (account: string, { db }: Store, at: number): Change => ({
  change: db
    .updateTable('accounts')
    .set(({ fn, val, ref }) => ({ upgraded_at: fn.coalesce(ref('upgraded_at'), val(at)) }))
    .where('id', '=', account),
  rows: 1,
});

/**
 * Takes a way in away where another is left. The account's row is touched first, so that of two who take away the last
 * two at once the later sees what the earlier did.
 */
export async function removeWay(change: Change, person: Visitor, { store, now }: Services): Promise<void> {
  const written = await store.write([upgraded(person.account, store, now()), { ...change, rows: 1 }]);
  if (written === 'unmet')
    throw new Problem(409, 'last-way-in', 'it is your only way in, or is there no more: add another first');
}
