import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { openHouse } from '../people/house.js';
import { entries, refusal } from './desks.js';
import { emptyHall, type Hall } from './halls.js';

sharesStores();

const entry = (name: string, more: object = {}) => ({ players: [{ name, ...more }] });

async function opened(kind: 'sqlite' | 'postgres', mode: 'closed' | 'asked' | 'at-once'): Promise<Hall> {
  const hall = await emptyHall(await openHouse(kind));
  await hall.owner.ask('PATCH', `/events/${hall.event}`, { entries: mode });
  return hall;
}

const asking = ({ house, event }: Hall, body: object, address?: string) =>
  house.browser(address ? { address } : {}).ask('POST', `/events/${event}/requests`, body);

describe.each(STORES)('an entry by a link, on %s', (kind) => {
  it('counts at once where the event says so, once, and says how it came', async () => {
    const hall = await opened(kind, 'at-once');
    const body = {
      id: 'e-1',
      entry: entry('Asha Rao', { federation: 'IND', id: 'somebody-else', shown: false }),
    };
    const answers = await Promise.all([1, 2, 3].map(() => asking(hall, body)));
    for (const answer of answers) expect(answer.json()).toEqual({ is: 'entered', entrant: 1 });
    const { lines, requests } = await hall.desk();
    expect(lines.at(-1)).toMatchObject({
      by: 'Entry by link',
      act: { type: 'enter', entries: [entry('Asha Rao', { federation: 'IND', shown: false })] },
    });
    expect(JSON.stringify(lines)).not.toContain('somebody-else');
    expect([lines.length, requests]).toEqual([2, []]);
  });

  it('waits for the desk where the event says so, and is entered by who accepts it', async () => {
    const hall = await opened(kind, 'asked');
    expect((await asking(hall, { id: 'e-1', entry: entry('Asha'), note: 'late by 10 min' })).json()).toEqual({
      is: 'asked',
    });
    expect((await asking(hall, { id: 'e-1', entry: entry('Asha') })).json()).toEqual({ is: 'asked' });
    await asking(hall, { id: 'e-2', entry: entry('Bina') });
    const { requests } = await hall.desk();
    const [asha, bina] = ['Asha', 'Bina'].map((name) =>
      requests.find((each) => each.entry.players[0]?.name === name),
    );
    expect(asha).toMatchObject({ note: 'late by 10 min' });
    const decide = (id: string | undefined, accept: boolean) =>
      hall.owner.ask('POST', `/events/${hall.event}/requests/${id}`, { accept });
    expect((await decide(asha?.id, true)).json()).toEqual({ is: 'entered', entrant: 1 });
    expect((await decide(asha?.id, true)).json()).toEqual({ is: 'entered', entrant: 1 });
    expect((await decide(bina?.id, false)).statusCode).toBe(204);
    expect(await refusal(decide(bina?.id, true))).toEqual([409, 'changed-meanwhile']);
    expect(await refusal(decide('nobody', true))).toEqual([404, 'not-found']);
    expect((await asking(hall, { id: 'e-1', entry: entry('Asha') })).json()).toEqual({
      is: 'entered',
      entrant: 1,
    });
    expect(await refusal(asking(hall, { id: 'e-2', entry: entry('Bina') }))).toEqual([409, 'event-refused']);
    const { lines, requests: left } = await hall.desk();
    expect(lines.at(-1)).toMatchObject({ by: 'Rao', act: { type: 'enter' } });
    expect(left).toEqual([]);
  });

  it('is told of who is there already, however it is written', async () => {
    const hall = await opened(kind, 'asked');
    await hall.must(entries('Asha Rao', 'José Pérez'));
    await asking(hall, { id: 'e-1', entry: entry('Bina Shah') });
    for (const [index, name] of [
      'asha  rao',
      'ASHA RAO',
      'José Pérez'.normalize('NFD'),
      'bina shah',
    ].entries())
      expect(await refusal(asking(hall, { id: `d-${index}`, entry: entry(name) }))).toEqual([
        409,
        'already-entered',
      ]);
  });

  it.each([
    ['closed', entry('Asha'), 409, 'event-refused'],
    ['asked', { players: [{ name: 'Asha' }, { name: 'Bina' }] }, 409, 'event-refused'],
    ['asked', { players: [] }, 409, 'event-refused'],
    ['asked', entry(' '), 400, 'bad-request'],
    ['asked', entry('A\u0000'), 400, 'bad-request'],
    ['asked', { ...entry('Asha'), seed: 1 }, 400, 'bad-request'],
  ] as const)('is refused by name: %s, %j', async (mode, asked, status, code) => {
    const hall = await opened(kind, mode);
    expect(await refusal(asking(hall, { id: 'e-1', entry: asked }))).toEqual([status, code]);
    expect((await hall.desk()).requests).toEqual([]);
  });

  it('comes from one address only so often', async () => {
    const hall = await opened(kind, 'asked');
    const statuses = [];
    for (let each = 0; each < 61; each++)
      statuses.push(
        (await asking(hall, { id: `e-${each}`, entry: entry(`Player ${each}`) }, '198.51.100.7')).statusCode,
      );
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await asking(hall, { id: 'other', entry: entry('Asha') })).statusCode).toBe(200);
  });
});
