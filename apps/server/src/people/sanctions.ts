import type { Sanction, SanctionKind } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { SanctionRow } from '../store/people-tables.js';

type Needs = Pick<Services, 'store' | 'now'>;

/** What nobody has lifted and what has not ended, the newest first. */
const standing = ({ store, now }: Needs) =>
  store.db
    .selectFrom('sanctions')
    .select(['id', 'account', 'kind', 'reason', 'created_at', 'until', 'lifted_at'])
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now())]))
    .orderBy('created_at', 'desc');

/** What an account may not do now. */
export const standingSanctions = (account: string, needs: Needs): Promise<SanctionRow[]> =>
  standing(needs).where('account', '=', account).execute();

/** What stands against anybody. */
export const allSanctions = (most: number, needs: Needs): Promise<SanctionRow[]> =>
  standing(needs).limit(most).execute();

/** As it is shown. */
export const sanctionAs = ({ id, kind, reason, created_at, until }: SanctionRow): Sanction => ({
  ...{ id, kind, reason, createdAt: created_at, until },
});

/** The one of a kind that stands longest. */
export async function sanctionOf(
  account: string,
  kind: SanctionKind,
  needs: Needs,
): Promise<SanctionRow | null> {
  const [first, ...others] = (await standingSanctions(account, needs)).filter((row) => row.kind === kind);
  return first
    ? others.reduce((longest, row) => (lastOf(row) > lastOf(longest) ? row : longest), first)
    : null;
}

const lastOf = ({ until }: SanctionRow): number => until ?? Number.POSITIVE_INFINITY;

export const endOf = (until: number | null): string =>
  until === null ? 'for good' : `until ${new Date(until).toISOString()}`;

/** Why and until when, as a refusal says it. */
export const termsOf = ({ reason, until }: Pick<SanctionRow, 'reason' | 'until'>): string =>
  `${endOf(until)}: ${reason}`;

export const lifted = (id: string, { store, now }: Needs): Change => ({
  change: store.db
    .updateTable('sanctions')
    .set({ lifted_at: now() })
    .where('id', '=', id)
    .where('lifted_at', 'is', null),
  rows: 1,
});

/** Refuses who may play no rated matches. */
export async function assertMayPlayRated(account: string, needs: Needs): Promise<void> {
  const sanction = await sanctionOf(account, 'unrated', needs);
  if (sanction)
    throw new Problem(403, 'no-rated-play', `this account plays no rated matches ${termsOf(sanction)}`);
}
