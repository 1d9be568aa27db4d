import type { Bye } from '@opencarrom/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from '../people/visitor.js';
import { MOST_LAG } from '../rooms/rooms.js';
import { frameOf } from './frames.js';
import type { TextFrame } from './text-frame.js';

/** How much of a newly measured lag goes into the mean. */
const NEW_SHARE = 0.25;
/** Lag is measured along with events, but not more often than this. */
const MEASURED_EVERY = 2_000;
/** A ping may stay unanswered for so long. */
const PATIENCE = 5_000;
/** Who was told to go and has not is cut off after so long. */
const GRACE = 2_000;
/** In bytes: how much may lie here unsent. A player is waited for longer than somebody who looks on. */
const MOST_UNSENT = { player: 1024 * 1024, watcher: 256 * 1024 } as const;

/** What a socket is closed with: the sender's fault, the server going, or somebody not let in any more. */
const CLOSED_FOR = { limit: 1008, session: 1008, restart: 1012, moved: 1012 } as const;

/** What a socket's bytes go out by. */
export interface Wire {
  /** False: some of it, or of what was written before, lies there still. */
  readonly write: (bytes: Buffer) => boolean;
}

export interface ConnectionPorts {
  readonly now: () => number;
  /** Told of one who was too slow to be kept. */
  readonly dropped: () => void;
}

/** One socket of a page, as far as sending goes. */
export class Connection {
  isInSeat = false;
  private meanLag = 0;
  private measuredAt = Number.NEGATIVE_INFINITY;
  private heardAt: number;
  private ping: { readonly mark: string; readonly at: number } | null = null;
  private pings = 0;
  private isLeaving = false;
  /** Bytes of something large on their way: not counted against whoever asked for it. */
  private large = 0;
  /** How many commands of theirs are under way. */
  private asked = 0;
  /** What is told together as soon as this turn is over. */
  private gathered: Buffer[] = [];

  constructor(
    private readonly socket: WebSocket,
    /** The same socket's: a frame that is ready goes out by it as it is. */
    private readonly wire: Wire,
    readonly person: Visitor | null,
    private readonly ports: ConnectionPorts,
  ) {
    this.heardAt = ports.now();
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN && !this.isLeaving;
  }

  /** How long a message takes there and back, by the server's own measure. */
  get lag(): number {
    return Math.min(MOST_LAG, this.meanLag);
  }

  /** Does something sent before lie here still? */
  get isBehind(): boolean {
    return this.socket.bufferedAmount > 0;
  }

  send(frame: TextFrame): void {
    if (!this.isOpen) return;
    if (this.asked > 0) this.gather(frame.bytes);
    else this.write(frame.bytes);
  }

  /** Until it is answered, what comes in one turn goes out in one piece: what has happened, and that it is kept. */
  asks(): void {
    this.asked += 1;
  }

  answered(): void {
    this.asked -= 1;
  }

  /** The same for what may be longer than all that may lie unsent: one such, where nothing else lies there. */
  sendLarge(parts: readonly (string | Buffer)[]): void {
    if (!this.isOpen) return;
    this.sendGathered();
    this.dropIfSlow(0);
    if (!this.isOpen) return;
    for (const [index, part] of parts.entries())
      this.socket.send(part, { binary: false, fin: index === parts.length - 1 });
    this.large = this.socket.bufferedAmount;
  }

  /** Says why, and closes. Whoever wants may come back after so many milliseconds. */
  bye(why: Bye['why'], after = 0): void {
    if (!this.isOpen) return;
    this.sendGathered();
    this.wire.write(frameOf({ t: 'bye', why, after }).bytes);
    this.close(CLOSED_FOR[why], why);
  }

  close(code: number, reason: string): void {
    if (this.isLeaving) return;
    this.sendGathered();
    this.isLeaving = true;
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GRACE).unref();
  }

  cutOff(): void {
    this.isLeaving = true;
    this.socket.terminate();
  }

  /** Something came from there. */
  heard(): void {
    this.heardAt = this.ports.now();
  }

  /** Asks for a sign of life; false: it was asked before, and there was none. */
  lookAfter(): boolean {
    const { ping } = this;
    if (!ping || this.heardAt >= ping.at) this.sendPing();
    return !ping || this.heardAt >= ping.at || this.ports.now() - ping.at < PATIENCE;
  }

  /** How long the answer takes is the lag. */
  private sendPing(): void {
    if (!this.isOpen) return;
    const at = this.ports.now();
    // Marks are counted here: an answer to a ping that was never sent measures nothing.
    this.ping = { mark: String(++this.pings), at };
    this.socket.ping(this.ping.mark);
  }

  /** The same along with an event, where it was not measured just now. */
  pingSoon(): void {
    if (this.ping === null && this.ports.now() - this.measuredAt >= MEASURED_EVERY) this.sendPing();
  }

  /** The answer to a ping; false: to none that was sent. */
  pong(mark: string): boolean {
    this.heard();
    if (this.ping?.mark !== mark) return false;
    const now = this.ports.now();
    const lag = now - this.ping.at;
    const isFirst = this.measuredAt === Number.NEGATIVE_INFINITY;
    this.meanLag = isFirst ? lag : this.meanLag + (lag - this.meanLag) * NEW_SHARE;
    this.measuredAt = now;
    this.ping = null;
    return true;
  }

  private gather(bytes: Buffer): void {
    if (this.gathered.length === 0) process.nextTick(() => this.sendGathered());
    this.gathered.push(bytes);
  }

  private sendGathered(): void {
    const [first, ...others] = this.gathered.splice(0);
    if (first && this.isOpen) this.write(others.length > 0 ? Buffer.concat([first, ...others]) : first);
  }

  /** Where all of it went out nobody is slow, and nothing large is on its way any more. */
  private write(bytes: Buffer): void {
    if (this.wire.write(bytes)) this.large = 0;
    else this.dropIfSlow();
  }

  private dropIfSlow(large = this.large): void {
    const unsent = this.socket.bufferedAmount;
    const most = MOST_UNSENT[this.isInSeat ? 'player' : 'watcher'];
    if (unsent <= most) this.large = 0;
    if (unsent <= most + large) return;
    this.ports.dropped();
    this.bye('limit');
  }
}
