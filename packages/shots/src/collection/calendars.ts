import type { Calendar } from '../daily/calendar.js';
import { WEEKS } from './weeks.js';

/** Every calendar there was, the newest last. None is ever changed (see `idOfDay`). */
export const CALENDARS: readonly Calendar[] = [
  {
    from: '2026-11-16',
    weeks: WEEKS.trim()
      .split('\n')
      .map((week) => week.split(' ')),
  },
];
