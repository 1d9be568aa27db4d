import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import type { Visitor } from './visitor.js';

/** Named once at the server's console, or by the name to sign in by in its settings. */
export const isModerator = (
  role: string | null,
  login: string | null,
  { moderators }: Pick<Settings, 'moderators'>,
): boolean => role === 'moderator' || (login !== null && moderators.includes(login));

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
