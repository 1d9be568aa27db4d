import {
  type Act,
  type Actor,
  type Command,
  type Doing,
  decide,
  type Event,
  hasRunOut,
  type LoggedMatch,
  type MatchRecord,
  type MatchState,
  type Player,
  phaseOf,
  playersOf,
  type Refusal,
  refusalOfStroke,
  replay,
} from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import { AfterFrame } from '../match/board/after-frame.js';
import { type Asked, CalledOff, type Hint, makeThinker, type Thinker } from '../match/thinking/thinker.js';
import { type Controller, PERSON } from '../store/controllers.js';
import { heldBecause, type KeptGame, keepOrHold } from '../store/games.js';
import type { StoreFault } from '../store/problem.js';
import { summaryOf } from '../store/summary.js';
import { automaticDeed, waitsForClaim, waitsForReady } from './automatic.js';
import { type BoardEnd, boardEnd } from './board-end.js';
import { ClaimWindow } from './claim-window.js';
import { Hints } from './hints.svelte.js';
import { type ComputedStroke, lastStrokeByComputer, lastStrokeByPerson, personsOf } from './persons.js';
import { Reasons } from './reasons.svelte.js';
import { SeenTime } from './seen-time.js';
import { type Shown, strokeShown } from './shown-stroke.js';

export type { Shown };

/** So long a decided board is looked at where nobody plays who could say "next board". */
const LOOK = 3000;

/** A game under way on this device: the match, who moves whom, and what is kept of it. */
export class Session {
  state: MatchState = $state.raw() as MatchState;
  /** The last refusal, until something is done. */
  refusal: Refusal | null = $state(null);
  /** How far the computer has come with its thoughts; null when it has none. */
  thinking: number | null = $state(null);
  /** The stroke that is being shown. */
  shown: Shown | null = $state.raw(null);
  /** What went wrong beside the match, in words. */
  problem: string | null = $state(null);
  /** Another tab has gone on with the game: what is here now is no longer it. */
  isOvertaken = $state(false);
  /** Held by whoever watches. */
  isPaused = $state(false);
  events: Event[] = [];

  /** The event after which a decided board was left, and the one after which nobody wanted to claim. */
  private left: number | null = $state(null);
  private unclaimed: number | null = $state(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private game: KeptGame;
  private readonly thinker: Thinker = makeThinker();
  readonly hints = new Hints(this.thinker);
  readonly reasons = new Reasons(this.thinker);
  private readonly seen = new SeenTime();
  private readonly claimWindow = new ClaimWindow(this.seen);
  private readonly resumedAt: number;
  private readonly anewAt: number | null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** What is left to do about a stroke whose first frame comes first. */
  private readonly rest = new AfterFrame();

  /** `isAnew`: another tab had gone on with it, and so it was loaded anew; that is told until the next act. */
  constructor(game: KeptGame, record: MatchRecord, isAnew = false) {
    this.anewAt = isAnew ? record.state.seq : null;
    this.game = game;
    this.state = record.state;
    this.events = [...record.events];
    this.resumedAt = record.state.latest;
    // A "what if" is to think about: its clocks stand.
    if (this.isWhatIf) this.seen.stop();
    if (this.isTimed) this.timer = setInterval(() => this.watchClock(), 200);
  }

  get isWhatIf(): boolean {
    return this.game.branchOf !== undefined;
  }

  get isTimed(): boolean {
    return this.game.head.clocks === 'laws' && !this.isWhatIf;
  }

  /** Why the device does not keep the game, or did not keep what was done here. */
  get unkeptBecause(): StoreFault | null {
    return heldBecause(this.game.id) ?? (this.state.seq === this.anewAt ? 'elsewhere' : null);
  }

  /** Milliseconds of the match: they stand still while it is closed, and while nobody sees it. */
  now(): number {
    const { latest, board } = this.state;
    // A stroke shown faster than it was takes its own time all the same: nobody acts while men move.
    const still = this.shown ? 0 : (board?.stillAt ?? 0);
    return Math.max(latest, still, Math.round(this.resumedAt + this.seen.read()));
  }

  controllerOf(player: Player): Controller {
    return this.game.controllers[player] ?? PERSON;
  }

  private readonly controllers = (player: Player): Controller => this.controllerOf(player);

  private get logged(): LoggedMatch {
    return { state: this.state, events: this.events };
  }

  get id(): string {
    return this.game.id;
  }

  get kept(): KeptGame {
    return this.game;
  }

  /** What can be known by looking: a stroke that is being shown has done nothing yet. */
  get seenState(): MatchState {
    return this.shown?.before ?? this.state;
  }

  private readonly boardEnd = $derived(boardEnd(this.logged));

  /** The board that has just been decided, until somebody goes on. */
  get ended(): BoardEnd | null {
    return this.shown || this.left === this.state.seq ? null : this.boardEnd;
  }

  /** Does a computer wait for a person's claim, or for the word that there is none? */
  get isClaimAwaited(): boolean {
    return this.unclaimed !== this.state.seq && waitsForClaim(this.state, this.controllers);
  }

  /** Where clocks count, milliseconds that are left to claim; null where none is awaited, or as long as one likes. */
  claimLeft(): number | null {
    return this.isTimed && !this.shown && this.isClaimAwaited ? this.claimWindow.left(this.state.seq) : null;
  }

  /** Does the first board wait until the person who breaks is ready for the clock? */
  get isReadyAwaited(): boolean {
    return this.isTimed && waitsForReady(this.state, this.controllers);
  }

  /** Only watched: no person plays. */
  get isWatched(): boolean {
    return personsOf(this.state, this.controllers).length === 0;
  }

  get hasComputers(): boolean {
    return playersOf(this.state.head.discipline).some(
      (player) => this.controllerOf(player).kind === 'computer',
    );
  }

  get mayTakeBack(): boolean {
    return phaseOf(this.state) !== 'over' && this.lastOwnStroke !== null;
  }

  /** The decided board has been looked at: on to the next. */
  leaveBoard(): void {
    this.left = this.state.seq;
    void this.goOn();
  }

  /** Nobody claims what could be claimed. */
  claimNothing(): void {
    this.unclaimed = this.state.seq;
    void this.goOn();
  }

  /** Does something; what is refused is told and changes nothing. */
  act(by: Actor, act: Act): Refusal | null {
    this.rest.settle();
    return this.carryOut({ by, at: this.now(), act });
  }

  /** A stroke begins to be shown at once: the ruling, panels and the device's memory wait for its first frame. */
  strike(by: Player, act: Doing<'strike'>, begin: (shown: Shown) => void): Refusal | null {
    this.rest.settle();
    const command = { by, at: this.now(), act };
    const refusal = refusalOfStroke(this.state, command);
    const shown = refusal ? null : strokeShown(this.state, act);
    if (!shown) return this.carryOut(command);
    this.rest.put(() => void this.carryOut(command, shown));
    begin(shown);
    return null;
  }

  private carryOut(command: Command, begun?: Shown): Refusal | null {
    const { act } = command;
    const before = this.state;
    const decision = decide(before, command, this.events);
    if ('refusal' in decision) {
      this.refusal = decision.refusal;
      return decision.refusal;
    }
    this.refusal = null;
    this.hints.drop();
    this.reasons.callOff();
    this.problem = null;
    this.events.push(...decision.events);
    this.state = decision.state;
    this.save(decision.events);
    if (act.type === 'strike') this.shown = begun ?? strokeShown(before, act);
    else void this.goOn();
    return null;
  }

  /** Makes a stroke and forgets it: the first that counts is then made as quickly as any. */
  rehearse(by: Player, stroke: Stroke): void {
    const act = { type: 'strike', stroke } as const;
    const command = { by, at: this.now(), act };
    if (refusalOfStroke(this.state, command)) return;
    strokeShown(this.state, act);
    decide(this.state, command);
  }

  /** The stroke has been seen: whatever waits on nobody's choice goes on. */
  strokeSeen(shown: Shown): void {
    this.rest.settle();
    if (this.shown !== shown) return;
    this.shown = null;
    void this.goOn();
  }

  /** Does what is not a person's to do: the umpire's part, and the computer's. */
  async goOn(): Promise<void> {
    clearTimeout(this.waiting);
    if (this.closed || this.shown || this.thinking !== null || this.isPaused) return;
    if (this.ended) {
      if (this.isWatched && !this.ended.isLast) this.waiting = setTimeout(() => this.leaveBoard(), LOOK);
      return;
    }
    if (this.isReadyAwaited) return;
    const deed = automaticDeed(this.state, this.controllers, {
      noClaim: this.unclaimed === this.state.seq,
      seat: this.game.seat,
    });
    if (!deed) {
      if (this.isTimed && this.isClaimAwaited) this.claimWindow.openAfter(this.state.seq);
      return;
    }
    if ('act' in deed) {
      this.act(deed.by, deed.act);
      return;
    }
    await this.think(deed);
  }

  /** Holds all that goes on by itself, the clocks too, or lets it go on. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (this.isTimed) this.seen.hold(isPaused);
    if (isPaused) this.callOff();
    void this.goOn();
  }

  private callOff(): void {
    this.thinker.cancel();
    this.thinking = null;
  }

  /** After something went wrong beside the match: once more. */
  retry(): void {
    this.problem = null;
    void this.goOn();
  }

  private async think(asked: Asked): Promise<void> {
    const before = this.state;
    this.thinking = 0;
    try {
      const deed = await this.thinker.act(before, asked, this.game.seed + before.seq, (share) => {
        this.thinking = share;
      });
      this.thinking = null;
      if (this.state !== before || this.closed) return;
      if (deed) this.act(asked.player, deed.act);
      else if (asked.claims) this.claimNothing();
      if (deed?.thought) this.reasons.remember(before.seq, deed.thought);
    } catch (problem) {
      this.thinking = null;
      this.tell(problem);
    }
  }

  /** The stroke one may ask a computer about: it answers where it has not something else to think about. */
  get explainable(): ComputedStroke | null {
    const stroke = this.shown ? null : lastStrokeByComputer(this.logged, this.controllers);
    const isFree = this.thinking === null && this.hints.share === null;
    return stroke && (isFree || this.reasons.of(stroke)) ? stroke : null;
  }

  /** Why it was made. */
  explain(stroke: ComputedStroke): void {
    if (this.reasons.of(stroke) || this.reasons.share !== null || this.explainable === null) return;
    const before = replay(this.game.head, this.events.slice(0, stroke.after));
    void this.reasons.thinkAgain(stroke, before, this.game.seed + stroke.after);
  }

  /** What a strong player would do here, and why. */
  async hint(): Promise<Hint | null> {
    if (this.thinking !== null || this.hints.share !== null) return null;
    try {
      return await this.hints.ask(this.state, this.game.seed + this.state.seq);
    } catch (problem) {
      this.tell(problem);
      return null;
    }
  }

  private tell(problem: unknown): void {
    if (problem instanceof CalledOff) return;
    this.problem = problem instanceof Error ? problem.message : String(problem);
  }

  /** Takes back the last stroke a person made, and all that came of it. */
  takeBack(): void {
    this.rest.settle();
    this.callOff();
    const of = this.lastOwnStroke;
    if (of === null) return;
    this.shown = null;
    this.act('umpire', { type: 'correct', of, with: null, reason: 'taken back', later: 'drop' });
  }

  private get lastOwnStroke(): number | null {
    return lastStrokeByPerson(this.logged, this.controllers);
  }

  private watchClock(): void {
    if (this.claimLeft() === 0) {
      this.claimNothing();
      return;
    }
    const { clock } = this.state;
    if (!clock || this.shown || this.rest.isWaiting || clock.kind === 'rest') return;
    if (hasRunOut(clock, this.now())) this.act('umpire', { type: 'time' });
  }

  private save(events: readonly Event[]): void {
    this.game = {
      ...this.game,
      changed: new Date().toISOString(),
      over: phaseOf(this.state) === 'over',
      summary: summaryOf(this.state),
    };
    void keepOrHold(this.game, events).then((fault) => {
      this.isOvertaken ||= fault === 'elsewhere';
    });
  }

  close(): void {
    this.rest.settle();
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.waiting);
    this.seen.stop();
    this.thinker.close();
  }
}
