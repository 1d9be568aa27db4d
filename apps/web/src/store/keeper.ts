import type { Event } from '@opencarrom/match';
import { type KeptGame, keep, StoreProblem } from './games.js';
import type { StoreFault } from './problem.js';

/** Keeps a match on the device as it goes on: events in order, one lot after another. */
export class Keeper {
  private keeping: Promise<void> = Promise.resolve();
  /** Events the device has not got yet; they are tried again with the next. */
  private readonly waiting: Event[] = [];

  /** Told after each try: why the device does not keep the match, or null. */
  constructor(private readonly tell: (fault: StoreFault | null) => void) {}

  keep(game: KeptGame, events: readonly Event[]): void {
    this.waiting.push(...events);
    this.keeping = this.keeping.then(() => this.keepAll(game));
  }

  private async keepAll(game: KeptGame): Promise<void> {
    const lot = [...this.waiting];
    if (lot.length === 0) return;
    try {
      await keep(game, lot);
      this.waiting.splice(0, lot.length);
      this.tell(null);
    } catch (problem) {
      this.tell(StoreProblem.from(problem).fault);
    }
  }

  /** All that was given so far is on the device, or has been tried. */
  kept(): Promise<void> {
    return this.keeping;
  }
}
