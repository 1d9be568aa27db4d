import type { Competitor } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  type Clock,
  deadline,
  hasRunOut,
  type MatchState,
  type Seats,
} from '@opencarrom/match';
import type { Answer, Wish } from './answer.js';
import { type Agreed, type NextDeed, nextDeed } from './next-deed.js';
import type { Onlooker } from './onlooker.js';
import type { Coin, ComputerTurn, ControllerOf, HostClock, Thinker } from './ports.js';

/** How a match goes on by itself. */
export interface Conduct {
  readonly controllerOf: ControllerOf;
  readonly thinker: Thinker;
  /** Null: somebody tosses by hand. */
  readonly coin: Coin | null;
  /** Where all sit down; null: it is left to those who have the choice. */
  readonly seats: Seats | null;
  /** Who breaks the first board, where that is settled beforehand; else it is left to the toss. */
  readonly breaks?: Competitor | null;
  /** Is time called when a clock has run out? Else that is left to an umpire. */
  readonly callsTime: boolean;
  /** Milliseconds for which time is not called though a clock has run out: what was done in time may be on its way. */
  readonly grace?: (clock: Clock) => number;
  /** Milliseconds a person has to claim before a computer goes on; null: as long as they like. */
  readonly claimTime: number | null;
  /** Is there anything in the way, such as a stroke that is still being shown? */
  readonly mayGoOn: (state: MatchState) => boolean;
}

/** The match it goes on in. */
interface Hosted {
  readonly state: MatchState;
  readonly now: () => number;
  readonly do: (wish: Wish) => Answer;
}

type Tell = (word: (onlooker: Onlooker) => void) => void;

/** Does what is nobody's choice: the toss, "Play", closing, time, a computer's deed. */
export class Conductor {
  /** The event after which nobody wanted to claim. */
  private unclaimed: number | null = null;
  private claimOpen: { readonly seq: number; readonly until: number } | null = null;
  /** What a computer was asked last, until it has answered: the same match may be asked about again. */
  private question: { readonly about: MatchState } | null = null;
  private callOffAlarm: () => void = () => {};
  private isGoingOn = false;
  private isClosed = false;

  constructor(
    private readonly host: Hosted,
    private readonly clock: HostClock,
    private readonly conduct: Conduct,
    private readonly tell: Tell,
  ) {}

  get awaitsClaim(): boolean {
    return this.next().awaitsClaim;
  }

  claimLeft(): number | null {
    const { claimOpen } = this;
    if (claimOpen?.seq !== this.host.state.seq || !this.awaitsClaim) return null;
    return Math.max(0, claimOpen.until - this.clock.now());
  }

  claimNothing(): void {
    this.leaveClaim();
    this.goOn();
  }

  goOn(): void {
    if (this.isClosed) return;
    // What happened since has made an end of the question.
    if (this.question && this.question.about !== this.host.state) this.callOff();
    if (this.isGoingOn) return;
    this.callOffAlarm();
    this.isGoingOn = true;
    try {
      while (this.conduct.mayGoOn(this.host.state) && this.step());
    } finally {
      this.isGoingOn = false;
    }
  }

  callOff(): void {
    if (!this.question) return;
    this.question = null;
    this.conduct.thinker.cancel();
    this.tell(({ thinking }) => thinking?.(null));
  }

  close(): void {
    this.isClosed = true;
    this.callOffAlarm();
    this.callOff();
  }

  private next() {
    const { controllerOf, seats, coin, breaks = null } = this.conduct;
    const { state } = this.host;
    const noClaim = this.unclaimed === state.seq;
    const agreed: Agreed = { controllerOf, seats, breaks, hasCoin: coin !== null, noClaim };
    return nextDeed(state, agreed);
  }

  /** Does one thing; false where nothing more can be done now, and then the alarm is set for when it can. */
  private step(): boolean {
    const { clock, board } = this.host.state;
    const now = this.host.now();
    const callable = this.conduct.callsTime && clock && clock.kind !== 'rest' ? clock : null;
    const grace = (callable && this.conduct.grace?.(callable)) ?? 0;
    if (callable && hasRunOut(callable, now - grace)) return this.did('umpire', { type: 'time' });
    const timeUp = callable ? [deadline(callable) + grace + 1] : [];
    if (this.question) return this.waitUntil(timeUp);
    const { deed, awaitsClaim } = this.next();
    if (awaitsClaim) return this.awaitClaim(timeUp);
    if (!deed) return this.waitUntil(timeUp);
    // Nobody acts while men move.
    if (board && now < board.stillAt) return this.waitUntil([board.stillAt, ...timeUp]);
    if (deed.kind !== 'think') return this.doNow(deed);
    this.think(deed.turn);
    return this.waitUntil(timeUp);
  }

  private awaitClaim(others: readonly number[]): boolean {
    const { claimTime } = this.conduct;
    if (claimTime === null) return this.waitUntil(others);
    const { seq, board } = this.host.state;
    // Nobody sees a fault before all lies still.
    const from = Math.max(this.clock.now(), board?.stillAt ?? 0);
    if (this.claimOpen?.seq !== seq) this.claimOpen = { seq, until: from + claimTime };
    const { until } = this.claimOpen;
    if (this.clock.now() < until) return this.waitUntil([until, ...others]);
    this.leaveClaim();
    return true;
  }

  private leaveClaim(): void {
    this.unclaimed = this.host.state.seq;
    this.tell(({ unclaimed }) => unclaimed?.());
  }

  private waitUntil(moments: readonly number[]): false {
    if (moments.length > 0) this.callOffAlarm = this.clock.wake(Math.min(...moments), () => this.goOn());
    return false;
  }

  private doNow(deed: Exclude<NextDeed, { kind: 'think' }>): boolean {
    if (deed.kind === 'act') return this.did(deed.by, deed.act);
    const winner = this.conduct.coin?.();
    return winner !== undefined && this.did('umpire', { type: 'toss', winner });
  }

  private did(by: Actor, act: Act): boolean {
    const at = this.host.now();
    const answer = this.host.do({ by, act, at });
    if (!('refusal' in answer)) return true;
    this.tell(({ refused }) => refused?.({ by, act, at }, answer.refusal));
    return false;
  }

  private think(asked: ComputerTurn): void {
    const { state } = this.host;
    const question = { about: state };
    this.question = question;
    const isWanted = (): boolean => this.question === question;
    const tellShare = (share: number | null) => this.tell(({ thinking }) => thinking?.(share));
    const end = (go: () => void): void => {
      if (!isWanted()) return;
      this.question = null;
      tellShare(null);
      go();
    };
    tellShare(0);
    this.conduct.thinker
      .act(state, asked, (share) => {
        if (isWanted()) tellShare(share);
      })
      .then(
        (act) => end(() => this.answered(asked, act)),
        (problem: unknown) => end(() => this.tell(({ failed }) => failed?.(problem))),
      );
  }

  private answered({ player, claims }: ComputerTurn, act: Act | null): void {
    if (act) this.did(player, act);
    else if (claims) this.claimNothing();
  }
}
