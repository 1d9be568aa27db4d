import type { DrawnMatch, EventState } from '@opencarrom/tournament';

/** What was drawn and nobody but the desk has seen yet. */
export const isInDraft = ({ drafts }: EventState, { number }: Pick<DrawnMatch, 'number'>): boolean =>
  drafts.matches.includes(number);
