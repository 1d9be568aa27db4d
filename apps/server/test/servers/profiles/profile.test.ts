import { matchFigures } from '@opencarrom/match';
import type { HistoryAnswer, Profile, SinceLastPlayed } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { rateWaiting } from '../../../src/pairing/ratings/rater.js';
import { countWaiting } from '../../../src/profiles/count-results.js';
import { playerResults } from '../../../src/store/migrations/0010-player-results.js';
import { playedMatch } from '../../support/played-match.js';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, type House, openHouse } from '../people/house.js';
import { type Past, putPast } from './past.js';

sharesStores();

const HOUR = 3_600_000;
/** One board that was played, told of as many times as there are matches. */
const PLAYED = playedMatch(7);
const FIGURES = matchFigures({ head: PLAYED.head, events: PLAYED.commands.flat() });

async function told<T>(browser: Browser, path: string): Promise<T> {
  const answer = await browser.ask('GET', path);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

interface Evening {
  readonly house: House;
  readonly asha: Browser;
  readonly ravi: Browser;
  readonly ids: { readonly asha: string; readonly ravi: string; readonly meera: string };
}

/** Asha has won and lost against Ravi, Meera and two computers; nothing is counted yet. */
async function evening(kind: 'sqlite' | 'postgres'): Promise<Evening> {
  const house = await openHouse(kind);
  const [asha, ravi] = [house.browser(), house.browser()];
  const ids = {
    asha: await asha.comeIn('Asha'),
    ravi: await ravi.comeIn('Rávi'),
    meera: await house.browser().comeIn('मीरा'),
  };
  const start = house.services.now();
  const against = (account: string) => [
    { player: 'A1', account: ids.asha } as const,
    { player: 'B1', account } as const,
  ];
  const computer = (level: number) => [
    { player: 'A1', account: ids.asha } as const,
    { player: 'B1', computer: level } as const,
  ];
  const won = { winner: 'A', how: 'score' } as const;
  const lost = { winner: 'B', how: 'conceded' } as const;
  const past: readonly Omit<Past, 'endedAt'>[] = [
    { id: 'm1', sitters: against(ids.ravi), outcome: won, kind: 'rated' },
    { id: 'm2', sitters: against(ids.ravi), outcome: lost },
    { id: 'm3', sitters: against(ids.ravi), outcome: won, visibility: 'link' },
    { id: 'm4', sitters: against(ids.meera), outcome: won, visibility: 'link' },
    { id: 'm5', sitters: computer(3), outcome: won },
    { id: 'm6', sitters: computer(3), outcome: { winner: null, how: 'abandoned' } },
    { id: 'm7', sitters: computer(8), outcome: won },
  ];
  for (const [index, each] of past.entries())
    await putPast(house.services, PLAYED, { ...each, endedAt: start + (index + 1) * HOUR });
  house.pass(8 * HOUR);
  return { house, asha, ravi, ids };
}

const found = async (browser: Browser, account: string, query = '') => {
  const { matches } = await told<HistoryAnswer>(browser, `/accounts/${account}/matches${query}`);
  return matches.map(({ match }) => match);
};

describe.each(STORES)('a profile, on %s', (kind) => {
  it('is counted once, however many count, and adds up', async () => {
    const { house, asha, ids } = await evening(kind);
    const { services } = house;
    expect(await told<Profile>(asha, `/accounts/${ids.asha}`)).toMatchObject({ matches: { won: 0 } });
    await Promise.all([countWaiting(services), countWaiting(services)]);
    await countWaiting(services);
    const profile = await told<Profile>(asha, `/accounts/${ids.asha}`);
    expect(profile).toMatchObject({
      account: { id: ids.asha, name: 'Asha', guest: true },
      since: new Date(services.now()).toISOString().slice(0, 7),
      friend: false,
      matches: { won: 5, lost: 1, drawn: 0, abandoned: 1 },
      streak: { now: 4, best: 4 },
      levels: [
        { level: 3, won: 1, lost: 0, drawn: 0, abandoned: 1 },
        { level: 8, won: 1, lost: 0, drawn: 0, abandoned: 0 },
      ],
      people: [
        { account: { id: ids.ravi, name: 'Rávi' }, won: 2, lost: 1 },
        { account: { id: ids.meera }, won: 1, lost: 0 },
      ],
    });
    expect(profile.figures.strokes).toBe(7 * (FIGURES.A1?.strokes ?? 0));
    expect(profile.figures.bestTurn).toBe(FIGURES.A1?.bestTurn);
    expect(profile.figures.pots.combination).toBe(7 * (FIGURES.A1?.pots.combination ?? 0));
  });

  it('keeps what was played by a link to those who played it', async () => {
    const { house, asha, ravi, ids } = await evening(kind);
    await countWaiting(house.services);
    const stranger = house.browser();
    expect(await found(asha, ids.asha)).toEqual(['m7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
    expect(await found(ravi, ids.asha)).toEqual(['m7', 'm6', 'm5', 'm3', 'm2', 'm1']);
    expect(await found(stranger, ids.asha)).toEqual(['m7', 'm6', 'm5', 'm2', 'm1']);
    const { people } = await told<Profile>(stranger, `/accounts/${ids.asha}`);
    expect(people).toEqual([
      expect.objectContaining({ account: expect.objectContaining({ id: ids.ravi }), won: 1, lost: 1 }),
    ]);
  });

  it('has a history that is searched, and read page by page', async () => {
    const { house, asha, ids } = await evening(kind);
    await countWaiting(house.services);
    await rateWaiting(house.services);
    const search = (query: string) => found(asha, ids.asha, `?${query}`);
    expect(await search('text=ravi')).toEqual(['m3', 'm2', 'm1']);
    expect(await search(`text=${encodeURIComponent('मीरा')}`)).toEqual(['m4']);
    expect(await search('text=nobody')).toEqual([]);
    expect(await search(`with=${ids.meera}`)).toEqual(['m4']);
    expect(await search('level=3')).toEqual(['m6', 'm5']);
    expect(await search('kind=rated')).toEqual(['m1']);
    expect(await search('result=lost')).toEqual(['m2']);
    expect(await search('rulebook=iiitn')).toEqual([]);
    expect(await search('length=board&discipline=singles&result=abandoned')).toEqual(['m6']);
    const noon = house.services.now() - 8 * HOUR;
    expect(await search(`since=${noon + HOUR}&until=${noon + 3 * HOUR}`)).toEqual(['m3', 'm2']);
    const pages: string[][] = [];
    for (let next: string | null = ''; next !== null; ) {
      const path = `/accounts/${ids.asha}/matches?limit=3${next && `&after=${next}`}`;
      const page: HistoryAnswer = await told(asha, path);
      expect(page.count).toBe(7);
      pages.push(page.matches.map(({ match }) => match));
      next = page.next;
    }
    expect(pages).toEqual([['m7', 'm6', 'm5'], ['m4', 'm3', 'm2'], ['m1']]);
    const [rated] = (await told<HistoryAnswer>(asha, `/accounts/${ids.asha}/matches?kind=rated`)).matches;
    expect(rated).toMatchObject({
      ...{ match: 'm1', player: 'A1', result: 'won', how: 'score', rating: { before: 1500, after: 1662.21 } },
      seats: [{ name: 'Asha' }, { name: 'Rávi', account: ids.ravi }],
    });
    const bad = await asha.ask('GET', `/accounts/${ids.asha}/matches?after=nonsense`);
    expect([bad.statusCode, bad.json().error.path]).toEqual([400, 'querystring.after']);
  });

  it('of somebody who left is no more; at the others’ matches they have left', async () => {
    const { house, asha, ravi, ids } = await evening(kind);
    await countWaiting(house.services);
    await ravi.ask('DELETE', '/me');
    for (const path of [`/accounts/${ids.ravi}`, `/accounts/${ids.ravi}/matches`]) {
      const gone = await asha.ask('GET', path);
      expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'no-such-account']);
    }
    const { people } = await told<Profile>(asha, `/accounts/${ids.asha}`);
    expect(people[0]).toMatchObject({ account: null, won: 2, lost: 1 });
    const { matches } = await told<HistoryAnswer>(asha, `/accounts/${ids.asha}/matches?result=lost`);
    expect(matches[0]?.seats[1]).toMatchObject({ name: 'Left', isFree: false });
  });

  it('goes along with a guest who signs in', async () => {
    const { house, asha, ids } = await evening(kind);
    await countWaiting(house.services);
    const keeper = house.browser();
    const kept = await keeper.comeIn('Asha at home');
    await keeper.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    const signIn = { login: 'asha', password: 'long enough', take: true };
    expect((await asha.ask('POST', '/sign-in/password', signIn)).statusCode).toBe(200);
    expect(await told<Profile>(asha, `/accounts/${kept}`)).toMatchObject({ matches: { won: 5, lost: 1 } });
    expect(await found(asha, ids.asha)).toEqual([]);
  });

  it('tells who comes back how the last sitting went, what friends played and who wants to play again', async () => {
    const { house, asha, ravi, ids } = await evening(kind);
    const { services } = house;
    await countWaiting(services);
    await rateWaiting(services);
    const since = await told<SinceLastPlayed>(ravi, '/me/since');
    expect(since).toMatchObject({
      lastPlayed: services.now() - 5 * HOUR,
      sitting: { won: 1, lost: 2, ratings: [{ discipline: 'singles', length: 'board', before: 1500 }] },
      ...{ friends: [], wanting: [] },
    });
    await ravi.ask('PUT', `/friends/${ids.asha}`);
    const offer = { match: 'm2', player: 'A1', offered_at: services.now() } as const;
    await services.store.write([{ change: services.store.db.insertInto('rematch_offers').values(offer) }]);
    const more = await told<SinceLastPlayed>(ravi, '/me/since');
    expect(more.friends.map(({ friend, match }) => [friend.name, match.match, match.result])).toEqual([
      ['Asha', 'm7', 'won'],
      ['Asha', 'm6', 'abandoned'],
      ['Asha', 'm5', 'won'],
    ]);
    expect(more.wanting).toEqual([{ match: 'm2', account: expect.objectContaining({ name: 'Asha' }) }]);
    await asha.ask('PUT', `/me/blocks/${ids.ravi}`, {});
    expect((await told<SinceLastPlayed>(ravi, '/me/since')).friends).toEqual([]);
  });

  it('counts matches that ended before there were profiles', async () => {
    const { house, asha, ids } = await evening(kind);
    const { store } = house.services;
    await store.write([{ change: store.db.deleteFrom('outbox') }]);
    const steps = playerResults.steps(store.db, { bytes: kind === 'sqlite' ? 'blob' : 'bytea' });
    await store.write(steps.slice(-1).map((change) => ({ change })));
    await countWaiting(house.services);
    expect(await told<Profile>(asha, `/accounts/${ids.asha}`)).toMatchObject({
      matches: { won: 5, lost: 1 },
    });
  });
});
