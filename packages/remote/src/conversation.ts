import type { MatchRecord } from '@opencarrom/match';
import {
  type ClientFrame,
  PING_EVERY,
  PING_EVERY_ON_CLOCK,
  PROTOCOL_VERSION,
  type ServerFrame,
} from '@opencarrom/protocol';
import type { Ledger, Pending } from './ledger.js';
import { Link, type LossCause } from './link.js';
import { MatchClock } from './match-clock.js';
import type { Reached } from './onlooker.js';
import type { RemotePorts } from './ports.js';

/** What is unanswered for so long is sent again with a ping: its id makes that harmless. */
const SENT_AGAIN_AFTER = 4000;
const PING_WHILE_HELD = 1000;

interface ConversationTold {
  /** What is known of the match; null: nothing yet. */
  readonly ledger: () => Ledger | null;
  readonly heard: (frame: ServerFrame) => void;
  readonly lost: (connection: Reached) => void;
  /** The record came, for one was too far behind. */
  readonly fetched: (record: MatchRecord) => void;
}

/**
 * What is said with the server about one match: joining and coming back with the number one has, sending what is
 * unanswered again, pings, and fetching the record where the server says so.
 */
export class Conversation {
  readonly clock: MatchClock;
  private readonly link: Link;
  /** When one asked to join; null: one has, and was answered. */
  private joiningSince: number | null = null;
  private pingedAt = 0;
  private isHere = false;
  /** Goes up with every socket: what was fetched for an earlier one counts no more. */
  private sockets = 0;
  private isFetching = false;

  constructor(
    private readonly place: { readonly match: string; readonly seat?: string },
    private readonly ports: RemotePorts,
    private readonly told: ConversationTold,
  ) {
    this.clock = new MatchClock(ports.now);
    this.link = new Link(ports, {
      opened: () => this.opened(),
      heard: (frame) => this.heard(frame),
      lost: (why, retryIn) => this.lost(why, retryIn),
      ping: () => this.ping(),
      pingEvery: () => this.pingEvery(),
    });
  }

  open(): void {
    this.link.open();
  }

  send(frame: ClientFrame): void {
    this.link.send(frame);
  }

  /** Says what nobody answers, if the server has let one in. */
  whisper(frame: ClientFrame): void {
    if (this.isHere) this.link.whisper(frame);
  }

  hurry(): void {
    this.link.hurry();
  }

  lose(why: LossCause, atLeast: number): void {
    this.link.lose(why, atLeast);
  }

  close(): void {
    this.link.send({ t: 'leave', match: this.place.match });
    this.link.close();
  }

  /** Once more, because something is missing; unless that is already under way. */
  joinAgain(): void {
    if (this.joiningSince === null && !this.isFetching) this.join();
  }

  /** Sends what was done since, if the server has let one in. */
  sendUnsent(): void {
    if (this.isHere)
      for (const pending of this.unanswered) if (pending.sentAt === null) this.sendOff(pending);
  }

  /** Where a match under way is held up, it may go on at any time. */
  private pingEvery(): number {
    const state = this.told.ledger()?.serverState;
    if (this.clock.stands && state && state.seq > 0 && !state.outcome) return PING_WHILE_HELD;
    return state?.clock ? PING_EVERY_ON_CLOCK : PING_EVERY;
  }

  private get unanswered(): readonly Pending[] {
    return this.told.ledger()?.unanswered ?? [];
  }

  private get have(): number {
    return this.told.ledger()?.have ?? 0;
  }

  private opened(): void {
    this.sockets += 1;
    this.isFetching = false;
    for (const pending of this.unanswered) pending.sentAt = null;
    this.join();
  }

  private join(): void {
    const { match, seat } = this.place;
    this.joiningSince = this.ports.now();
    this.link.send({ t: 'join', v: PROTOCOL_VERSION, match, have: this.have, ...(seat ? { seat } : {}) });
  }

  private heard(frame: ServerFrame): void {
    if ('match' in frame && frame.match !== undefined && frame.match !== this.place.match) return;
    if (frame.t === 'reset') {
      void this.fetch();
      return;
    }
    if (frame.t === 'at') this.arrived(frame.now, frame.stands === true);
    if (frame.t === 'ev') this.heardOf(frame.events.at(-1)?.at ?? 0);
    this.told.heard(frame);
    if (frame.t === 'at') this.sendUnsent();
    if (frame.t === 'p') this.clock.told(frame.now, frame.stands === true, this.pingedAt);
    if (frame.t === 'at' || frame.t === 'ev' || frame.t === 'p') this.link.pulse();
    if (frame.t === 'p' && frame.seq > this.have) this.joinAgain();
  }

  /** A clock that stood runs, if something happens: where it is, is asked at once. */
  private heardOf(at: number): void {
    const stood = this.clock.stands;
    this.clock.heardOf(at);
    if (stood) this.link.hurry();
  }

  private arrived(now: number, stands: boolean): void {
    this.clock.doubt();
    this.clock.told(now, stands, this.joiningSince ?? this.ports.now());
    this.joiningSince = null;
    this.isHere = true;
    this.link.settled();
  }

  private lost(why: LossCause, retryIn: number): void {
    this.isHere = false;
    this.joiningSince = null;
    this.told.lost({ is: 'lost', why, retryIn });
  }

  private ping(): ClientFrame {
    const now = this.ports.now();
    this.pingedAt = now;
    for (const pending of this.isHere ? this.unanswered : [])
      if (pending.sentAt !== null && now - pending.sentAt >= SENT_AGAIN_AFTER) this.sendOff(pending);
    return { t: 'p', have: this.have };
  }

  private sendOff(pending: Pending): void {
    pending.sentAt = this.ports.now();
    const { id, after, act } = pending;
    this.link.send({ t: 'do', id, match: this.place.match, after, act });
  }

  /** The record, and then whatever came after it. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    const socket = this.sockets;
    const isWanted = (): boolean => socket === this.sockets && this.isFetching;
    try {
      // Few ever are so far behind: what reads a record comes only to them.
      const reading = import('@opencarrom/match/record');
      const written = await this.ports.record(this.place.match);
      const read = (await reading).readRecord(written);
      if (!isWanted()) return;
      if ('error' in read) throw new Error(`the record is damaged: ${read.error.message}`);
      this.told.fetched(read.ok);
      this.isFetching = false;
      this.join();
    } catch {
      if (isWanted()) this.link.lose('unreachable');
    }
  }
}
