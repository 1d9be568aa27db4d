import { type Act, competitorOf, decide, type Event, nextMoment, openMatch } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { hasNats, hasPostgres, natsFor } from '../../../../../test/support/own-servers.js';
import { findMatch } from '../../../src/pairing/found-match.js';
import { placeFor, STORES } from '../../support/stores.js';
import { BOARD, type Club, clubAt, clubOn, refusal } from './club.js';

const { visibility: _, ...WISH } = BOARD;

interface Found {
  readonly id: string;
  readonly match: { readonly id: string; readonly player: string; readonly seat: string } | null;
  readonly range: number;
}

const seek = async ({ ask }: Club, who: string, more: object = {}): Promise<Found> => {
  const { status, body } = await ask(who, 'POST /pairing', { ...WISH, ...more });
  expect(status).toBe(201);
  return body as unknown as Found;
};
const goOn = async ({ ask }: Club, who: string, id: string): Promise<Found> =>
  (await ask(who, `GET /pairing/${id}`)).body as unknown as Found;

async function rate({ services: { store } }: Club, ratings: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(ratings).map(([account, rating]) => ({
    ...{ account, pool: 'singles board', rating, deviation: 50, volatility: 0.06, games: 9, rated_at: 1 },
  }));
  await store.write([{ change: store.db.insertInto('ratings').values(rows) }]);
}

/** Somebody has won the toss and does nothing: the match is given up. */
async function leaveUnbegun({ services }: Club, match: string, leaver: string): Promise<void> {
  const { store } = services;
  const { head, seats } = await findMatch(store, match);
  const player = seats.find(({ account }) => account === leaver)?.player ?? 'A1';
  const deeds: readonly Act[] = [
    { type: 'toss', winner: competitorOf(player) },
    { type: 'abandon', reason: 'no first stroke was made' },
  ];
  let state = openMatch(head);
  const events: Event[] = [];
  for (const act of deeds) {
    const decision = decide(state, { by: 'umpire', act, at: nextMoment(state) }, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  const result = JSON.stringify(state.outcome);
  const row = { match, seq: 1, last: state.seq, cmd: 'umpire', at: 0, body: JSON.stringify(events) };
  await store.write([
    { change: store.db.deleteFrom('events').where('match', '=', match) },
    { change: store.db.insertInto('events').values(row) },
    {
      change: store.db
        .updateTable('matches')
        .set({ status: 'over', ended_at: services.now(), result })
        .where('id', '=', match),
    },
  ]);
}

describe.each(STORES)('quick pairing, in %s', (kind) => {
  it('brings two who want the same to one match, whoever came first', async () => {
    const club = await clubOn(kind);
    await club.guests('asha', 'bina', 'chitra');
    const asha = await seek(club, 'asha');
    expect(asha.match).toBeNull();
    expect((await seek(club, 'chitra', { length: 'game' })).match).toBeNull();
    const waiting = goOn(club, 'asha', asha.id);
    const bina = await seek(club, 'bina');
    const found = await waiting;
    expect(found.match?.id).toBe(bina.match?.id);
    expect([found.match?.player, bina.match?.player].sort()).toEqual(['A1', 'B1']);
    const { body } = await club.ask('asha', `GET /matches/${found.match?.id}`);
    expect(body).toMatchObject({ status: 'live', kind: 'casual', length: 'board' });
    // Who lost the answer asks again, and who asks anew meanwhile is not torn away.
    expect((await goOn(club, 'asha', asha.id)).match?.id).toBe(found.match?.id);
    expect((await seek(club, 'asha')).match?.id).toBe(found.match?.id);
  });

  it('makes one match for every two, when twenty come at the same moment', async () => {
    const club = await clubOn(kind);
    const crowd = Array.from({ length: 20 }, (_, index) => `guest-${index}`);
    await club.guests(...crowd);
    const seeks = await Promise.all(crowd.map((who) => seek(club, who)));
    const found = await Promise.all(crowd.map((who, index) => goOn(club, who, seeks[index]?.id ?? '')));
    const met = new Map<string, number>();
    for (const { match } of found) met.set(match?.id ?? 'none', (met.get(match?.id ?? 'none') ?? 0) + 1);
    expect(met.size).toBe(10);
    expect([...met.values()]).toEqual(Array(10).fill(2));
    const made = await club.services.store.db.selectFrom('matches').select('id').execute();
    expect(made).toHaveLength(10);
  });
});

describe.skipIf(!hasPostgres || !hasNats)('quick pairing at several processes', () => {
  it('brings people of both together, and whoever waits hears of it at once', async () => {
    const { setting } = await placeFor('postgres');
    const [one, other] = [
      await clubAt(setting, { BUS: natsFor(), NODE_NAME: 'one' }),
      await clubAt(setting, { BUS: natsFor(), NODE_NAME: 'other' }),
    ];
    await one.guests('asha', 'chitra', 'esha');
    await other.guests('bina', 'dipa', 'fatma');
    const asha = await seek(one, 'asha');
    const heard: string[] = [];
    one.services.bus.listen(`seek.${asha.id}`, (match) => heard.push(match));
    const waiting = goOn(one, 'asha', asha.id);
    const bina = await seek(other, 'bina');
    expect(bina.match).not.toBeNull();
    expect((await waiting).match?.id).toBe(bina.match?.id);
    await expect.poll(() => heard).toEqual([bina.match?.id]);
    const seekers: readonly (readonly [Club, string])[] = [
      [one, 'chitra'],
      [other, 'dipa'],
      [one, 'esha'],
      [other, 'fatma'],
    ];
    const seeks = await Promise.all(seekers.map(([club, who]) => seek(club, who)));
    const found = await Promise.all(
      seekers.map(([club, who], index) => goOn(club, who, seeks[index]?.id ?? '')),
    );
    expect(new Set(found.map(({ match }) => match?.id)).size).toBe(2);
    expect(found.every(({ match }) => match !== null)).toBe(true);
  });
});

describe('quick pairing', () => {
  it('looks farther with time, and never farther than one said', async () => {
    const club = await clubOn('sqlite');
    await club.members('asha', 'bina', 'chitra');
    await rate(club, { asha: 1500, bina: 1640, chitra: 1340 });
    const [asha, bina, chitra] = [
      await seek(club, 'asha', { kind: 'rated' }),
      await seek(club, 'bina', { kind: 'rated' }),
      await seek(club, 'chitra', { kind: 'rated', range: 150 }),
    ];
    expect([asha, bina, chitra].map(({ match, range }) => [match, range])).toEqual([
      [null, 100],
      [null, 100],
      [null, 100],
    ]);
    club.pass(6_000);
    const found = await goOn(club, 'asha', asha.id);
    expect(found.range).toBe(150);
    expect((await goOn(club, 'bina', bina.id)).match?.id).toBe(found.match?.id);
    expect(found.match).not.toBeNull();
  });

  it('leaves those alone who have gone, are blocked, or look no more', async () => {
    const club = await clubOn('sqlite');
    const { services, ask, pass } = club;
    await club.guests('asha', 'bina', 'chitra', 'dipa', 'esha');
    await seek(club, 'asha');
    pass(11_000);
    const block = { account: 'chitra', blocked: 'bina', kind: 'block', created_at: 1 } as const;
    await services.store.write([{ change: services.store.db.insertInto('blocks').values(block) }]);
    expect((await seek(club, 'bina')).match).toBeNull();
    const chitra = await seek(club, 'chitra');
    expect(chitra.match).toBeNull();
    expect(await ask('chitra', `DELETE /pairing/${chitra.id}`)).toMatchObject({ status: 204 });
    expect(await ask('chitra', `GET /pairing/${chitra.id}`)).toMatchObject(refusal(404, 'no-such-search'));
    const dipa = await seek(club, 'dipa');
    expect(dipa.match).not.toBeNull();
    expect(await ask('dipa', `DELETE /pairing/${dipa.id}`)).toMatchObject(refusal(409, 'already-paired'));
    expect((await seek(club, 'esha')).match).toBeNull();
  });

  it('finds four for doubles, and a computer for who wants one after a while', async () => {
    const club = await clubOn('sqlite');
    await club.guests('asha', 'bina', 'chitra', 'dipa', 'esha');
    const doubles = { discipline: 'doubles' };
    for (const who of ['asha', 'bina', 'chitra']) expect((await seek(club, who, doubles)).match).toBeNull();
    const { match } = await seek(club, 'dipa', doubles);
    const { body } = await club.ask('asha', `GET /matches/${match?.id}`);
    const names = (body.seats as { name: string }[]).map(({ name }) => name.split(' ')[0]);
    expect(names.sort()).toEqual(['asha', 'bina', 'chitra', 'dipa']);

    const alone = await seek(club, 'esha', { computer: { level: 2, after: 8 } });
    expect(alone.match).toBeNull();
    club.pass(8_000);
    const found = await goOn(club, 'esha', alone.id);
    expect((await club.ask('esha', `GET /matches/${found.match?.id}`)).body).toMatchObject({
      ...{ status: 'live', kind: 'casual' },
      seats: [
        { player: 'A1', name: 'esha by name' },
        { player: 'B1', computer: 2 },
      ],
    });
  });

  it('makes those wait who left others sitting, and says so before', async () => {
    const club = await clubOn('sqlite');
    await club.guests('asha', 'bina');
    const { store } = club.services;
    for (const costs of [0, 60_000]) {
      expect(await seek(club, 'asha')).toMatchObject({ costs });
      const { match } = await seek(club, 'bina');
      await leaveUnbegun(club, match?.id ?? '', 'asha');
      await store.write([{ change: store.db.deleteFrom('seeks') }]);
    }
    expect(await club.ask('asha', 'POST /pairing', WISH)).toMatchObject(refusal(429, 'left-unbegun'));
    expect((await club.ask('asha', 'GET /pairing/costs')).body).toEqual({ costs: 300_000 });
    expect(await seek(club, 'bina')).toMatchObject({ costs: 0 });
    club.pass(61_000);
    expect(await seek(club, 'asha')).toMatchObject({ costs: 300_000 });
  });

  it('is rated for members alone', async () => {
    const { guests, ask } = await clubOn('sqlite');
    await guests('asha');
    expect(await ask('asha', 'POST /pairing', { ...WISH, kind: 'rated' })).toMatchObject(
      refusal(403, 'account-needed'),
    );
  });
});
