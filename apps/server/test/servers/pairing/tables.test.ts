import { describe, expect, it } from 'vitest';
import { headFor } from '../../../src/pairing/head-for.js';
import { startLobbyKeeper } from '../../../src/pairing/lobby-keeper.js';
import { makeMatch } from '../../../src/pairing/new-match.js';
import { STORES } from '../../support/stores.js';
import { BOARD, type Club, clubOn, refusal } from './club.js';
import { playUntil } from './playing.js';

const PUBLIC = { ...BOARD, visibility: 'public' };

/** All tables that are found, page by page. */
async function found({ ask }: Club, query = ''): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await ask('asha', `GET /tables?limit=100${query}${after}`);
    ids.push(...(body.tables as { id: string }[]).map(({ id }) => id));
    if (body.next === null) return ids;
    after = `&after=${body.next}`;
  }
}

describe.each(STORES)('public tables, in %s', (kind) => {
  it('are found by what is played, a thousand of them page by page', async () => {
    const club = await clubOn(kind);
    const { services, ask } = club;
    await club.members('asha', 'bina');
    const many = Array.from({ length: 1000 }, (_, index) =>
      makeMatch(services, {
        head: headFor({ rulebook: index % 4 === 0 ? 'icf-short' : 'icf', length: 'board' }, services.now()),
        ...{ kind: 'casual', visibility: index % 10 === 0 ? 'link' : 'public' },
        sitters: { A1: { account: 'asha' } },
      }),
    );
    await Promise.all(many.map(({ changes }) => services.store.write(changes)));
    const all = await found(club);
    expect([all.length, new Set(all).size]).toEqual([900, 900]);
    expect(await found(club, '&rulebook=icf-short')).toHaveLength(200);
    expect(await found(club, '&length=game')).toHaveLength(0);
    await ask('bina', `POST /matches/${all[0]}/join`);
    expect(await found(club, '&status=live')).toEqual([all[0]]);
    expect(await found(club, '&status=open')).toHaveLength(899);
    const { body } = await ask('bina', 'GET /tables?limit=1&status=live');
    expect(body.tables).toMatchObject([{ seats: [{ name: 'asha by name' }, { name: 'bina by name' }] }]);
  });

  it('are taken back by their makers, as long as they sit alone', async () => {
    const club = await clubOn(kind);
    await club.guests('asha', 'bina');
    const { id } = (await club.ask('asha', 'POST /matches', PUBLIC)).body;
    expect(await club.ask('bina', `DELETE /matches/${id}`)).toMatchObject(refusal(403, 'not-allowed'));
    expect(await club.ask('asha', `DELETE /matches/${id}`)).toMatchObject({ status: 204 });
    expect(await found(club)).toEqual([]);
    expect(await club.ask('bina', `POST /matches/${id}/join`)).toMatchObject(refusal(409, 'no-seat-free'));
    const doubles = (await club.ask('asha', 'POST /matches', { ...PUBLIC, discipline: 'doubles' })).body;
    await club.ask('bina', `POST /matches/${doubles.id}/join`);
    expect(await club.ask('asha', `DELETE /matches/${doubles.id}`)).toMatchObject(
      refusal(409, 'others-sit-here'),
    );
  });

  it('vanish once their makers have been gone for a minute', async () => {
    const club = await clubOn(kind);
    await club.guests('asha', 'bina');
    const [left, kept] = [
      (await club.ask('asha', 'POST /matches', PUBLIC)).body.id,
      (await club.ask('bina', 'POST /matches', PUBLIC)).body.id,
    ];
    const link = (await club.ask('bina', 'POST /matches', BOARD)).body.id;
    const keeper = startLobbyKeeper(club.services);
    club.services.presence.come(kept, 'A1');
    club.pass(59_000);
    await keeper.look();
    expect([...(await found(club))].sort()).toEqual([left, kept].sort());
    club.pass(2_000);
    await keeper.look();
    keeper.close();
    expect(await found(club)).toEqual([kept]);
    expect((await club.ask('asha', `GET /matches/${left}`)).body.status).toBe('over');
    expect((await club.ask('asha', `GET /matches/${link}`)).body.status).toBe('open');
  });
});

describe('a computer in a seat', () => {
  it('is asked to sit by the maker of a casual match, is marked, and plays', async () => {
    const { guests, members, ask, services } = await clubOn('sqlite', { CLOCK_SPEED: '100' });
    await guests('asha', 'bina');
    await members('chitra');
    const { id } = (await ask('asha', 'POST /matches', { ...BOARD, clocks: 'none' })).body;
    const seat = { player: 'B1', level: 1 };
    expect(await ask('bina', `POST /matches/${id}/computer`, seat)).toMatchObject(
      refusal(403, 'not-allowed'),
    );
    expect(await ask('asha', `POST /matches/${id}/computer`, { player: 'B2', level: 1 })).toMatchObject(
      refusal(400, 'no-such-seat', 'body.player'),
    );
    services.presence.come(id, 'A1');
    expect(await ask('asha', `POST /matches/${id}/computer`, seat)).toMatchObject({ status: 200 });
    expect(await ask('asha', `POST /matches/${id}/computer`, seat)).toMatchObject(refusal(409, 'seat-taken'));
    expect((await ask('bina', `GET /matches/${id}`)).body).toMatchObject({
      status: 'live',
      seats: [{ player: 'A1' }, { player: 'B1', isFree: false, name: null, computer: 1 }],
    });
    await playUntil(services, id, ['A1'], ({ events }) =>
      events.some((event) => event.type === 'done' && event.by === 'B1' && event.act.type === 'strike'),
    );
    const rated = (await ask('chitra', 'POST /matches', { ...BOARD, kind: 'rated' })).body.id;
    expect(await ask('chitra', `POST /matches/${rated}/computer`, seat)).toMatchObject(
      refusal(409, 'not-casual'),
    );
  });
});
