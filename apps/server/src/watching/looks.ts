import type { Code } from '@opencarrom/protocol';
import type { Connection } from './connection.js';
import { frameOf } from './frames.js';
import type { LookedTables } from './looked-tables.js';
import type { TextFrame } from './text-frame.js';

/** What one socket looks at from afar. */
export class Looks {
  private at = new Set<string>();
  /** One list after another: the last that was said is the one that stands. */
  private changing: Promise<void> = Promise.resolve();
  private hasEnded = false;
  private readonly looker = (frame: TextFrame) => this.connection.send(frame);

  constructor(
    private readonly connection: Connection,
    private readonly tables: LookedTables,
    private readonly refuse: (code: Code, message: string, match: string) => void,
  ) {}

  /** Looks at these, and at no others any more. */
  change(wanted: readonly string[]): Promise<void> {
    const changed = this.changing.then(() => this.turnTo(wanted));
    this.changing = changed.catch(() => {});
    return changed;
  }

  end(): void {
    this.hasEnded = true;
    for (const match of this.at) this.tables.lookAway(match, this.looker);
    this.at.clear();
  }

  private async turnTo(wanted: readonly string[]): Promise<void> {
    const seen = await this.tables.playedInPublic(wanted);
    if (this.hasEnded) return;
    for (const match of [...this.at]) if (!seen.has(match)) this.lookAway(match);
    for (const match of wanted)
      if (!seen.has(match)) this.refuse('no-such-match', 'there is no public table by this id', match);
    this.connection.send(frameOf({ t: 'looking', tables: [...seen] }));
    // Not waited for: one that nobody leads keeps nobody from looking elsewhere.
    for (const match of seen) void this.lookAt(match);
  }

  private async lookAt(match: string): Promise<void> {
    if (this.at.has(match)) return this.tables.lookAgain(match);
    this.at.add(match);
    try {
      await this.tables.look(match, this.looker);
    } catch {
      // Nobody is reached who leads it: they may look again.
      this.lookAway(match);
      this.refuse('unavailable', 'this table cannot be seen now', match);
    }
  }

  private lookAway(match: string): void {
    this.at.delete(match);
    this.tables.lookAway(match, this.looker);
  }
}
