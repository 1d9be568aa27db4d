import { decideEvent, type Entry } from '@opencarrom/tournament';
import type { HeldEvent } from '../events/held-events.js';
import { refusalProblem } from '../events/refusals.js';
import { requestsOf } from '../events/requests.js';
import { noSuchEvent } from '../events/staff.js';
import { ToldProblem, told } from '../events/told.js';
import { notAllowed } from '../pairing/may-play.js';
import { ID_BYTES } from '../people/ids.js';
import type { Visitor } from '../people/visitor.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import type { MatchKind } from '../store/tables.js';
import { entrantOf } from './fixtures.js';

type Person = Pick<Visitor, 'account' | 'name'>;

/** Who wants to play in an event for pairs looks for a partner: whoever comes by the link makes the pair. */
export async function lookForPartner(services: Services, { row }: HeldEvent, person: Person): Promise<void> {
  const { store, events, chance, now } = services;
  const { account } = person;
  if ((await invitationOf(store, row.id, account)) ?? (await hasAsked(store, row.id, account))) return;
  const id = makeSecret(chance, ID_BYTES);
  const invitation = {
    ...{ event: row.id, id, cmd: `partner ${id}`, account },
    ...{ entry: JSON.stringify({ players: [playerOf(person)] }), note: null, at: now() },
    ...{ state: 'partner' as const, entrant: null },
  };
  await events.changed(row.id, [{ change: store.db.insertInto('entry_requests').values(invitation) }]);
}

/** Nobody is looked for any more. */
export async function stopLooking(
  { store, events }: Services,
  event: string,
  account: string,
): Promise<void> {
  const change = store.db
    .deleteFrom('entry_requests')
    .where('event', '=', event)
    .where('account', '=', account)
    .where('state', '=', 'partner');
  await events.changed(event, [{ change }]);
}

/** The code of the link that somebody has to give to a partner. */
export async function invitationOf({ db }: Store, event: string, account: string): Promise<string | null> {
  const row = await db
    .selectFrom('entry_requests')
    .select('id')
    .where('event', '=', event)
    .where('account', '=', account)
    .where('state', '=', 'partner')
    .orderBy('at')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Does somebody wait for the desk to let them in, alone or in a pair? */
export async function hasAsked(store: Store, event: string, account: string): Promise<boolean> {
  const requests = await requestsOf(store, event);
  return requests.some(({ entry }) => entry.players.some(({ id }) => id === account));
}

/** Whose link it is, as long as they look for somebody. */
export async function inviterBy({ db }: Store, event: string, code: string): Promise<Person | null> {
  const row = await db
    .selectFrom('entry_requests')
    .select(['account', 'entry'])
    .where('event', '=', event)
    .where('id', '=', code)
    .where('state', '=', 'partner')
    .executeTakeFirst();
  const [player] = row ? (JSON.parse(row.entry) as Entry).players : [];
  return row?.account && player ? { account: row.account, name: player.name } : null;
}

/** Somebody came by a link: the two are entered, or wait for the desk, as the event has it. */
export async function pairUp(
  services: Services,
  { row, logged }: HeldEvent,
  { person, code, kind }: { person: Person; code: string; kind: MatchKind },
): Promise<void> {
  const { store, events } = services;
  const event = row.id;
  const inviter = await inviterBy(store, event, code);
  if (!inviter || entrantOf(logged.state, inviter.account))
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.hasPartner),
    );
  if (inviter.account === person.account)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.ownPartner),
    );
  if ((await notAllowed(services, kind, [inviter.account])).length > 0)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.partnerUnrated),
    );
  const entry: Entry = { players: [playerOf(inviter), playerOf(person)] };
  const act = { type: 'enter', entries: [entry] } as const;
  const isAsked = row.entries === 'asked';
  const taken = store.db
    .updateTable('entry_requests')
    .set({ state: isAsked ? 'waiting' : 'entered', entry: JSON.stringify(entry) })
    .where('event', '=', event)
    .where('id', '=', code)
    .where('state', '=', 'partner');
  // Whoever looked for a partner as well has found one.
  const own = store.db
    .deleteFrom('entry_requests')
    .where('event', '=', event)
    .where('account', '=', person.account)
    .where('state', '=', 'partner');
  const also = [{ change: taken, rows: 1 }, { change: own }];
  if (isAsked) {
    const decided = decideEvent(logged, { at: '2000-01-01T00:00Z', act });
    if ('refused' in decided) throw refusalProblem(decided.refused, logged.state);
    await events.changed(event, also);
    return;
  }
  const answer = await events.do({
    ...{ event, account: person.account, by: person.name, cmd: `pair ${code}`, act, also },
  });
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
}

const playerOf = ({ account, name }: Person) => ({ name, id: account });
