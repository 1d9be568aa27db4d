import { describe, expect, it } from 'vitest';
import { headFor } from '../../../src/pairing/head-for.js';
import { makeMatch, type Sitters } from '../../../src/pairing/new-match.js';
import { endingOf } from '../../../src/pairing/ratings/ending.js';
import { rateWaiting } from '../../../src/pairing/ratings/rater.js';
import type { Services } from '../../../src/services.js';
import { placeFor, STORES } from '../../support/stores.js';
import { BOARD, clubOn, refusal } from './club.js';
import { act, playUntil } from './playing.js';

const sitters = (...[a1, b1, a2, b2]: readonly string[]): Sitters => ({
  ...(a1 && b1 ? { A1: { account: a1 }, B1: { account: b1 } } : {}),
  ...(a2 && b2 ? { A2: { account: a2 }, B2: { account: b2 } } : {}),
});

/** A rated match that A has just won, with all that is written together with its end. */
async function endOne(
  services: Services,
  players: readonly string[],
  winner: 'A' | 'B' = 'A',
): Promise<string> {
  const { store } = services;
  const discipline = players.length > 2 ? 'doubles' : 'singles';
  const head = headFor({ rulebook: 'icf', discipline, length: 'board' }, services.now());
  const wanted = { head, kind: 'rated', visibility: 'link', sitters: sitters(...players) } as const;
  const { id, changes } = makeMatch(services, wanted);
  await store.write(changes);
  const outcome = { winner, how: 'score', laws: [], reason: null } as const;
  const endedAt = services.now();
  const over = store.db
    .updateTable('matches')
    .set({ status: 'over', ended_at: endedAt, result: JSON.stringify(outcome) })
    .where('id', '=', id);
  const won = { type: 'board-over', winner, points: 9, how: 'won', seq: 1, at: 0 };
  const row = { match: id, seq: 1, last: 1, cmd: 'umpire close@0', at: 0, body: JSON.stringify([won]) };
  await store.write([
    { change: store.db.insertInto('events').values(row) },
    { change: over },
    ...endingOf(store, { id, kind: 'rated', outcome, endedAt }),
  ]);
  return id;
}

const ratingsIn = ({ store: { db } }: Pick<Services, 'store'>) =>
  db.selectFrom('ratings').select(['account', 'rating', 'games']).orderBy('account').execute();
const changesIn = ({ store: { db } }: Pick<Services, 'store'>) =>
  db.selectFrom('rating_changes').selectAll().orderBy('account').execute();

describe.each(STORES)('ratings, in %s', (kind) => {
  it('set a match aside that cannot be rated, and rate those after it', async () => {
    const { services } = await clubOn(kind);
    const { db } = services.store;
    const broken = await endOne(services, ['asha', 'bina']);
    await services.store.write([
      { change: db.updateTable('matches').set({ head: 'not JSON' }).where('id', '=', broken) },
    ]);
    await endOne(services, ['chitra', 'devi']);
    await rateWaiting(services);
    expect((await ratingsIn(services)).map(({ account }) => account)).toEqual(['chitra', 'devi']);
    const waiting = db.selectFrom('outbox').select('match').where('what', '=', 'rating');
    expect(await waiting.where('done_at', 'is', null).execute()).toEqual([{ match: broken }]);
  });

  it('change once, whoever was killed before it was done and however many do it then', async () => {
    const place = await placeFor(kind);
    const { services } = await clubOn(kind);
    const first = await place.open();
    const match = await endOne({ ...services, store: first }, ['asha', 'bina']);
    // The process ends here, before anything was rated; what it had written is all that is left of it.
    await first.close();
    const store = await place.open();
    const after = { ...services, store };
    expect(await ratingsIn(after)).toEqual([]);
    await Promise.all([rateWaiting(after), rateWaiting(after), rateWaiting(after)]);
    await rateWaiting(after);
    const rated = await ratingsIn(after);
    expect(rated).toEqual([
      { account: 'asha', rating: 1662.21, games: 1 },
      { account: 'bina', rating: 1337.79, games: 1 },
    ]);
    expect(await changesIn(after)).toMatchObject([
      { match, account: 'asha', rating_before: 1500, rating_after: 1662.21, deviation_before: 350 },
      { match, account: 'bina', rating_before: 1500, rating_after: 1337.79, deviation_before: 350 },
    ]);
  });

  it('come one after the other where the same people end several matches at the same time', async () => {
    const { services } = await clubOn(kind);
    await Promise.all([
      endOne(services, ['asha', 'bina']),
      endOne(services, ['asha', 'chitra']),
      endOne(services, ['dipa', 'asha'], 'B'),
    ]);
    await Promise.all([rateWaiting(services), rateWaiting(services)]);
    const [asha] = await ratingsIn(services);
    expect(asha).toMatchObject({ account: 'asha', games: 3 });
    const own = (await changesIn(services)).filter(({ account }) => account === 'asha');
    const steps = own.map(({ rating_before, rating_after }) => [rating_before, rating_after]);
    steps.sort(([a = 0], [b = 0]) => a - b);
    expect(steps[1]?.[0]).toBe(steps[0]?.[1]);
    expect(steps[2]?.[0]).toBe(steps[1]?.[1]);
    expect(asha?.rating).toBe(steps[2]?.[1]);
  });
});

describe('ratings', () => {
  it('of the same two change five times a day, then their matches are not rated', async () => {
    const club = await clubOn('sqlite');
    await club.members('asha', 'bina');
    for (let match = 0; match < 7; match++) await endOne(club.services, ['asha', 'bina']);
    await rateWaiting(club.services);
    expect((await ratingsIn(club.services)).map(({ games }) => games)).toEqual([5, 5]);
    const { id } = (await club.ask('asha', 'POST /matches', { ...BOARD, kind: 'rated' })).body;
    expect(await club.ask('bina', `POST /matches/${id}/join`)).toMatchObject(refusal(409, 'met-enough'));
    club.pass(86_400_000);
    expect(await club.ask('bina', `POST /matches/${id}/join`)).toMatchObject({ status: 200 });
  });

  it('of four are found by who played with whom, and nobody’s who has left', async () => {
    const { services } = await clubOn('sqlite');
    await endOne(services, ['asha', 'bina', 'chitra', 'dipa'], 'B');
    await rateWaiting(services);
    const rated = await ratingsIn(services);
    expect(rated.map(({ account, rating }) => [account, rating > 1500])).toEqual([
      ['asha', false],
      ['bina', true],
      ['chitra', false],
      ['dipa', true],
    ]);
    const id = await endOne(services, ['esha', 'asha']);
    const gone = services.store.db.updateTable('seats').set({ account: null }).where('match', '=', id);
    await services.store.write([{ change: gone.where('player', '=', 'A1') }]);
    await rateWaiting(services);
    expect(await changesIn(services)).toHaveLength(4);
  });

  it('are changed by a board that was played far away and given up, and are shown', async () => {
    const { members, ask, services } = await clubOn('sqlite', { CLOCK_SPEED: '8' });
    await members('asha', 'bina');
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, kind: 'rated' })).body;
    await ask('bina', `POST /matches/${id}/join`);
    for (const player of ['A1', 'B1'] as const) services.presence.come(id, player);
    await playUntil(services, id, ['A1', 'B1'], ({ state }) => (state.board?.strokes ?? 0) >= 2);
    await act(services, id, 'A1', { type: 'concede', what: 'match' });
    await expect
      .poll(async () => (await ask('bina', 'GET /accounts/bina/ratings')).body)
      .toMatchObject({
        ratings: [{ discipline: 'singles', length: 'board', provisional: true, games: 1 }],
        history: [{ match: id, before: 1500, after: expect.any(Number) }],
      });
    const { body } = await ask('asha', `GET /matches/${id}`);
    expect(body).toMatchObject({ status: 'over', winner: 'B', how: 'conceded' });
    expect(body.seats).toMatchObject([
      { rating: { rating: 1338, provisional: true } },
      { rating: { rating: 1662 } },
    ]);
    // Whoever has the id can watch it: it was played by a link, and a stranger is told what it did alone.
    await members('chitra');
    for (const stranger of ['chitra', 'nobody known']) {
      const told = (await ask(stranger, 'GET /accounts/bina/ratings')).body;
      expect(told.history).toMatchObject([{ before: 1500, after: expect.any(Number) }]);
      expect(JSON.stringify(told)).not.toContain(id);
    }
    expect((await ask('asha', 'GET /accounts/bina/ratings')).body.history).toMatchObject([{ match: id }]);
    expect(await ask('asha', 'GET /accounts/nobody/ratings')).toMatchObject(refusal(404, 'no-such-account'));
  });
});
