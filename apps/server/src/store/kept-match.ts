import type { Event, Head } from '@opencarrom/match';
import type { LoggedCommand } from './match-log.js';
import type { MatchRow } from './match-tables.js';

export const headOf = ({ head }: Pick<MatchRow, 'head'>): Head => JSON.parse(head);

export const eventsIn = (commands: readonly LoggedCommand[]): readonly Event[] =>
  commands.flatMap(({ body }): readonly Event[] => JSON.parse(body));
