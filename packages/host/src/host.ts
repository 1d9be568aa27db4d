import {
  type Command,
  decide,
  type Event,
  type MatchRecord,
  type MatchState,
  PlayedStroke,
  refusalOfStroke,
  replay,
} from '@opencarrom/match';
import type { Answer, Kept, Wish } from './answer.js';
import { type Conduct, Conductor } from './conductor.js';
import { agreeing, type EventLog } from './event-log.js';
import type { News, Onlooker } from './onlooker.js';
import type { HostClock } from './ports.js';
import { Telling } from './telling.js';

export interface Ports {
  readonly log: EventLog;
  readonly clock: HostClock;
  /** Are strokes shown? Then each is told as it goes over the board. */
  readonly showsStrokes?: boolean;
  /**
   * Are events remembered that the log has? A server with thousands of matches leaves them to the log; then nothing can
   * be done that goes back along it.
   */
  readonly remembers?: boolean;
}

/** What a log has: so many of the events that are here, and then these. */
interface Found {
  readonly known: number;
  readonly newer: readonly Event[];
}

/**
 * A match under way. It takes commands, decides, appends to the log, tells those who look on, and, where it is told how,
 * does what is nobody's choice.
 */
export class MatchHost {
  private readonly log: EventLog;
  private readonly clock: HostClock;
  private readonly showsStrokes: boolean;
  private readonly remembers: boolean;
  private readonly telling = new Telling<Onlooker>(({ failed }, problem) => failed?.(problem));
  private readonly conductor: Conductor | null;
  private current: MatchState;
  /** The events after those that were forgotten. */
  private all: readonly Event[];
  /** So many of the first the log alone has. */
  private forgotten = 0;
  /** So many events the log has for certain. */
  private inLog: number;
  /** What stands here is not what the log says: another was first, or it failed. */
  private isBehind = false;
  /** Goes up when what still waits to be appended fits no more. */
  private turnings = 0;
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** Without a conduct nothing goes on by itself: a person is the umpire. */
  constructor(
    record: MatchRecord,
    { log, clock, showsStrokes = false, remembers = true }: Ports,
    conduct: Conduct | null = null,
  ) {
    this.log = log;
    this.clock = clock;
    this.showsStrokes = showsStrokes;
    this.remembers = remembers;
    this.current = record.state;
    this.all = record.events;
    this.inLog = record.events.length;
    this.forget();
    this.conductor = conduct && new Conductor(this, clock, conduct, (word) => this.tell(word));
  }

  get state(): MatchState {
    return this.current;
  }

  /** All of them; where the host does not remember, those that the log does not have yet. */
  get events(): readonly Event[] {
    return this.all;
  }

  /** Milliseconds of the match; they never go back. */
  now(): number {
    return Math.max(this.current.latest, Math.floor(this.clock.now()));
  }

  /** What is given back looks away. */
  watch(onlooker: Onlooker): () => void {
    return this.telling.add(onlooker);
  }

  /** Does something, or says why it is refused. A stroke may come as it was already played, to be shown. */
  do({ by, act, at = this.now(), after }: Wish, shown: PlayedStroke | null = null): Answer {
    const before = this.current;
    const command: Command = after === undefined ? { by, at, act } : { by, at, act, after };
    const played = shown ?? (this.showsStrokes ? playedBy(before, command) : null);
    const decision = decide(before, command, this.all, played);
    if ('refusal' in decision) return decision;
    const { events, state } = decision;
    this.all = [...this.all, ...events];
    this.current = state;
    const kept = this.append(events);
    this.spread({ before, events, state, from: 'command', lost: [], played });
    return { events, state, kept };
  }

  /** Takes up what was done elsewhere. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.takeUp());
  }

  /** Goes on with what is nobody's choice, as far as it comes. To be called where something else has held it up. */
  goOn(): void {
    if (!this.isClosed) this.conductor?.goOn();
  }

  /** Nobody claims what could still be claimed. */
  claimNothing(): void {
    this.conductor?.claimNothing();
  }

  /** Does the match go on only once a person has claimed, or said that they do not? */
  get awaitsClaim(): boolean {
    return this.conductor?.awaitsClaim ?? false;
  }

  /** Milliseconds that are left to claim; null: none is awaited, or it may take as long as one likes. */
  claimLeft(): number | null {
    return this.conductor?.claimLeft() ?? null;
  }

  /** Drops what the computer is thinking about. */
  callOff(): void {
    this.conductor?.callOff();
  }

  /** Nothing goes on by itself any more. What was done is still appended. */
  close(): void {
    this.isClosed = true;
    this.conductor?.close();
    this.telling.clear();
  }

  /** Resolves once everything done so far is in the log, or given up. */
  async settled(): Promise<void> {
    await this.last.catch(() => {});
  }

  private append(events: readonly Event[]): Promise<Kept> {
    const { turnings } = this;
    return this.inTurn(async () => {
      if (turnings !== this.turnings) return 'elsewhere';
      if (this.isBehind) {
        // The log could not be read when it should have been.
        await this.takeUp();
        return 'elsewhere';
      }
      let kept: Kept;
      try {
        kept = (await this.log.append(events)) === 'appended' ? 'kept' : 'elsewhere';
      } catch (problem) {
        this.tell(({ failed }) => failed?.(problem));
        kept = 'failed';
      }
      if (kept === 'kept') {
        this.inLog += events.length;
        this.forget();
        this.tell(({ kept: told }) => told?.(events));
        return kept;
      }
      this.isBehind = true;
      await this.takeUp();
      return kept;
    });
  }

  /** Reads what the log has got since; what was done here meanwhile gives way to it. */
  private async takeUp(): Promise<void> {
    try {
      const found = await this.compare(this.isBehind ? 1 : Math.max(1, this.forgotten + 1, this.inLog));
      if (!found) this.tell(({ gone }) => gone?.());
      else if (found.newer.length > 0 || found.known < this.inLog || this.isBehind) this.replace(found);
    } catch (problem) {
      this.tell(({ failed }) => failed?.(problem));
    }
  }

  /** Where the first one read is another here, those before may be too, as on a device that could not keep them. */
  private async compare(from: number): Promise<Found | null> {
    const read = await this.log.read(from);
    if (!read) return null;
    if (from > this.inLog && read.length === 0) return { known: this.inLog, newer: [] };
    const agreed = from > this.forgotten ? agreeing(read, this.all.slice(from - 1 - this.forgotten)) : 0;
    // A match is replayed from its first event on.
    if (from > 1 && (agreed === 0 || this.forgotten > 0)) return this.compare(1);
    return { known: from - 1 + agreed, newer: read.slice(agreed) };
  }

  private replace({ known, newer }: Found): void {
    const before = this.current;
    const here = Math.max(0, known - this.forgotten);
    const lost = this.all.slice(here);
    const all = [...this.all.slice(0, here), ...newer];
    this.current = replay(before.head, all);
    this.all = all;
    this.forgotten = 0;
    this.inLog = all.length;
    this.forget();
    this.isBehind = false;
    this.turnings += 1;
    this.spread({ before, events: newer, state: this.current, from: 'log', lost, played: null });
  }

  private forget(): void {
    if (this.remembers || this.inLog === this.forgotten) return;
    this.all = this.all.slice(this.inLog - this.forgotten);
    this.forgotten = this.inLog;
  }

  /** One after another, so that the log is written and read in order. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Whatever became of what was before it.
    const done = this.last.then(work, work);
    this.last = done;
    return done;
  }

  private spread(news: News): void {
    this.tell(({ happened }) => happened?.(news));
    this.goOn();
  }

  private tell(word: (onlooker: Onlooker) => void): void {
    this.telling.tell(word);
  }
}

/** The stroke of a command, played; null where it is none, or will be refused. */
function playedBy(state: MatchState, { act, ...command }: Command): PlayedStroke | null {
  if (act.type !== 'strike' || refusalOfStroke(state, { ...command, act })) return null;
  return PlayedStroke.on(state, act.stroke);
}
