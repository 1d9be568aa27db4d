import type { LobbyAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { startLobbyKeeper } from '../../../src/pairing/lobby-keeper.js';
import { STORES } from '../../support/stores.js';
import { BOARD, type Club, clubOn } from './club.js';

const PUBLIC = { ...BOARD, visibility: 'public' };
const { visibility: _, ...WISH } = BOARD;
/** What was looked up is told again for so long. */
const FRESH_FOR = 2_000;

async function lobby({ ask, pass }: Club): Promise<LobbyAnswer> {
  pass(FRESH_FOR);
  const { status, body } = await ask('asha', 'GET /lobby');
  expect(status).toBe(200);
  return body as unknown as LobbyAnswer;
}

/** Two sit at a public table, which is played. */
async function played({ ask }: Club, one: string, other: string): Promise<string> {
  const { id } = (await ask(one, 'POST /matches', PUBLIC)).body;
  await ask(other, `POST /matches/${id}/join`);
  return id;
}

describe.each(STORES)('the lobby, in %s', (kind) => {
  it('says who looks for what, and how long that took for those who were paired', async () => {
    const club = await clubOn(kind);
    const names = ['asha', 'bina', 'chitra', 'dev', 'esha', 'farid'];
    await club.guests(...names);
    expect((await lobby(club)).quick).toEqual([]);
    for (const [one = '', other = ''] of [
      ['asha', 'bina'],
      ['chitra', 'dev'],
    ]) {
      await club.ask(one, 'POST /pairing', WISH);
      club.pass(7_000);
      await club.ask(other, 'POST /pairing', WISH);
    }
    await club.ask('esha', 'POST /pairing', WISH);
    await club.ask('farid', 'POST /pairing', { ...WISH, length: 'game' });
    const { quick } = await lobby(club);
    const board = quick.find(({ length }) => length === 'board');
    const game = quick.find(({ length }) => length === 'game');
    // Of four who were paired two waited for seven seconds, and two for none.
    expect(board).toMatchObject({ rulebook: 'icf', discipline: 'singles', kind: 'casual', waiting: 1 });
    expect(Math.round((board?.wait ?? 0) / 1000)).toBe(7);
    expect(game).toMatchObject({ waiting: 1, wait: null });
    // Who has not asked for a while looks no more.
    club.pass(20_000);
    expect((await lobby(club)).quick.map(({ waiting }) => waiting)).toEqual([0]);
  });

  it('counts the tables, shows the most watched first, and one with a crowd before all', async () => {
    const club = await clubOn(kind);
    await club.guests('asha', 'bina', 'chitra');
    await club.ask('asha', 'POST /matches', PUBLIC);
    await club.ask('asha', 'POST /matches', BOARD);
    const [quiet, watched] = [await played(club, 'asha', 'bina'), await played(club, 'asha', 'chitra')];
    const leavers = Array.from({ length: 2 }, () => club.services.presence.come(watched, null));
    const keeper = startLobbyKeeper(club.services);
    await keeper.look();
    expect(await lobby(club)).toMatchObject({
      open: { count: 1, tables: [{ status: 'open', seats: [{ name: 'asha by name' }, { isFree: true }] }] },
      live: {
        count: 2,
        tables: [
          { id: watched, watchers: 2 },
          { id: quiet, watchers: 0 },
        ],
      },
      front: null,
    });
    leavers.push(club.services.presence.come(quiet, null));
    for (let more = 0; more < 2; more++) leavers.push(club.services.presence.come(quiet, null));
    await keeper.look();
    expect(await lobby(club)).toMatchObject({
      live: { tables: [{ id: quiet, watchers: 3 }, { id: watched }] },
      front: { id: quiet },
    });
    for (const leave of leavers) leave();
    await keeper.look();
    keeper.close();
    expect((await lobby(club)).front).toBeNull();
  });

  it('tells many who look at once what was looked up once', async () => {
    const club = await clubOn(kind);
    await club.guests('asha');
    await lobby(club);
    await club.ask('asha', 'POST /matches', PUBLIC);
    const { body } = await club.ask('asha', 'GET /lobby');
    expect(body).toMatchObject({ open: { count: 0 } });
    expect((await lobby(club)).open.count).toBe(1);
  });
});
