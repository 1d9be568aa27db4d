import { type EventState, openMatches, stageNow } from '@opencarrom/tournament';

/** What becomes of the event when somebody leaves it. */
export interface Leaving {
  readonly is: 'before' | 'swiss' | 'annulled' | 'kept' | 'bracket';
  /** Results that are there already. */
  readonly results: number;
  /** A match that is drawn and not played: it is to be walked over. */
  readonly open: number | null;
}

export function leavingOf(state: EventState, entrant: number): Leaving {
  const stage = stageNow(state);
  if (!stage?.entrants.includes(entrant)) return { is: 'before', results: 0, open: null };
  const its = stage.matches.filter(({ a, b }) => a === entrant || b === entrant);
  const open = openMatches(stage).find(({ a, b }) => a === entrant || b === entrant)?.number ?? null;
  const results = its.filter(({ b, result }) => b !== null && result !== null).length;
  const { format } = stage;
  if (format.system === 'swiss') return { is: 'swiss', results, open };
  if (format.system === 'league' || format.system === 'groups')
    return { is: format.withdrawal === 'annul' ? 'annulled' : 'kept', results, open };
  return { is: 'bracket', results, open };
}
