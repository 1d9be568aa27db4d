import {
  actsAfter,
  type Correction,
  decide,
  type Event,
  type LoggedMatch,
  type Refusal,
} from '@opencarrom/match';

/** What would come of a correction: it is refused, or so many later acts no longer fit and would be left out. */
export type Outlook = { readonly refusal: Refusal } | { readonly dropped: readonly number[] };

/** Looks ahead without doing anything. */
export function outlookOf(match: LoggedMatch, at: number, correction: Omit<Correction, 'later'>): Outlook {
  const tried = (later: 'keep' | 'drop') =>
    decide(match.state, { by: 'umpire', at, act: { ...correction, later } }, match.events);
  const kept = tried('keep');
  if (!('refusal' in kept)) return { dropped: [] };
  if (kept.refusal.code !== 'does-not-fit') return kept;
  const cut = tried('drop');
  if ('refusal' in cut) return cut;
  const redone = cut.events.filter(isRedone).length - (correction.with ? 1 : 0);
  return {
    dropped: actsAfter(match.events, correction.of)
      .slice(redone)
      .map(({ seq }) => seq),
  };
}

const isRedone = (event: Event): boolean => event.type === 'done' && event.again === true && !event.auto;
