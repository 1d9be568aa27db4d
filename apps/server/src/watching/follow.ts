import type { Code } from '@opencarrom/protocol';
import type { Connection } from './connection.js';
import type { FollowedEvents } from './followed-events.js';
import type { TextFrame } from './text-frame.js';

/** The carrom event that one socket follows. */
export class Follow {
  private event: string | null = null;
  /** One after another: the last that was said is the one that stands. */
  private changing: Promise<void> = Promise.resolve();
  private hasEnded = false;
  private readonly follower = (frame: TextFrame) => this.connection.send(frame);

  constructor(
    private readonly connection: Connection,
    private readonly events: FollowedEvents,
    private readonly refuse: (code: Code, message: string) => void,
  ) {}

  /** Follows this one, and no other any more; who says it again is told again how it stands. */
  change(event: string | null): Promise<void> {
    const changed = this.changing.then(() => this.turnTo(event));
    this.changing = changed.catch(() => {});
    return changed;
  }

  end(): void {
    this.hasEnded = true;
    this.leave();
  }

  private async turnTo(event: string | null): Promise<void> {
    if (event !== this.event) this.leave();
    if (event === null || this.hasEnded) return;
    // Before it is looked up: what happens meanwhile is told.
    if (this.event === null) this.events.follow(event, this.follower);
    this.event = event;
    const frame = await this.events.look(event);
    if (frame) this.connection.send(frame);
    else {
      this.leave();
      this.refuse('no-such-event', 'there is no event by this id');
    }
  }

  private leave(): void {
    if (this.event !== null) this.events.unfollow(this.event, this.follower);
    this.event = null;
  }
}
