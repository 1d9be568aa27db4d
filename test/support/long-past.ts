import { type Event, type Head, type MatchOutcome, replay } from '@opencarrom/match';
import { makeLogger } from '../../apps/server/src/operate/logger.js';
import { openStore } from '../../apps/server/src/store/open-store.js';
import { playedMatch } from '../../apps/server/test/support/played-match.js';

interface Board {
  readonly head: Head;
  readonly events: readonly Event[];
  readonly outcome: MatchOutcome;
}

/** A board as two stand-ins play it. */
function playedBoard(seed: number): Board {
  const { head, commands } = playedMatch(seed);
  const events = commands.flat();
  const { outcome } = replay(head, events);
  if (!outcome) throw new Error('the board was not played to its end');
  return { head, events, outcome };
}

const DAY = 86_400_000;
const OTHERS = ['Ravi Kulkarni', 'Meera', 'सुनीता देशपांडे', 'Tom O’Neill', 'Farid'] as const;

/** The ids of those somebody has met, by their names. */
export type Met = Readonly<Record<(typeof OTHERS)[number], string>>;

/**
 * Puts months of somebody's matches into a store that nobody serves from: rated ones and others, against people and
 * computers, public ones and by a link; all wait to be rated and counted, as after a deploy.
 */
export async function putLongPast(setting: string, account: string, count: number): Promise<Met> {
  const now = Date.now();
  const store = await openStore(
    { store: { kind: 'sqlite', path: setting.replace(/^file:/, '') }, nodeName: 'past' },
    { now: () => now, logger: makeLogger({ logLevel: 'silent', nodeName: 'past' }) },
  );
  const { db } = store;
  const boards = [1, 2, 3, 4, 5, 6].map(playedBoard);
  const ids = OTHERS.map((_, index) => `past-person-${index}`);
  const accounts = OTHERS.map((name, index) => ({
    ...{
      id: ids[index] ?? '',
      name,
      locale: null,
      created_at: now - 200 * DAY,
      upgraded_at: now - 199 * DAY,
    },
    ...{ seen_at: index === 0 ? now : now - DAY, role: null },
  }));
  await store.write([
    { change: db.insertInto('accounts').values(accounts) },
    {
      change: db
        .updateTable('accounts')
        .set({ upgraded_at: now, created_at: now - 210 * DAY })
        .where('id', '=', account),
    },
  ]);
  for (let index = 0; index < count; index++) {
    const match = `past-match-${String(index).padStart(4, '0')}`;
    const board = boards[index % boards.length] as Board;
    const level = index % 3 === 2 ? 1 + (index % 7) : null;
    const other = level === null ? (ids[(index * 7) % ids.length] ?? null) : null;
    const isRated = level === null && index % 2 === 0;
    const endedAt = now - (count - index) * (DAY / 2);
    const [own, across] = index % 5 < 3 ? (['A1', 'B1'] as const) : (['B1', 'A1'] as const);
    const seat = { match, token_hash: null };
    const errands = isRated ? (['results', 'rating'] as const) : (['results'] as const);
    await store.write([
      {
        change: db.insertInto('matches').values({
          ...{ id: match, head: JSON.stringify(board.head), kind: isRated ? 'rated' : 'casual' },
          ...{ visibility: index % 4 === 0 ? 'link' : 'public', created_at: endedAt - 60_000 },
          ...{ started_at: endedAt - 60_000, paused_ms: 0, stood_at: null, owner: null, epoch: 0 },
          ...{ status: 'over', ended_at: endedAt, result: JSON.stringify(board.outcome) },
          ...{ rematch_of: null, rematch: null },
        }),
      },
      {
        change: db.insertInto('seats').values([
          { ...seat, player: own, account, computer: null },
          { ...seat, player: across, account: other, computer: level },
        ]),
      },
      {
        change: db.insertInto('events').values({
          ...{
            match,
            seq: 1,
            last: board.events.length,
            cmd: 'past',
            at: 0,
            body: JSON.stringify(board.events),
          },
        }),
      },
      {
        change: db
          .insertInto('outbox')
          .values(errands.map((what) => ({ match, what, entered_at: endedAt, done_at: null }))),
      },
    ]);
  }
  await store.close();
  return Object.fromEntries(OTHERS.map((name, index) => [name, ids[index]])) as Met;
}
