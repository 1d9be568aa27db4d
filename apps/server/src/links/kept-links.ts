import { Problem } from '../http/problem.js';
import { linkIfNobodys } from '../people/nobodys-link.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { LookedAt } from './bench/look-at-link.js';
import { linkId } from './link-id.js';
import { TakenDown } from './spoken.js';

type Needs = Pick<Services, 'store' | 'now'>;

/** Who makes a link, and by what they may remove it again. */
interface LinkMaker {
  readonly key: string;
  /** Of guests none: whoever comes back as nobody would take their links along. */
  readonly account: string | null;
}

interface NewLink extends LinkMaker {
  readonly link: string;
  readonly language: 'en' | 'hi';
}

/** Ids that one link may have: more never meet. */
const MOST_TURNS = 8;

const keyHash = (key: string, id: string): string => hashOf(`${key} ${id}`);

/** Where a link is kept, if it is; and the first of its ids that nobody has. */
async function placeOf(hash: string, { store }: Needs) {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const id = linkId(hash, turn);
    const row = await rowOf(id, { store });
    if (!row || row.hash === hash) return { id, row: row ?? null };
  }
  throw new Problem(503, 'unavailable', 'no id is free for this link');
}

const rowOf = (id: string, { store }: Pick<Needs, 'store'>) =>
  store.db
    .selectFrom('short_links')
    .select(['id', 'hash', 'taken_down_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Is it here already? Then it need not be played again. */
export async function isKept(link: string, needs: Needs): Promise<boolean> {
  return (await placeOf(hashOf(link), needs)).row !== null;
}

/** Keeps a link that was looked at; the same again, from wherever, has the same id. */
export async function keepLink(asked: NewLink, looked: LookedAt | null, needs: Needs): Promise<string> {
  const { store, now } = needs;
  const hash = hashOf(asked.link);
  // Somebody may take the id meanwhile, or remove the link that was there: then it is looked for once more.
  for (let tries = 0; tries < MOST_TURNS; tries++) {
    const { id, row } = await placeOf(hash, needs);
    if (row?.taken_down_at) throw new TakenDown();
    if (!row && !looked) break;
    const at = now();
    const made = {
      ...{ id, hash, link: asked.link, language: asked.language, made_at: at, opened_at: at },
      ...{ told: JSON.stringify(looked?.told), card: JSON.stringify(looked?.card), taken_down_at: null },
    };
    const put: Change = {
      change: row
        ? store.db.updateTable('short_links').set({ opened_at: at }).where('id', '=', id)
        : store.db
            .insertInto('short_links')
            .values(made)
            .onConflict((conflict) => conflict.doNothing()),
      rows: 1,
    };
    const maker = { link: id, hash: keyHash(asked.key, id), account: asked.account, made_at: at };
    const by = store.db
      .insertInto('short_link_makers')
      .values(maker)
      .onConflict((conflict) => conflict.doNothing());
    if ((await store.write([put, { change: by }])) !== 'unmet') return id;
  }
  throw new Problem(409, 'changed-meanwhile', 'it was removed meanwhile: ask again');
}

/** Takes a link back for one of those who made it: it goes once nobody of them is left. */
export async function takeBack(
  id: string,
  { key, account }: { readonly key: string | null; readonly account: string | null },
  { store }: Needs,
): Promise<boolean> {
  const { db } = store;
  const theirs = db
    .deleteFrom('short_link_makers')
    .where('link', '=', id)
    .where(({ eb, or }) =>
      or([
        ...(key === null ? [] : [eb('hash', '=', keyHash(key, id))]),
        ...(account === null ? [] : [eb('account', '=', account)]),
      ]),
    );
  // The row is held first, so that nobody makes it anew while it goes.
  const held = db
    .updateTable('short_links')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', id);
  const written = await store.write([{ change: held }, { change: theirs }, linkIfNobodys(id, store)]);
  return written !== 'unmet' && (written.rows[1] ?? 0) > 0;
}

/** What is shown of a link; null: there is none. */
export async function findLink(id: string, { store }: Pick<Needs, 'store'>) {
  const row = await store.db.selectFrom('short_links').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

const DAY = 24 * 3_600_000;

/** Somebody opened it: noted once a day, for links that nobody opens are forgotten. */
export async function noteOpened(row: { readonly id: string; readonly opened_at: number }, needs: Needs) {
  const at = needs.now();
  if (at - Number(row.opened_at) < DAY) return;
  const change = needs.store.db.updateTable('short_links').set({ opened_at: at }).where('id', '=', row.id);
  await needs.store.write([{ change }]);
}

/** So long a link stays that nobody opens. */
const KEPT_UNOPENED = 365 * DAY;

/** Forgets links that nobody has opened for a year, and those nobody holds any more. */
export async function forgetLinks({ store, now }: Needs): Promise<void> {
  const { db } = store;
  const kept = db.selectFrom('short_links').select('id');
  await store.write([
    {
      change: db
        .deleteFrom('short_links')
        .where('taken_down_at', 'is', null)
        .where('opened_at', '<=', now() - KEPT_UNOPENED),
    },
    { change: db.deleteFrom('short_link_makers').where('link', 'not in', kept) },
  ]);
}
