import type { RatingsAnswer } from '@opencarrom/protocol';

/** What a match did to a rating, as it is shown. */
export interface RatingMoved {
  readonly before: string;
  readonly after: string;
  /** With its sign. */
  readonly change: string;
}

/** Above this a rating is shown with "?": too little is known of it. */
const UNCERTAIN = 110;
/** In milliseconds: it is written a moment after the end. */
const ASKED_AFTER = [300, 700, 1500, 3000, 6000] as const;

/** Whole numbers are shown, and their difference: nobody adds up otherwise. */
export function changeIn({ history }: Pick<RatingsAnswer, 'history'>, match: string): RatingMoved | null {
  const found = history.find((each) => each.match === match);
  if (!found) return null;
  const [before, after] = [Math.round(found.before), Math.round(found.after)];
  const difference = after - before;
  return {
    before: String(before),
    after: `${after}${found.deviation > UNCERTAIN ? '?' : ''}`,
    change: difference < 0 ? `−${-difference}` : `+${difference}`,
  };
}

interface Asking {
  readonly ratings: () => Promise<RatingsAnswer>;
  readonly pause: (ms: number) => Promise<void>;
}

/** Asks until it is written; null: it was not, or nobody could be asked. */
export async function awaitedChange(match: string, { ratings, pause }: Asking): Promise<RatingMoved | null> {
  for (const wait of ASKED_AFTER) {
    await pause(wait);
    const change = await ratings().then(
      (answer) => changeIn(answer, match),
      () => null,
    );
    if (change) return change;
  }
  return null;
}
