import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import { noted } from './audit.js';
import { foldedLogin } from './names.js';
import type { Visitor } from './visitor.js';

/** Named once at the server's console, or by the name to sign in by in its settings. */
export const isModerator = (
  role: string | null,
  login: string | null,
  { moderators }: Pick<Settings, 'moderators'>,
): boolean => role === 'moderator' || moderators.some((name) => foldedLogin(name) === login);

/** Who asks, where that must be a moderator. */
export async function moderatorIn(request: FastifyRequest, services: Services): Promise<Visitor> {
  const person = await services.doorkeeper.personIn(request);
  const row = await services.store.db
    .selectFrom('accounts')
    .leftJoin('passwords', 'passwords.account', 'accounts.id')
    .select(['accounts.role', 'passwords.login'])
    .where('accounts.id', '=', person.account)
    .executeTakeFirst();
  if (row && isModerator(row.role, row.login, services.settings)) return person;
  throw new Problem(403, 'not-allowed', 'this is for moderators');
}

/**
 * Names a moderator, or one no more, by the name they sign in by or their account's id; false: there is no such account.
 * They sign in anew: no session rises in rights.
 */
export async function nameModerator(
  name: string,
  isModerator: boolean,
  needs: Pick<Services, 'store' | 'now' | 'chance'>,
): Promise<boolean> {
  const { db } = needs.store;
  const row = await db
    .selectFrom('accounts')
    .leftJoin('passwords', 'passwords.account', 'accounts.id')
    .select('accounts.id')
    .where(({ or, eb }) => or([eb('passwords.login', '=', foldedLogin(name)), eb('accounts.id', '=', name)]))
    .executeTakeFirst();
  if (!row) return false;
  const { id: account } = row;
  const what = isModerator ? 'named a moderator' : 'a moderator no more';
  await needs.store.write([
    {
      change: db
        .updateTable('accounts')
        .set({ role: isModerator ? 'moderator' : null })
        .where('id', '=', account),
    },
    { change: db.deleteFrom('sessions').where('account', '=', account) },
    noted({ by: 'server', what, account, reason: 'at the server' }, needs),
  ]);
  return true;
}
