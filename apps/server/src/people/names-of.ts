import type { Account } from '@opencarrom/protocol';
import type { Store } from '../store/store.js';

/** What is shown of an account beside what it did. */
export interface Shown {
  readonly name: string;
  readonly isGuest: boolean;
}

/** Names are joined where they are shown, and kept nowhere else; of an account that is no more there is none. */
export async function namesOf(
  store: Store,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  if (accounts.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('accounts')
    .select(['id', 'name', 'upgraded_at'])
    .where('id', 'in', [...new Set(accounts)])
    .execute();
  return new Map(rows.map(({ id, name, upgraded_at }) => [id, { name, isGuest: upgraded_at === null }]));
}

/** As others see it. */
export const accountAs = (id: string, people: ReadonlyMap<string, Shown>): Account => {
  const { name, isGuest } = people.get(id) ?? LEFT;
  return { id, name, guest: isGuest };
};

/** Somebody who is here no more. */
const LEFT: Shown = { name: 'Left', isGuest: false };
