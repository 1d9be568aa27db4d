import { MOST_BEHIND_MS } from '../clock.js';
import type { Services } from '../services.js';
import { erase } from './erasing.js';
import { ABSOLUTE, IDLE } from './stored-sessions.js';

type Needs = Pick<Services, 'store' | 'now' | 'bus' | 'doorkeeper' | 'logger'>;

interface CleaningNeeds extends Needs {
  /** Milliseconds since 1970 before which nothing is deleted. */
  readonly deletesFrom: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What was said, what was told to moderators, and where from somebody came. */
const KEPT = 30 * DAY;
/** So many guests are seen off at once; the others the next time. */
const GUESTS_AT_ONCE = 200;

/** Forgets what need not be known any more. */
export async function clean(needs: Needs): Promise<void> {
  const { store, now } = needs;
  const { db } = store;
  const at = now();
  await store.write([
    {
      change: db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('seen_at', '<=', at - IDLE),
            where('created_at', '<=', at - ABSOLUTE),
            where('seen_at', '>', at + MOST_BEHIND_MS),
            where('created_at', '>', at + MOST_BEHIND_MS),
          ]),
        ),
    },
    {
      change: db
        .updateTable('sessions')
        .set({ address: null })
        .where('created_at', '<=', at - KEPT),
    },
    { change: db.deleteFrom('remarks').where('said_at', '<=', at - KEPT) },
    { change: db.deleteFrom('reports').where('created_at', '<=', at - KEPT) },
    { change: db.deleteFrom('challenges').where('until', '<=', at) },
    { change: db.deleteFrom('tries').where('since', '<=', at - DAY) },
  ]);
  await erase(await guestsGone(needs), needs);
}

/** Guests without a session: nobody can come back as one of them. */
async function guestsGone({ store: { db }, now }: Needs): Promise<string[]> {
  const gone = await db
    .selectFrom('accounts')
    .select('id')
    .where('upgraded_at', 'is', null)
    .where('seen_at', '<=', now() - KEPT)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('hash').whereRef('sessions.account', '=', 'accounts.id'))),
    )
    .limit(GUESTS_AT_ONCE)
    .execute();
  return gone.map(({ id }) => id);
}

/** Cleans every hour; what is given back stops it. */
export function startCleaning(needs: CleaningNeeds): () => void {
  const timer = setInterval(() => {
    if (needs.now() < needs.deletesFrom) return;
    clean(needs).catch((err: unknown) => needs.logger.warn({ err }, 'old data could not be removed'));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
