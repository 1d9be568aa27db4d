import type { EventRole, EventSettings, SettingsChange } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { HeldEventRow } from '../store/event-tables.js';
import { noSuchEvent } from './staff.js';

export const settingsIn = ({ play, listed, entries, scoring, club }: HeldEventRow): EventSettings => ({
  ...{ play, listed: listed === 1, entries, scoring, club },
});

/** Nobody puts their event on the page of a club they have nothing to do with. */
async function mustBelong({ db }: Services['store'], club: string, account: string): Promise<void> {
  const [found, member] = await Promise.all([
    db.selectFrom('clubs').select('id').where('id', '=', club).executeTakeFirst(),
    db
      .selectFrom('club_members')
      .select('role')
      .where('club', '=', club)
      .where('account', '=', account)
      .executeTakeFirst(),
  ]);
  if (!found) throw new Problem(404, 'no-such-club', 'there is no club by this id', 'body.club');
  if (!member)
    throw new Problem(403, 'not-allowed', 'an event is of a club its owner belongs to', 'body.club');
}

/** Helpers say how entries come in and who keeps the score; where the event is shown is its owner's to say. */
export async function changeSettings(
  { store, events, now }: Pick<Services, 'store' | 'events' | 'now'>,
  event: string,
  { role, account }: { readonly role: EventRole; readonly account: string },
  { listed, ...asked }: SettingsChange,
): Promise<void> {
  if (role !== 'owner')
    for (const [field, value] of Object.entries({ listed, club: asked.club }))
      if (value !== undefined)
        throw new Problem(403, 'not-allowed', 'this is for the owner of the event', `body.${field}`);
  if (typeof asked.club === 'string') await mustBelong(store, asked.club, account);
  const set = { ...asked, ...(listed === undefined ? {} : { listed: listed ? (1 as const) : (0 as const) }) };
  if (Object.keys(set).length === 0) return;
  const change = store.db
    .updateTable('held_events')
    .set({ ...set, changed_at: now() })
    .where('id', '=', event);
  if (!(await events.changed(event, [{ change, rows: 1 }]))) throw noSuchEvent();
}
