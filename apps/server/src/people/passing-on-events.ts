import type { Change } from '../store/change.js';
import type { Store } from '../store/store.js';

/** What becomes of the events of people who leave, and which of them have changed by it. */
export interface PassedOn {
  readonly changes: readonly Change[];
  readonly events: readonly string[];
}

/**
 * An event outlives whoever runs it: the helper who has been there longest owns it from then on; where there is none, it
 * stays as it is, and nobody runs it. Its lines forget whose sessions they came from, and keep who they say did it.
 */
export async function passOn(accounts: readonly string[], { db }: Pick<Store, 'db'>): Promise<PassedOn> {
  const theirs = await db.selectFrom('event_staff').selectAll().where('account', 'in', accounts).execute();
  const owned = theirs.filter(({ role }) => role === 'owner').map(({ event }) => event);
  const helpers =
    owned.length === 0
      ? []
      : await db
          .selectFrom('event_staff')
          .select(['event', 'account'])
          .where('event', 'in', owned)
          .where('account', 'not in', accounts)
          .orderBy('since')
          .orderBy('account')
          .execute();
  const heirs = new Map([...helpers].reverse().map(({ event, account }) => [event, account]));
  const events = [...new Set(theirs.map(({ event }) => event))];
  return {
    events,
    changes: [
      ...[...heirs].map(([event, account]) => ({
        change: db
          .updateTable('event_staff')
          .set({ role: 'owner' })
          .where('event', '=', event)
          .where('account', '=', account),
      })),
      { change: db.updateTable('event_lines').set({ account: null }).where('account', 'in', accounts) },
      // Who has not been let in yet does not want to any more.
      {
        change: db
          .deleteFrom('entry_requests')
          .where('account', 'in', accounts)
          .where('state', 'in', ['partner', 'waiting']),
      },
      {
        change: db
          .updateTable('entry_requests')
          .set(({ ref }) => ({ account: null, cmd: ref('id') }))
          .where('account', 'in', accounts),
      },
      ...(events.length === 0
        ? []
        : [
            {
              change: db
                .updateTable('held_events')
                .set((row) => ({ rev: row('rev', '+', 1) }))
                .where('id', 'in', events),
            },
          ]),
    ],
  };
}

/** Events that are not over and that nobody but this account runs. */
export async function eventsAloneWith({ db }: Pick<Store, 'db'>, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_staff')
    .innerJoin('held_events', 'held_events.id', 'event_staff.event')
    .select('held_events.id')
    .where('event_staff.account', '=', account)
    .where('held_events.summary', 'not like', '%"status":"over"%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_staff as others')
            .select('others.account')
            .whereRef('others.event', '=', 'event_staff.event')
            .where('others.account', '!=', account),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
