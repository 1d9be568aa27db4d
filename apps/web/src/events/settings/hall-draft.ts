import type { EventSession, EventState } from '@opencarrom/tournament';
import { dayAfter } from '../days-of-play.js';
import { areTables, tablesTyped } from '../tables-typed.js';

/** A day on which is played. */
export interface DayDraft {
  date: string;
  time: string;
  hours: string;
  /** As it was written, with its zone and its breaks; left out: it is a day more. */
  readonly before?: EventSession;
}

/** Where and when the event is played, as a form has it. */
export interface HallDraft {
  tables: string;
  outOfUse: string;
  days: DayDraft[];
  gap: string;
}

const USUAL_HOURS = 14;

export function hallDraftOf({ hall, head }: EventState): HallDraft {
  const days = hall.sessions.map((before): DayDraft => {
    const [date = '', time = ''] = before.start.split('T');
    return { date, time: time.slice(0, 5), hours: `${Math.round((before.minutes / 60) * 10) / 10}`, before };
  });
  return {
    tables: hall.tables === null ? '' : `${hall.tables}`,
    outOfUse: hall.outOfUse.join(', '),
    days: days.length > 0 ? days : [{ date: head?.date ?? '', time: '', hours: `${USUAL_HOURS}` }],
    gap: `${hall.gap}`,
  };
}

/** The day after the last, with the same hours. */
export function anotherDay(days: readonly DayDraft[]): DayDraft {
  const { date = '', time = '', hours = `${USUAL_HOURS}` } = days.at(-1) ?? {};
  return { date: date && dayAfter(date), time, hours };
}

const numbersIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);
const isNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

export const areHours = (hours: string): boolean => Number(hours) > 0 && Number(hours) <= 24 * 14;

/** What cannot be read. */
export const hallFaults = ({ tables, outOfUse, days, gap }: HallDraft) => ({
  tables: !areTables(tables),
  outOfUse: !numbersIn(outOfUse).every(isNumber),
  hours: !days.every(({ hours }) => areHours(hours)),
  gap: !/^\d{1,3}$/.test(gap.trim()),
});

export const tablesOf = ({ tables, outOfUse }: HallDraft) => ({
  tables: tablesTyped(tables),
  outOfUse: [...new Set(numbersIn(outOfUse).map(Number))],
});

/** The sessions as they are written; their breaks stay as they were, and all are told by the zone of the first. */
export function sessionsOf({ days, gap }: HallDraft) {
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(days[0]?.before?.start ?? '')?.[0] ?? '';
  const sessions = days
    .filter(({ date, time }) => date && time)
    .map(
      ({ date, time, hours, before }): EventSession => ({
        ...before,
        start: `${date}T${time}${zone}`,
        minutes: Math.round(Number(hours) * 60),
      }),
    );
  return { sessions, gap: Number(gap) };
}
