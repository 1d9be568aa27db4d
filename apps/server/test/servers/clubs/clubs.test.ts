import type { ClubAnswer, ClubsAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { arenaFormat } from '../../../src/arena/arena-format.js';
import { startArenaKeeper } from '../../../src/arena/arena-keeper.js';
import { startSeriesKeeper } from '../../../src/clubs/series-keeper.js';
import { STORES } from '../../support/stores.js';
import { type Club, clubOn, refusal } from '../pairing/club.js';

const WEEKLY = {
  ...{ id: 's1', name: 'Saturday arena', weekday: 6, time: '19:30', zone: 'Asia/Kolkata' },
  ...{ rulebook: 'icf', length: 'board', rounds: 1 },
};

async function bandra(club: Club): Promise<string> {
  const { status, body } = await club.ask('meera', 'POST /clubs', { id: 'c1', name: 'Bandra Carrom Club' });
  expect(status).toBe(201);
  return body.id;
}

const pageOf = async (club: Club, id: string, who = 'meera'): Promise<ClubAnswer> =>
  (await club.ask(who, `GET /clubs/${id}`)).body as unknown as ClubAnswer;

describe.each(STORES)('a club, on %s', (kind) => {
  it('is made by an account, joined and left; it always keeps somebody who runs it', async () => {
    const club = await clubOn(kind);
    await club.members('meera', 'ravi');
    await club.guests('gita');
    const id = await bandra(club);
    // The same again makes no second one, and a guest makes none.
    expect(await bandra(club)).toBe(id);
    expect(await club.ask('gita', 'POST /clubs', { id: 'c2', name: 'Ours' })).toMatchObject(
      refusal(403, 'account-needed'),
    );
    await club.ask('ravi', `PUT /clubs/${id}/me`);
    expect((await pageOf(club, id, 'ravi')).you).toBe('member');
    expect(await club.ask('ravi', `PATCH /clubs/${id}`, { about: 'mine now' })).toMatchObject(
      refusal(403, 'not-allowed'),
    );
    expect(await club.ask('meera', `DELETE /clubs/${id}/me`)).toMatchObject(refusal(409, 'last-keeper'));
    expect((await club.ask('meera', `PATCH /clubs/${id}/members/ravi`, { role: 'keeper' })).status).toBe(204);
    expect((await club.ask('meera', `DELETE /clubs/${id}/me`)).status).toBe(204);
    expect((await pageOf(club, id)).members).toMatchObject([{ account: 'ravi', role: 'keeper' }]);
    const { body } = await club.ask('meera', 'GET /clubs');
    expect(body as unknown as ClubsAnswer).toMatchObject({ mine: [], others: [{ id, members: 1 }] });
    expect(await club.ask('ravi', 'GET /clubs/nowhere')).toMatchObject(refusal(404, 'no-such-club'));
  });

  it('has only events of those who belong to it', async () => {
    const club = await clubOn(kind);
    await club.members('meera', 'ravi');
    const id = await bandra(club);
    const { body } = await club.ask('ravi', 'POST /events', {
      ...{ id: 'open', play: 'online', listed: true },
      open: { name: 'Sunday', format: arenaFormat('icf', 3), lot: 7, drafts: true },
    });
    const into = (to: string | null) => club.ask('ravi', `PATCH /events/${body.id}`, { club: to });
    expect(await into('nowhere')).toMatchObject(refusal(404, 'no-such-club'));
    expect(await into(id)).toMatchObject(refusal(403, 'not-allowed'));
    await club.ask('ravi', `PUT /clubs/${id}/me`);
    expect((await into(id)).status).toBe(204);
    expect((await pageOf(club, id)).events).toMatchObject([{ id: body.id }]);
    expect((await into(null)).status).toBe(204);
    expect((await pageOf(club, id)).events).toEqual([]);
  });

  it('has a weekly arena that opens, begins and ends by itself, and counts for its season and ratings', async () => {
    const club = await clubOn(kind);
    await club.members('meera', 'ravi', 'uma');
    const id = await bandra(club);
    expect(
      await club.ask('meera', `POST /clubs/${id}/series`, { ...WEEKLY, zone: 'Asia/Carromabad' }),
    ).toMatchObject(refusal(400, 'bad-request', 'body.zone'));
    expect((await club.ask('meera', `POST /clubs/${id}/series`, WEEKLY)).status).toBe(204);
    const [announced] = (await pageOf(club, id)).series;
    const nextAt = announced?.nextAt ?? 0;
    const [series, arenas] = [startSeriesKeeper(club.services), startArenaKeeper(club.services)];

    club.pass(nextAt - club.services.now() - 86_400_000);
    await Promise.all([series.look(), series.look()]);
    const opened = await pageOf(club, id);
    expect(opened.events).toMatchObject([{ name: 'Saturday arena', status: 'entries', play: 'online' }]);
    const event = opened.events[0]?.id ?? '';
    for (const who of ['ravi', 'uma']) await club.ask(who, `PUT /events/${event}/me`);
    // Whoever enters days before reads when to come back.
    const startsAt = async () => (await club.ask('ravi', `GET /events/${event}/fixtures`)).body?.startsAt;
    expect(await startsAt()).toBe(nextAt);
    await arenas.look();
    expect((await pageOf(club, id)).events).toMatchObject([{ status: 'entries', entrants: 2 }]);

    club.pass(86_400_000);
    await arenas.look();
    await series.look();
    expect(await startsAt()).toBeNull();
    const begun = await pageOf(club, id);
    expect(begun.events).toMatchObject([{ status: 'play' }]);
    expect(begun.series).toMatchObject([{ event: null, nextAt: nextAt + 7 * 86_400_000 }]);

    // Ravi comes, Uma does not.
    await club.ask('ravi', `POST /events/${event}/fixtures/1/here`, {});
    club.pass(3 * 60_000);
    await arenas.look();
    const over = await pageOf(club, id);
    expect(over.events).toMatchObject([{ status: 'over' }]);
    expect(over.season).toEqual([
      { name: 'ravi', total: 2, played: 1 },
      { name: 'uma', total: 1, played: 1 },
    ]);
    await Promise.all([series.close(), arenas.close()]);
  });

  it('opens the other weekly events when one of them fails', async () => {
    const club = await clubOn(kind);
    await club.members('meera');
    const id = await bandra(club);
    const { store } = club.services;
    // So far ahead that none is opened when it is made.
    const weekly = { ...WEEKLY, weekday: (new Date(club.services.now()).getUTCDay() + 5) % 7 };
    // Due first, in a zone that no server knows.
    await club.ask('meera', `POST /clubs/${id}/series`, {
      ...weekly,
      id: 'lost',
      name: 'Lost',
      time: '19:00',
    });
    const lost = store.db.updateTable('club_series').set({ zone: 'Asia/Carromabad' });
    await store.write([{ change: lost, rows: 1 }]);
    expect((await club.ask('meera', `POST /clubs/${id}/series`, weekly)).status).toBe(204);
    const { series } = await pageOf(club, id);
    const begins = Math.max(...series.map(({ nextAt }) => nextAt));
    const keeper = startSeriesKeeper(club.services);

    club.pass(begins - club.services.now() - 86_400_000);
    await keeper.look();
    expect((await pageOf(club, id)).events).toMatchObject([{ name: 'Saturday arena' }]);
    club.pass(86_400_000);
    await keeper.look();
    const next = (await pageOf(club, id)).series.find(({ name }) => name === 'Saturday arena');
    expect(next).toMatchObject({ event: null, nextAt: begins + 7 * 86_400_000 });
    await keeper.close();
  });
});
