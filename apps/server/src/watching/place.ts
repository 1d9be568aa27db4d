import type { Player } from '@opencarrom/match';
import type { Connection } from './connection.js';
import type { EventsFrame } from './frames.js';
import type { TextFrame } from './text-frame.js';

/** Events that are sent together. */
export interface Batch {
  readonly frames: readonly EventsFrame[];
  readonly wire: TextFrame;
}

/** Why a seat is somebody's: it is their account's, or they have shown its token. */
export type RightToSeat = 'account' | { readonly tokenHash: string | null };

/** Somebody's place at a match: in a seat, or among those who look on. */
export class Place {
  /** What happens before they know how it stands. */
  private waiting: EventsFrame[] | null = [];
  private sent = 0;
  private hasLeft = false;

  constructor(
    readonly connection: Connection,
    readonly player: Player | null,
    readonly right: RightToSeat | null,
  ) {}

  /** Tells how it stands up to this number; from here on they are told what happens. */
  begin(at: readonly (string | Buffer)[], seq: number): void {
    const waiting = this.waiting ?? [];
    this.sent = seq;
    this.waiting = null;
    this.connection.sendLarge(at);
    for (const frame of waiting) this.take(frame);
  }

  /** Each event goes out once, whatever was told with the standing. */
  take(events: EventsFrame): void {
    if (this.waiting) {
      this.waiting.push(events);
      return;
    }
    if (this.hasLeft || events.last <= this.sent) return;
    this.sent = events.last;
    this.connection.send(events.wire);
    if (this.player) this.connection.pingSoon();
  }

  takeBatch({ frames, wire }: Batch): void {
    const [first] = frames;
    const last = frames.at(-1);
    if (!this.waiting && !this.hasLeft && first && last && first.first === this.sent + 1) {
      this.sent = last.last;
      this.connection.send(wire);
    } else for (const frame of frames) this.take(frame);
  }

  /** Something besides events, which nobody needs who does not yet know how it stands. */
  tell(frame: TextFrame): void {
    if (!this.waiting && !this.hasLeft) this.connection.send(frame);
  }

  /** Something that nobody misses. */
  glimpse(frame: TextFrame): void {
    if (!this.connection.isBehind) this.tell(frame);
  }

  leave(): void {
    this.hasLeft = true;
    this.waiting = null;
  }
}
