import type { StrokeFacts } from '@opencarrom/laws';
import type { Seen } from '../log/command.js';

const NOTHING_FELL = { white: 0, black: 0, queen: false, striker: false };

/** The facts of a stroke an umpire saw: what is not said did not happen. */
export function factsSeen(seen: Seen, needsClaim: boolean): StrokeFacts {
  return {
    proper: seen.proper ?? seen.breach === undefined,
    pocketed: { ...NOTHING_FELL, ...seen.pocketed },
    overboard: { ...NOTHING_FELL, ...seen.overboard },
    touched: seen.touched ?? true,
    claimed: seen.claimed ?? !needsClaim,
    ...(seen.contacts ? { contacts: seen.contacts } : {}),
    ...(seen.breach === undefined ? {} : { breach: seen.breach }),
  };
}
