import type { Change } from '../store/change.js';
import type { Store } from '../store/store.js';

/** What a guest takes along to the account they sign in to. */
export const takenAlong = (from: string, to: string, { db }: Store): readonly Change[] => {
  const theirs = db.selectFrom('friends as own').select('own.friend').where('own.account', '=', to);
  const known = db.selectFrom('friends as others').select('others.account').where('others.friend', '=', to);
  const played = db.selectFrom('player_results as own').select('own.match').where('own.account', '=', to);
  const run = db.selectFrom('event_staff as own').select('own.event').where('own.account', '=', to);
  const owned = db
    .selectFrom('event_staff as guest')
    .select('guest.event')
    .where('guest.account', '=', from)
    .where('guest.role', '=', 'owner');
  return [
    // Only what is over: who sits in a match that is played stays who they are.
    {
      change: db
        .updateTable('seats')
        .set({ account: to })
        .where('account', '=', from)
        .where('match', 'in', db.selectFrom('matches').select('id').where('status', '=', 'over')),
    },
    {
      change: db
        .updateTable('player_results')
        .set({ account: to })
        .where('account', '=', from)
        .where('match', 'not in', played),
    },
    {
      change: db
        .updateTable('friends')
        .set({ account: to })
        .where('account', '=', from)
        .where('friend', '!=', to)
        .where('friend', 'not in', theirs),
    },
    {
      change: db
        .updateTable('friends')
        .set({ friend: to })
        .where('friend', '=', from)
        .where('account', '!=', to)
        .where('account', 'not in', known),
    },
    // Who helps at the guest's event owns it from now on; others come to it as what the guest was.
    {
      change: db
        .updateTable('event_staff')
        .set({ role: 'owner' })
        .where('account', '=', to)
        .where('event', 'in', owned),
    },
    {
      change: db
        .updateTable('event_staff')
        .set({ account: to })
        .where('account', '=', from)
        .where('event', 'not in', run),
    },
    { change: db.deleteFrom('event_staff').where('account', '=', from) },
    { change: db.updateTable('entry_requests').set({ account: to }).where('account', '=', from) },
  ];
};
