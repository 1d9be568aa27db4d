import type { EventSummary } from '@opencarrom/protocol';
import { daysOf, type LoggedEvent, publishedState } from '@opencarrom/tournament';
import type { HeldEventRow } from '../store/event-tables.js';

/** What a list shows of an event besides its name: kept in its row, so that a list reads no logs. */
type KeptSummary = Pick<EventSummary, 'date' | 'lastDay' | 'place' | 'discipline' | 'status' | 'entrants'>;

/** What the row of an event says of its log. */
export function summaryTold({ state }: LoggedEvent): Pick<HeldEventRow, 'name' | 'summary'> {
  // Everybody may see it: drafts are not told.
  const { head, hall, discipline, participants, stages, awards } = publishedState(state);
  const summary: KeptSummary = {
    ...daysOf({ head, hall }),
    ...(head?.place === undefined ? {} : { place: head.place }),
    discipline,
    status: awards ? 'over' : stages.length > 0 ? 'play' : 'entries',
    entrants: participants.filter(({ away }) => !away).length,
  };
  return { name: head?.name ?? '', summary: JSON.stringify(summary) };
}

/** What of a row a summary is made of. */
export const SUMMARY_COLUMNS = [
  'held_events.id',
  'held_events.name',
  'held_events.summary',
  'held_events.play',
  'held_events.changed_at',
] as const;

type SummaryRow = Pick<HeldEventRow, 'id' | 'name' | 'summary' | 'play' | 'changed_at'>;

export const summaryOf = (
  { id, name, summary, play, changed_at }: SummaryRow,
  you: EventSummary['you'],
): EventSummary => ({
  ...{ id, name, play, you, changedAt: changed_at },
  ...(JSON.parse(summary) as KeptSummary),
});
