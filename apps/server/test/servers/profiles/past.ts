import type { MatchOutcome } from '@opencarrom/match';
import { endingOf } from '../../../src/pairing/ratings/ending.js';
import type { Services } from '../../../src/services.js';
import type { MatchRow, SeatRow } from '../../../src/store/tables.js';
import { type PlayedMatch, putPlayed } from '../../support/played-match.js';

type Sitter = Pick<SeatRow, 'player'> & Partial<Pick<SeatRow, 'account' | 'computer'>>;

export interface Past extends Partial<Pick<MatchRow, 'kind' | 'visibility'>> {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly outcome: Pick<MatchOutcome, 'winner' | 'how'>;
  readonly endedAt: number;
}

/** A match that was played and has ended, with all that is written together with its end. */
export async function putPast({ store }: Services, played: PlayedMatch, past: Past): Promise<void> {
  const { db } = store;
  const { id, sitters, endedAt, kind = 'casual', visibility = 'public' } = past;
  const outcome: MatchOutcome = { ...past.outcome, laws: [], reason: null };
  await putPlayed(store, played, { match: id, endedAt });
  const seats = sitters.map((sitter) => ({
    ...{ match: id, account: null, computer: null, token_hash: null, ...sitter },
  }));
  const result = JSON.stringify(outcome);
  await store.write([
    { change: db.insertInto('seats').values(seats) },
    {
      change: db
        .updateTable('matches')
        .set({ kind, visibility, result, started_at: endedAt - 1 })
        .where('id', '=', id),
    },
    ...endingOf(store, { id, kind, outcome, endedAt }),
  ]);
}
