import type { EventRole, InviteAsked } from '@opencarrom/protocol';
import { participantOf } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import { hashOf, makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { type AtDesk, noSuchEvent, roleIn } from './staff.js';
import { ToldProblem, told } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance'>;

/** In bytes: 128 bits. */
const TOKEN = 16;
/** A link for a helper is good for so long, and for one. */
const DAY = 24 * 3_600_000;
const GOOD_FOR = 7 * DAY;
const MOST_HELPERS = 50;
/** Links that were made and not used or ended. */
const MOST_INVITES = 500;

/** A link: whoever opens it becomes a helper, or speaks for a team. */
export async function invite(
  needs: Needs,
  { held }: Pick<AtDesk, 'held'>,
  asked: InviteAsked,
  also: readonly Change[] = [],
): Promise<string> {
  const { store, chance, now } = needs;
  const { row, logged } = held;
  const entrant = asked.to === 'captain' ? asked.entrant : null;
  if (entrant !== null) {
    const participant = participantOf(logged.state, entrant);
    if (!participant)
      throw new ToldProblem(
        409,
        'event-refused',
        told((w) => w.noEntrant(entrant)),
        'body.entrant',
      );
    if (logged.state.discipline !== 'teams')
      throw new ToldProblem(
        409,
        'event-refused',
        told((w) => w.onlyTeams),
        'body.to',
      );
  }
  const open = await store.db
    .selectFrom('event_invites')
    .select('token_hash')
    .where('event', '=', row.id)
    .where('ended_at', 'is', null)
    .execute();
  if (open.length >= MOST_INVITES)
    throw new Problem(409, 'too-many', `an event has at most ${MOST_INVITES} links`);
  const token = makeSecret(chance, TOKEN);
  const values = {
    ...({ token_hash: hashOf(token), event: row.id, role: entrant === null ? 'helper' : 'captain' } as const),
    ...{ entrant, made_at: now(), ended_at: null },
  };
  // A team has one link: the one before it is good no more.
  const instead = store.db
    .updateTable('event_invites')
    .set({ ended_at: now() })
    .where('event', '=', row.id)
    .where('role', '=', 'captain')
    .where('entrant', '=', entrant)
    .where('ended_at', 'is', null);
  const isMade = await needs.events.changed(row.id, [
    ...(entrant === null ? [] : [{ change: instead }]),
    { change: store.db.insertInto('event_invites').values(values), rows: 1 },
    ...also,
  ]);
  if (!isMade) throw noSuchEvent();
  return token;
}

/**
 * Becomes a helper by a link, which is used up by it; of an event that nobody runs any more, its owner. Who runs the event
 * already stays what they are.
 */
export async function becomeHelper(
  needs: Needs,
  event: string,
  { account }: Visitor,
  token: string,
): Promise<void> {
  const { store, now, events } = needs;
  if ((await roleIn(needs, event, account)) !== null) return;
  const staff = await store.db
    .selectFrom('event_staff')
    .select('account')
    .where('event', '=', event)
    .execute();
  if (staff.length > MOST_HELPERS)
    throw new Problem(409, 'too-many', `an event has at most ${MOST_HELPERS} helpers`);
  const use = store.db
    .updateTable('event_invites')
    .set({ ended_at: now() })
    .where('token_hash', '=', hashOf(token))
    .where('event', '=', event)
    .where('role', '=', 'helper')
    .where('ended_at', 'is', null)
    .where('made_at', '>', now() - GOOD_FOR);
  const member = { event, account, since: now() };
  const isDone = await events.changed(event, [
    { change: use, rows: 1 },
    {
      change: store.db
        .insertInto('event_staff')
        .values(({ selectFrom, exists, case: when }) => ({
          ...member,
          role: when()
            .when(
              exists(
                selectFrom('event_staff as owners')
                  .select('owners.account')
                  .where('owners.event', '=', event)
                  .where('owners.role', '=', 'owner'),
              ),
            )
            .then<EventRole>('helper')
            .else<EventRole>('owner')
            .end(),
        }))
        .onConflict((conflict) => conflict.doNothing()),
    },
  ]);
  if (!isDone && (await roleIn(needs, event, account)) === null)
    throw new Problem(404, 'not-found', 'this link is not good any more: ask for another', 'body.token');
}

/** The event is a helper's from now on; who had it stays as a helper. */
export async function passToHelper(
  { store, events }: Needs,
  { person, held }: AtDesk,
  account: string,
): Promise<void> {
  const { id } = held.row;
  if (account === person.account) return;
  const change = (whose: string, from: EventRole, to: EventRole) => ({
    change: store.db
      .updateTable('event_staff')
      .set({ role: to })
      .where('event', '=', id)
      .where('account', '=', whose)
      .where('role', '=', from),
    rows: 1,
  });
  const isDone = await events.changed(id, [
    change(account, 'helper', 'owner'),
    change(person.account, 'owner', 'helper'),
  ]);
  if (!isDone) throw new Problem(404, 'no-such-account', 'nobody by this id helps here', 'body.account');
}

/** Takes somebody from the desk. Helpers go by themselves, the owner sends anybody but themselves. */
export async function removeStaff(
  needs: Needs,
  { person, role, held }: AtDesk,
  account: string,
): Promise<void> {
  if (role !== 'owner' && account !== person.account)
    throw new Problem(403, 'not-allowed', 'this is for the owner of the event');
  const { id } = held.row;
  const change = needs.store.db
    .deleteFrom('event_staff')
    .where('event', '=', id)
    .where('account', '=', account)
    .where('role', '=', 'helper');
  const isDone = await needs.events.changed(id, [{ change, rows: 1 }]);
  if (isDone) return;
  const theirs = await roleIn(needs, id, account);
  if (theirs === 'owner')
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.hasOwner),
      'params.account',
    );
  throw new Problem(404, 'no-such-account', 'nobody by this id runs the event', 'params.account');
}
