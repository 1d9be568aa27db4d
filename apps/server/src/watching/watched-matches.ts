import type { Services } from '../services.js';
import { WatchedMatch } from './watched-match.js';

/** While the bus is away the store is asked so often what happened. */
const POLLED_EVERY = 300;
/** So many matches are read at once. */
const AT_A_TIME = 16;

interface Entered {
  readonly match: WatchedMatch;
  visitors: number;
}

/** All matches that somebody at this process is at. */
export class WatchedMatches {
  private readonly open = new Map<string, Entered>();
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

  /** Each who enters goes again. Null: there is no such match. */
  async enter(id: string): Promise<WatchedMatch | null> {
    const entered = this.open.get(id) ?? this.begin(id);
    entered.visitors++;
    const { match } = entered;
    try {
      if (await match.visit()) return match;
    } catch (problem) {
      this.leave(match);
      throw problem;
    }
    this.leave(match);
    return null;
  }

  private begin(id: string): Entered {
    const match = new WatchedMatch(id, this.services);
    const entered = { match, visitors: 0 };
    this.open.set(id, entered);
    // Whoever tells what happens may not know yet that somebody listens here.
    setTimeout(() => void match.feed.catchUp(), POLLED_EVERY).unref();
    return entered;
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
