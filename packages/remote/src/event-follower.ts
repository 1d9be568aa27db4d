import { type EventNews, PING_EVERY, PROTOCOL_VERSION, type ServerFrame } from '@opencarrom/protocol';
import { Link } from './link.js';
import type { RemotePorts } from './ports.js';

export interface FollowerTold {
  /** How the event stands now. */
  readonly news: (news: EventNews) => void;
  /** There is no such event, or no longer. */
  readonly gone: () => void;
  /** Is the server heard? */
  readonly reached: (isReached: boolean) => void;
}

/** Hears of every change of a carrom event, over one socket. */
export class EventFollower {
  private readonly link: Link;

  constructor(
    ports: RemotePorts,
    private readonly event: string,
    private readonly told: FollowerTold,
  ) {
    this.link = new Link(ports, {
      opened: () => this.link.send(this.followFrame()),
      heard: (frame) => this.heard(frame),
      lost: () => this.told.reached(false),
      ping: () => this.followFrame(),
      pingEvery: () => PING_EVERY,
    });
    this.link.open();
  }

  /** There may be a network again, or somebody looks. */
  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.link.close();
  }

  private followFrame() {
    return { t: 'follow' as const, v: PROTOCOL_VERSION, event: this.event };
  }

  private heard(frame: ServerFrame): void {
    if (frame.t === 'event' && frame.event === this.event) {
      this.link.settled();
      this.told.reached(true);
      this.told.news(frame);
    } else if (frame.t === 'no' && frame.code === 'no-such-event') this.told.gone();
    else if (frame.t === 'bye') this.link.lose(frame.why === 'session' ? 'cut' : frame.why, frame.after);
  }
}
