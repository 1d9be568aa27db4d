import {
  competitorOf,
  type Event,
  type Head,
  type MatchOutcome,
  matchFigures,
  NO_FIGURES,
  replay,
} from '@opencarrom/match';
import { type Errand, type OutboxPorts, type OutboxWorker, startErrand, workOff } from '../pairing/outbox.js';
import { scoreIn } from '../pairing/summary.js';
import type { Change } from '../store/change.js';
import { eventsIn, headOf } from '../store/kept-match.js';
import type { PlayerResult, PlayerResultRow } from '../store/profile-tables.js';
import type { MatchRow, SeatRow } from '../store/tables.js';
import { columnsOf } from './figure-columns.js';

/** Those that just ended before those of long ago, which wait where the server is newer than its matches. */
const RESULTS: Errand = { what: 'results', first: 'newest', pause: 25, changesFor };

/** Counts what those who played did in every match that has ended. */
export const startCounting = (ports: OutboxPorts): OutboxWorker => startErrand(ports, RESULTS);

export const countWaiting = (ports: OutboxPorts): Promise<void> => workOff(ports, { ...RESULTS, pause: 0 });

async function changesFor({ store, logger }: OutboxPorts, id: string): Promise<readonly Change[]> {
  const { db } = store;
  const match = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).execute();
  if (!match || seats.every(({ account }) => account === null)) return [];
  const events = eventsIn((await store.log.read(id, 0)) ?? []);
  try {
    return resultRows(match, seats, events).map((row) => ({
      change: db
        .insertInto('player_results')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    }));
  } catch (fault) {
    logger.error({ err: fault, match: id }, 'the results of a match could not be counted');
    return [];
  }
}

/** A row for each person who sits there; none where nothing was played or given up. */
function resultRows(
  match: MatchRow,
  seats: readonly SeatRow[],
  events: readonly Event[],
): readonly PlayerResultRow[] {
  const outcome: MatchOutcome | null = match.result === null ? null : JSON.parse(match.result);
  const head = headOf(match);
  const figures = matchFigures({ head, events });
  const isUnplayed = Object.values(figures).every(({ strokes }) => strokes === 0);
  if (!outcome || match.ended_at === null || (isUnplayed && outcome.how === 'abandoned')) return [];
  const common = { ...playedIn(match, head, match.ended_at), how: outcome.how };
  const score = JSON.stringify(scoreIn(replay(head, events)));
  return seats.flatMap(({ player, account }) =>
    account === null
      ? []
      : {
          ...{ account, player, result: resultFor(player, outcome), score, ...common },
          ...columnsOf(figures[player] ?? NO_FIGURES),
        },
  );
}

function playedIn({ id, kind, visibility }: MatchRow, head: Head, endedAt: number) {
  const { rulebook, discipline, length } = head;
  return { match: id, ended_at: endedAt, rulebook, discipline, length, kind, visibility };
}

function resultFor(player: SeatRow['player'], { winner, how }: MatchOutcome): PlayerResult {
  if (winner === null) return how === 'abandoned' ? 'abandoned' : 'drawn';
  return winner === competitorOf(player) ? 'won' : 'lost';
}
