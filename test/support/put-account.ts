import { hashPassword } from '../../apps/server/src/people/passwords.js';
import { withStore } from './with-store.js';

/** Somebody with a password. */
interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly role?: 'moderator';
}

/** The password of each account that is put into a store. */
export const PASSWORD = 'long enough to keep';

/** Puts an account into a store that no server has open. A moderator is made in no other way: no request grants rights. */
export function putAccount(setting: string, { id, name, login, role }: NewAccount): Promise<void> {
  return withStore(setting, async ({ db, write }) => {
    const now = Date.now();
    const seen = { created_at: now, upgraded_at: now, seen_at: now };
    const account = { id, name, locale: null, role: role ?? null, ...seen };
    const password = { account: id, login, hash: await hashPassword(PASSWORD), changed_at: now };
    await write([
      { change: db.insertInto('accounts').values(account) },
      { change: db.insertInto('passwords').values(password) },
    ]);
  });
}
