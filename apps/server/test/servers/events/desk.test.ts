import { gunzipSync } from 'node:zlib';
import type { EventAnswer, EventsAnswer } from '@opencarrom/protocol';
import { readEventLog } from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { openHouse } from '../people/house.js';
import { deskIn, entries, openDesk, opening, refusal } from './desks.js';

sharesStores();

const HALL = ['Asha', 'Bina', 'Chitra', 'Devi'];

describe.each(STORES)('an event, on %s', (kind) => {
  it('is opened, entered, drawn and reported at its desk, each line with who did it and when', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha Rao');
    const { event, act, desk } = await openDesk(asha);
    expect((await act(entries(...HALL))).json()).toMatchObject({
      seq: 2,
      line: { gave: { numbers: [1, 2, 3, 4] } },
    });
    expect((await act({ type: 'tables', tables: 2, outOfUse: [] })).statusCode).toBe(200);
    expect((await act({ type: 'pair' })).statusCode).toBe(200);
    const stagesSeen = async () =>
      (await house.browser().ask('GET', `/events/${event}`)).json().seen.stages.length;
    expect(await stagesSeen()).toBe(0);
    expect((await act({ type: 'publish' })).statusCode).toBe(200);
    expect(await stagesSeen()).toBe(1);
    const { lines, seq, you, staff, phones, waiting, requests, settings } = await desk();
    const at = new Date(house.services.now()).toISOString();
    expect(lines.map(({ at: when, by }) => [when, by])).toEqual(lines.map(() => [at, 'Asha Rao']));
    expect([seq, lines.length, you, phones, waiting, requests]).toEqual([5, 5, 'owner', [], [], []]);
    expect(staff).toMatchObject([{ name: 'Asha Rao', role: 'owner' }]);
    expect(settings).toEqual({
      play: 'hall',
      listed: false,
      entries: 'closed',
      scoring: 'either',
      club: null,
    });
    expect((await desk(3)).lines).toEqual(lines.slice(3));
    expect((await desk(9)).lines).toEqual([]);
    const seen = (await house.browser().ask('GET', `/events/${event}`)).json() as EventAnswer;
    expect(seen).toMatchObject({
      id: event,
      you: null,
      live: [],
      clock: null,
      seen: { seq: 5, name: 'Banyan Court Cup' },
    });
  });

  it('does what is asked for under one id once, for each who asks', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    const asked = opening();
    const ids = await Promise.all([asked, asked, asked].map((body) => asha.ask('POST', '/events', body)));
    const { event, act, desk } = deskIn(asha, ids[0]?.json().id);
    expect(new Set(ids.map((answer) => answer.json().id)).size).toBe(1);
    expect((await ravi.ask('POST', '/events', asked)).json().id).not.toBe(event);
    const [first, ...again] = await Promise.all(
      [1, 2, 3].map(() => act(entries('Asha'), { id: 'the-same-one' })),
    );
    for (const answer of again) expect(answer.json()).toEqual(first?.json());
    expect((await desk()).seq).toBe(2);
    const { token } = (await asha.ask('POST', `/events/${event}/invites`, { to: 'help' })).json();
    await ravi.ask('POST', `/events/${event}/staff`, { token });
    expect((await deskIn(ravi, event).act(entries('Bina'), { id: 'the-same-one' })).json().seq).toBe(3);
  });

  it('refuses what it cannot do by name, and what came too late', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const { act, desk } = await openDesk(asha);
    const refused = await act({ type: 'pair' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'event-refused']);
    expect(refused.json().error.message).toMatch(/\w/);
    expect(await refusal(act(entries('Asha'), { after: 0 }))).toEqual([409, 'changed-meanwhile']);
    expect((await act(entries('Asha', 'Bina'), { after: 1 })).statusCode).toBe(200);
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const wrong = await act({ type: 'report', match: 1, report: { score: [99, 98] } });
    expect(wrong.json().error).toMatchObject({ code: 'event-refused', path: 'body.act.report.score[0]' });
    expect((await desk()).seq).toBe(4);
  });

  const BAD: readonly (readonly [what: string, act: unknown, path: string])[] = [
    ['no act', {}, 'body.act.type'],
    ['an unknown act', { type: 'cheat' }, 'body.act.type'],
    ['a field too many', { type: 'pair', quietly: true }, 'body.act.quietly'],
    ['an entrant that is no number', { type: 'withdraw', entrant: '1' }, 'body.act.entrant'],
    [
      'a name with a line feed',
      { type: 'enter', entries: [{ players: [{ name: 'A\nB' }] }] },
      'body.act.entries[0].players[0].name',
    ],
    [
      'a name without end',
      { type: 'enter', entries: [{ players: [{ name: 'A'.repeat(201) }] }] },
      'body.act.entries[0].players[0].name',
    ],
    ['a list for an act', [], 'body.act'],
    ['a second opening', { type: 'open' }, 'body.act.name'],
  ];

  it.each(BAD)('says where it is bad: %s', async (_, bad, path) => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const { act, desk } = await openDesk(asha);
    const answer = await act(bad as object);
    expect([answer.statusCode, answer.json().error.code, answer.json().error.path]).toEqual([
      400,
      'bad-request',
      path,
    ]);
    expect((await desk()).seq).toBe(1);
  });

  it('goes to another server as a file, whole', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    const { event, act } = await openDesk(asha, { ...opening({ name: 'होली Cup / 2027' }) });
    await act(entries(...HALL));
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const file = await asha.ask('GET', `/events/${event}/file`);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="cup-2027.jsonl"; filename*=UTF-8\'\'%E0%A4%B9%E0%A5%8B%E0%A4%B2%E0%A5%80%20Cup%20%20%202027.jsonl',
    );
    expect(readEventLog(file.body)).toMatchObject({ ok: { happenings: { length: 4 } } });
    const asked = { id: crypto.randomUUID(), text: file.body };
    const [brought, again] = [
      await ravi.ask('POST', '/events/brought', asked),
      await ravi.ask('POST', '/events/brought', asked),
    ];
    expect([brought.statusCode, again.json()]).toEqual([201, brought.json()]);
    const there = deskIn(ravi, brought.json().id);
    expect((await ravi.ask('GET', `/events/${there.event}/file`)).body).toBe(file.body);
    expect((await there.act({ type: 'report', match: 1, report: { score: [25, 3] } })).json().seq).toBe(5);
    const broken = {
      id: crypto.randomUUID(),
      text: file.body.replace('"type":"pair"', '"type":"pear"'),
    };
    const refused = await ravi.ask('POST', '/events/brought', broken);
    expect(refused.json().error).toMatchObject({
      code: 'bad-request',
      path: 'body.text',
      message: expect.stringMatching(/^line 4, act.type: /),
    });
    for (const text of ['', 'a,b', '{"format":"opencarrom-event","version":1}\n'])
      expect(await refusal(ravi.ask('POST', '/events/brought', { id: crypto.randomUUID(), text }))).toEqual([
        400,
        'bad-request',
      ]);
  });

  it('is told to many as one page, made once, with a tag by which nobody gets it twice', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const { event, act } = await openDesk(asha);
    await act(entries(...HALL));
    const home = house.browser();
    const plain = await home.ask('GET', `/events/${event}`, undefined, { 'accept-encoding': 'identity' });
    const zipped = await home.ask('GET', `/events/${event}`, undefined, { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(plain.json());
    const { etag } = plain.headers;
    const askAgain = () => home.ask('GET', `/events/${event}`, undefined, { 'if-none-match': String(etag) });
    expect((await askAgain()).statusCode).toBe(304);
    expect((await asha.ask('GET', `/events/${event}`)).json()).toMatchObject({ you: 'owner' });
    await asha.ask('PATCH', `/events/${event}`, { entries: 'asked' });
    expect((await askAgain()).json()).toMatchObject({ rev: 1, settings: { entries: 'asked' } });
    await act({ type: 'withdraw', entrant: 1 });
    expect((await askAgain()).json().seen.seq).toBe(3);
  });

  it('is on the lists of those who run it, and on everybody’s where its owner wants it', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    const { event, act } = await openDesk(asha);
    const listsOf = async (browser: typeof asha): Promise<EventsAnswer> =>
      (await browser.ask('GET', '/events')).json();
    expect(await listsOf(ravi)).toEqual({ mine: [], listed: [] });
    const summary = {
      id: event,
      name: 'Banyan Court Cup',
      date: '2027-01-30',
      discipline: 'singles',
      play: 'hall',
    };
    expect(await listsOf(asha)).toMatchObject({
      mine: [{ ...summary, status: 'entries', entrants: 0, you: 'owner' }],
      listed: [],
    });
    await asha.ask('PATCH', `/events/${event}`, { listed: true });
    await act(entries(...HALL));
    await act({ type: 'pair' });
    expect(await listsOf(ravi)).toMatchObject({ listed: [{ status: 'entries' }] });
    await act({ type: 'publish' });
    expect(await listsOf(ravi)).toMatchObject({
      mine: [],
      listed: [{ ...summary, status: 'play', entrants: 4, you: null }],
    });
    expect(await listsOf(asha)).toMatchObject({ listed: [{ you: 'owner' }] });
    // Put off, to two days.
    const sessions = ['2027-02-06T10:00', '2027-02-07T10:00'].map((start) => ({ start, minutes: 600 }));
    await act({ type: 'sessions', sessions });
    expect(await listsOf(ravi)).toMatchObject({ listed: [{ date: '2027-02-06', lastDay: '2027-02-07' }] });
    expect((await asha.ask('DELETE', `/events/${event}`)).statusCode).toBe(204);
    expect(await listsOf(asha)).toEqual({ mine: [], listed: [] });
    expect(await refusal(asha.ask('GET', `/events/${event}`))).toEqual([404, 'no-such-event']);
  });

  it('has a clock that is the same for everybody', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const { event } = await openDesk(asha);
    const turn = (act: object) => asha.ask('POST', `/events/${event}/clock`, act);
    const clock = async () => (await house.browser().ask('GET', `/events/${event}`)).json().clock;
    expect(await refusal(turn({ do: 'run' }))).toEqual([409, 'event-refused']);
    await turn({ do: 'set', stage: 1, round: 1, minutes: 45, warning: 5 });
    const MINUTE = 60_000;
    const began = house.services.now();
    expect(await clock()).toEqual({
      stage: 1,
      round: 1,
      length: 45 * MINUTE,
      warning: 5 * MINUTE,
      beganAt: null,
      endsAt: null,
      left: 45 * MINUTE,
    });
    await turn({ do: 'run' });
    house.pass(10 * MINUTE);
    await turn({ do: 'run' });
    expect(await clock()).toMatchObject({ beganAt: began, endsAt: began + 45 * MINUTE, left: null });
    await turn({ do: 'pause' });
    expect(await clock()).toMatchObject({ endsAt: null, left: 35 * MINUTE });
    await turn({ do: 'add', minutes: -40 });
    expect(await clock()).toMatchObject({ left: 0, length: 10 * MINUTE });
    await turn({ do: 'add', minutes: 5 });
    await turn({ do: 'run' });
    expect(await clock()).toMatchObject({ beganAt: began, endsAt: house.services.now() + 5 * MINUTE });
    await turn({ do: 'off' });
    expect(await clock()).toBeNull();
    expect(await refusal(turn({ do: 'add', minutes: 900 }))).toEqual([400, 'bad-request']);
  });

  it('is one of so many that somebody runs at a time, and has so many entrants', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    const desks = [];
    for (let count = 0; count < 5; count++) desks.push(await openDesk(asha));
    expect(await refusal(asha.ask('POST', '/events', opening()))).toEqual([409, 'too-many']);
    await asha.ask('DELETE', `/events/${desks[0]?.event}`);
    expect((await asha.ask('POST', '/events', opening())).statusCode).toBe(201);
    const crowd = Array.from({ length: 2_001 }, (_, index) => `Player ${index}`);
    expect(await refusal(desks[1]?.act(entries(...crowd)) as never)).toEqual([413, 'too-large']);
  });
});
