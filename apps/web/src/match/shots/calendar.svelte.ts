import { dayFromNumber, dayNumber } from '@opencarrom/shots';
import { type DayOfShot, localDay, untilTomorrow } from './days.js';

/** Today, and at midnight the next day; a page that was asleep looks when it is looked at again. */
class Calendar {
  today: DayOfShot = $state(localDay(new Date()));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => this.look());
    this.look();
  }

  get tomorrow(): DayOfShot {
    return dayFromNumber(dayNumber(this.today) + 1);
  }

  private look(): void {
    const now = new Date();
    this.today = localDay(now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), untilTomorrow(now) + 1);
  }
}

export const calendar = new Calendar();
