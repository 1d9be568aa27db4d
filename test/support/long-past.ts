import { type Event, type Head, type MatchOutcome, replay } from '@opencarrom/match';
import type { Change } from '../../apps/server/src/store/change.js';
import type { Store } from '../../apps/server/src/store/store.js';
import { playedMatch } from '../../apps/server/test/support/played-match.js';
import { withStore } from './with-store.js';

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

/** The accounts of those somebody has met, by their names. */
export const MET = {
  'Ravi Kulkarni': 'past-person-0',
  Meera: 'past-person-1',
  'सुनीता देशपांडे': 'past-person-2',
  'Tom O’Neill': 'past-person-3',
  Farid: 'past-person-4',
} as const;

/**
 * Puts months of somebody's matches into a store that nobody serves from: rated ones and others, against people and
 * computers, public ones and by a link; all wait to be rated and counted, as after a deploy.
 */
export function putLongPast(setting: string, account: string, count: number): Promise<void> {
  return withStore(setting, (store) => putMatches(store, account, count));
}

async function putMatches({ db, write }: Store, account: string, count: number): Promise<void> {
  const now = Date.now();
  const boards = [1, 2, 3, 4, 5, 6].map(playedBoard);
  const ids = Object.values(MET);
  const accounts = Object.entries(MET).map(([name, id], index) => ({
    id,
    name,
    locale: null,
    created_at: now - 200 * DAY,
    upgraded_at: now - 199 * DAY,
    seen_at: index === 0 ? now : now - DAY,
    role: null,
  }));
  const changes: Change[] = [
    { change: db.insertInto('accounts').values(accounts) },
    {
      change: db
        .updateTable('accounts')
        .set({ upgraded_at: now, created_at: now - 210 * DAY })
        .where('id', '=', account),
    },
  ];
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
    changes.push(
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
    );
  }
  await write(changes);
}
