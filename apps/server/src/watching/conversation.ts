import {
  type ClientFrame,
  type Code,
  type Do,
  type FollowEvent,
  type Join,
  type LookAt,
  type Ping,
  type Say,
  type ShowAim,
  VERSIONS_SERVED,
} from '@opencarrom/protocol';
import { readFrame } from '@opencarrom/protocol/read-frame';
import { Allowance, type Allowances } from '../http/allowance.js';
import type { Rate } from '../http/tries.js';
import { type SaidNo, Unreachable } from '../rooms/rooms.js';
import type { Services } from '../services.js';
import { StoreProblem } from '../store/store-problem.js';
import type { Connection } from './connection.js';
import { Follow } from './follow.js';
import type { FollowedEvents } from './followed-events.js';
import { frameOf } from './frames.js';
import type { HeldAnswers } from './held-answers.js';
import { joinMatch, type Stay } from './joining.js';
import type { LookedTables } from './looked-tables.js';
import { Looks } from './looks.js';
import type { WatchedMatch } from './watched-match.js';
import type { WatchedMatches } from './watched-matches.js';
import { spokenMessage } from './words.js';

const RATES = {
  player: { times: 20, within: 5_000 },
  watcher: { times: 10, within: 10_000 },
} as const satisfies Record<string, Rate>;

/** How often one may show how one aims; more are passed over, unread. Many more count as messages. */
const AIMS = { times: 5, within: 1_000 } as const satisfies Rate;
const MOST_AIMS = { times: 100, within: 5_000 } as const satisfies Rate;
const IS_AIM = '{"t":"aim",';

/** Faulty frames that are answered; with the next the socket is closed. */
const MOST_FAULTS = 5;
/** One socket may be at so many matches. */
const MOST_MATCHES = 8;
/** What one message may bring back; for each more, one message less. */
const BYTES_A_MESSAGE = 256 * 1024;

export interface ConversationPorts {
  readonly services: Services;
  readonly matches: WatchedMatches;
  readonly tables: LookedTables;
  readonly events: FollowedEvents;
  /** How often an account may say something. */
  readonly sayings: Allowances;
  readonly held: HeldAnswers;
}

/** What is said over one socket. */
export class Conversation {
  /** The one joined last comes last. */
  private readonly stays = new Map<string, Stay>();
  /** Those that are still on their way to a match. */
  private readonly coming = new Map<string, Promise<void>>();
  private readonly allowance: Allowance;
  private readonly aims: { readonly shown: Allowance; readonly heard: Allowance };
  private readonly looks: Looks;
  private readonly follow: Follow;
  private faults = 0;
  private hasEnded = false;

  constructor(
    private readonly connection: Connection,
    private readonly ports: ConversationPorts,
  ) {
    const { now } = ports.services;
    this.allowance = new Allowance(RATES.watcher, now);
    this.aims = { shown: new Allowance(AIMS, now), heard: new Allowance(MOST_AIMS, now) };
    this.looks = new Looks(connection, ports.tables, (...refusal) => this.refuse(null, ...refusal));
    this.follow = new Follow(connection, ports.events, (...refusal) => this.refuse(null, ...refusal));
  }

  /** Counts whatever comes; false: it was too much. */
  takes(): boolean {
    if (!this.connection.isOpen) return false;
    this.connection.heard();
    if (!this.ports.services.settings.hasLimits || this.allowance.use()) return true;
    this.refuse(null, 'too-many', 'too many messages in too short a time');
    this.connection.bye('limit', this.rate.within);
    return false;
  }

  hear(text: string): void {
    if (text.startsWith(IS_AIM) && this.aims.heard.use()) {
      this.connection.heard();
      if (!this.aims.shown.use()) return;
    } else if (!this.takes()) return;
    const read = readFrame(text);
    if ('frame' in read) {
      this.answer(read.frame).catch((problem: unknown) => this.failed(problem));
      return;
    }
    const { code, message, path, id } = read.fault;
    this.ports.services.meters.refused(code);
    this.connection.send(frameOf({ t: 'no', id, code, message, ...(path === undefined ? {} : { path }) }));
    // What is well said but may not be done is nobody's fault.
    const isFault = code !== 'not-a-seats-act' && this.ports.services.settings.hasLimits;
    if (isFault && ++this.faults > MOST_FAULTS) this.connection.close(1008, 'faulty frames');
  }

  end(): void {
    this.hasEnded = true;
    this.looks.end();
    this.follow.end();
    for (const match of [...this.stays.keys()]) this.leave(match);
  }

  private answer(frame: ClientFrame): Promise<void> {
    return frame.t === 'do' ? this.do(frame) : this.answerOther(frame);
  }

  private async answerOther(frame: Exclude<ClientFrame, Do>): Promise<void> {
    switch (frame.t) {
      case 'join':
        return this.comeTo(frame);
      case 'say':
        return this.say(frame);
      case 'aim':
        return this.aim(frame);
      // At once where nothing is under way, so that all is answered in the order it was said in.
      case 'p':
        if (this.coming.size > 0) await Promise.all(this.coming.values());
        return this.pong(frame);
      case 'leave':
        if (this.coming.has(frame.match)) await this.coming.get(frame.match);
        return this.leave(frame.match);
      case 'look':
        return this.look(frame);
      case 'follow':
        return this.followEvent(frame);
    }
  }

  private async look({ v, tables }: LookAt): Promise<void> {
    if (this.isServed(v)) await this.looks.change(tables);
  }

  private async followEvent({ v, event }: FollowEvent): Promise<void> {
    if (this.isServed(v)) await this.follow.change(event);
  }

  /** Whoever speaks another version is told so. */
  private isServed(version: number | undefined, match?: string): boolean {
    if (version === undefined || VERSIONS_SERVED.includes(version)) return true;
    this.refuse(null, 'unknown-version', 'this version is not spoken here: load the page again', match);
    return false;
  }

  /** One after another to the same match: whoever comes twice is there once. */
  private async comeTo(frame: Join): Promise<void> {
    const { match, v } = frame;
    if (!this.isServed(v, match)) return;
    if (new Set([...this.stays.keys(), ...this.coming.keys(), match]).size > MOST_MATCHES)
      return this.refuse(null, 'too-many', `a socket is at ${MOST_MATCHES} matches at most`, match);
    const come = async () => {
      await this.coming.get(match)?.catch(() => {});
      await this.join(frame);
    };
    const coming = come().finally(() => {
      if (this.coming.get(match) === coming) this.coming.delete(match);
    });
    this.coming.set(match, coming);
    await coming;
  }

  private async join(frame: Join): Promise<void> {
    const { match, have } = frame;
    const { services, matches } = this.ports;
    // Events stop at once; who is there stays so until they are there anew.
    const before = this.stays.get(match);
    before?.watched.audience.remove(before.place);
    const joined = await joinMatch(services, matches, this.connection, frame);
    this.stays.delete(match);
    if (typeof joined === 'object') this.stays.set(match, joined.stay);
    before?.leave();
    this.sitsOrWatches();
    if (joined === 'no-such-match') this.refuse(null, joined, 'there is no match by this id', match);
    else if (joined === 'reset') this.connection.send(frameOf({ t: 'reset', match }));
    else if (this.hasEnded) this.leave(match);
    else {
      if (have > 0) services.meters.count('resumes');
      this.allowance.charge(Math.floor(joined.bytes / BYTES_A_MESSAGE));
    }
  }

  /** Rights are looked at with every command: a session may have ended, a seat may be another's by now. */
  private async do({ id, match, after, act }: Do): Promise<void> {
    if (this.coming.size > 0) await this.coming.get(match);
    const stay = this.stays.get(match);
    if (!stay) return this.refuse(id, 'not-joined', 'join the match first');
    const { player } = stay.place;
    if (!this.hasOpenSession()) return this.refuse(id, 'session-ended', 'this session has ended');
    if (!player || !stay.watched.isHeldBy(stay.place))
      return this.refuse(id, 'no-seat', 'who only looks on may do nothing in the match');
    const { connection } = this;
    const isAwaited = () => connection.isOpen;
    const command = { match, player, id, after, act, lag: connection.lag, isAwaited };
    const release = this.ports.held.hold(() => this.tellWhere(stay.watched));
    connection.asks();
    try {
      const answer = await this.ports.services.rooms.do(command);
      if ('no' in answer) return this.tellNo(id, answer.no);
      connection.send(frameOf({ t: 'ok', id, seq: answer.ok }));
      // It was told to everybody before it was answered; where that was not heard here, it is read.
      stay.watched.feed.reaches(answer.ok);
    } finally {
      release();
      connection.answered();
    }
  }

  /** Who may not show it is not told so: it may have been their turn when they did. */
  private aim({ match, after, aim }: ShowAim): void {
    const stay = this.stays.get(match);
    const { player } = stay?.place ?? {};
    if (!player || !stay?.watched.isHeldBy(stay.place) || !this.hasOpenSession()) return;
    this.ports.services.rooms.aim({ match, player, after, ...(aim ? { aim } : {}) });
  }

  private async say(frame: Say): Promise<void> {
    const { id, match } = frame;
    await this.coming.get(match);
    const { services, sayings } = this.ports;
    const stay = this.stays.get(match);
    const { person } = this.connection;
    if (!stay) return this.refuse(id, 'not-joined', 'join the match first');
    if (!person) return this.refuse(id, 'not-signed-in', 'come in as a guest, or sign in, to say something');
    if (!this.hasOpenSession()) return this.refuse(id, 'session-ended', 'this session has ended');
    if (services.settings.hasLimits && !sayings.use(person.account))
      return this.refuse(id, 'too-many', 'one thing at a time: wait for two seconds');
    const what = 'preset' in frame ? { preset: frame.preset } : { text: frame.text };
    const answer = await services.words.say({ match, person, player: stay.place.player, what });
    if ('no' in answer) return this.tellNo(id, answer.no);
    services.bus.publish(`match.${match}.said`, spokenMessage(answer));
    this.connection.send(frameOf({ t: 'ok', id, seq: stay.watched.feed.last }));
  }

  /** Tells where the match is: whoever has less has missed something. */
  private pong({ match: named, have }: Ping): void {
    const match = named ?? [...this.stays.keys()].at(-1) ?? '';
    // Asked for its own sake: a session that is used is not forgotten.
    this.hasOpenSession();
    const watched = this.stays.get(match)?.watched;
    if (!watched) {
      this.refuse(null, 'not-joined', 'join a match first');
      return;
    }
    watched.askAgain();
    if (have > watched.feed.last) void watched.feed.catchUp();
    this.tellWhere(watched, named === undefined ? {} : { match });
  }

  private tellWhere(watched: WatchedMatch, named: { readonly match?: string } = {}): void {
    this.connection.send(frameOf({ t: 'p', seq: watched.feed.last, ...watched.clock(), ...named }));
  }

  private leave(match: string): void {
    this.stays.get(match)?.leave();
    this.stays.delete(match);
    this.sitsOrWatches();
  }

  /** Whoever plays may say more, and is waited for longer. */
  private sitsOrWatches(): void {
    this.connection.isInSeat = [...this.stays.values()].some(({ place }) => place.player !== null);
    this.allowance.change(this.rate);
  }

  private get rate(): Rate {
    return RATES[this.connection.isInSeat ? 'player' : 'watcher'];
  }

  /** Whoever came without a session has none that could end. */
  private hasOpenSession(): boolean {
    const { person } = this.connection;
    return person === null || this.ports.services.doorkeeper.isOpen(person.session);
  }

  private refuse(id: string | null, code: Code, message: string, match?: string): void {
    this.ports.services.meters.refused(code);
    this.tellNo(id, { code, message }, match);
  }

  private tellNo(id: string | null, { code, message, laws }: SaidNo, match?: string): void {
    this.connection.send(
      frameOf({
        ...{ t: 'no', id, code, message },
        ...(laws ? { laws: [...laws] } : {}),
        ...(match === undefined ? {} : { match }),
      }),
    );
  }

  /** Nobody knows what came of it, so nothing is answered: they come again and ask. */
  private failed(problem: unknown): void {
    const { logger, chance } = this.ports.services;
    const isExpected = problem instanceof Unreachable || problem instanceof StoreProblem;
    logger[isExpected ? 'warn' : 'error']({ err: problem }, 'a message could not be answered');
    this.connection.bye('moved', chance.below(500));
  }
}
