import type { Sent } from './outbox.js';
import type { AtTableWords } from './words.js';

/** How what is told from here stands with the desk, in a word: `good` and `wait` need nobody, `alert` does. */
export interface Standing {
  readonly tone: 'good' | 'wait' | 'alert';
  readonly text: string;
  /** In the server's own words. */
  readonly why: string | null;
  /** The desk could scan it: it does not come by itself, or not soon. */
  readonly canBeCarried: boolean;
}

export interface Known {
  readonly sent: Sent;
  readonly areRightsTaken: boolean;
  /** Null: nobody knows yet. */
  readonly isReached: boolean | null;
  /** The desk has a result of the match, from here or from somebody else. */
  readonly hasResult: boolean;
}

export function standingOf({ sent, areRightsTaken, isReached, hasResult }: Known, w: AtTableWords): Standing {
  const said = (tone: Standing['tone'], text: string, canBeCarried = false): Standing => ({
    tone,
    text,
    why: null,
    canBeCarried,
  });
  const { result, waits, unfollowed } = sent;
  if (result && waits === 0) {
    if (result.is === 'taken') return said('good', w.taken);
    if (result.is === 'waiting') return { ...said('alert', w.waiting), why: result.why };
    if (result.is === 'set-aside') return { ...said('alert', w.setAside), why: result.why };
    return { ...said('alert', w.refused, true), why: result.why };
  }
  if (areRightsTaken) return said('alert', w.rightsLine, true);
  if (waits > 0)
    return isReached === false ? said('wait', w.keptHere(waits), true) : said('wait', w.sending, true);
  // Somebody was quicker: whoever goes on here should know.
  if (hasResult) return said('alert', w.deskHas);
  if (unfollowed) return { ...said('alert', w.unfollowed), why: unfollowed };
  if (isReached === null) return said('wait', w.asking);
  return isReached ? said('good', w.live) : said('wait', w.noNetwork, true);
}

/** Whoever sends may have met nobody where the page still hears the desk, and the other way round. */
export const reachedBy = (sending: boolean | null, watching: boolean | null): boolean | null =>
  sending === false || watching === false ? false : (sending ?? watching);
