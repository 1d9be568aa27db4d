import { type Controller, MatchHost, type Thinker } from '@opencarrom/host';
import type { Competitor } from '@opencarrom/laws';
import {
  deadline,
  dutyOf,
  type Event,
  type MatchRecord,
  type MatchState,
  type Player,
  refusalMessage,
} from '@opencarrom/match';
import { CLAIM_WITHIN, isSeatActType, type ShownAim } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import type { LoggedCommand, MatchLog } from '../store/match-log.js';
import { KnownAnswers } from './known-answers.js';
import type { RoomClock } from './room-clock.js';
import { type Led, RoomLog, type WriteEnding } from './room-log.js';
import { type CommandAnswer, MOST_LAG, type SeatAim, type SeatCommand, type Standing } from './rooms.js';
import { Steward } from './steward.js';
import { type TableBoard, tableBoard } from './table-board.js';

/** Time is called so long after it is up, besides the lag. */
const GRACE = 300;
/** So long the clock of a match that was taken up waits for those whose turn it is. */
const LONGEST_HOLD = 5_000;
/** A computer that could not think is asked again. */
const ASK_AGAIN = 1_000;

export interface RoomPorts {
  readonly services: Pick<Services, 'now' | 'chance' | 'logger' | 'meters' | 'bus' | 'presence'>;
  readonly log: MatchLog;
  readonly led: Led;
  readonly clock: RoomClock;
  /** Levels of the computers that play. */
  readonly computers: ReadonlyMap<Player, number>;
  readonly people: readonly Player[];
  readonly thinker: Thinker;
  /** Who breaks first, where that is not left to the toss. */
  readonly breaks: Competitor | null;
  readonly writeEnding: WriteEnding;
  /** Does the store say that this room leads the match? */
  readonly leads: () => Promise<boolean>;
  /** The clock runs from now on. */
  readonly started: () => void;
  /** Nothing goes on here any more: another leads, the log could not be written, or the match is over. */
  readonly ended: () => void;
}

/** A match that this process leads: a host whose log is the store's, with those who sit at it far away. */
export class Room {
  private readonly host: MatchHost;
  private readonly log: RoomLog;
  private readonly known: KnownAnswers;
  private readonly steward: Steward;
  /** How far away each one was, when last heard. */
  private readonly lags = new Map<Player, number>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopHold: () => void;
  private isOver = false;

  constructor(
    record: MatchRecord,
    rows: readonly LoggedCommand[],
    private readonly ports: RoomPorts,
  ) {
    const { led, clock, services, people } = ports;
    this.known = new KnownAnswers(rows);
    this.log = new RoomLog(ports.log, led, ports.writeEnding, (why) => {
      if (why === 'fenced') services.meters.count('fenced');
      this.end();
    });
    this.host = new MatchHost(record, { log: this.log, clock, remembers: false }, this.conduct());
    this.host.watch({
      kept: (events) => this.spread(events),
      failed: (problem) => this.failed(problem),
      refused: ({ act }, { code }) =>
        services.logger.error({ match: led.match, act: act.type, code }, 'the server’s own act was refused'),
    });
    this.steward = new Steward({
      ...{ match: led.match, host: this.host, presence: services.presence, people, now: services.now },
      missing: (missed) => services.bus.publish(`match.${led.match}.away`, JSON.stringify(missed)),
    });
    this.stopHold = services.presence.follow(led.match, () => this.startClock());
  }

  /** Goes on where the match was: at once where nobody is waited for. */
  begin(): void {
    this.startClock();
    this.after(LONGEST_HOLD, () => this.startClock(true));
    this.steward.look();
    this.host.goOn();
  }

  get state(): MatchState {
    return this.host.state;
  }

  /** Null: it was lost on the way, and nobody here knows what became of it. */
  do(command: SeatCommand): Promise<CommandAnswer | null> {
    const cmd = commandName(command);
    return this.known.once(cmd, () => this.carryOut(cmd, command));
  }

  /** Shown to the others while it is theirs to strike; what came too late for that is nobody's. */
  aim({ player, after, aim }: SeatAim): void {
    const { match } = this.ports.led;
    const duty = dutyOf(this.state);
    if (this.isOver || duty?.kind !== 'strike' || !duty.by.includes(player) || after !== this.state.seq)
      return;
    const shown: ShownAim = { t: 'aim', match, player, after, ...(aim ? { aim } : {}) };
    this.ports.services.bus.publish(`match.${match}.aim`, JSON.stringify(shown));
  }

  standing(): Standing {
    return {
      now: this.host.now(),
      stands: !this.ports.clock.isRunning,
      missed: this.steward.missed(),
    };
  }

  board(): TableBoard {
    const { services, led } = this.ports;
    return tableBoard(this.state, services.presence.watchers(led.match));
  }

  /** Ends in order: nothing new is done, what was done is written. Gives back where the clock stands. */
  async putDown(): Promise<number> {
    this.close();
    await this.host.settled();
    return this.host.now();
  }

  private end(): void {
    if (this.isOver) return;
    this.close();
    this.ports.ended();
  }

  private close(): void {
    this.isOver = true;
    this.host.close();
    this.steward.close();
    this.stopHold();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async carryOut(
    cmd: string,
    { player, act, after, lag }: SeatCommand,
  ): Promise<CommandAnswer | null> {
    if (this.isOver) return null;
    if (!isSeatActType(act.type))
      return { no: { code: 'not-a-seats-act', message: `"${act.type}" is not a seat's to do` } };
    const counted = Math.min(Math.max(0, lag), MOST_LAG);
    this.lags.set(player, counted);
    const answer = this.host.do({ by: player, act, at: this.momentOf(player, counted), after });
    if ('refusal' in answer) {
      const { refusal } = answer;
      if (!(await this.leads())) return null;
      return { no: { code: refusal.code, message: refusalMessage(refusal), laws: refusal.laws } };
    }
    const [first] = answer.events;
    if (first) this.log.name(first, cmd);
    if ((await answer.kept) !== 'kept') return null;
    if (act.type === 'strike') this.ports.services.meters.count('strokes');
    return { ok: answer.state.seq };
  }

  /**
   * Is it this room still that leads the match? What is written by one that was left behind is fenced; what it refuses
   * is never written, so it is asked before it is said.
   */
  private async leads(): Promise<boolean> {
    try {
      if (await this.ports.leads()) return !this.isOver;
      this.end();
    } catch (problem) {
      this.failed(problem);
    }
    return false;
  }

  /**
   * When it was done: the way here is taken off, as it was measured here. What comes before time is called was done in
   * time.
   */
  private momentOf(player: Player, lag: number): number {
    const { clock, board, latest } = this.host.state;
    const now = this.host.now();
    const done = Math.floor(now - lag * this.ports.clock.speed);
    const inTime = clock && (clock.of === player || clock.of === null) ? deadline(clock) : now;
    const earliest = Math.max(latest, board && board.stillAt <= now ? board.stillAt : 0);
    return Math.max(earliest, Math.min(done, inTime));
  }

  private conduct() {
    const { computers, thinker, services, clock, breaks } = this.ports;
    const controllerOf = (player: Player): Controller => {
      const level = computers.get(player);
      return level === undefined ? { kind: 'person' } : { kind: 'computer', level };
    };
    return {
      controllerOf,
      thinker,
      coin: () => (services.chance.below(2) === 0 ? 'A' : 'B') as 'A' | 'B',
      seats: null,
      breaks,
      callsTime: true,
      grace: ({ of }: { readonly of: Player | 'umpire' | null }) =>
        (GRACE + (of && of !== 'umpire' ? (this.lags.get(of) ?? 0) : MOST_LAG)) * clock.speed,
      claimTime: CLAIM_WITHIN,
      mayGoOn: () => true,
    };
  }

  /** It is on the disk: all who look on are told, and a match that is over is left to the store. */
  private spread(events: readonly Event[]): void {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return;
    const { match } = this.ports.led;
    const text = this.log.takeText(first) ?? JSON.stringify(events);
    const frame = `{"t":"ev","match":"${match}","events":${text}}`;
    this.ports.services.bus.publish(`match.${match}.ev`, `${first.seq} ${last.seq} ${frame}`);
    if (events.some(({ type }) => type === 'match-over')) this.after(0, () => this.end());
  }

  private failed(problem: unknown): void {
    if (this.isOver) return;
    this.ports.services.logger.warn({ match: this.ports.led.match, err: problem }, 'a room stumbled');
    this.after(ASK_AGAIN, () => this.host.goOn());
  }

  /** A clock taken up runs once those are back whose turn it is, or have been waited for. */
  private startClock(anyway = false): void {
    const { clock, services, led, people, started } = this.ports;
    if (clock.isRunning || this.isOver) return;
    const there = services.presence.there(led.match);
    const awaited = dutyOf(this.state)?.by ?? [];
    if (!anyway && people.some((player) => awaited.includes(player) && !there.has(player))) return;
    clock.start();
    started();
  }

  private after(ms: number, deed: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.isOver) deed();
    }, ms);
    this.timers.add(timer);
  }
}

/** As the log has it: the same id of another seat is another command. */
export const commandName = ({ player, id }: Pick<SeatCommand, 'player' | 'id'>): string => `${player} ${id}`;
