import type { Services } from '../services.js';
import { WatchedMatch } from './watched-match.js';

/** While the bus is away the store is asked so often what happened. */
const POLLED_EVERY = 300;
/** So many matches are read at once. */
const AT_A_TIME = 16;

/** All matches that somebody at this process is at. */
export class WatchedMatches {
  private readonly open = new Map<string, { readonly match: WatchedMatch; visitors: number }>();
  private isPolling = false;
  private readonly timer: NodeJS.Timeout;
  private readonly stopHearingOfBus: () => void;

  constructor(private readonly services: Services) {
    const { bus } = services;
    this.timer = setInterval(() => {
      if (!bus.isUp()) void this.readAll();
    }, POLLED_EVERY);
    this.timer.unref();
    // What was said while it was away nobody has heard.
    this.stopHearingOfBus = bus.onChange((isUp) => {
      if (isUp) void this.readAll();
    });
  }

  /** Each who enters goes again. */
  enter(id: string): WatchedMatch {
    const known = this.open.get(id);
    if (known) {
      known.visitors++;
      return known.match;
    }
    const match = new WatchedMatch(id, this.services);
    this.open.set(id, { match, visitors: 1 });
    // Whoever tells what happens may not know yet that somebody listens here.
    setTimeout(() => void match.feed.catchUp(), POLLED_EVERY).unref();
    return match;
  }

  leave(match: WatchedMatch): void {
    const known = this.open.get(match.id);
    if (known?.match !== match || --known.visitors > 0) return;
    this.open.delete(match.id);
    match.close();
  }

  close(): void {
    clearInterval(this.timer);
    this.stopHearingOfBus();
    for (const { match } of this.open.values()) match.close();
    this.open.clear();
  }

  private async readAll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    const matches = [...this.open.values()];
    const reader = async () => {
      for (let next = matches.pop(); next; next = matches.pop()) await next.match.feed.catchUp();
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, reader));
    this.isPolling = false;
  }
}
