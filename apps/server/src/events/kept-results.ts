import type { Services } from '../services.js';
import { decideKept } from './hand-in.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance' | 'logger'>;

/** What a process left that died is looked for so often, in milliseconds. */
const LOOKS_EVERY = 5_000;
/** So long whoever kept a result is left to decide it, in milliseconds. */
const LEFT_ALONE = 2_000;
const AT_ONCE = 100;

/** Decides results that were kept and not decided: whoever kept them died between the two. */
export function startKeptResults(needs: Needs): {
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
} {
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;
  const look = (before: number): Promise<void> => {
    last = last.then(() => decideAll(needs, before, () => isClosed));
    return last;
  };
  void look(Number.MAX_SAFE_INTEGER);
  const timer = setInterval(() => void look(needs.now() - LEFT_ALONE), LOOKS_EVERY);
  timer.unref();
  return {
    look: () => look(Number.MAX_SAFE_INTEGER),
    close: () => {
      isClosed = true;
      clearInterval(timer);
      return last;
    },
  };
}

async function decideAll(needs: Needs, before: number, isClosed: () => boolean): Promise<void> {
  try {
    const rows = await needs.store.db
      .selectFrom('handed_results')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('why', 'is', null)
      .where('at', '<=', before)
      .orderBy('at')
      .orderBy('sequence')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) if (!isClosed()) await decideKept(needs, row);
  } catch (problem) {
    if (!isClosed()) needs.logger.warn({ err: problem }, 'results that were kept are not decided yet');
  }
}
