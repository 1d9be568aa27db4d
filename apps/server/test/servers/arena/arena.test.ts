import type { EventNews, FixturesAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { arenaFormat } from '../../../src/arena/arena-format.js';
import { startArenaKeeper } from '../../../src/arena/arena-keeper.js';
import { STORES } from '../../support/stores.js';
import { type Club, clubOn } from '../pairing/club.js';
import { giveUp, playUntil } from '../pairing/playing.js';

const PEOPLE = ['ann', 'bea', 'cy', 'dev'];

/** An event on the screen of four, opened by its owner, with whom it goes on by itself. */
async function arenaAt(
  club: Club,
  rounds: number,
  { discipline = 'singles', entries = 'at-once' } = {},
): Promise<string> {
  const format = { ...arenaFormat('icf', rounds), discipline };
  const { body } = await club.ask('owner', 'POST /events', {
    ...{ id: 'open', play: 'online', listed: true },
    open: { name: 'Friday arena', format, lot: 7, drafts: true },
  });
  await club.ask('owner', `PATCH /events/${body.id}`, { entries });
  const terms = { length: 'board', kind: 'casual', wait: 3, goesOn: true };
  expect((await club.ask('owner', `PUT /events/${body.id}/arena`, terms)).status).toBe(204);
  return body.id;
}

const fixtures = async (club: Club, event: string, who: string, code?: string): Promise<FixturesAnswer> =>
  (await club.ask(who, `GET /events/${event}/fixtures${code ? `?with=${code}` : ''}`))
    .body as unknown as FixturesAnswer;

/** One looks for a partner, and the other comes by the link. */
async function pairUp(club: Club, event: string, [one, other]: readonly [string, string]): Promise<string> {
  await club.ask(one, `PUT /events/${event}/me`, {});
  const code = (await fixtures(club, event, one)).invitation ?? '';
  expect((await fixtures(club, event, other, code)).inviter).toBe(one);
  expect((await club.ask(other, `PUT /events/${event}/me`, { with: code })).status).toBe(204);
  return code;
}

async function linesOf(club: Club, event: string) {
  const held = await club.services.events.find(event);
  return held?.logged.happenings ?? [];
}

describe.each(STORES)('an event on the screen, on %s', (kind) => {
  it('is not for teams: a match is made between accounts', async () => {
    const club = await clubOn(kind);
    await club.members('owner');
    const format = { ...arenaFormat('icf', 1), discipline: 'teams' };
    const { status, body } = await club.ask('owner', 'POST /events', {
      ...{ id: 'teams', play: 'online', open: { name: 'Teams', format, lot: 7 } },
    });
    expect([status, body]).toMatchObject([409, { error: { code: 'event-refused' } }]);
  });

  it('is played by itself: who is there plays, who does not come has lost, and the places are given', async () => {
    const club = await clubOn(kind);
    await club.members('owner', ...PEOPLE);
    const keeper = startArenaKeeper(club.services);
    const event = await arenaAt(club, 1);
    for (const who of PEOPLE) expect((await club.ask(who, `PUT /events/${event}/me`, {})).status).toBe(204);
    // The same again enters nobody twice.
    await club.ask('ann', `PUT /events/${event}/me`, {});
    await keeper.look();
    const own = await Promise.all(PEOPLE.map((who) => fixtures(club, event, who)));
    expect(own.map((each) => each.fixtures.length)).toEqual([1, 1, 1, 1]);
    const annsMatch = own[0]?.fixtures[0]?.match;
    const opponent = PEOPLE.find((_, at) => at > 0 && own[at]?.fixtures[0]?.match === annsMatch) ?? '';
    const others = PEOPLE.filter((who) => who !== 'ann' && who !== opponent);

    // Somebody else's match is nobody's to come to.
    const stranger = await club.ask(others[0] ?? '', `POST /events/${event}/fixtures/${annsMatch}/here`, {});
    expect(stranger.status).toBe(404);

    await club.ask('ann', `POST /events/${event}/fixtures/${annsMatch}/here`, {});
    expect((await fixtures(club, event, 'ann')).fixtures[0]).toMatchObject({
      ...{ here: { you: true, they: false }, game: null },
    });
    // Both come, one of them twice at once: one match is made.
    await Promise.all([
      club.ask(opponent, `POST /events/${event}/fixtures/${annsMatch}/here`, {}),
      club.ask(opponent, `POST /events/${event}/fixtures/${annsMatch}/here`, {}),
    ]);
    const [playing] = (await fixtures(club, event, 'ann')).fixtures;
    const game = playing?.game;
    expect(game?.id).toBe((await fixtures(club, event, opponent)).fixtures[0]?.game?.id);
    const rows = await club.services.store.db.selectFrom('event_games').selectAll().execute();
    expect(rows).toHaveLength(1);

    // Everybody sees that it is played, and where to watch it.
    const seen = await club.ask('owner', `GET /events/${event}`);
    expect(seen.body).toMatchObject({
      live: [{ match: annsMatch, online: game?.id, points: [0, 0], game: 1, board: 1, phones: 1 }],
    });

    // And whoever follows the event hears of the match as it goes on, though no line of the event tells of it.
    const heard: EventNews[] = [];
    const stopFollowing = club.services.events.follow(event, (news) => heard.push(news));
    await expect.poll(() => heard[0]?.live).toMatchObject([{ match: annsMatch }]);
    await playUntil(club.services, game?.id ?? '', ['A1', 'B1'], ({ state }) => state.board?.begun === true);
    const { heardAt = 0 } = heard[0]?.live[0] ?? {};
    await expect
      .poll(() => heard.map(({ seq, rev, live }) => [seq, rev, (live[0]?.heardAt ?? 0) > heardAt]))
      .toContainEqual([heard[0]?.seq, heard[0]?.rev, true]);
    stopFollowing();

    // One of the others comes; the other never does.
    const late = own[PEOPLE.indexOf(others[0] ?? '')]?.fixtures[0]?.match;
    await club.ask(others[0] ?? '', `POST /events/${event}/fixtures/${late}/here`, {});
    await giveUp(club.services, game?.id ?? '', game?.player === 'A1' ? 'B1' : 'A1');
    await keeper.look();
    expect((await club.ask('owner', `GET /events/${event}`)).body).toMatchObject({ live: [] });
    club.pass(3 * 60_000);
    await keeper.look();
    await keeper.look();

    const lines = await linesOf(club, event);
    expect(lines.filter(({ act }) => act.type === 'report')).toHaveLength(1);
    expect(lines.find(({ act }) => act.type === 'walk-over')).toMatchObject({
      ...{ by: 'OpenCarrom', act: { match: late, reason: 'did not come' } },
    });
    const held = await club.services.events.find(event);
    expect(held?.logged.state.awards).toHaveLength(4);
    const arena = await club.services.store.db.selectFrom('arenas').selectAll().executeTakeFirstOrThrow();
    expect(arena.ended_at).not.toBeNull();
    await keeper.close();
  });

  it('is for pairs as well: partners find each other by a link, and all four come', async () => {
    const club = await clubOn(kind);
    await club.members('owner', ...PEOPLE, 'eve');
    const keeper = startArenaKeeper(club.services);
    const event = await arenaAt(club, 1, { discipline: 'doubles' });
    // Who thinks better of it looks for nobody any more.
    await club.ask('eve', `PUT /events/${event}/me`, {});
    await club.ask('eve', `DELETE /events/${event}/me`);
    expect((await fixtures(club, event, 'eve')).invitation).toBeNull();
    const code = await pairUp(club, event, ['ann', 'bea']);
    await pairUp(club, event, ['cy', 'dev']);

    // A link makes one pair, and none of oneself.
    expect(await fixtures(club, event, 'eve', code)).toMatchObject({ entrant: null, inviter: null });
    expect((await club.ask('eve', `PUT /events/${event}/me`, { with: code })).status).toBe(409);
    await club.ask('eve', `PUT /events/${event}/me`, {});
    const own = (await fixtures(club, event, 'eve')).invitation ?? '';
    expect((await club.ask('eve', `PUT /events/${event}/me`, { with: own })).status).toBe(409);

    await keeper.look();
    const { fixtures: drawn } = await fixtures(club, event, 'ann');
    expect(drawn).toMatchObject([
      { opponent: expect.stringContaining('cy'), partner: { name: 'bea', here: false }, game: null },
    ]);
    const match = drawn[0]?.match;
    for (const who of ['ann', 'cy', 'dev'])
      await club.ask(who, `POST /events/${event}/fixtures/${match}/here`, {});
    expect((await fixtures(club, event, 'bea')).fixtures).toMatchObject([
      { here: { you: false, they: true }, partner: { name: 'ann', here: true }, game: null },
    ]);
    await club.ask('bea', `POST /events/${event}/fixtures/${match}/here`, {});
    const players = await Promise.all(
      PEOPLE.map(async (who) => (await fixtures(club, event, who)).fixtures[0]?.game?.player),
    );
    expect([...players].sort()).toEqual(['A1', 'A2', 'B1', 'B2']);
    const game = (await fixtures(club, event, 'ann')).fixtures[0]?.game?.id ?? '';
    const seats = await club.services.store.db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', game)
      .execute();
    expect(seats.map(({ player, account }) => [player, account]).sort()).toEqual(
      players.map((player, at) => [player, PEOPLE[at]]).sort(),
    );

    await playUntil(
      club.services,
      game,
      ['A1', 'A2', 'B1', 'B2'],
      ({ state }) => state.board?.begun === true,
    );
    await giveUp(club.services, game, players[0] ?? 'A1');
    await keeper.look();
    await keeper.look();
    const held = await club.services.events.find(event);
    const places = held?.logged.state.awards?.map(({ entrant }) => entrant);
    expect(places).toEqual([2, 1]);
    await keeper.close();
  });

  it('lets the desk answer a pair where it wants to', async () => {
    const club = await clubOn(kind);
    await club.members('owner', 'ann', 'bea');
    const event = await arenaAt(club, 1, { discipline: 'doubles', entries: 'asked' });
    await pairUp(club, event, ['ann', 'bea']);
    for (const who of ['ann', 'bea'])
      expect(await fixtures(club, event, who)).toMatchObject({ entrant: null, hasAsked: true });
    const desk = await club.ask('owner', `GET /events/${event}/desk?after=0`);
    const [request] = (desk.body as unknown as { requests: { id: string }[] }).requests;
    await club.ask('owner', `POST /events/${event}/requests/${request?.id}`, { accept: true });
    for (const who of ['ann', 'bea'])
      expect(await fixtures(club, event, who)).toMatchObject({ entrant: 1, hasAsked: false });
  });
});
