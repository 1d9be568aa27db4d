import { dayNumber } from './day.js';

export interface Streak {
  /** Days in a row up to today; where today's shot is not done yet, up to yesterday. */
  readonly current: number;
  readonly best: number;
  readonly isDoneToday: boolean;
}

/** From the days whose shot was done on that very day, in any order. */
export function dailyStreak(done: readonly string[], today: string): Streak {
  const days = [...new Set(done.map(dayNumber))].sort((a, b) => a - b);
  const now = dayNumber(today);
  let best = 0;
  let run = 0;
  let current = 0;
  for (const [n, day] of days.entries()) {
    run = days[n - 1] === day - 1 ? run + 1 : 1;
    best = Math.max(best, run);
    if (day === now || day === now - 1) current = run;
  }
  return { current, best, isDoneToday: days.includes(now) };
}
