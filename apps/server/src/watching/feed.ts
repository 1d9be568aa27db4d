import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.js';
import type { LoggedCommand, MatchLog } from '../store/match-log.js';
import { type EventsFrame, type Heard, heardFrame, loggedFrame } from './frames.js';

export interface FeedPorts {
  readonly log: Pick<MatchLog, 'read'>;
  readonly bus: Bus;
  readonly logger: Logger;
}

export interface FeedListener {
  readonly hand: (frame: EventsFrame) => void;
  /** Somebody leads the match from now on. */
  readonly led: () => void;
}

/** So many that were heard too early are kept; what is more is read from the store. */
const MOST_EARLY = 64;
/** Milliseconds after which a store that could not be read is asked again. */
const TRIED_AGAIN_AFTER = 300;

/**
 * The events of one match as they come to this process, every one of them once and in order. They are heard on the bus;
 * what was not is read from the store, where alone they are kept for certain.
 */
export class Feed {
  /** The last one handed on; null: nobody has said yet where to begin. */
  private lastHanded: number | null = null;
  /** Heard before those before them were read. */
  private early: Heard[] = [];
  private isReading = false;
  /** Somebody asked for a reading while one was under way: that one may have been too early. */
  private readsAgain = false;
  private isClosed = false;
  private retry: NodeJS.Timeout | null = null;
  private readonly stopListening: () => void;

  constructor(
    readonly match: string,
    private readonly ports: FeedPorts,
    private readonly told: FeedListener,
  ) {
    this.stopListening = ports.bus.listen(`match.${match}.ev`, (message) => this.hear(message));
  }

  /** The number of the last event handed on. */
  get last(): number {
    return this.lastHanded ?? 0;
  }

  /** The store has events up to this number, as somebody saw who read it. */
  reaches(seq: number): void {
    if (this.lastHanded === null) {
      this.lastHanded = seq;
      this.takeEarly();
    } else if (seq > this.lastHanded) void this.catchUp();
  }

  /** Reads what the store has beyond what was handed on. */
  async catchUp(): Promise<void> {
    if (this.lastHanded === null || this.isClosed) return;
    if (this.isReading) {
      this.readsAgain = true;
      return;
    }
    this.isReading = true;
    do {
      this.readsAgain = false;
      const rows = await this.read();
      for (const row of rows ?? []) this.take(loggedFrame(this.match, row));
      if (!rows) this.tryLater();
    } while (this.readsAgain && !this.isClosed);
    this.isReading = false;
    this.takeEarly();
  }

  close(): void {
    this.isClosed = true;
    if (this.retry) clearTimeout(this.retry);
    this.stopListening();
  }

  /** Null: it cannot be read now. */
  private async read(): Promise<readonly LoggedCommand[] | null> {
    try {
      return (await this.ports.log.read(this.match, this.last)) ?? [];
    } catch (problem) {
      this.ports.logger.warn({ err: problem, match: this.match }, 'the log of a match cannot be read');
      return null;
    }
  }

  /** What was heard meanwhile will be read then. */
  private tryLater(): void {
    this.early = [];
    this.readsAgain = false;
    this.retry ??= setTimeout(() => {
      this.retry = null;
      void this.catchUp();
    }, TRIED_AGAIN_AFTER);
  }

  private hear(message: string): void {
    const heard = heardFrame(this.match, message);
    if (!heard) {
      this.ports.logger.error({ match: this.match }, 'something else than events was heard');
      return;
    }
    if (!heard.frame) this.told.led();
    if (this.lastHanded === null || this.isReading) this.keepEarly(heard);
    else this.takeHeard(heard);
  }

  private keepEarly(heard: Heard): void {
    if (this.early.length < MOST_EARLY) this.early.push(heard);
    else this.readsAgain = true;
  }

  private takeEarly(): void {
    const isMissing = this.readsAgain;
    for (const heard of this.early.splice(0)) {
      if (this.isReading) this.keepEarly(heard);
      else this.takeHeard(heard);
    }
    if (isMissing) void this.catchUp();
  }

  /** Right after the last: handed on. Later than that: what lies between is read, and this with it. */
  private takeHeard({ first, last, frame }: Heard): void {
    if (last <= this.last) return;
    if (first === this.last + 1 && frame) this.take(frame);
    else void this.catchUp();
  }

  private take(frame: EventsFrame): void {
    if (this.isClosed || frame.first !== this.last + 1) return;
    this.lastHanded = frame.last;
    this.told.hand(frame);
  }
}
