import { ICF, type PlacedMan, simulate } from '@opencarrom/physics';
import type { BoardFrame } from '@opencarrom/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNats, hasPostgres, natsFor, postgresFor } from '../../../../../test/support/own-servers.js';
import { act, playUntil } from '../pairing/playing.js';
import { type Online, openOnline, type Page } from './online.js';

/** The server that leads the tables, and the one at which somebody looks at them. */
type Servers = readonly [leading: Online, looking: Online];

const SET_UPS: readonly { readonly name: string; readonly open: () => Promise<Servers> }[] = [
  {
    name: 'in one process',
    open: async () => {
      const only = await opened({});
      return [only, only];
    },
  },
  ...(hasPostgres && hasNats
    ? [
        {
          name: 'from another process',
          open: async (): Promise<Servers> => {
            const env = { STORE: await postgresFor(), BUS: await natsFor() };
            return [await opened({ ...env, NODE_NAME: 'one' }), await opened({ ...env, NODE_NAME: 'two' })];
          },
        },
      ]
    : []),
];

async function opened(env: Readonly<Record<string, string>>): Promise<Online> {
  const server = await openOnline({ CLOCK_SPEED: '100', LIMITS: 'off', ...env });
  onTestFinished(server.close);
  return server;
}

/** Two guests at a table of their own, just begun. */
async function tableOf({ post }: Online, visibility: 'public' | 'link'): Promise<string> {
  const [a, b] = await Promise.all([post('guests'), post('guests')]);
  const wishes = { rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual', clocks: 'none' };
  const { id = '' } = await post('matches', { ...wishes, visibility }, a.token);
  await post(`matches/${id}/join`, {}, b.token);
  return id;
}

const struckOnce = (server: Online, match: string, strokes: number): Promise<void> =>
  playUntil(server.services, match, ['A1', 'B1'], ({ state }) => (state.board?.strokes ?? 0) >= strokes);

const boardOf = (page: Page, match: string, isIt: (frame: BoardFrame) => boolean): Promise<BoardFrame> =>
  page.next('board', (frame) => frame.match === match && isIt(frame));

const lying = ({ men }: BoardFrame) => men as PlacedMan[];

describe.each(SET_UPS)('a table looked at $name', ({ open }) => {
  it('shows where its men lie, and every stroke as it was struck, until it is over', async () => {
    const [leading, looking] = await open();
    const match = await tableOf(leading, 'public');
    for (const player of ['A1', 'B1'] as const) leading.services.presence.come(match, player);
    await playUntil(leading.services, match, ['A1', 'B1'], ({ state }) => state.board?.begun === true);
    const [page, other] = [await looking.page(), await looking.page()];
    for (const each of [page, other]) {
      each.say({ t: 'look', v: 1, tables: [match] });
      expect(await each.next('looking')).toEqual({ t: 'looking', tables: [match] });
    }
    const before = await boardOf(page, match, ({ men }) => men.length === 19);
    expect(before).toMatchObject({ game: 1, board: 1, score: { A: 0, B: 0 }, watchers: 0 });
    expect(before.turn).not.toBeNull();

    await struckOnce(leading, match, 1);
    const struck = await boardOf(page, match, (frame) => frame.struck !== undefined);
    expect(await boardOf(other, match, (frame) => frame.struck !== undefined)).toEqual(struck);
    expect(struck.struck?.after).toBe(before.seq);
    // Whoever shows it plays the same stroke from where the men lay.
    const shown = simulate(
      { men: lying(before) },
      struck.struck?.stroke ?? { x: 0, y: 0, vx: 0, vy: 0 },
      ICF,
    );
    const moved = new Map(lying(struck).map((man) => [man.id, man]));
    const rested = shown.rest.flatMap(({ id, x, y }) => (id === 'striker' ? [] : [{ id, x, y }]));
    expect(rested.filter(({ id, x, y }) => moved.get(id)?.x !== x || moved.get(id)?.y !== y)).toEqual([]);

    other.say({ t: 'look', tables: [] });
    expect(await other.next('looking')).toEqual({ t: 'looking', tables: [] });
    await playUntil(leading.services, match, ['A1', 'B1'], ({ state }) => state.board?.tasks.length === 0);
    await act(leading.services, match, 'A1', { type: 'concede', what: 'match' });
    expect(await page.next('over')).toEqual({ t: 'over', match });
    expect(other.told.filter(({ t }) => t === 'over')).toEqual([]);
    // Who looks from afar is nobody at the table.
    expect(looking.services.presence.watchers(match)).toBe(0);
  });
});

describe('a table that is not everybody’s', () => {
  it('cannot be looked at, nor one that is not there, nor too many', async () => {
    const server = await opened({});
    const [open, hidden] = [await tableOf(server, 'public'), await tableOf(server, 'link')];
    const page = await server.page();
    page.say({ t: 'look', v: 1, tables: [open, hidden, 'nothing-here'] });
    expect(await page.next('looking')).toEqual({ t: 'looking', tables: [open] });
    const refused = [await page.next('no'), await page.next('no')];
    expect(refused.map(({ code, match }) => [code, match])).toEqual([
      ['no-such-match', hidden],
      ['no-such-match', 'nothing-here'],
    ]);
    page.say({ t: 'look', tables: Array.from({ length: 25 }, (_, n) => `table-${n}`) });
    expect(await page.next('no')).toMatchObject({ code: 'bad-request', path: 'tables' });
    page.say({ t: 'look', v: 99, tables: [] });
    expect(await page.next('no')).toMatchObject({ code: 'unknown-version' });
    expect(page.told.flatMap((frame) => (frame.t === 'board' ? frame.match : []))).toEqual([open]);
  });
});
