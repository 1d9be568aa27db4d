import {
  type Correction,
  type Deeming,
  type LaterChoice,
  type LaterDecision,
  type LoggedMatch,
  type Refusal,
  type UnfitAct,
  unfitActs,
} from '@opencarrom/match';

/** What goes back along the log, before it is decided what becomes of later acts. */
export type Mending = Omit<Correction, 'decisions' | 'later'> | Omit<Deeming, 'decisions' | 'later'>;

/** What was chosen for later acts, by the number of their events. */
export type Chosen = Readonly<Record<number, LaterChoice>>;

/** What would come of it: it is refused, or these later acts no longer fit. */
export type Outlook = { readonly refusal: Refusal } | { readonly unfit: readonly UnfitAct[] };

/** A correction can be looked at before its reason is given. */
const explained = (mending: Mending): Mending =>
  mending.type === 'correct' && mending.reason === '' ? { ...mending, reason: '–' } : mending;

/** Looks ahead without doing anything. What was chosen for an act that fits after all is let go. */
export const outlookOf = (match: LoggedMatch, at: number, mending: Mending, chosen: Chosen = {}): Outlook =>
  unfitActs(match, {
    by: 'umpire',
    at,
    act: {
      ...explained(mending),
      decisions: Object.entries(chosen).map(([of, choice]) => ({ of: Number(of), choice })),
    },
  });

/** The decisions on what does not fit; null while one is missing. */
export function decisionsOn(unfit: readonly UnfitAct[]): readonly LaterDecision[] | null {
  const decisions = unfit.flatMap(({ seq, chosen }) => (chosen ? [{ of: seq, choice: chosen }] : []));
  return decisions.length === unfit.length ? decisions : null;
}
