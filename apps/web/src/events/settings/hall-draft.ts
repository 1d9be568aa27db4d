import type { EventSession, EventState } from '@opencarrom/tournament';
import { areTables, tablesTyped } from '../tables-typed.js';

/** Where and when the event is played, as a form has it. */
export interface HallDraft {
  tables: string;
  outOfUse: string;
  date: string;
  time: string;
  hours: string;
  gap: string;
}

const USUAL_HOURS = 14;

export function hallDraftOf({ hall, head }: EventState): HallDraft {
  const [first] = hall.sessions;
  const [date = '', time = ''] = first?.start.split('T') ?? [];
  return {
    tables: hall.tables === null ? '' : `${hall.tables}`,
    outOfUse: hall.outOfUse.join(', '),
    date: date || (head?.date ?? ''),
    time: time.slice(0, 5),
    hours: `${first ? Math.round((first.minutes / 60) * 10) / 10 : USUAL_HOURS}`,
    gap: `${hall.gap}`,
  };
}

const numbersIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);
const isNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

/** What cannot be read. */
export const hallFaults = ({ tables, outOfUse, hours, gap }: HallDraft) => ({
  tables: !areTables(tables),
  outOfUse: !numbersIn(outOfUse).every(isNumber),
  hours: !(Number(hours) > 0 && Number(hours) <= 24 * 14),
  gap: !/^\d{1,3}$/.test(gap.trim()),
});

export const tablesOf = ({ tables, outOfUse }: HallDraft) => ({
  tables: tablesTyped(tables),
  outOfUse: [...new Set(numbersIn(outOfUse).map(Number))],
});

/** The first session as it is written; those after it, and its breaks, stay as they were. */
export function sessionsOf(
  { date, time, hours, gap }: HallDraft,
  [first, ...others]: readonly EventSession[],
) {
  const minutes = Math.round(Number(hours) * 60);
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(first?.start ?? '')?.[0] ?? '';
  const sessions = date && time ? [{ ...first, start: `${date}T${time}${zone}`, minutes }, ...others] : [];
  return { sessions, gap: Number(gap) };
}
