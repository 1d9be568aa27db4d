import type { Player } from '@opencarrom/match';
import type { AwayPlayer, ShownAim } from '@opencarrom/protocol';
import type { MissedPlayer, Standing } from '../rooms/rooms.js';
import type { Services } from '../services.js';
import { SharedAnswer } from '../shared-answer.js';
import type { SeatRow } from '../store/tables.js';
import { Audience, FEW } from './audience.js';
import { CrowdCount, roundedCrowd } from './crowd-count.js';
import { eventsSince, type Since } from './events-since.js';
import { Feed } from './feed.js';
import { frameOf } from './frames.js';
import type { Place } from './place.js';
import { TextFrame } from './text-frame.js';
import { heardIn } from './words.js';

/** Whoever leads a match is asked again after so long, while somebody is there: is it led at all, where is its clock? */
const ASKED_EVERY = 5_000;
/** A clock that stands may start at any time. */
const ASKED_WHILE_IT_STANDS = 500;

export interface FoundMatch {
  readonly head: string;
  readonly seats: readonly SeatRow[];
}

/** A match that somebody at this process is at. */
export class WatchedMatch {
  readonly audience: Audience;
  readonly feed: Feed;
  private seats: readonly SeatRow[] = [];
  private standing: Standing = { now: null, stands: true, missed: [] };
  private askedAt: number;
  /** Where the clock was when it last ran. */
  private stoodAt = 0;
  private readonly visiting = new SharedAnswer(() => this.askLeader());
  private readonly looking = new SharedAnswer(() => this.lookUp());
  private readonly readings = new Map<number, SharedAnswer<Since | null>>();
  private toldThere = '';
  private readonly crowd: CrowdCount;
  private readonly stops: readonly (() => void)[];

  constructor(
    readonly id: string,
    private readonly services: Services,
  ) {
    const { bus, presence, store, logger, now } = services;
    this.askedAt = now();
    this.audience = new Audience(id);
    this.feed = new Feed(
      id,
      { log: store.log, bus, logger },
      {
        hand: (frame) => this.audience.hand(frame),
        led: () => this.askAgain(0),
      },
    );
    this.crowd = new CrowdCount((watchers) => this.tellThere(watchers));
    this.stops = [
      presence.follow(id, () => this.presenceChanged()),
      bus.listen(`match.${id}.seats`, () => void this.seatsChanged()),
      bus.listen(`match.${id}.away`, (missed) => this.tellAway(JSON.parse(missed) as MissedPlayer[])),
      bus.listen(`match.${id}.tell`, (text) => this.audience.tell(new TextFrame(text))),
      bus.listen(`match.${id}.aim`, (text) => this.tellAim(text)),
      bus.listen(`match.${id}.said`, (message) => this.tellSaid(message)),
    ];
  }

  /** Asks whoever leads it; false: there is no such match. Held while nobody answers. */
  async visit(): Promise<boolean> {
    return (await this.visiting.get()) !== null;
  }

  /** The match and its seats, as they are in the store now. */
  look(): Promise<FoundMatch> {
    return this.looking.get();
  }

  /** What happened after this number; null: the log does not lead on from there. Many come back with the same one. */
  async since(have: number): Promise<Since | null> {
    const reading =
      this.readings.get(have) ?? new SharedAnswer(() => eventsSince(this.services.store.log, this.id, have));
    this.readings.set(have, reading);
    try {
      return await reading.get();
    } finally {
      if (reading.isIdle) this.readings.delete(have);
    }
  }

  /** Does the seat still belong to whoever took this place? */
  isHeldBy({ player, right, connection: { person } }: Place): boolean {
    const seat = this.seats.find((each) => each.player === player);
    if (!seat || right === null) return false;
    if (right !== 'account') return seat.token_hash !== null && seat.token_hash === right.tokenHash;
    return seat.account !== null && seat.account === person?.account;
  }

  private async lookUp(): Promise<FoundMatch> {
    const { db } = this.services.store;
    const [{ head }, seats] = await Promise.all([
      db.selectFrom('matches').select('head').where('id', '=', this.id).executeTakeFirstOrThrow(),
      db.selectFrom('seats').selectAll().where('match', '=', this.id).execute(),
    ]);
    this.seats = seats;
    return { head, seats };
  }

  private async askLeader(): Promise<Standing | null> {
    const standing = await this.services.rooms.visit(this.id);
    if (standing) this.stands(standing);
    return standing;
  }

  /** What whoever leads it says. */
  private stands(standing: Standing): void {
    if (standing.now === null) this.stopped(this.clock().now);
    this.standing = standing;
    this.askedAt = this.services.now();
  }

  /** The match's clock has come so far at least. */
  stopped(at: number): void {
    this.stoodAt = Math.max(this.stoodAt, at);
  }

  /** Asks whoever leads it, if that was long ago; where nobody does any more, somebody will. */
  askAgain(after = this.standing.stands ? ASKED_WHILE_IT_STANDS : ASKED_EVERY): void {
    if (!this.visiting.isIdle || this.services.now() - this.askedAt < after) return;
    this.visit().catch((problem: unknown) =>
      this.services.logger.warn({ err: problem, match: this.id }, 'nobody leads a match'),
    );
  }

  /** Where the match's clock is. */
  clock(): { readonly now: number; readonly stands?: true } {
    const { now, stands } = this.standing;
    if (now === null || stands) return { now: Math.floor(now ?? this.stoodAt), stands: true };
    const { services } = this;
    return { now: Math.floor(now + (services.now() - this.askedAt) * services.settings.clockSpeed) };
  }

  /** Who is missed, in moments of the match's clock. */
  away(missed = this.standing.missed): AwayPlayer[] {
    const { now } = this.clock();
    const speed = this.services.settings.clockSpeed;
    return missed.map(({ player, for: gone, left }) => ({
      player,
      since: Math.max(0, Math.floor(now - gone * speed)),
      until: Math.floor(now + left * speed),
    }));
  }

  there(): readonly Player[] {
    return [...this.services.presence.there(this.id)];
  }

  watchers(): number {
    return roundedCrowd(this.services.presence.watchers(this.id));
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.crowd.stop();
    this.feed.close();
    this.audience.close();
  }

  /** Players are told of at once, the crowd now and then. */
  private presenceChanged(): void {
    const watchers = this.services.presence.watchers(this.id);
    if (this.there().join() === this.toldThere) this.crowd.changed(watchers);
    else this.crowd.tellNow(watchers);
  }

  private tellThere(watchers: number): void {
    const there = [...this.there()];
    this.toldThere = there.join();
    this.audience.tell(frameOf({ t: 'there', match: this.id, there, watchers }));
  }

  private tellAway(missed: readonly MissedPlayer[]): void {
    this.standing = { ...this.standing, missed };
    this.audience.tell(frameOf({ t: 'away', match: this.id, away: this.away() }));
  }

  /** For those who play, and few who look on: a crowd would cost more than it sees. */
  private tellAim(text: string): void {
    const { player } = JSON.parse(text) as ShownAim;
    const isFew = this.services.presence.watchers(this.id) <= FEW;
    this.audience.glimpse(
      new TextFrame(text),
      (place) => place.player !== player && (isFew || place.player !== null),
    );
  }

  private tellSaid(message: string): void {
    const { isHeardBy, frame } = heardIn(message);
    this.audience.tell(
      new TextFrame(frame),
      ({ connection: { person } }) => !person || isHeardBy(person.account),
    );
  }

  /** Whoever has lost a seat comes back as what they are now. */
  private async seatsChanged(): Promise<void> {
    try {
      await this.look();
    } catch (problem) {
      this.services.logger.warn({ err: problem, match: this.id }, 'the seats of a match cannot be read');
      return;
    }
    // Whoever looks on sees by it that the seats are worth another look.
    this.crowd.tellNow(this.services.presence.watchers(this.id));
    // With the last seat taken it begins.
    this.askAgain(0);
    for (const place of this.audience.everybody())
      if (place.player && !this.isHeldBy(place)) place.connection.bye('moved');
  }
}
