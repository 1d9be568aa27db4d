import type { Conduct, Controller, News, Thinker } from '@opencarrom/host';
import {
  type Act,
  type Actor,
  type Doing,
  decide,
  type HelpKind,
  type MatchRecord,
  type MatchState,
  PlayedStroke,
  type Player,
  phaseOf,
  playersOf,
  type Refusal,
  refusalOfStroke,
  replay,
  usualSeats,
} from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import { AfterFrame } from '../match/board/after-frame.js';
import { deviceClock } from '../match/hosting/device-clock.js';
import { HostedGame } from '../match/hosting/hosted-game.svelte.js';
import { tellOthers } from '../match/hosting/other-windows.js';
import { CalledOff, type DeviceThinker, makeThinker } from '../match/thinking/thinker.js';
import { PERSON } from '../store/controllers.js';
import { type KeptGame, StoreProblem } from '../store/games.js';
import { type BoardEnd, boardEnd } from './board-end.js';
import { CLAIM } from './claim-time.js';
import { foreseenStrokes } from './foreseen.js';
import type { GameSession } from './game-session.js';
import { Hints } from './hints.svelte.js';
import {
  type ComputedStroke,
  isBreakerAwaited,
  lastStrokeByComputer,
  lastStrokeByPerson,
  personsOf,
} from './persons.js';
import { Reasons } from './reasons.svelte.js';
import { SeenTime } from './seen-time.js';
import type { Shown } from './shown-stroke.js';

/** So long a decided board is looked at, with its best stroke, where nobody plays who could say "next board". */
const LOOK = 8000;

/** A game played on this device: its match goes on by itself wherever no person is asked. */
export class Session extends HostedGame implements GameSession {
  /** How far the computer has come with its thoughts; null when it has none. */
  thinking: number | null = $state(null);
  /** The stroke that is being shown. */
  shown: Shown | null = $state.raw(null);
  /** What went wrong beside the match, in words. */
  problem: string | null = $state(null);
  /** Held by whoever watches. */
  isPaused = $state(false);
  /** Whoever is at the device does the umpire's part, and the game waits for them. */
  readonly isUmpired = false;
  readonly seenAim = null;
  readonly claimTime = CLAIM;
  readonly showAim = null;
  readonly mayBeLeft = true;

  /** The event after which a decided board was left, and the one after which nobody wanted to claim. */
  private left: number | null = $state(null);
  private unclaimed: number | null = $state(null);
  private looking: ReturnType<typeof setTimeout> | undefined;
  private readonly thinker: DeviceThinker = makeThinker();
  readonly hints = new Hints(this.thinker, this);
  readonly reasons = new Reasons(this.thinker);
  private readonly seen: SeenTime;
  /** It goes on in another window, which does what is nobody's choice: here it is only looked at, until a hand comes. */
  private isFollowing = false;
  /** What is left to do about a stroke whose first frame comes first. */
  private readonly rest = new AfterFrame();
  private readonly ahead = foreseenStrokes(this);

  /** Time stands still while the game is closed, and while nobody sees it. */
  constructor(
    game: KeptGame,
    record: MatchRecord,
    /** What a hand makes of a stroke that was meant; null: just that. */
    private readonly slip: ((state: MatchState, meant: Stroke, seed: number) => Stroke) | null = null,
  ) {
    super(game, record);
    const { latest, board } = record.state;
    this.seen = new SeenTime(Math.max(latest, board?.stillAt ?? 0));
    // A "what if" is to think about: its clocks stand.
    if (this.isWhatIf) this.seen.stop();
    const clock = deviceClock(this.seen.read);
    this.begin(record, { clock, conduct: this.conduct(), showsStrokes: true });
    this.host.watch({
      thinking: (share) => {
        this.thinking = share;
      },
      unclaimed: () => {
        this.unclaimed = this.state.seq;
      },
    });
  }

  private conduct(): Conduct {
    const { head, hands } = this.kept;
    return {
      controllerOf: this.controllers,
      thinker: this.thoughts,
      // Whoever is at the device tosses.
      coin: null,
      seats: usualSeats(head.discipline, hands.seat),
      callsTime: this.isTimed,
      claimTime: this.isTimed ? CLAIM : null,
      mayGoOn: () =>
        !this.shown &&
        !this.rest.isWaiting &&
        !this.isPaused &&
        !this.isFollowing &&
        !this.ended &&
        !this.isReadyAwaited,
    };
  }

  private readonly thoughts: Thinker = {
    act: async (state, turn, onProgress) => {
      const deed = await this.thinker.act(state, turn, this.seedAt(state), onProgress);
      if (deed?.thought) this.reasons.remember(state.seq, deed.thought);
      return deed?.act ?? null;
    },
    cancel: () => this.thinker.cancel(),
  };

  private seedAt({ seq }: MatchState): number {
    return this.kept.hands.seed + seq;
  }

  get isWhatIf(): boolean {
    return this.kept.notes.branchOf !== undefined;
  }

  get isTimed(): boolean {
    return this.kept.head.clocks === 'laws' && !this.isWhatIf;
  }

  controllerOf(player: Player): Controller {
    return this.kept.hands.controllers[player] ?? PERSON;
  }

  levelOf(player: Player): number | null {
    const controller = this.controllerOf(player);
    return controller.kind === 'computer' ? controller.level : null;
  }

  private readonly controllers = (player: Player): Controller => this.controllerOf(player);

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
    return this.unclaimed !== this.state.seq && this.host.awaitsClaim;
  }

  /** Where clocks count, milliseconds that are left to claim; null where none is awaited, or as long as one likes. */
  claimLeft(): number | null {
    return this.shown ? null : this.host.claimLeft();
  }

  /** Does the first board wait until the person who breaks is ready for the clock? */
  get isReadyAwaited(): boolean {
    return this.isTimed && isBreakerAwaited(this.state, this.controllers);
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
    this.goOn();
  }

  /** Nobody claims what could be claimed. */
  claimNothing(): void {
    this.host.claimNothing();
  }

  override act(by: Actor, act: Act): Refusal | null {
    this.rest.settle();
    return super.act(by, act);
  }

  /** A stroke begins to be shown at once: the ruling, panels and the device's memory wait for its first frame. */
  strike(by: Player, { stroke }: Doing<'strike'>, begin: (shown: Shown) => void): Refusal | null {
    this.rest.settle();
    const at = this.now();
    const before = this.state;
    const act = { type: 'strike', stroke: this.slip?.(before, stroke, this.slipSeed()) ?? stroke } as const;
    const refusal = refusalOfStroke(before, { by, at, act });
    const foreseen = this.ahead.take((played) => played.isOf(before, act.stroke));
    const played = refusal ? null : (foreseen ?? PlayedStroke.on(before, act.stroke));
    if (!played) return super.act(by, act);
    this.rest.put(() => void this.carryOut({ by, at, act }, played));
    begin({ played, before });
    return null;
  }

  /** Another window has gone on: what it has done is shown here by itself. */
  async follow(): Promise<void> {
    this.isFollowing = true;
    await this.catchUp();
  }

  /** A hand is at this window: it does again what is nobody's choice. */
  lead(): void {
    if (!this.isFollowing) return;
    this.isFollowing = false;
    this.goOn();
  }

  protected override wasKept(): void {
    tellOthers(this.id, this.now());
  }

  protected override happened(news: News): void {
    super.happened(news);
    const { played, before, from } = news;
    if (from === 'command') this.isFollowing = false;
    // Help taken changes nothing on the board, and what was said of it still holds.
    if (
      news.events.every(
        ({ type, ...event }) => type === 'done' && 'act' in event && event.act.type === 'help',
      )
    )
      return;
    this.hints.drop();
    this.reasons.callOff();
    this.problem = null;
    if (played) this.shown = { played, before };
    else if (from === 'log') this.goOnFromLog();
    this.lookAtEnd();
  }

  /** What was done elsewhere has been seen there. */
  private goOnFromLog(): void {
    this.shown = null;
    this.seen.goTo(this.state.board?.stillAt ?? 0);
  }

  readonly foresee = (stroke: Stroke | null): void => this.ahead.aimed(stroke);

  /** Makes a stroke and forgets it: the first that counts is then made as quickly as any. */
  rehearse(by: Player, stroke: Stroke): void {
    const command = { by, at: this.now(), act: { type: 'strike', stroke } } as const;
    if (refusalOfStroke(this.state, command)) return;
    decide(this.state, command, this.events, PlayedStroke.on(this.state, stroke));
  }

  /** The stroke has been seen: whatever waits on nobody's choice goes on. */
  strokeSeen({ played }: Shown): void {
    this.rest.settle();
    if (this.shown?.played !== played) return;
    this.shown = null;
    this.seen.goTo(this.state.board?.stillAt ?? 0);
    this.goOn();
  }

  /** Does what is not a person's to do: the umpire's part, and the computer's. */
  goOn(): void {
    this.lookAtEnd();
    this.host.goOn();
  }

  private lookAtEnd(): void {
    clearTimeout(this.looking);
    const isLookedAt = this.isWatched && !this.isPaused && this.ended && !this.ended.isLast;
    if (isLookedAt) this.looking = setTimeout(() => this.leaveBoard(), LOOK);
  }

  /** Holds all that goes on by itself, the clocks too, or lets it go on. */
  readonly pause = (isPaused: boolean): void => {
    this.isPaused = isPaused;
    if (this.isTimed) this.seen.hold(isPaused);
    if (isPaused) this.host.callOff();
    this.goOn();
  };

  /** After something went wrong beside the match: once more. */
  retry(): void {
    this.problem = null;
    this.goOn();
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
    const before = replay(this.kept.head, this.events.slice(0, stroke.after));
    void this.reasons.thinkAgain(stroke, before, this.kept.hands.seed + stroke.after);
  }

  /** Of the person's hand: other dice than those the computer thinks with. */
  private readonly slipSeed = (): number => (this.seedAt(this.state) ^ 0x5eed) >>> 0;

  readonly seedNow = (): number => this.seedAt(this.state);

  /** Where nothing was agreed on before the game, as in old ones, nothing is written down. */
  readonly takeHelp = (player: Player, took: HelpKind): void => {
    if (this.state.head.help) this.act(player, { type: 'help', took });
  };

  protected override failed(problem: unknown): void {
    if (problem instanceof StoreProblem) super.failed(problem);
    else this.tell(problem);
  }

  readonly tell = (problem: unknown): void => {
    if (problem instanceof CalledOff) return;
    this.problem = problem instanceof Error ? problem.message : String(problem);
  };

  /** Takes back the last stroke a person made, and all that came of it. */
  takeBack(): void {
    this.rest.settle();
    this.host.callOff();
    const of = this.lastOwnStroke;
    if (of === null) return;
    this.shown = null;
    this.act('umpire', { type: 'correct', of, with: null, reason: 'taken back', later: 'drop' });
  }

  private get lastOwnStroke(): number | null {
    return lastStrokeByPerson(this.logged, this.controllers);
  }

  close(): void {
    this.rest.settle();
    this.host.close();
    clearTimeout(this.looking);
    this.seen.stop();
    this.thinker.close();
  }
}
