import type { TableAnswer, TeamAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { refusal } from './desks.js';
import { captainOf, reported, tieHall } from './halls.js';

sharesStores();

describe.each(STORES)('the captain of a team, on %s', (kind) => {
  it('gives a line-up in secret; both are open once both are in', async () => {
    const hall = await tieHall(kind);
    const [one, other] = [await captainOf(hall, hall.tie.a), await captainOf(hall, hall.tie.b)];
    const phone = await hall.phone(hall.tie.table);
    const atTable = async () => ((await phone.ask('GET', '/table')).json() as TableAnswer).matches;
    const seen = async (captain: typeof one) =>
      ((await captain.ask('GET', '/team')).json() as TeamAnswer).ties.find(
        ({ match }) => match === hall.tie.match,
      );
    expect(await seen(one)).toMatchObject({
      side: 'a',
      own: null,
      others: null,
      rubbers: ['singles', 'singles', 'singles'],
    });
    const given = await one.ask('POST', '/line-ups', {
      id: 'l-1',
      match: hall.tie.match,
      lineUp: one.lineUp,
    });
    expect(given.statusCode).toBe(200);
    expect(await seen(one)).toMatchObject({ own: one.lineUp, others: null });
    expect(await seen(other)).toMatchObject({ own: null, others: null });
    expect(await atTable()).toEqual([]);
    const everybody = await hall.house.browser().ask('GET', `/events/${hall.event}`);
    expect(JSON.stringify(everybody.json().seen.stages)).not.toContain('"a":[');
    await other.ask('POST', '/line-ups', { id: 'l-1', match: hall.tie.match, lineUp: other.lineUp });
    expect(await seen(other)).toMatchObject({ own: other.lineUp, others: one.lineUp });
    expect(await seen(one)).toMatchObject({ own: one.lineUp, others: other.lineUp });
    expect((await atTable()).map(({ rubber, a }) => [rubber, a.players])).toEqual(
      one.lineUp.map((players, index) => [index + 1, players]),
    );
    expect((await hall.desk()).lines.at(-1)).toMatchObject({ by: expect.stringMatching(/^Captain of Team/) });
    const late = one.ask('POST', '/line-ups', { id: 'l-2', match: hall.tie.match, lineUp: one.lineUp });
    expect(await refusal(late)).toEqual([409, 'event-refused']);
  });

  it('is told what is wrong with a line-up, and speaks for no other team', async () => {
    const hall = await tieHall(kind);
    const captain = await captainOf(hall, hall.tie.a);
    const give = (lineUp: unknown, match = hall.tie.match) =>
      captain.ask('POST', '/line-ups', { id: crypto.randomUUID(), match, lineUp });
    expect(await refusal(give([['Nobody'], ['Nobody'], ['Nobody']]))).toEqual([409, 'event-refused']);
    expect(await refusal(give(captain.lineUp.slice(1)))).toEqual([409, 'event-refused']);
    expect(await refusal(give([['line\nfeed']]))).toEqual([400, 'bad-request']);
    expect(await refusal(give(captain.lineUp, hall.otherTie))).toEqual([403, 'not-allowed']);
    expect(await refusal(give(captain.lineUp, 999))).toEqual([403, 'not-allowed']);
  });

  it('has one link: the next ends it', async () => {
    const hall = await tieHall(kind);
    const [old, captain] = [await captainOf(hall, hall.tie.a), await captainOf(hall, hall.tie.a)];
    expect(await refusal(old.ask('GET', '/team'))).toEqual([401, 'not-signed-in']);
    expect((await captain.ask('GET', '/team')).statusCode).toBe(200);
  });

  it('plays ties whose rubbers come in from the table, each once', async () => {
    const hall = await tieHall(kind);
    const [one, other] = [await captainOf(hall, hall.tie.a), await captainOf(hall, hall.tie.b)];
    const phone = await hall.phone(hall.tie.table);
    const hand = (rubber: number | undefined, sequence: number) =>
      phone.ask('POST', '/results', {
        ...{ match: hall.tie.match, ...(rubber ? { rubber } : {}) },
        report: {
          ...reported([25, 5], 'device-a', sequence),
          score: undefined,
          games: [
            [25, 5],
            [25, 7],
          ],
        },
      });
    expect((await hand(1, 1)).json()).toMatchObject({ is: 'waiting' });
    for (const captain of [one, other])
      await captain.ask('POST', '/line-ups', { id: 'l-1', match: hall.tie.match, lineUp: captain.lineUp });
    expect((await hand(1, 2)).json()).toEqual({ is: 'taken' });
    expect((await hand(1, 2)).json()).toEqual({ is: 'taken' });
    expect(await refusal(hand(9, 1))).toEqual([409, 'event-refused']);
    expect(await refusal(hand(undefined, 1))).toEqual([400, 'bad-request']);
    const { lines, waiting } = await hall.desk();
    expect(lines.filter(({ act }) => act.type === 'rubber')).toHaveLength(1);
    expect(waiting).toEqual([]);
  });
});
