import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, type House, openHouse } from '../people/house.js';
import { entries, formatOf, openDesk, opening, refusal } from './desks.js';

sharesStores();

/** Everybody there is to an event, each with a browser of their own. */
interface People {
  readonly owner: Browser;
  readonly helper: Browser;
  /** Was a helper once. */
  readonly former: Browser;
  /** Runs another event, and plays in this one. */
  readonly other: Browser;
  /** Came without a session. */
  readonly nobody: Browser;
}

const WHO = ['owner', 'helper', 'former', 'other', 'nobody'] as const;

/** What each gets: a status. */
type Row = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object | undefined,
  ...got: readonly [owner: number, helper: number, former: number, other: number, nobody: number],
];

const RUN: readonly Row[] = [
  ['GET', '', undefined, 200, 200, 200, 200, 200],
  ['GET', '/desk', undefined, 200, 200, 403, 403, 401],
  ['GET', '/file', undefined, 200, 200, 403, 403, 401],
  ['POST', '/acts', { act: entries('Asha') }, 200, 200, 403, 403, 401],
  ['PATCH', '', { entries: 'asked', scoring: 'players' }, 204, 204, 403, 403, 401],
  ['PATCH', '', { listed: true }, 204, 403, 403, 403, 401],
  ['PATCH', '', { club: null }, 204, 403, 403, 403, 401],
  ['POST', '/clock', { do: 'off' }, 204, 204, 403, 403, 401],
  ['POST', '/invites', { to: 'help' }, 201, 403, 403, 403, 401],
  // Of an event of singles, whoever may ask is told that there are no captains.
  ['POST', '/invites', { to: 'captain', entrant: 1 }, 409, 409, 403, 403, 401],
  ['POST', '/staff', { token: 'x'.repeat(22) }, 204, 204, 404, 404, 401],
  ['DELETE', '/staff/$helper', undefined, 204, 204, 403, 403, 401],
  ['DELETE', '/staff/$owner', undefined, 409, 403, 403, 403, 401],
  ['DELETE', '', undefined, 204, 403, 403, 403, 401],
];

async function peopleIn(house: House): Promise<People & { readonly ids: ReadonlyMap<string, string> }> {
  const people = Object.fromEntries(WHO.map((who) => [who, house.browser()])) as unknown as People;
  const ids = new Map<string, string>();
  for (const who of WHO) if (who !== 'nobody') ids.set(`$${who}`, await people[who].comeIn(`The ${who}`));
  return { ...people, ids };
}

/** An event of theirs. */
async function eventOf(people: Awaited<ReturnType<typeof peopleIn>>): Promise<string> {
  const { event } = await openDesk(people.owner);
  for (const who of ['helper', 'former'] as const) {
    const { token } = (await people.owner.ask('POST', `/events/${event}/invites`, { to: 'help' })).json();
    expect((await people[who].ask('POST', `/events/${event}/staff`, { token })).statusCode).toBe(204);
  }
  await people.owner.ask('DELETE', `/events/${event}/staff/${people.ids.get('$former')}`);
  return event;
}

describe.each(STORES)('who may do what to an event, on %s', (kind) => {
  it.each(RUN)('%s /events/:id%s %j', async (method, path, body, ...got) => {
    const people = await peopleIn(await openHouse(kind, { LIMITS: 'off' }));
    await openDesk(people.other);
    for (const [index, who] of WHO.entries()) {
      const event = await eventOf(people);
      const address = `/events/${event}${path.replace(/\$\w+/, (name) => people.ids.get(name) ?? '')}`;
      const named = path === '/acts' ? { id: crypto.randomUUID(), ...body } : body;
      const answer = await people[who].ask(method, address, named);
      expect([who, answer.statusCode]).toEqual([who, got[index]]);
    }
  });

  it('is as nothing where there is no such event', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    for (const [method, path, body] of RUN) {
      const named = path === '/acts' ? { id: crypto.randomUUID(), ...body } : body;
      const asked = asha.ask(method, `/events/nosuchevent1${path.replace('$', '')}`, named);
      expect([path, ...(await refusal(asked))]).toEqual([path, 404, 'no-such-event']);
    }
  });

  it('lets a link make one helper, within a week, of its own event', async () => {
    const house = await openHouse(kind);
    const people = await peopleIn(house);
    const [event, { owner, other, former }] = [await eventOf(people), people];
    const invited = async (): Promise<string> =>
      (await owner.ask('POST', `/events/${event}/invites`, { to: 'help' })).json().token;
    const [token, late] = [await invited(), await invited()];
    const elsewhere = await openDesk(owner);
    const take = (browser: Browser, body: object, at = event) =>
      browser.ask('POST', `/events/${at}/staff`, body);
    expect(await refusal(take(other, { token }, elsewhere.event))).toEqual([404, 'not-found']);
    const both = await Promise.all([take(other, { token }), take(former, { token })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    house.pass(7 * 24 * 3_600_000);
    const [left] = both[0]?.statusCode === 204 ? [former] : [other];
    expect(await refusal(take(left ?? former, { token: late }))).toEqual([404, 'not-found']);
    expect(await refusal(take(left ?? former, { token: 'x' }))).toEqual([400, 'bad-request']);
  });

  it('has one link for each captain, of a team that is there: a new one ends the one before', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const { event, act } = await openDesk(asha, opening({ format: formatOf('iiitn') }));
    const players = Array.from({ length: 8 }, (_, index) => ({
      name: `Player ${index}`,
      woman: index % 2 === 0,
    }));
    expect((await act({ type: 'enter', entries: [{ team: 'Red', players }] })).statusCode).toBe(200);
    const { db } = house.services.store;
    const links = () =>
      db.selectFrom('event_invites').select(['entrant', 'ended_at']).orderBy('ended_at').execute();
    const ask = (entrant: number) => asha.ask('POST', `/events/${event}/invites`, { to: 'captain', entrant });
    expect(await refusal(ask(2))).toEqual([409, 'event-refused']);
    expect(await links()).toEqual([]);
    for (const tries of [1, 2]) expect([tries, (await ask(1)).statusCode]).toEqual([tries, 201]);
    const ends = (await links()).map(({ entrant, ended_at }) => [entrant, ended_at !== null]);
    expect(ends.sort()).toEqual([
      [1, false],
      [1, true],
    ]);
  });
});
