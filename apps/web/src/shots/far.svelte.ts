import type { DailyCounts, DailySent } from '@opencarrom/protocol';
import { dayNumber } from '@opencarrom/shots';
import { calendar } from '../match/shots/calendar.svelte.js';
import type { DayOfShot } from '../match/shots/days.js';
import { shotBook } from '../match/shots/shot-book.svelte.js';
import { type DailyTry, isDone } from '../match/shots/shot-record.js';
import { asked, ServerProblem } from '../online/asking.js';
import { myself } from '../online/myself.svelte.js';

/** A server takes no results that are older, in days. */
const TAKEN_FOR = 7;
/** It was understood, and is not wanted. */
const NOT_WANTED = ['bad-request', 'not-found', 'account-closed', 'not-allowed'];

const addressOf = (day: DayOfShot): string => `/shots/daily/${day}`;

/** How others did at the shots of days, and what they are told of one's own. Without a server there is nothing to see. */
class FarShots {
  private known: Readonly<Record<DayOfShot, DailyCounts>> = $state.raw({});
  private sending: Promise<void> | null = null;

  /** Null: not known, or not yet; of another shot it says nothing. */
  countsOf(day: DayOfShot, shot: string): DailyCounts | null {
    const counts = this.known[day];
    return counts?.shot === shot ? counts : null;
  }

  /** Tells what waits to be told, then asks how others did. */
  async look(day: DayOfShot): Promise<void> {
    await this.send();
    if (!navigator.onLine) return;
    await asked<DailyCounts>('GET', addressOf(day)).then(
      (counts) => this.know(counts),
      () => {},
    );
  }

  /** One's results are counted from now on: as a guest, without a name. */
  async takePart(): Promise<void> {
    if (!myself.shown) await myself.becomeGuest('');
    await this.send();
  }

  /** What was not told yet, once for all that ask. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    if (!myself.shown || !navigator.onLine) return;
    for (const [day, tried] of Object.entries(shotBook.all.days)) {
      const owed = owedOf(day, tried);
      if (!owed) continue;
      const { shot, tries, strokes } = tried;
      try {
        const sent: DailySent = { shot, tries: Math.min(999, tries.length), strokes: [...strokes] };
        this.know(await asked<DailyCounts>('POST', addressOf(day), sent));
        markTold(day, owed);
      } catch (problem) {
        if (!(problem instanceof ServerProblem) || !NOT_WANTED.includes(problem.code)) return;
        markTold(day, 'never');
      }
    }
  }

  private know(counts: DailyCounts): void {
    this.known = { ...this.known, [counts.day]: counts };
  }
}

/** What the server should know of a day and does not; only what was done in time is for everybody's count. */
function owedOf(day: DayOfShot, tried: DailyTry): 'tried' | 'done' | null {
  const { tries, strokes, told, begun } = tried;
  if (tries.length === 0 || strokes.length === 0 || begun > day || told === 'never' || told === 'done')
    return null;
  if (dayNumber(calendar.today) - dayNumber(day) > TAKEN_FOR) return null;
  const owed = isDone(tried) ? 'done' : 'tried';
  return owed === told ? null : owed;
}

function markTold(day: DayOfShot, told: DailyTry['told']): void {
  shotBook.change(({ days }) => {
    const tried = days[day];
    return tried ? { days: { ...days, [day]: { ...tried, told } } } : {};
  });
}

export const farShots = new FarShots();

// What was done without a network is told when there is one.
addEventListener('online', () => void farShots.send().catch(() => {}));
