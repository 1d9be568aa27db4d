import type { EventRole, StaffMember } from '@opencarrom/protocol';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { HeldEvent } from './held-events.js';

type Needs = Pick<Services, 'store' | 'doorkeeper' | 'events'>;

/** Somebody at the desk of an event. */
export interface AtDesk {
  readonly person: Visitor;
  readonly role: EventRole;
  readonly held: HeldEvent;
}

export const noSuchEvent = (): Problem => new Problem(404, 'no-such-event', 'there is no event by this id');

export async function heldEvent({ events }: Pick<Services, 'events'>, event: string): Promise<HeldEvent> {
  const held = await events.find(event);
  if (!held) throw noSuchEvent();
  return held;
}

/** What somebody is to an event; null: one of those who look on. */
export async function roleIn(
  { store }: Pick<Services, 'store'>,
  event: string,
  account: string | undefined,
): Promise<EventRole | null> {
  if (account === undefined) return null;
  const row = await store.db
    .selectFrom('event_staff')
    .select('role')
    .where('event', '=', event)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Who asks must run the event: as a helper at least, or as its owner. */
export async function atDesk(
  needs: Needs,
  request: FastifyRequest,
  event: string,
  least: EventRole = 'helper',
): Promise<AtDesk> {
  const person = await needs.doorkeeper.personIn(request);
  const [held, role] = await Promise.all([heldEvent(needs, event), roleIn(needs, event, person.account)]);
  if (role === null) throw new Problem(403, 'not-allowed', 'this is for those who run the event');
  if (least === 'owner' && role !== 'owner')
    throw new Problem(403, 'not-allowed', 'this is for the owner of the event');
  return { person, role, held };
}

/** Everybody who runs an event, the owner first. */
export async function staffOf({ db }: Services['store'], event: string): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('event_staff')
    .leftJoin('accounts', 'accounts.id', 'event_staff.account')
    .select(['event_staff.account', 'accounts.name', 'event_staff.role'])
    .where('event_staff.event', '=', event)
    .orderBy('event_staff.role', 'desc')
    .orderBy('event_staff.since')
    .orderBy('event_staff.account')
    .execute();
  return rows.map(({ account, name, role }) => ({ account, name: name ?? null, role }));
}
