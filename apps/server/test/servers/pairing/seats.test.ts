import { readRecord } from '@opencarrom/match';
import type { MatchSummary } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/secrets.js';
import { STORES } from '../../support/stores.js';
import { BOARD, clubOn, refusal } from './club.js';

const crowd = Array.from({ length: 20 }, (_, index) => `guest-${index}`);

describe.each(STORES)('seats of a match, in %s', (kind) => {
  it('one of twenty who want the last free seat gets it, and the match begins', async () => {
    const { guests, ask, services } = await clubOn(kind);
    await guests('asha', ...crowd);
    const made = await ask('asha', 'POST /matches', BOARD);
    const { id } = made.body;
    const answers = await Promise.all(crowd.map((who) => ask(who, `POST /matches/${id}/join`, {})));
    const seated = answers.filter(({ status }) => status === 200);
    expect(seated.map(({ body }) => body.player)).toEqual(['B1']);
    for (const answer of answers)
      if (answer.status !== 200) expect(answer).toMatchObject(refusal(409, 'no-seat-free'));
    const { body } = await ask('asha', `GET /matches/${id}`);
    expect(body).toMatchObject({ status: 'live', startedAt: expect.any(Number) });
    const seats = await services.store.db.selectFrom('seats').selectAll().where('match', '=', id).execute();
    expect(seats.find(({ player }) => player === 'B1')?.token_hash).toBe(hashOf(seated[0]?.body.seat ?? ''));
  });

  it('three of twenty who want a seat in doubles get one each, and nobody two', async () => {
    const { guests, ask } = await clubOn(kind);
    await guests('asha', ...crowd);
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, discipline: 'doubles' })).body;
    const twice = [...crowd, ...crowd];
    const answers = await Promise.all(twice.map((who) => ask(who, `POST /matches/${id}/join`, {})));
    const players = new Map(
      answers.flatMap(({ status, body }, index) => (status === 200 ? [[twice[index], body.player]] : [])),
    );
    expect([...players.values()].sort()).toEqual(['A2', 'B1', 'B2']);
    expect((await ask('asha', `GET /matches/${id}`)).body.status).toBe('live');
  });

  it('are changed and left until the match begins, and a computer’s is emptied by the maker', async () => {
    const { guests, ask } = await clubOn(kind);
    await guests('asha', 'bina', 'chitra', 'dipa');
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, discipline: 'doubles' })).body;
    const at = `/matches/${id}/seats`;
    const whoSits = async () =>
      Object.fromEntries(
        ((await ask('asha', `GET /matches/${id}`)).body as unknown as MatchSummary).seats.map(
          ({ player, account, computer }) => [player, account ?? computer ?? null],
        ),
      );
    await ask('bina', `POST /matches/${id}/join`, { player: 'B1' });
    expect(await ask('bina', `PUT ${at}/A2`)).toMatchObject({ status: 200, body: { player: 'A2' } });
    expect(await whoSits()).toEqual({ A1: 'asha', B1: null, A2: 'bina', B2: null });
    expect(await ask('asha', `PUT ${at}/B1`)).toMatchObject(refusal(403, 'not-allowed'));
    expect(await ask('dipa', `PUT ${at}/B1`)).toMatchObject(refusal(403, 'not-allowed'));
    await ask('asha', `POST /matches/${id}/computer`, { player: 'B1', level: 2 });
    expect(await ask('bina', `PUT ${at}/B1`)).toMatchObject(refusal(409, 'seat-taken', 'params.player'));
    expect(await ask('bina', `DELETE ${at}/B1`)).toMatchObject(refusal(403, 'not-allowed'));
    expect(await ask('asha', `DELETE ${at}/A2`)).toMatchObject(refusal(403, 'not-allowed'));
    expect(await ask('asha', `DELETE ${at}/A1`)).toMatchObject(refusal(403, 'not-allowed'));
    expect(await ask('asha', `DELETE ${at}/B1`)).toMatchObject({ status: 204 });
    expect(await ask('bina', `DELETE ${at}/A2`)).toMatchObject({ status: 204 });
    expect(await whoSits()).toEqual({ A1: 'asha', B1: null, A2: null, B2: null });
    for (const who of ['bina', 'chitra', 'dipa']) await ask(who, `POST /matches/${id}/join`);
    expect(await ask('bina', `PUT ${at}/A2`)).toMatchObject(refusal(409, 'has-begun'));
    expect(await ask('bina', `DELETE ${at}/B1`)).toMatchObject(refusal(409, 'has-begun'));
  });

  it('go to one of two who change to the same at once', async () => {
    const { guests, ask } = await clubOn(kind);
    await guests('asha', 'bina', 'chitra');
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, discipline: 'doubles' })).body;
    for (const who of ['bina', 'chitra']) await ask(who, `POST /matches/${id}/join`);
    const answers = await Promise.all(
      ['bina', 'chitra'].map((who) => ask(who, `PUT /matches/${id}/seats/B2`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { seats } = (await ask('asha', `GET /matches/${id}`)).body as unknown as MatchSummary;
    expect(seats.flatMap(({ account }) => account ?? []).sort()).toEqual(['asha', 'bina', 'chitra']);
  });

  it('a guest has three matches waiting at most, a member twenty, however fast they ask', async () => {
    const { guests, members, ask } = await clubOn(kind);
    await guests('asha');
    await members('bina');
    const made = async (who: string, times: number) => {
      const asked = Array.from({ length: times }, () => ask(who, 'POST /matches', BOARD));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      return statuses.filter((status) => status === 201).length;
    };
    expect(await made('asha', 8)).toBe(3);
    expect(await made('bina', 25)).toBe(20);
    expect(await ask('asha', 'POST /matches', BOARD)).toMatchObject(refusal(429, 'too-many'));
  });
});

describe('a match between people', () => {
  it('is told to everybody who has its link: names beside seats, labels in the record', async () => {
    const { guests, members, ask } = await clubOn('sqlite');
    await guests('asha');
    await members('bina');
    const { body } = await ask('asha', 'POST /matches', BOARD);
    expect(body).toMatchObject({ id: expect.stringMatching(/^[\w-]{12}$/), player: 'A1' });
    expect(body.url).toMatch(new RegExp(`^http://localhost:80/match/${body.id}$`));
    await ask('bina', `POST /matches/${body.id}/join`);
    const summary = (await ask('asha', `GET /matches/${body.id}`)).body;
    expect(summary).toMatchObject({
      ...{ id: body.id, rulebook: 'icf', discipline: 'singles', length: 'board', clocks: 'laws' },
      seats: [
        { player: 'A1', isFree: false, name: 'asha by name', guest: true },
        { player: 'B1', isFree: false, name: 'bina by name', guest: false },
      ],
      ...{ score: { A: 0, B: 0, games: [] }, winner: null, how: null, rematch: null },
    });
    const record = readRecord((await ask('asha', `GET /matches/${body.id}/record`)).text);
    expect(record).toMatchObject({ ok: { head: { players: { A: ['Player A'], B: ['Player B'] } } } });
  });

  it('keeps the seat of somebody who has left for good, and says so', async () => {
    const { guests, ask, services } = await clubOn('sqlite');
    await guests('asha', 'bina', 'chitra');
    const { id } = (await ask('asha', 'POST /matches', BOARD)).body;
    await ask('bina', `POST /matches/${id}/join`);
    const emptied = services.store.db.updateTable('seats').set({ account: null, token_hash: null });
    await services.store.write([{ change: emptied.where('match', '=', id).where('player', '=', 'B1') }]);
    const { seats } = (await ask('asha', `GET /matches/${id}`)).body;
    expect(seats).toMatchObject([{ isFree: false }, { player: 'B1', isFree: false, name: 'Left' }]);
    expect(await ask('chitra', `POST /matches/${id}/join`)).toMatchObject(refusal(409, 'no-seat-free'));
  });

  it('gives somebody who sits there the same seat again, with a token that is good', async () => {
    const { guests, ask, services } = await clubOn('sqlite');
    await guests('asha', 'bina');
    const { id } = (await ask('asha', 'POST /matches', BOARD)).body;
    await ask('bina', `POST /matches/${id}/join`, { player: 'B1' });
    for (const [who, player] of [
      ['asha', 'A1'],
      ['bina', 'B1'],
    ] as const) {
      const again = await ask(who, `POST /matches/${id}/join`, {});
      expect(again).toMatchObject({ status: 200, body: { player } });
      const [seat] = await services.store.db
        .selectFrom('seats')
        .select('token_hash')
        .where('match', '=', id)
        .where('player', '=', player)
        .execute();
      expect(seat?.token_hash).toBe(hashOf(again.body.seat));
    }
  });

  it('is refused by name', async () => {
    const { guests, members, ask, services } = await clubOn('sqlite');
    await guests('asha', 'bina');
    await members('chitra', 'dipa');
    const make = (who: string, more: object) => ask(who, 'POST /matches', { ...BOARD, ...more });
    expect(await make('asha', { rulebook: 'chess' })).toMatchObject(
      refusal(400, 'unknown-rulebook', 'body.rulebook'),
    );
    expect(await make('asha', { length: 'week' })).toMatchObject(refusal(400, 'bad-request', 'body.length'));
    expect(await make('asha', { colour: 'red' })).toMatchObject(refusal(400, 'bad-request', 'body.colour'));
    const { kind: _, ...incomplete } = BOARD;
    expect(await ask('asha', 'POST /matches', incomplete)).toMatchObject(
      refusal(400, 'bad-request', 'body.kind'),
    );
    expect(await make('asha', { kind: 'rated' })).toMatchObject(refusal(403, 'account-needed'));
    expect(await make('chitra', { kind: 'rated', clocks: 'none' })).toMatchObject(
      refusal(400, 'clocks-needed', 'body.clocks'),
    );
    const { id } = (await make('chitra', { kind: 'rated' })).body;
    const join = (who: string, body = {}) => ask(who, `POST /matches/${id}/join`, body);
    expect(await join('asha')).toMatchObject(refusal(403, 'account-needed'));
    expect(await join('dipa', { player: 'A1' })).toMatchObject(refusal(409, 'seat-taken', 'body.player'));
    expect(await join('dipa', { player: 'B2' })).toMatchObject(refusal(400, 'no-such-seat', 'body.player'));
    expect(await ask('asha', 'POST /matches/nowhere/join')).toMatchObject(refusal(404, 'no-such-match'));
    const { store } = services;
    const block = { account: 'chitra', blocked: 'dipa', kind: 'block', created_at: 1 } as const;
    await store.write([{ change: store.db.insertInto('blocks').values(block) }]);
    expect(await join('dipa')).toMatchObject(refusal(403, 'blocked'));
  });
});
