import { type Correction, decide, type Event, type MatchState, type Refusal } from '@opencarrom/match';

/** What would come of a correction: it is refused, or so many later acts no longer fit and would be left out. */
export type Outlook = { readonly refusal: Refusal } | { readonly dropped: readonly number[] };

/** Looks ahead without doing anything. */
export function outlookOf(match: MatchState, at: number, correction: Omit<Correction, 'later'>): Outlook {
  const tried = (later: 'keep' | 'drop') =>
    decide(match, { by: 'umpire', at, act: { ...correction, later } });
  const kept = tried('keep');
  if (!('refusal' in kept)) return { dropped: [] };
  if (kept.refusal.code !== 'does-not-fit') return kept;
  const cut = tried('drop');
  if ('refusal' in cut) return cut;
  const redone = cut.events.filter(isRedone).length - (correction.with ? 1 : 0);
  return { dropped: laterActs(match, correction.of).slice(redone) };
}

const isRedone = (event: Event): boolean => event.type === 'done' && event.again === true && !event.auto;

/** Acts that are done again after a correction of an earlier one, in their order. */
function laterActs(match: MatchState, of: number): readonly number[] {
  const acts: number[] = [];
  for (let at = match; at.past && at.seq > of; at = at.past) {
    const { last } = at;
    if (last?.type !== 'done' || last.auto) continue;
    if (!['correct', 'protest', 'decide-protest'].includes(last.act.type)) acts.push(last.seq);
  }
  return acts.reverse();
}
