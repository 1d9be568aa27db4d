import type { LoggedCommand } from '../store/match-log.js';
import type { CommandAnswer } from './rooms.js';

/** Refusals change nothing, so they are not in the log; of so many a match the same is said again. */
const REFUSALS_KEPT = 32;

/** What was answered before. A command that comes again gets the same, and never before the first is on the disk. */
export class KnownAnswers {
  private readonly done = new Map<string, number>();
  private readonly refused = new Map<string, CommandAnswer>();
  private readonly underWay = new Map<string, Promise<CommandAnswer | null>>();

  constructor(rows: readonly LoggedCommand[]) {
    for (const { cmd, last } of rows) this.done.set(cmd, last);
  }

  /** What was answered to it, or will be; null: it was never given. */
  to(cmd: string): CommandAnswer | Promise<CommandAnswer | null> | null {
    const seq = this.done.get(cmd);
    if (seq !== undefined) return { ok: seq };
    return this.refused.get(cmd) ?? this.underWay.get(cmd) ?? null;
  }

  /** Does something under an id, unless the same is done already. Null is no answer: it was lost on the way. */
  once(cmd: string, deed: () => Promise<CommandAnswer | null>): Promise<CommandAnswer | null> {
    const known = this.to(cmd);
    if (known) return Promise.resolve(known);
    const doing = deed();
    this.underWay.set(cmd, doing);
    // Before whoever asked hears of it.
    void doing.then(
      (answer) => {
        this.underWay.delete(cmd);
        if (answer) this.note(cmd, answer);
      },
      () => this.underWay.delete(cmd),
    );
    return doing;
  }

  private note(cmd: string, answer: CommandAnswer): void {
    if ('ok' in answer) {
      this.done.set(cmd, answer.ok);
      return;
    }
    this.refused.set(cmd, answer);
    const [oldest] = this.refused.keys();
    if (this.refused.size > REFUSALS_KEPT && oldest !== undefined) this.refused.delete(oldest);
  }
}
