import { type EventLine, emptyLog, evolveEvent, type LoggedEvent } from '@opencarrom/tournament';
import { SharedAnswer } from '../shared-answer.js';
import type { Store } from '../store/store.js';
import type { HeldEvent } from './held-events.js';

/** So many lines of logs are kept in memory at most; those of the event that was asked for last always. */
const MOST_LINES = 100_000;

/** The logs this process has read. What another process has added since is read on, never the whole again. */
export class LogCache {
  /** The event asked for last comes last. */
  private readonly known = new Map<string, KnownLog>();
  private readonly readings = new Map<string, SharedAnswer<HeldEvent | null>>();
  private lines = 0;

  constructor(private readonly store: Pick<Store, 'db'>) {}

  /** As the store has it after this was asked; those who ask at once ask together. */
  async find(event: string): Promise<HeldEvent | null> {
    const reading = this.readings.get(event) ?? new SharedAnswer(() => this.read(event));
    this.readings.set(event, reading);
    try {
      return await reading.get();
    } finally {
      if (reading.isIdle) this.readings.delete(event);
    }
  }

  /** The line that was written under an id; as far as the log was read. */
  lineOf(event: string, cmd: string): EventLine | null {
    const log = this.known.get(event);
    const seq = log?.seqs.get(cmd);
    return (seq !== undefined && log?.logged.happenings[seq - 1]) || null;
  }

  /** A line that this process has written. */
  add(event: string, cmd: string, line: EventLine): void {
    const log = this.known.get(event);
    if (log && log.logged.happenings.length === line.seq - 1) this.append(log, cmd, line);
  }

  private async read(event: string): Promise<HeldEvent | null> {
    const { db } = this.store;
    const had = this.known.get(event)?.logged.happenings.length ?? 0;
    const [row, lines] = await Promise.all([
      db.selectFrom('held_events').selectAll().where('id', '=', event).executeTakeFirst(),
      db
        .selectFrom('event_lines')
        .select(['seq', 'cmd', 'body'])
        .where('event', '=', event)
        .where('seq', '>', had)
        .orderBy('seq')
        .execute(),
    ]);
    if (!row) {
      this.forget(event);
      return null;
    }
    const log = this.lately(event);
    // What was written here meanwhile is known already.
    for (const { seq, cmd, body } of lines)
      if (seq === log.logged.happenings.length + 1) this.append(log, cmd, JSON.parse(body) as EventLine);
    this.dropOldest();
    return { row, logged: log.logged };
  }

  private append(log: KnownLog, cmd: string, line: EventLine): void {
    log.logged = evolveEvent(log.logged, line);
    log.seqs.set(cmd, line.seq);
    this.lines += 1;
  }

  private lately(event: string): KnownLog {
    const log = this.known.get(event) ?? { logged: emptyLog, seqs: new Map() };
    this.known.delete(event);
    this.known.set(event, log);
    return log;
  }

  private dropOldest(): void {
    for (const event of this.known.keys()) {
      if (this.lines <= MOST_LINES || this.known.size === 1) return;
      this.forget(event);
    }
  }

  private forget(event: string): void {
    this.lines -= this.known.get(event)?.logged.happenings.length ?? 0;
    this.known.delete(event);
  }
}

interface KnownLog {
  logged: LoggedEvent;
  readonly seqs: Map<string, number>;
}
