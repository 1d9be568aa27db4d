import { competitorOf, type MatchRecord, validateRecord } from '@opencarrom/match';
import type { MatchSummary } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { BOARD, type Club, clubOn, refusal } from './club.js';
import { act, giveUp, playUntil, recordOf } from './playing.js';

/** Two have played, it is over, and both are still at the table. */
async function played(club: Club) {
  const { ask, services } = club;
  await club.guests('asha', 'bina');
  const { id } = (await ask('asha', 'POST /matches', { ...BOARD, clocks: 'none' })).body;
  await ask('bina', `POST /matches/${id}/join`);
  const leave = {
    A1: services.presence.come(id, 'A1'),
    B1: services.presence.come(id, 'B1'),
  };
  await giveUp(services, id, 'A1');
  const told: object[] = [];
  services.bus.listen(`match.${id}.tell`, (frame) => told.push(JSON.parse(frame)));
  return { id, leave, told };
}

function firstBoard({ events }: MatchRecord) {
  const set = events.find((event) => event.type === 'board-set');
  if (set?.type !== 'board-set') throw new Error('no board was set up');
  return set;
}

const seatsOf = async ({ ask }: Club, id: unknown) =>
  ((await ask('asha', `GET /matches/${id}`)).body.seats as { name: string }[]).map(({ name }) => name);

describe.each(STORES)('playing again, in %s', (kind) => {
  it('is one new match however both want it, with the sides changed', async () => {
    const club = await clubOn(kind, { CLOCK_SPEED: '100' });
    const { id } = await played(club);
    const wants = Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? 'asha' : 'bina'));
    const answers = await Promise.all(wants.map((who) => club.ask(who, `POST /matches/${id}/rematch`)));
    expect(answers.map(({ status }) => status)).toEqual(wants.map(() => 200));
    const { body } = await club.ask('asha', `GET /matches/${id}`);
    expect(body.rematch).toEqual(expect.any(String));
    expect(await seatsOf(club, body.rematch)).toEqual(['bina by name', 'asha by name']);
    const next = (await club.ask('bina', `GET /matches/${body.rematch}`)).body;
    expect(next).toMatchObject({ status: 'live', rematchOf: id, length: 'board', clocks: 'none' });
    const again = await club.ask('asha', `POST /matches/${id}/rematch`);
    expect(again.body).toMatchObject({
      next: body.rematch,
      seated: { player: 'B1', seat: expect.any(String) },
    });
    const { store } = club.services;
    const all = await store.db.selectFrom('matches').select('id').where('rematch_of', '=', id).execute();
    expect(all).toHaveLength(1);
  });
});

describe.each(STORES)('a return match, in %s', (kind) => {
  it('is broken by those who did not break before, and the one after it again by the others', async () => {
    const club = await clubOn(kind, { CLOCK_SPEED: '100' });
    const { services, ask } = club;
    let { id } = await played(club);
    const brokenBy: (string | undefined)[] = [];
    for (let match = 0; match < 3; match++) {
      const record = await recordOf(services, id);
      expect(validateRecord(record).mismatch).toBeNull();
      const { breaker } = firstBoard(record);
      const { seats } = (await ask('asha', `GET /matches/${id}`)).body as unknown as MatchSummary;
      brokenBy.push(seats.find(({ player }) => player === breaker)?.account);
      await ask('asha', `POST /matches/${id}/rematch`);
      id = String((await ask('bina', `POST /matches/${id}/rematch`)).body.next);
      for (const player of ['A1', 'B1'] as const) services.presence.come(id, player);
      await giveUp(services, id, 'B1');
    }
    const [first, second] = brokenBy;
    expect([first, second].sort()).toEqual(['asha', 'bina']);
    expect(brokenBy).toEqual([first, second, first]);
  });

  it('is of four again once the three people want it, with the computer at the other side', async () => {
    const club = await clubOn(kind, { CLOCK_SPEED: '100' });
    const { services, ask } = club;
    await club.guests('asha', 'bina', 'chitra');
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, discipline: 'doubles', clocks: 'none' }))
      .body;
    await ask('bina', `POST /matches/${id}/join`, { player: 'B1' });
    await ask('asha', `POST /matches/${id}/computer`, { player: 'B2', level: 1 });
    await ask('chitra', `POST /matches/${id}/join`);
    for (const player of ['A1', 'B1', 'A2'] as const) services.presence.come(id, player);
    await playUntil(services, id, ['A1', 'A2', 'B1'], ({ state }) => state.board?.begun === true);
    await act(services, id, 'A2', { type: 'concede', what: 'match' });
    await expect.poll(async () => (await ask('asha', `GET /matches/${id}`)).body.status).toBe('over');
    const { breaker } = firstBoard(await recordOf(services, id));
    const want = async (who: string) => (await ask(who, `POST /matches/${id}/rematch`)).body;
    expect(await want('asha')).toMatchObject({ offers: ['A1'], next: null });
    expect(await want('bina')).toMatchObject({ offers: ['A1', 'B1'], next: null });
    const { next } = await want('chitra');
    const again = (await ask('asha', `GET /matches/${next}`)).body;
    expect(again).toMatchObject({
      status: 'live',
      seats: [
        { player: 'A1', account: 'bina' },
        { player: 'B1', account: 'asha' },
        { player: 'A2', computer: 1 },
        { player: 'B2', account: 'chitra' },
      ],
    });
    await playUntil(services, String(next), [], ({ state }) => state.first !== null);
    expect((await recordOf(services, String(next))).state.first).toBe(competitorOf(breaker));
  });
});

describe('an offer to play again', () => {
  it('is told to the table, and dies when its giver leaves', async () => {
    const club = await clubOn('sqlite', { CLOCK_SPEED: '100' });
    const { id, leave, told } = await played(club);
    const offered = await club.ask('asha', `POST /matches/${id}/rematch`);
    expect(offered.body).toMatchObject({ offers: ['A1'], next: null, seated: null });
    expect(told).toEqual([{ t: 'rematch', match: id, offers: ['A1'], next: null }]);
    leave.A1();
    await expect.poll(() => told.at(-1)).toEqual({ t: 'rematch', match: id, offers: [], next: null });
    expect(await club.ask('bina', `POST /matches/${id}/rematch`)).toMatchObject(refusal(409, 'they-left'));
  });

  it('is declined by the other, and is for those who played a match that is over', async () => {
    const club = await clubOn('sqlite', { CLOCK_SPEED: '100' });
    const { id, told } = await played(club);
    await club.guests('chitra');
    await club.ask('asha', `POST /matches/${id}/rematch`);
    expect((await club.ask('bina', `DELETE /matches/${id}/rematch`)).body).toMatchObject({ offers: [] });
    expect(told.at(-1)).toMatchObject({ offers: [], next: null });
    expect((await club.ask('bina', `POST /matches/${id}/rematch`)).body).toMatchObject({ offers: ['B1'] });
    expect(await club.ask('chitra', `POST /matches/${id}/rematch`)).toMatchObject(
      refusal(403, 'not-allowed'),
    );
    const open = (await club.ask('chitra', 'POST /matches', BOARD)).body.id;
    expect(await club.ask('chitra', `POST /matches/${open}/rematch`)).toMatchObject(refusal(409, 'not-over'));
  });
});
