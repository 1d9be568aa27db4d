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
import type { AwayPlayer, Rematch, ShownAim } from '@opencarrom/protocol';
import type { Reached, RemoteMatch, WhoIsThere } from '@opencarrom/remote';
import { settings } from '../../device/settings.svelte.js';
import { AfterFrame } from '../../match/board/after-frame.js';
import { PERSON } from '../../store/controllers.js';
import { type BoardEnd, lyingAt } from '../board-end.js';
import type { GameSession } from '../game-session.js';
import type { Shown } from '../shown-stroke.js';
import { usualAct } from './usual-act.js';

/** So long a decided board is looked at, while the next one is already set up elsewhere. */
const LOOK = 3500;
/** Whoever was away so long that more strokes wait to be shown sees only the last. */
const MOST_WAITING = 2;
/** Somebody else's hand is not moved from here. */
const ELSEWHERE: Controller = { kind: 'computer', level: 1 };

/** A match on the server, as the screen of a game sees it. */
export class OnlineSession implements GameSession {
  state: MatchState = $state.raw() as MatchState;
  refusal: Refusal | null = $state.raw(null);
  /** What the server refused in words of its own. */
  declined: string | null = $state(null);
  reached: Reached = $state.raw({ is: 'connecting' });
  present: WhoIsThere = $state.raw({ there: [], watchers: 0 });
  away: readonly AwayPlayer[] = $state.raw([]);
  rematch: Rematch | null = $state.raw(null);
  /** The player one is; null: one looks on. */
  you: Player | null = $state.raw(null);
  readonly thinking = null;
  readonly isWhatIf = false;
  readonly isPaused = false;
  readonly isClaimAwaited = false;
  readonly isReadyAwaited = false;
  readonly isUmpired = true;
  readonly mayTakeBack = false;
  readonly mayBeLeft = false;
  readonly hint = null;
  readonly pause = null;
  /** Strokes to be shown, the one that is being shown first. */
  private waiting: readonly Shown[] = $state.raw([]);
  private decided: BoardEnd | null = $state.raw(null);
  /** The last that was told of it. */
  private aimed: ShownAim | null = $state.raw(null);
  private looking: ReturnType<typeof setTimeout> | undefined;
  private readonly rest = new AfterFrame();
  private readonly lookAway: () => void;

  /** The match must have been joined. */
  constructor(
    private readonly match: RemoteMatch,
    /** Is the break taken by whoever has won the toss, without asking them? */
    private readonly takesBreak: boolean,
  ) {
    this.you = match.you;
    this.state = match.state;
    this.reached = match.connection;
    this.present = match.presence;
    this.lookAway = match.watch({
      happened: (news) => this.happened(news),
      kept: () => {
        this.state = match.state;
      },
      declined: ({ refusal, code }) => {
        this.refusal = refusal;
        this.declined = refusal ? null : code;
      },
      connection: (reached) => {
        const isRestarting = this.reached.is === 'lost' && this.reached.why === 'restart';
        // While it restarts it is not reached: that is still the restart.
        this.reached = reached.is === 'lost' && isRestarting ? { ...reached, why: 'restart' } : reached;
      },
      present: (present) => {
        this.you = match.you;
        this.present = present;
        this.sitDown();
      },
      away: (away) => {
        this.away = away;
      },
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

  now(): number {
    return this.match.now();
  }

  act(by: Actor, act: Act): Refusal | null {
    this.rest.settle();
    return this.carryOut(by, act, null);
  }

  /** A stroke begins to be shown at once; what is said and sent of it waits for its first frame. */
  strike(by: Player, act: Doing<'strike'>, begin: (shown: Shown) => void): Refusal | null {
    this.rest.settle();
    const before = this.state;
    const refusal = refusalOfStroke(before, { by, at: this.now(), act });
    const played = refusal ? null : PlayedStroke.on(before, act.stroke);
    if (!played) return this.carryOut(by, act, null);
    this.rest.put(() => void this.carryOut(by, act, played));
    begin({ played, before });
    return null;
  }

  strokeSeen({ played }: Shown): void {
    this.rest.settle();
    if (this.shown?.played === played) this.waiting = this.waiting.slice(1);
    this.lookAtEnd();
  }

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

  claimNothing(): void {}

  claimLeft(): null {
    return null;
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
    this.refusal = 'refusal' in answer ? answer.refusal : null;
    return this.refusal;
  }

  private happened({ state, events, before, played }: News): void {
    this.refusal = null;
    this.declined = null;
    this.state = state;
    if (played) this.waiting = [...this.waiting, { played, before }].slice(-MOST_WAITING);
    this.noteEnd(events);
    if (!this.shown) this.lookAtEnd();
    this.sitDown();
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
