import { afterPassing, afterShot, type Shot } from '@opencarrom/shots';
import { calendar } from '../match/shots/calendar.svelte.js';
import type { DayOfShot } from '../match/shots/days.js';
import { shotBook } from '../match/shots/shot-book.svelte.js';
import type { Attempt } from '../match/shots/shot-record.js';
import { farShots } from './far.svelte.js';
import type { Keeper } from './playing.svelte.js';

const NOTHING: Attempt = { tries: [], help: null };

/** The shot of a day: how it went is kept for good, and told to a server where there is one. */
export function keeperOfDay(day: DayOfShot, shot: Shot): Keeper {
  const kept = shotBook.all.days[day];
  const known = kept?.shot === shot.id ? kept : null;
  return {
    attempt: known ? { tries: known.tries, help: known.help } : NOTHING,
    strokes: known?.strokes ?? [],
    stars: known?.stars ?? 0,
    keep: (attempt, strokes, success) => {
      shotBook.change(({ days, progress }) => {
        const before = days[day];
        const now = {
          ...attempt,
          shot: shot.id,
          begun: before?.begun ?? calendar.today,
          stars: success?.stars ?? 0,
          way: success?.way ?? null,
          strokes: strokes.length > 0 ? strokes : (before?.strokes ?? []),
          told: before?.told ?? 'nothing',
        } as const;
        return {
          days: { ...days, [day]: now },
          ...(success ? { progress: afterShot(progress, shot, success.stars) } : {}),
        };
      });
      void farShots.send().catch(() => {});
    },
  };
}

/** A shot of the ladder: one that was done before begins anew. */
export function keeperOfShot(shot: Shot): Keeper {
  return {
    attempt: shotBook.all.open[shot.id] ?? NOTHING,
    strokes: [],
    stars: 0,
    keep: (attempt, _, success) =>
      shotBook.change(({ open, progress }) => {
        if (!success) return { open: { ...open, [shot.id]: attempt } };
        const { [shot.id]: _done, ...others } = open;
        return { open: others, progress: afterShot(progress, shot, success.stars) };
      }),
  };
}

/** Another shot is wanted: one that was tried and is left so says how hard it was, and none is offered again at once. */
export function leaveShot(shot: Shot): void {
  const isTried = (shotBook.all.open[shot.id]?.tries.length ?? 0) > 0;
  shotBook.change(({ progress }) => ({
    progress: isTried ? afterShot(progress, shot, 0) : afterPassing(progress, shot),
  }));
}
