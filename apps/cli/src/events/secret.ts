import {
  type DrawnMatch,
  type EventLine,
  type EventState,
  isOpen,
  lineUpsSeenBy,
  matchOf,
} from '@opencarrom/tournament';

/** A match as anybody may see it: of a line-up that is still secret, only that it was given. */
export const openToAll = ({ tie, ...match }: DrawnMatch): object => ({
  ...match,
  tie: tie && { ...tie, lineUps: lineUpsSeenBy(tie, 'anybody') },
});

/** The same of a line of the log. */
export function lineOpenToAll(line: EventLine, state: EventState): object {
  if (line.act.type !== 'line-up') return line;
  const tie = matchOf(state, line.act.match)?.match.tie;
  return tie && isOpen(tie) ? line : { ...line, act: { ...line.act, lineUp: 'given' } };
}
