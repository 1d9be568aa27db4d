import type { Player } from '@opencarrom/match';
import type { HistoryAnswer, PastMatch } from '@opencarrom/protocol';
import { ask, asked, ServerProblem } from '../online/asking.js';
import type { FarToCount } from './counted-game.js';

const A_PAGE = '100';
/** Whoever is told to come back later than in so many seconds does not wait here. */
const LONGEST_WAIT = 60;

/**
 * All matches of an account that are over, by id. Those of a day are counted in any order, so that a new one may be older than
 * some that are known: only when there are as many as before, the first page is enough.
 */
export async function pastMatches(
  account: string,
  known: ReadonlySet<string>,
): Promise<readonly PastMatch[] | 'as-known'> {
  const found: PastMatch[] = [];
  let after: string | null = null;
  do {
    const search: URLSearchParams = new URLSearchParams({ limit: A_PAGE, ...(after ? { after } : {}) });
    const { matches, count, next } = await patiently(() =>
      asked<HistoryAnswer>('GET', `/accounts/${encodeURIComponent(account)}/matches?${search}`),
    );
    if (count === known.size && matches.every(({ match }) => known.has(match))) return 'as-known';
    found.push(...matches);
    after = next;
  } while (after !== null);
  return found;
}

/** With its record. */
export async function farGame({ match, player, endedAt, result, seats }: PastMatch): Promise<FarToCount> {
  const path = `/matches/${encodeURIComponent(match)}/record`;
  const levels = seats.flatMap(({ player: seat, computer }): [Player, number][] =>
    computer === undefined ? [] : [[seat, computer]],
  );
  return {
    ...{ id: match, player, ended: new Date(endedAt).toISOString(), levels: Object.fromEntries(levels) },
    result: result === 'abandoned' ? 'open' : result,
    record: await patiently(async () => (await ask('GET', path)).text()),
  };
}

/** A server that is asked too much says when it may be asked again. */
async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await question();
    } catch (problem) {
      const wait = problem instanceof ServerProblem ? problem.retryAfter : null;
      if (wait === null || wait > LONGEST_WAIT) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
    }
  }
}
