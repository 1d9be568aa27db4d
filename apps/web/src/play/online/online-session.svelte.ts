import type { AimState, SeenAim } from '@opencarrom/board';
import type { Controller, News } from '@opencarrom/host';
import {
  type Act,
  type Actor,
  type Doing,
  decide,
  type Event,
  type MatchState,
  PlayedStroke,
  type Player,
  type Refusal,
  refusalOfStroke,
} from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import {
  AWAY_AT_MOST,
  type AwayPlayer,
  CLAIM_WITHIN,
  type Rematch,
  type ShownAim,
} from '@opencarrom/protocol';
import {
  type Declined,
  OtherOutcome,
  type Reached,
  type RemoteMatch,
  type WhoIsThere,
} from '@opencarrom/remote';
import { settings } from '../../device/settings.svelte.js';
import { AfterFrame } from '../../match/board/after-frame.js';
import { PERSON } from '../../store/controllers.js';
import { type BoardEnd, lyingAt } from '../board-end.js';
import { foreseenStrokes } from '../foreseen.js';
import type { GameSession } from '../game-session.js';
import type { Shown } from '../shown-stroke.js';
import { withOneMore } from './strokes-to-show.js';
import { isUsual, usualAct } from './usual-act.js';
import { type Awaited, whoDecides } from './who-decides.js';

/** So long a decided board is looked at, while the next one is already set up elsewhere. */
const LOOK = 3500;
/** What was refused is told at least so long: what came before it may follow it. */
const READ_IN = 4000;
/** Somebody else's hand is not moved from here. */
const ELSEWHERE: Controller = { kind: 'computer', level: 1 };

/** A match on the server, as the screen of a game sees it. */
export class OnlineSession implements GameSession {
  state: MatchState = $state.raw() as MatchState;
  refusal: Refusal | null = $state.raw(null);
  /** What the server refused, until something is done. */
  declined: Declined | null = $state.raw(null);
  /** A stroke came out otherwise here than at the server. */
  isOtherwise = $state(false);
  /** Since when the server is not reached, by the page's clock. */
  lostAt: number | null = $state(null);
  /** One was missed on one's own turn, and is back: for how long, of how long it may be. */
  wasAway: { readonly ms: number; readonly at: number } | null = $state.raw(null);
  reached: Reached = $state.raw({ is: 'connecting' });
  present: WhoIsThere = $state.raw({ there: [], watchers: 0 });
  away: readonly AwayPlayer[] = $state.raw([]);
  rematch: Rematch | null = $state.raw(null);
  /** The player one is; null: one looks on. */
  you: Player | null = $state.raw(null);
  readonly thinking = null;
  readonly isWhatIf = false;
  readonly isPaused = false;
  readonly claimTime = CLAIM_WITHIN;
  readonly isReadyAwaited = false;
  readonly isUmpired = true;
  readonly mayTakeBack = false;
  readonly mayBeLeft = false;
  readonly hints = null;
  readonly pause = null;
  /** Strokes to be shown, the one that is being shown first. */
  private waiting: readonly Shown[] = $state.raw([]);
  private decided: BoardEnd | null = $state.raw(null);
  /** The last that was told of it. */
  private aimed: ShownAim | null = $state.raw(null);
  /** The event after which one did not want to claim. */
  private unclaimed: number | null = $state(null);
  private declinedAt = 0;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private readonly rest = new AfterFrame();
  private readonly ahead = foreseenStrokes(this);
  private readonly lookAway: () => void;

  /** The match must have been joined. */
  constructor(
    private readonly match: RemoteMatch,
    /** Is the break taken by whoever has won the toss, without asking them? */
    private readonly takesBreak: boolean,
    private readonly isComputer: (player: Player) => boolean,
  ) {
    this.you = match.you;
    this.state = match.state;
    this.reached = match.connection;
    this.present = match.presence;
    this.lookAway = match.watch({
      happened: (news) => this.happened(news),
      kept: () => {
        this.rest.settle();
        this.state = match.state;
      },
      declined: (declined) => {
        if (isUsual(declined.act, takesBreak)) return;
        this.declined = declined;
        this.declinedAt = performance.now();
      },
      failed: (problem) => {
        if (problem instanceof OtherOutcome) this.isOtherwise = true;
      },
      connection: (reached) => {
        const isRestarting = this.reached.is === 'lost' && this.reached.why === 'restart';
        this.lostAt = reached.is === 'here' ? null : (this.lostAt ?? performance.now());
        // While it restarts it is not reached: that is still the restart.
        this.reached = reached.is === 'lost' && isRestarting ? { ...reached, why: 'restart' } : reached;
      },
      present: (present) => {
        this.you = match.you;
        this.present = present;
        this.sitDown();
      },
      away: (away) => this.missed(away),
      aim: (aim) => {
        this.aimed = aim;
      },
      rematch: (rematch) => {
        this.rematch = rematch;
      },
    });
    this.sitDown();
  }

  get events(): readonly Event[] {
    return this.match.events;
  }

  get shown(): Shown | null {
    return this.waiting[0] ?? null;
  }

  get seenState(): MatchState {
    return this.shown?.before ?? this.state;
  }

  get ended(): BoardEnd | null {
    return this.shown ? null : this.decided;
  }

  get isTimed(): boolean {
    return this.state.head.clocks === 'laws';
  }

  get isWatched(): boolean {
    return this.you === null;
  }

  /** It is gone with the stroke, with whoever aims, and when they say so. */
  get seenAim(): Omit<SeenAim, 'shown'> | null {
    const { aim, after, player } = this.aimed ?? {};
    if (!aim || !player || this.shown || after !== this.state.seq) return null;
    return this.present.there.includes(player) ? { ...aim, spin: aim.spin ?? 0 } : null;
  }

  readonly showAim = (aim: AimState | null): void => {
    if (!this.you) return;
    const isAimed = aim !== null && aim.stage !== 'ready' && aim.stage !== 'sliding' && !aim.cancelling;
    const shown = aim && settings.showsAim;
    this.match.aim(
      shown ? { ...aim.place, angle: aim.angle, power: isAimed ? aim.power : 0, spin: aim.spin } : null,
    );
  };

  readonly controllerOf = (player: Player): Controller => (player === this.you ? PERSON : ELSEWHERE);

  readonly levelOf = (): null => null;

  now(): number {
    return this.match.now();
  }

  act(by: Actor, act: Act): Refusal | null {
    this.rest.settle();
    return this.carryOut(by, act, null);
  }

  /** A stroke begins to be shown and is sent at once; what is said of it here waits for its first frame. */
  strike(by: Player, act: Doing<'strike'>, begin: (shown: Shown) => void): Refusal | null {
    this.rest.settle();
    const before = this.state;
    const refusal = refusalOfStroke(before, { by, at: this.now(), act });
    const foreseen = this.ahead.take((played) => played.isOf(before, act.stroke));
    const played = refusal ? null : (foreseen ?? PlayedStroke.on(before, act.stroke));
    if (!played) return this.carryOut(by, act, null);
    begin({ played, before });
    this.carryOut(by, act, played);
    return null;
  }

  strokeSeen({ played }: Shown): void {
    this.rest.settle();
    if (this.shown?.played === played) this.waiting = this.waiting.slice(1);
    this.lookAtEnd();
  }

  readonly foresee = (stroke: Stroke | null): void => this.ahead.aimed(stroke);

  rehearse(by: Player, stroke: Stroke): void {
    const command = { by, at: this.now(), act: { type: 'strike', stroke } } as const;
    if (refusalOfStroke(this.state, command)) return;
    decide(this.state, command, this.events, PlayedStroke.on(this.state, stroke));
  }

  leaveBoard(): void {
    clearTimeout(this.looking);
    this.looking = undefined;
    this.decided = null;
  }

  /** Whose it is to decide something, and until when. */
  get decision(): Awaited | null {
    return whoDecides(this.state, this.isComputer);
  }

  /** Does the server wait for one's own claim before it goes on? */
  get isClaimAwaited(): boolean {
    const { decision, you } = this;
    return (
      this.unclaimed !== this.state.seq &&
      decision?.kind === 'claim' &&
      you !== null &&
      decision.by.includes(you)
    );
  }

  /** The server waits a little longer all the same. */
  claimNothing(): void {
    this.unclaimed = this.state.seq;
  }

  claimLeft(): number | null {
    const until = this.isClaimAwaited ? this.decision?.until : null;
    return until == null || this.shown ? null : Math.max(0, until - this.now());
  }

  /** For how long something done here has waited for the server's answer. */
  unansweredFor(): number {
    return this.match.unansweredFor;
  }

  takeBack(): void {}

  /** There may be a network again, or somebody looks again. */
  catchUp(): void {
    void this.match.catchUp();
  }

  close(): void {
    this.rest.settle();
    clearTimeout(this.looking);
    this.lookAway();
    this.match.close();
  }

  private carryOut(by: Actor, act: Act, played: PlayedStroke | null): Refusal | null {
    const answer = this.match.do({ by, act }, played);
    this.declined = null;
    this.wasAway = null;
    this.refusal = 'refusal' in answer ? answer.refusal : null;
    return this.refusal;
  }

  /** Of one's own stroke the first frame comes first. */
  private happened(news: News): void {
    this.rest.settle();
    if (news.played && news.from === 'command') this.rest.put(() => this.take(news));
    else this.take(news);
  }

  private take({ state, events, before, played, lost }: News): void {
    const [gone] = lost;
    this.refusal = null;
    if (performance.now() - this.declinedAt > READ_IN) this.declined = null;
    this.state = state;
    if (gone) this.waiting = this.waiting.filter((shown) => shown.before.seq + 1 < gone.seq);
    if (played) this.waiting = withOneMore(this.waiting, { played, before });
    this.noteEnd(events);
    if (!this.shown) this.lookAtEnd();
    this.sitDown();
  }

  /** Whoever is told that they were missed themselves has just come back. */
  private missed(away: readonly AwayPlayer[]): void {
    this.away = away;
    const own = away.find(({ player }) => player === this.you);
    if (own?.until == null) return;
    const ms = AWAY_AT_MOST - (own.until - this.now());
    this.wasAway = { ms: Math.max(0, ms), at: performance.now() };
  }

  /** A board was decided among these: it is looked at, though the next may be set up already. */
  private noteEnd(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type !== 'board-over' && event.type !== 'match-over') continue;
      const lying = lyingAt(event, this.state.head, this.events);
      if (lying) this.decided = { lying, isLast: this.state.outcome !== null };
    }
  }

  private lookAtEnd(): void {
    if (!this.ended || this.ended.isLast || this.looking !== undefined) return;
    this.looking = setTimeout(() => this.leaveBoard(), LOOK);
  }

  private sitDown(): void {
    const { you, takesBreak } = this;
    const act = usualAct(this.state, { you, there: this.present.there, takesBreak });
    if (you && act) this.match.do({ by: you, act });
  }
}
