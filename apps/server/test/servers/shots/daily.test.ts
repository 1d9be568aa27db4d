import type { DailyCounts, DailySent } from '@opencarrom/protocol';
import type { Shot } from '@opencarrom/shots';
import { shotOfDay } from '@opencarrom/shots/collection';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, type House, openHouse } from '../people/house.js';

sharesStores();

const DAY = 24 * 3_600_000;

/** A day of the house's calendar: so many from today. */
const dayOfHouse = ({ services }: House, days = 0): string =>
  new Date(services.now() + days * DAY).toISOString().slice(0, 10);

/** Hardly touched, from where the striker may stand: it does nothing that any task wants. */
const feeble = ({ ways }: Shot) => ({
  ...(ways[0]?.strokes[0] ?? { x: 0, y: -0.2526 }),
  vx: 0,
  vy: 0.02,
  spin: 0,
});

const missed = (shot: Shot, tries = 1): DailySent => ({ shot: shot.id, tries, strokes: [feeble(shot)] });
const done = ({ id, ways }: Shot, tries = 1): DailySent => ({
  ...{ shot: id, tries },
  strokes: [...(ways[0]?.strokes ?? [])],
});

async function counts(asking: ReturnType<Browser['ask']>): Promise<DailyCounts> {
  const answer = await asking;
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const refusal = async (asking: ReturnType<Browser['ask']>) => {
  const answer = await asking;
  return [answer.statusCode, answer.json().error.code, answer.json().error.path];
};

describe.each(STORES)('the shot of the day, on %s', (kind) => {
  it('is played and judged again, and counted once for everybody', async () => {
    const house = await openHouse(kind);
    const day = dayOfHouse(house);
    const shot = shotOfDay(day);
    const at = `/shots/daily/${day}`;
    const [asha, ravi, nobody] = [house.browser(), house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    const nothing = { day, shot: shot.id, tried: 0, solved: 0, tries: [0, 0, 0, 0], otherwise: 0 };
    expect(await counts(nobody.ask('GET', at))).toEqual({ ...nothing, ways: shot.ways.map(() => 0) });

    expect(await counts(asha.ask('POST', at, missed(shot)))).toMatchObject({ tried: 1, solved: 0 });
    const solved = await counts(asha.ask('POST', at, done(shot, 3)));
    expect(solved).toMatchObject({ tried: 1, solved: 1, tries: [0, 0, 1, 0] });
    // The way is found by what happened, whatever was meant.
    expect(solved.ways.reduce((sum, count) => sum + count, solved.otherwise)).toBe(1);
    // Once done it stays as it was.
    for (const later of [missed(shot, 4), done(shot, 9)])
      expect(await counts(asha.ask('POST', at, later))).toEqual(solved);
    expect(await counts(ravi.ask('POST', at, done(shot, 12)))).toMatchObject({
      ...{ tried: 2, solved: 2, tries: [0, 0, 1, 1] },
    });
  });

  it('tells others after a while, and nobody who it was', async () => {
    const house = await openHouse(kind);
    const day = dayOfHouse(house);
    const [asha, nobody] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    const look = () => nobody.ask('GET', `/shots/daily/${day}`);
    expect(await counts(look())).toMatchObject({ tried: 0 });
    await asha.ask('POST', `/shots/daily/${day}`, done(shotOfDay(day)));
    house.pass(20_000);
    const answer = await look();
    expect(answer.json()).toMatchObject({ tried: 1, solved: 1 });
    expect(answer.body).not.toContain('Asha');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect((await asha.ask('DELETE', '/me')).statusCode).toBe(204);
    house.pass(20_000);
    expect((await look()).json()).toMatchObject({ tried: 0, solved: 0 });
  });

  it('is taken a week later from whoever had no network, and not before its day', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const send = (day: string) => asha.ask('POST', `/shots/daily/${day}`, done(shotOfDay(day)));
    expect(await counts(send(dayOfHouse(house, -7)))).toMatchObject({ solved: 1 });
    expect(await refusal(send(dayOfHouse(house, -9)))).toEqual([400, 'bad-request', 'params.day']);
    expect(await refusal(send(dayOfHouse(house, 2)))).toEqual([404, 'not-found', undefined]);
    // Far in the east it is tomorrow at noon of Greenwich.
    expect(await counts(send(dayOfHouse(house, 1)))).toMatchObject({ solved: 1 });
    const missing = `/shots/daily/${dayOfHouse(house).slice(0, 5)}02-30`;
    expect(await refusal(asha.ask('GET', missing))).toEqual([400, 'bad-request', 'params.day']);
  });

  it('refuses what is not its shot, not of its shape, from elsewhere or from nobody', async () => {
    const house = await openHouse(kind);
    const day = dayOfHouse(house);
    const shot = shotOfDay(day);
    const at = `/shots/daily/${day}`;
    const [asha, nobody] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    const post = (body: object, headers = {}) => refusal(asha.ask('POST', at, body, headers));
    expect(await post({ ...missed(shot), shot: 'pot-none' })).toEqual([400, 'bad-request', 'body.shot']);
    expect((await post({ ...missed(shot), solved: true })).slice(0, 2)).toEqual([400, 'bad-request']);
    expect((await post({ ...missed(shot), strokes: [] })).slice(0, 2)).toEqual([400, 'bad-request']);
    expect((await post({ ...missed(shot), tries: 0 })).slice(0, 2)).toEqual([400, 'bad-request']);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await post(missed(shot), elsewhere)).slice(0, 2)).toEqual([403, 'foreign-origin']);
    expect((await refusal(nobody.ask('POST', at, missed(shot)))).slice(0, 2)).toEqual([401, 'not-signed-in']);
    // A striker where none may stand is a try that did nothing.
    const nowhere = { ...missed(shot), strokes: [{ ...feeble(shot), x: 3, vy: 900 }] };
    expect(await counts(asha.ask('POST', at, nowhere))).toMatchObject({ tried: 1, solved: 0 });
  });

  it('holds up who sends without end', async () => {
    const house = await openHouse(kind, { LIMITS: 'on' });
    const day = dayOfHouse(house);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const send = async () =>
      (await asha.ask('POST', `/shots/daily/${day}`, missed(shotOfDay(day)))).statusCode;
    const answers: number[] = [];
    for (let n = 0; n < 41; n++) answers.push(await send());
    expect(answers.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(answers[40]).toBe(429);
  });
});
