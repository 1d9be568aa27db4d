import type { EventNews } from '@opencarrom/protocol';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.js';

/** However much happens in an event, followers are told at most so often, in milliseconds. */
const TOLD_EVERY = 500;
/** While other processes are not reached, the store is asked so often what they have done. */
const POLLED_EVERY = 1_000;

type Hear = (news: EventNews) => void;

export interface FollowerPorts {
  readonly now: () => number;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'warn'>;
  readonly news: (event: string) => Promise<EventNews | null>;
}

/** Everybody at this process who follows an event. A burst of changes is told as one. */
export class Followers {
  private readonly followed = new Map<string, FollowedEvent>();
  private readonly polling: NodeJS.Timeout;
  private readonly stopHearingOfBus: () => void;

  constructor(private readonly ports: FollowerPorts) {
    const { bus } = ports;
    this.polling = setInterval(() => {
      if (!bus.isUp()) this.lookAtAll();
    }, POLLED_EVERY);
    this.polling.unref();
    // What was said while it was away nobody has heard.
    this.stopHearingOfBus = bus.onChange((isUp) => {
      if (isUp) this.lookAtAll();
    });
  }

  follow(event: string, hear: Hear): () => void {
    const followed = this.followed.get(event) ?? new FollowedEvent(event, this.ports);
    this.followed.set(event, followed);
    const stop = followed.add(hear);
    return () => {
      stop();
      if (followed.isFollowed || this.followed.get(event) !== followed) return;
      followed.close();
      this.followed.delete(event);
    };
  }

  close(): void {
    clearInterval(this.polling);
    this.stopHearingOfBus();
    for (const followed of this.followed.values()) followed.close();
    this.followed.clear();
  }

  private lookAtAll(): void {
    for (const followed of this.followed.values()) followed.soon();
  }
}

class FollowedEvent {
  private readonly hearers = new Set<Hear>();
  private readonly stopListening: () => void;
  /** The matches on the screen that are listened to, each with what stops it. */
  private readonly playing = new Map<string, () => void>();
  private toldAt = Number.NEGATIVE_INFINITY;
  private told = '';
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly event: string,
    private readonly ports: FollowerPorts,
  ) {
    this.stopListening = ports.bus.listen(`event.${event}`, () => this.soon());
    // Whoever changes something may not know yet that somebody listens here: it is looked at once more.
    this.toldAt = ports.now();
    this.soon();
  }

  get isFollowed(): boolean {
    return this.hearers.size > 0;
  }

  add(hear: Hear): () => void {
    // One who hears twice is two hearers.
    const hearer: Hear = (news) => hear(news);
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  soon(): void {
    if (this.isClosed) return;
    this.timer ??= setTimeout(
      () => {
        this.toldAt = this.ports.now();
        this.timer = null;
        void this.tell();
      },
      Math.max(0, this.toldAt + TOLD_EVERY - this.ports.now()),
    );
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.listenTo([]);
    if (this.timer) clearTimeout(this.timer);
  }

  /** Strokes are no lines of an event: whoever follows it hears of them from the matches themselves. */
  private listenTo(matches: readonly string[]): void {
    for (const [match, stop] of this.playing)
      if (!matches.includes(match)) {
        stop();
        this.playing.delete(match);
      }
    for (const match of matches)
      if (!this.playing.has(match))
        this.playing.set(
          match,
          this.ports.bus.listen(`match.${match}.ev`, () => this.soon()),
        );
  }

  private async tell(): Promise<void> {
    try {
      const news = await this.ports.news(this.event);
      if (!news || this.isClosed) return;
      this.listenTo(news.live.flatMap(({ online }) => (online === undefined ? [] : [online])));
      const { now: _, ...changing } = news;
      const told = JSON.stringify(changing);
      if (told === this.told) return;
      this.told = told;
      for (const hear of this.hearers) hear(news);
    } catch (problem) {
      this.ports.logger.warn({ err: problem, event: this.event }, 'nobody could be told of an event');
    }
  }
}
