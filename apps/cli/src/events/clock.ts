import type { EventState } from '@opencarrom/tournament';
import type { Io } from '../io.js';

const two = (number: number): string => String(number).padStart(2, '0');

/** What the clock says now, as an event's sessions are written: by the clock on the wall, or by one with a zone. */
export function clockFor({ hall }: EventState, io: Io): string {
  const now = io.now?.() ?? new Date();
  const isZoned = /(?:Z|[+-]\d\d:\d\d)$/.test(hall.sessions[0]?.start ?? '');
  if (isZoned) return now.toISOString();
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}T${two(now.getHours())}:${two(now.getMinutes())}`;
}
