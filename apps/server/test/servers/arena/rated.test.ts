import { describe, expect, it } from 'vitest';
import { arenaFormat } from '../../../src/arena/arena-format.js';
import { startArenaKeeper } from '../../../src/arena/arena-keeper.js';
import { STORES } from '../../support/stores.js';
import { type Club, clubOn } from '../pairing/club.js';

/** An online tournament of one round whose matches are rated; anybody may ask to enter. */
async function ratedArena(club: Club, { discipline = 'singles', entries = 'at-once' } = {}): Promise<string> {
  const format = { ...arenaFormat('icf', 1), discipline };
  const { body } = await club.ask('owner', 'POST /events', {
    id: 'open',
    play: 'online',
    open: { name: 'Rated evening', format, lot: 7, drafts: true },
  });
  await club.ask('owner', `PATCH /events/${body.id}`, { entries });
  const terms = { length: 'board', kind: 'rated', wait: 3, goesOn: true };
  expect((await club.ask('owner', `PUT /events/${body.id}/arena`, terms)).status).toBe(204);
  return body.id;
}

const sanction = ({ services: { store, now } }: Club, account: string) =>
  store.write([
    {
      change: store.db.insertInto('sanctions').values({
        id: `against ${account}`,
        account,
        kind: 'unrated',
        reason: 'let others win',
        created_at: now(),
        until: null,
        lifted_at: null,
      }),
    },
  ]);

const codeOf = async (answer: ReturnType<Club['ask']>) => {
  const { status, body } = await answer;
  return [status, (body.error as { code: string } | undefined)?.code];
};

describe.each(STORES)('a rated online tournament, on %s', (kind) => {
  it('takes no entries of guests or of accounts that may not play rated matches', async () => {
    const club = await clubOn(kind);
    await club.members('owner', 'ann', 'bea');
    await club.guests('gus');
    const event = await ratedArena(club);
    await sanction(club, 'bea');
    expect(await codeOf(club.ask('gus', `PUT /events/${event}/me`, {}))).toEqual([403, 'account-needed']);
    expect(await codeOf(club.ask('bea', `PUT /events/${event}/me`, {}))).toEqual([403, 'no-rated-play']);
    expect(await codeOf(club.ask('ann', `PUT /events/${event}/me`, {}))).toEqual([204, undefined]);
    const asked = { id: 'asked', entry: { players: [{ name: 'Somebody' }] } };
    for (const who of ['gus', 'nobody'])
      expect(await codeOf(club.ask(who, `POST /events/${event}/requests`, asked))).toEqual([
        403,
        'account-needed',
      ]);
    expect(await codeOf(club.ask('bea', `POST /events/${event}/requests`, asked))).toEqual([
      403,
      'no-rated-play',
    ]);
    const held = await club.services.events.find(event);
    expect(held?.logged.state.participants.map(({ entry }) => entry.players[0]?.id)).toEqual(['ann']);
  });

  it('pairs nobody with a partner who may not play rated matches', async () => {
    const club = await clubOn(kind);
    await club.members('owner', 'ann', 'bea');
    const event = await ratedArena(club, { discipline: 'doubles' });
    await club.ask('ann', `PUT /events/${event}/me`, {});
    const { invitation } = (await club.ask('ann', `GET /events/${event}/fixtures`)).body;
    await sanction(club, 'ann');
    const answer = club.ask('bea', `PUT /events/${event}/me`, { with: invitation });
    expect(await codeOf(answer)).toEqual([409, 'event-refused']);
  });

  it('makes no match of an account that lost its rated play after it entered', async () => {
    const club = await clubOn(kind);
    await club.members('owner', 'ann', 'bea');
    const keeper = startArenaKeeper(club.services);
    const event = await ratedArena(club);
    for (const who of ['ann', 'bea']) await club.ask(who, `PUT /events/${event}/me`, {});
    await keeper.look();
    const { fixtures } = (await club.ask('ann', `GET /events/${event}/fixtures`)).body;
    const [{ match }] = fixtures as [{ match: number }];
    const here = (who: string) => club.ask(who, `POST /events/${event}/fixtures/${match}/here`, {});
    expect((await here('bea')).status).toBe(200);
    await sanction(club, 'bea');
    expect(await codeOf(here('bea'))).toEqual([403, 'no-rated-play']);
    // Bea had arrived before: Ann's arrival makes no match of it, and Bea counts as absent.
    expect((await here('ann')).status).toBe(200);
    const { db } = club.services.store;
    expect(await db.selectFrom('event_games').selectAll().execute()).toEqual([]);
    club.pass(3 * 60_000);
    await keeper.look();
    const held = await club.services.events.find(event);
    expect(held?.logged.happenings.map(({ act }) => act)).toContainEqual(
      expect.objectContaining({ type: 'walk-over', match }),
    );
    await keeper.close();
  });
});
