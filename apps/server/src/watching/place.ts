import type { Player } from '@opencarrom/match';
import type { Connection } from './connection.js';
import type { EventsFrame } from './frames.js';

/** Events that are sent together. */
export interface Batch {
  readonly frames: readonly EventsFrame[];
  readonly data: Buffer;
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
  take(frame: EventsFrame): void {
    if (this.waiting) {
      this.waiting.push(frame);
      return;
    }
    if (this.hasLeft || frame.last <= this.sent) return;
    this.sent = frame.last;
    this.connection.send(frame.data);
    if (this.player) this.connection.pingSoon();
  }

  takeBatch({ frames, data }: Batch): void {
    const [first] = frames;
    const last = frames.at(-1);
    if (!this.waiting && !this.hasLeft && first && last && first.first === this.sent + 1) {
      this.sent = last.last;
      this.connection.send(data);
    } else for (const frame of frames) this.take(frame);
  }

  /** Something besides events, which nobody needs who does not yet know how it stands. */
  tell(data: Buffer): void {
    if (!this.waiting && !this.hasLeft) this.connection.send(data);
  }

  /** Something that nobody misses. */
  glimpse(data: Buffer): void {
    if (!this.connection.isBehind) this.tell(data);
  }

  leave(): void {
    this.hasLeft = true;
    this.waiting = null;
  }
}
