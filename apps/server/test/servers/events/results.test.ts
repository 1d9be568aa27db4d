import { type CarriedMatter, type DeskAnswer, signCarried, writeCarried } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { startKeptResults } from '../../../src/events/kept-results.js';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { refusal } from './desks.js';
import { endEvent, type Hall, hallOn, type Phone, playedLog, reported } from './halls.js';

sharesStores();

const resultsIn = async ({ desk }: Hall, match: number) =>
  (await desk()).lines.filter(
    ({ act }) => ['report', 'correct'].includes(act.type) && 'match' in act && act.match === match,
  );

/** Who plays match 1, as a phone at its table is told. */
async function drawnAt(phone: Phone): Promise<number[]> {
  const { matches } = (await phone.ask('GET', '/table')).json() as {
    matches: { match: number; a: { entrant: number }; b: { entrant: number } }[];
  };
  return matches.flatMap(({ match, a, b }) => (match === 1 ? [a.entrant, b.entrant] : []));
}

describe.each(STORES)('the one door for results, on %s', (kind) => {
  it('takes what a phone hands in, once, as its table’s', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(2, 'R. Iyer');
    const result = { match: 2, report: reported([25, 12], 'device-a') };
    const answers = await Promise.all([1, 2, 3].map(() => phone.ask('POST', '/results', result)));
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { is: 'taken' }]);
    const [line, ...more] = await resultsIn(hall, 2);
    expect(line).toMatchObject({ by: 'Table 2', gave: { result: { scores: [25, 12], winner: 'a' } } });
    expect(more).toEqual([]);
    expect((await hall.desk()).waiting).toEqual([]);
  });

  it('knows a result again that is not numbered, and a changed one as newer', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    for (const score of [
      [25, 1],
      [25, 1],
      [25, 2],
    ])
      expect((await phone.ask('POST', '/results', { match: 1, report: { score } })).json()).toEqual({
        is: 'taken',
      });
    expect((await resultsIn(hall, 1)).map(({ gave }) => gave)).toMatchObject([
      { result: { scores: [25, 1] } },
      { result: { scores: [25, 2] } },
    ]);
  });

  it('lets a newer message stand for the earlier one, in whatever order they come', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    const hand = async (score: readonly [number, number], sequence: number) =>
      (
        await phone.ask('POST', '/results', { match: 1, report: reported(score, 'device-a', sequence) })
      ).json();
    expect(await hand([25, 9], 2)).toEqual({ is: 'taken' });
    expect(await hand([25, 8], 1)).toMatchObject({ is: 'set-aside' });
    expect(await hand([25, 10], 3)).toEqual({ is: 'taken' });
    expect(await hand([25, 9], 2)).toEqual({ is: 'taken' });
    expect((await resultsIn(hall, 1)).map(({ gave }) => gave)).toMatchObject([
      { result: { scores: [25, 9] } },
      { result: { scores: [25, 10] } },
    ]);
  });

  it('refuses other content under a number it has', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    await phone.ask('POST', '/results', { match: 1, report: reported([25, 9], 'device-a') });
    const other = phone.ask('POST', '/results', { match: 1, report: reported([9, 25], 'device-a') });
    expect(await refusal(other)).toEqual([409, 'other-content']);
  });

  it('lets two phones agree, and waits where they do not', async () => {
    const hall = await hallOn(kind);
    const [one, other] = [await hall.phone(1), await hall.phone(1)];
    const hand = async (phone: typeof one, score: readonly [number, number], from: string) =>
      (await phone.ask('POST', '/results', { match: 1, report: reported(score, from) })).json();
    expect(await hand(one, [25, 9], 'one')).toEqual({ is: 'taken' });
    expect(await hand(other, [25, 9], 'other')).toEqual({ is: 'taken' });
    const third = await hall.phone(1);
    expect(await hand(third, [25, 7], 'third')).toMatchObject({ is: 'waiting' });
    const { waiting } = await hall.desk();
    expect(waiting).toMatchObject([
      { match: 1, why: 'conflict', from: { table: 1 }, report: { score: [25, 7] } },
    ]);
    expect(await resultsIn(hall, 1)).toHaveLength(1);
  });

  it('asks the desk about what others have played than the draw has there now', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    const entrants = await drawnAt(phone);
    const log = playedLog(4);
    const board = {
      ...{ match: 1, entrants, game: 'g', head: log.head, following: 'strokes' },
      ...{ after: 0, events: log.events.slice(0, 3) },
    };
    expect((await phone.ask('POST', '/boards', board)).statusCode).toBe(200);
    expect((await hall.desk()).live).toHaveLength(1);

    // The desk thinks better of the draw: the match keeps its number, and one of the two is another.
    const { seq } = await hall.desk();
    await hall.must({ type: 'undo', of: seq });
    const other = [1, 2, 3, 4].find((entrant) => !entrants.includes(entrant)) ?? 0;
    await hall.must({ type: 'swap', one: entrants[0] ?? 0, other });
    await hall.must({ type: 'publish' });
    const now = await drawnAt(phone);
    expect(now).not.toEqual(entrants);

    const hand = async (by: readonly number[], score: readonly [number, number], sequence: number) =>
      (
        await phone.ask('POST', '/results', {
          ...{ match: 1, entrants: by },
          report: reported(score, 'device', sequence),
        })
      ).json();
    expect(await hand(entrants, [25, 9], 1)).toMatchObject({
      is: 'waiting',
      why: expect.stringMatching(/^It was played by /),
    });
    const key = await hall.key(1);
    const text = signCarried(
      {
        ...{ event: hall.event, table: 1, match: 1, entrants: [entrants[0] ?? 0, entrants[1] ?? 0] },
        report: reported([25, 8], 'elsewhere'),
      },
      key,
    );
    expect((await hall.owner.ask('POST', `/events/${hall.event}/carried`, { text })).json()).toMatchObject({
      is: 'waiting',
    });
    expect((await phone.ask('POST', '/boards', board)).statusCode).toBe(409);
    expect((await hall.desk()).live).toEqual([]);
    expect(await resultsIn(hall, 1)).toEqual([]);

    // What those report who are there now counts, and is in nobody's way.
    expect(await hand(now, [25, 3], 2)).toEqual({ is: 'taken' });
    expect((await hall.desk()).waiting.map(({ why }) => why)).toEqual(['other-pairing', 'other-pairing']);
  });

  it('says of what waits that others played it, once its match is drawn anew', async () => {
    const hall = await hallOn(kind);
    const phones = [await hall.phone(1), await hall.phone(1)] as const;
    const entrants = await drawnAt(phones[0]);
    const { seq: published } = await hall.desk();
    await phones[0].ask('POST', '/results', { match: 1, report: reported([25, 9], 'one') });
    await phones[1].ask('POST', '/results', { match: 1, report: reported([9, 25], 'other') });
    const { seq: counted, waiting } = await hall.desk();
    expect(waiting.map(({ why }) => why)).toEqual(['conflict']);

    const other = [1, 2, 3, 4].find((entrant) => !entrants.includes(entrant)) ?? 0;
    await hall.must({ type: 'undo', of: counted });
    await hall.must({ type: 'undo', of: published });
    await hall.must({ type: 'swap', one: entrants[0] ?? 0, other });
    await hall.must({ type: 'publish' });
    const [left] = (await hall.desk()).waiting;
    expect(left).toMatchObject({ why: 'other-pairing', told: expect.stringMatching(/^It was played by /) });
  });

  it('is decided at the desk: taken with a reason, or set aside', async () => {
    const hall = await hallOn(kind);
    const phones = [await hall.phone(1), await hall.phone(1), await hall.phone(1)];
    for (const [index, phone] of phones.entries())
      await phone.ask('POST', '/results', { match: 1, report: reported([25, index], `device-${index}`) });
    const { waiting } = await hall.desk();
    const [first, second] = [1, 2].map((score) => waiting.find(({ report }) => report.score?.[1] === score));
    const decide = (id: string | undefined, body: object) =>
      hall.owner.ask('POST', `/events/${hall.event}/waiting/${id}`, body);
    expect(await refusal(decide(first?.id, { take: true }))).toEqual([409, 'event-refused']);
    const taken = await decide(first?.id, { take: true, reason: 'the sheet says so' });
    expect(taken.json()).toEqual({ is: 'taken' });
    expect((await decide(first?.id, { take: true, reason: 'again' })).json()).toEqual({ is: 'taken' });
    expect(await refusal(decide(first?.id, { take: false }))).toEqual([409, 'changed-meanwhile']);
    expect((await decide(second?.id, { take: false })).json()).toEqual({ is: 'set-aside' });
    expect(await refusal(decide('nobody', { take: false }))).toEqual([404, 'not-found']);
    expect((await hall.desk()).waiting).toEqual([]);
    expect((await resultsIn(hall, 1)).at(-1)).toMatchObject({
      ...{ by: 'Rao', act: { type: 'correct', reason: 'the sheet says so', report: { score: [25, 1] } } },
    });
  });

  it('waits with what the event says against it, and is taken once that is mended', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    const answer = await phone.ask('POST', '/results', { match: 1, report: reported([99, 0], 'device-a') });
    expect(answer.json()).toMatchObject({ is: 'waiting', why: expect.stringContaining('25') });
    expect((await hall.desk()).waiting).toMatchObject([{ why: 'above-most' }]);
    const mended = await phone.ask('POST', '/results', {
      match: 1,
      report: reported([25, 0], 'device-a', 2),
    });
    expect(mended.json()).toEqual({ is: 'taken' });
    expect((await hall.desk()).waiting).toEqual([]);
  });

  it('says why it waits in the language of whoever asks, at the table and at the desk', async () => {
    const hall = await hallOn(kind);
    const phone = await hall.phone(1);
    const [hindi, high] = ['hi-IN,hi;q=0.9', { match: 1, report: reported([99, 0], 'device-a') }];
    const said = async (language?: string): Promise<string> =>
      (await phone.ask('POST', '/results', high, language)).json().why;
    expect([await said(hindi), await said()]).toEqual([
      expect.stringMatching(/[\u0900-\u097f].*25|25.*[\u0900-\u097f]/u),
      expect.stringMatching(/^[ -~’–]*25/u),
    ]);
    const [one, other] = [await hall.phone(2), await hall.phone(2)];
    await one.ask('POST', '/results', { match: 2, report: reported([25, 1], 'one') });
    const conflict = { match: 2, report: reported([1, 25], 'other') };
    expect((await other.ask('POST', '/results', conflict, 'hi')).json().why).toMatch(/^इस मैच का/u);
    expect((await other.ask('POST', '/results', conflict)).json().why).toMatch(/^The match has another/);
    const elsewhere = await phone.ask('POST', '/results', conflict, hindi);
    expect(elsewhere.json().error).toMatchObject({
      code: 'not-allowed',
      message: 'मैच 2 अब टेबल 1 पर नहीं, टेबल 2 पर है। टेबल 2 का कोड स्कैन करें।',
    });
    const desk = await hall.owner.ask('GET', `/events/${hall.event}/desk`, undefined, {
      'accept-language': 'hi',
    });
    const told = (desk.json() as DeskAnswer).waiting.map((each) => each.told);
    expect(told).toEqual([expect.stringMatching(/25/), expect.stringMatching(/^इस मैच का/u)]);
    expect(told.join(' ')).not.toMatch(/[A-Za-z]/);
  });

  it('decides what a process kept and did not live to decide', async () => {
    const hall = await hallOn(kind);
    const { store } = hall.house.services;
    const report = reported([25, 3], 'device-a');
    const row = {
      ...{
        event: hall.event,
        id: 'kept',
        match_number: 1,
        rubber: 0,
        sender: 'device-a',
        sequence: 1,
        hash: 'h',
      },
      ...{ phone: null, table_number: 1, name: null, report: JSON.stringify(report), at: 1 },
      ...({ state: 'waiting', why: null, told: null } as const),
    };
    await store.write([{ change: store.db.insertInto('handed_results').values(row) }]);
    const kept = startKeptResults(hall.house.services);
    await kept.look();
    await kept.close();
    expect(await resultsIn(hall, 1)).toMatchObject([{ by: 'Table 1', act: { report: { score: [25, 3] } } }]);
    const [after] = await store.db
      .selectFrom('handed_results')
      .select('state')
      .where('id', '=', 'kept')
      .execute();
    expect(after).toEqual({ state: 'taken' });
  });
});

describe.each(STORES)('a result without a network, on %s', (kind) => {
  const carry = async (hall: Hall, text: string) =>
    hall.owner.ask('POST', `/events/${hall.event}/carried`, { text });
  const matterOf = (hall: Hall, more: Partial<CarriedMatter> = {}): CarriedMatter => ({
    ...{ event: hall.event, table: 1, match: 1, report: reported([25, 4], 'device-a') },
    ...more,
  });

  it('counts once, carried by the table’s key and sent later', async () => {
    const hall = await hallOn(kind);
    const text = signCarried(matterOf(hall), await hall.key(1));
    expect((await carry(hall, text)).json()).toEqual({ is: 'taken' });
    expect((await carry(hall, text)).json()).toEqual({ is: 'taken' });
    const phone = await hall.phone(1);
    const sent = await phone.ask('POST', '/results', { match: 1, report: reported([25, 4], 'device-a') });
    expect(sent.json()).toEqual({ is: 'taken' });
    expect(await resultsIn(hall, 1)).toHaveLength(1);
  });

  it('counts once, sent and then carried by the phone’s token', async () => {
    const hall = await hallOn(kind);
    const { phone, token, ask } = await hall.phone(1);
    await ask('POST', '/results', { match: 1, report: reported([25, 4], 'device-a') });
    const text = signCarried(matterOf(hall, { phone }), token);
    expect((await carry(hall, text)).json()).toEqual({ is: 'taken' });
    expect(await resultsIn(hall, 1)).toHaveLength(1);
  });

  it.each([
    ['unsigned', (hall: Hall) => Promise.resolve(writeCarried(matterOf(hall), null))],
    ['wrong-mac', (hall: Hall) => Promise.resolve(signCarried(matterOf(hall), 'a key of nobody'))],
    ['wrong-mac', async (hall: Hall) => signCarried(matterOf(hall), await hall.key(2))],
    ['wrong-mac', async (hall: Hall) => signCarried(matterOf(hall, { phone: 'nobody' }), await hall.key(1))],
    ['other-table', async (hall: Hall) => signCarried(matterOf(hall, { table: 2 }), await hall.key(2))],
    [
      'phone-ended',
      async (hall: Hall) => {
        const { phone, token } = await hall.phone(1);
        await hall.owner.ask('DELETE', `/events/${hall.event}/phones/${phone}`);
        return signCarried(matterOf(hall, { phone }), token);
      },
    ],
    [
      'wrong-mac',
      async (hall: Hall) => {
        const old = await hall.key(1);
        await hall.owner.ask('POST', `/events/${hall.event}/tables/1/key`);
        return signCarried(matterOf(hall), old);
      },
    ],
  ])('waits where it is not to be believed: %s', async (why, made) => {
    const hall = await hallOn(kind);
    expect((await carry(hall, await made(hall))).json()).toMatchObject({ is: 'waiting' });
    expect((await hall.desk()).waiting).toMatchObject([{ match: 1, why }]);
    // It is in no honest message's way.
    const phone = await hall.phone(1);
    const sent = await phone.ask('POST', '/results', { match: 1, report: reported([25, 5], 'device-a') });
    expect(sent.json()).toEqual({ is: 'taken' });
  });

  it.each([
    ['no result', 'https://example.org', 400, 'bad-request'],
    ['damaged', 'OCR1.eyJldmVudCI6', 400, 'bad-request'],
    ['no report', writeCarried({ event: 'x', table: 0, match: 1, report: {} }, null), 400, 'bad-request'],
    [
      'another event’s',
      writeCarried({ event: 'x', table: 1, match: 1, report: {} }, null),
      409,
      'event-refused',
    ],
  ])('is refused by name: %s', async (_, text, status, code) => {
    const hall = await hallOn(kind);
    expect(await refusal(carry(hall, text))).toEqual([status, code]);
  });

  it('of an unknown match, or of an ended event, is refused', async () => {
    const hall = await hallOn(kind);
    const key = await hall.key(1);
    expect(await refusal(carry(hall, signCarried(matterOf(hall, { match: 99 }), key)))).toEqual([
      409,
      'event-refused',
    ]);
    const phone = await hall.phone(1);
    await endEvent(hall);
    expect(await refusal(carry(hall, signCarried(matterOf(hall), key)))).toEqual([409, 'event-refused']);
    // Nobody at a table can reopen it: they are sent to the desk.
    const late = { match: 1, report: reported([25, 4], 'device-a') };
    const said = async (language: string) =>
      (await phone.ask('POST', '/results', late, language)).json().error.message;
    expect(await said('en')).toBe('The event is over: its places are final. Ask at the desk.');
    expect(await said('hi')).toMatch(/^टूर्नामेंट पूरा हो चुका है/u);
  });
});
