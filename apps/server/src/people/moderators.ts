import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import { noted } from './audit.js';
import { foldedLogin } from './names.js';
import type { Visitor } from './visitor.js';

/** Tells whether an account with this role moderates. A login gives no rights: anybody could register it. */
export const isModerator = (role: string | null): boolean => role === 'moderator';

/** Tells whether the setting MODERATORS keeps this login for moderators. */
export const isReservedLogin = (login: string, { moderators }: Pick<Settings, 'moderators'>): boolean =>
  moderators.some((name) => foldedLogin(name) === login);

/** Lists the logins of the setting MODERATORS that belong to no moderator's account. */
export async function unboundModerators({
  settings,
  store,
}: Pick<Services, 'settings' | 'store'>): Promise<readonly string[]> {
  const bound = await store.db
    .selectFrom('accounts')
    .innerJoin('passwords', 'passwords.account', 'accounts.id')
    .select('passwords.login')
    .where('accounts.role', '=', 'moderator')
    .execute();
  const logins = new Set(bound.map(({ login }) => login));
  return settings.moderators.filter((name) => !logins.has(foldedLogin(name)));
}

/** Logs a warning for the logins of MODERATORS whose owners do not moderate yet. */
export async function warnOfUnboundModerators(
  needs: Pick<Services, 'settings' | 'store' | 'logger'>,
): Promise<void> {
  const unbound = await unboundModerators(needs);
  if (unbound.length > 0)
    needs.logger.warn(
      { moderators: unbound },
      'names in MODERATORS without a moderator: grant each by "npm run moderator -- grant LOGIN"',
    );
}

/** Refuses a moderator who decides about their own account. */
export function assertNotOwnCase(moderator: string, account: string): void {
  if (moderator === account)
    throw new Problem(403, 'not-allowed', 'another moderator has to decide about your own account');
}

/** Returns who asks, and refuses anybody who is not a moderator. */
export async function moderatorIn(request: FastifyRequest, services: Services): Promise<Visitor> {
  const person = await services.doorkeeper.personIn(request);
  const row = await services.store.db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', person.account)
    .executeTakeFirst();
  if (row && isModerator(row.role)) return person;
  throw new Problem(403, 'not-allowed', 'this is for moderators');
}

/**
 * Grants or revokes the rights of a moderator. Takes a login or an account's id, and returns false when no account has it.
 * Ends the account's sessions, so that no running session gains rights.
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
