import { type EventsFrame, joinedFrames } from './frames.js';
import type { Batch, Place } from './place.js';
import type { TextFrame } from './text-frame.js';

/** Up to so many who look on are told of each event at once. */
export const FEW = 50;
/** More of them are told of several together, so often. */
const BATCH_EVERY = 250;
/** So many are sent to before others have their turn in this process. */
const AT_A_TIME = 200;

/** Everybody at one match at this process, and how they are told: players at once, whatever the crowd. */
export class Audience {
  private readonly players = new Set<Place>();
  private readonly watchers = new Set<Place>();
  /** What the crowd has not been told yet. */
  private untold: EventsFrame[] = [];
  private nextBatch: NodeJS.Timeout | null = null;
  private isTelling = false;

  constructor(private readonly match: string) {}

  get size(): number {
    return this.players.size + this.watchers.size;
  }

  add(place: Place): void {
    this.placesLike(place).add(place);
  }

  remove(place: Place): void {
    place.leave();
    this.placesLike(place).delete(place);
  }

  hand(frame: EventsFrame): void {
    for (const place of this.players) place.take(frame);
    if (this.watchers.size <= FEW && !this.nextBatch && !this.isTelling) {
      for (const place of this.watchers) place.take(frame);
      return;
    }
    this.untold.push(frame);
    this.nextBatch ??= setTimeout(() => this.tellCrowd(), BATCH_EVERY);
  }

  /** Something besides events. */
  tell(frame: TextFrame, isFor: (place: Place) => boolean = () => true): void {
    for (const place of this.players) if (isFor(place)) place.tell(frame);
    this.inTurns((place) => {
      if (isFor(place)) place.tell(frame);
    });
  }

  /** Something that is old as soon as the next comes: who is slow goes without. */
  glimpse(frame: TextFrame, isFor: (place: Place) => boolean): void {
    for (const place of this.everybody()) if (isFor(place)) place.glimpse(frame);
  }

  everybody(): readonly Place[] {
    return [...this.players, ...this.watchers];
  }

  close(): void {
    if (this.nextBatch) clearTimeout(this.nextBatch);
    for (const place of this.everybody()) this.remove(place);
  }

  private tellCrowd(): void {
    this.nextBatch = null;
    // The crowd before this batch is still being told: this one comes with the next.
    if (this.isTelling) {
      this.nextBatch = setTimeout(() => this.tellCrowd(), BATCH_EVERY);
      return;
    }
    const frames = this.untold.splice(0);
    const batch: Batch = { frames, wire: joinedFrames(this.match, frames) };
    this.isTelling = true;
    this.inTurns(
      (place) => place.takeBatch(batch),
      () => {
        this.isTelling = false;
      },
    );
  }

  /** A large crowd is told in parts: thousands of sends in one go would hold everybody else up. */
  private inTurns(tell: (place: Place) => void, done: () => void = () => {}): void {
    const places = [...this.watchers];
    const go = (from: number) => {
      for (const place of places.slice(from, from + AT_A_TIME)) tell(place);
      if (from + AT_A_TIME < places.length) setImmediate(go, from + AT_A_TIME);
      else done();
    };
    go(0);
  }

  private placesLike({ player }: Place): Set<Place> {
    return player ? this.players : this.watchers;
  }
}
