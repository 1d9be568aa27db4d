import { dutyOf, type Event, type Head, type Player, replay } from '@opencarrom/match';
import { Problem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { eventsIn, headOf } from '../../store/kept-match.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** So long one waits for the next search after so many matches of an hour that one did not begin: the first is free. */
const WAITS = [0, 0, MINUTE, 5 * MINUTE, 15 * MINUTE];
/** More of them need not be looked at. */
const LOOKED_AT = 10;

export const waitAfter = (aborts: number): number => WAITS[Math.min(aborts, WAITS.length - 1)] ?? 0;

/** Was it this one's to do something, when a match was given up because nobody had struck? */
export function abortedBy(player: Player, head: Head, events: readonly Event[]): boolean {
  const end = events.findIndex((event) => event.type === 'done' && event.act.type === 'abandon');
  const before = events.slice(0, Math.max(0, end));
  const isBegun = before.some((event) => event.type === 'done' && event.act.type === 'strike');
  return end >= 0 && !isBegun && (dutyOf(replay(head, before))?.by.includes(player) ?? false);
}

/** When somebody last left matches unbegun, within the hour. */
async function abortsOf({ store, now }: Services, account: string): Promise<readonly number[]> {
  const ended = await store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.id', 'matches.head', 'matches.ended_at', 'seats.player'])
    .where('seats.account', '=', account)
    .where('matches.ended_at', '>', now() - HOUR)
    .where('matches.result', 'like', '%"how":"abandoned"%')
    .orderBy('matches.ended_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const moments = await Promise.all(
    ended.map(async ({ id, head, ended_at, player }) => {
      const events = eventsIn((await store.log.read(id, 0)) ?? []);
      return abortedBy(player, headOf({ head }), events) ? [ended_at ?? 0] : [];
    }),
  );
  return moments.flat();
}

/** How long somebody would wait, should they leave one more. */
export const costsOfLeaving = async (services: Services, account: string): Promise<number> =>
  waitAfter((await abortsOf(services, account)).length + 1);

/** Refuses who has left others sitting too often; else tells how long it will be, should it happen once more. */
export async function mayLookAgain(services: Services, account: string): Promise<number> {
  const aborts = await abortsOf(services, account);
  const left = Math.max(0, ...aborts) + waitAfter(aborts.length) - services.now();
  if (left > 0)
    throw new Problem(
      429,
      'left-unbegun',
      `you left ${aborts.length} matches within the hour before they began`,
      undefined,
      Math.ceil(left / 1000),
    );
  return waitAfter(aborts.length + 1);
}
