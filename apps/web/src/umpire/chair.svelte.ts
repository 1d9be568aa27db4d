import {
  type Act,
  type Actor,
  decide,
  type Event,
  type LoggedMatch,
  type MatchRecord,
  type MatchState,
  phaseOf,
  type Refusal,
} from '@opencarrom/match';
import { heldBecause, type KeptGame, keepOrHold, loadGame } from '../store/games.js';
import type { StoreFault } from '../store/problem.js';
import { summaryOf } from '../store/summary.js';
import { keepSlip, keptSlip } from './kept-slip.js';
import { keepTime, keptTime } from './kept-time.js';
import type { Following } from './new-match.js';
import { emptySlip, fits, type Slip } from './slip.js';
import { press, type Tap } from './taps.js';
import { tellOthers } from './watching.js';

/** The umpire's chair beside a wooden board: a match whose facts are tapped in. */
export class Chair {
  match: MatchState = $state.raw() as MatchState;
  slip: Slip = $state.raw() as Slip;
  /** The last refusal, until something is done. */
  refusal: Refusal | null = $state.raw(null);
  /** Another window has thrown the match away. */
  gone = $state(false);
  events: Event[] = [];

  private game: KeptGame = $state.raw() as KeptGame;
  /** Another window was first: what was done here is not kept. */
  private overtaken = false;
  /** Where the match stood when it was taken up anew for that; it is told until the next act. */
  private anewAt: number | null = $state(null);
  private readonly startedAt = performance.now();
  private readonly resumedAt: number;

  constructor(game: KeptGame, record: MatchRecord) {
    this.game = game;
    this.match = record.state;
    this.events = [...record.events];
    this.resumedAt = keptTime(game.id, record.state.seq) ?? record.state.latest;
    this.slip = keptSlip(game.id, record.state);
  }

  get id(): string {
    return this.game.id;
  }

  /** Why the device does not keep the match, or did not keep what was done here. */
  get unkeptBecause(): StoreFault | null {
    return heldBecause(this.game.id) ?? (this.match.seq === this.anewAt ? 'elsewhere' : null);
  }

  get kept(): KeptGame {
    return this.game;
  }

  get logged(): LoggedMatch {
    return { state: this.match, events: this.events };
  }

  /** Milliseconds of the match: they stand still while it is closed, and go on from there. */
  now(): number {
    const now = Math.max(this.match.latest, Math.round(this.resumedAt + performance.now() - this.startedAt));
    keepTime(this.id, this.match.seq, now);
    return now;
  }

  /** One touch. */
  tap(tap: Tap): Refusal | null {
    const { slip, deed } = press({ match: this.match, slip: this.slip }, tap);
    if (!deed) {
      this.slip = slip;
      this.refusal = null;
      keepSlip(this.id, this.match, slip);
      return null;
    }
    return this.act(deed.by, deed.act);
  }

  /** Does something; what is refused is told and changes nothing. */
  act(by: Actor, act: Act): Refusal | null {
    const decision = decide(this.match, { by, at: this.now(), act }, this.events);
    if ('refusal' in decision) {
      this.refusal = decision.refusal;
      return decision.refusal;
    }
    this.refusal = null;
    this.events.push(...decision.events);
    this.slip = slipAfter(this.match, decision.state, this.slip);
    this.match = decision.state;
    keepSlip(this.id, this.match, this.slip);
    this.save(decision.events);
    return null;
  }

  /** From now on every stroke is entered, or only the boards' results. */
  follow(following: Following): void {
    this.game = { ...this.game, following };
    void keepOrHold(this.game, []);
  }

  /** Would it be accepted now? Nothing is done. */
  may(by: Actor, act: Act): boolean {
    return !('refusal' in decide(this.match, { by, at: this.now(), act }, this.events));
  }

  /** Takes up what another window has done with the match. Its time runs on, and so does a stroke half entered. */
  async catchUp(): Promise<void> {
    const loaded = await loadGame(this.id);
    this.gone = loaded === null;
    if (!loaded || 'problem' in loaded) return;
    const { game, record } = loaded;
    if (!this.overtaken && record.events.length <= this.events.length) return;
    if (this.overtaken) this.anewAt = record.state.seq;
    this.overtaken = false;
    this.game = game;
    this.events = [...record.events];
    this.slip = slipAfter(this.match, record.state, this.slip);
    this.match = record.state;
    this.refusal = null;
    keepSlip(this.id, this.match, this.slip);
  }

  private save(events: readonly Event[]): void {
    // What stands here is about to be replaced by what is kept.
    if (this.overtaken) return;
    this.game = {
      ...this.game,
      changed: new Date().toISOString(),
      over: phaseOf(this.match) === 'over',
      summary: summaryOf(this.match),
    };
    void keepOrHold(this.game, events).then((fault) => {
      this.overtaken ||= fault === 'elsewhere';
      if (this.overtaken) return this.catchUp();
      if (!fault) tellOthers(this.id, this.now());
    });
  }
}

/** A stroke half entered outlasts what is called or placed meanwhile, as long as it is still the same stroke. */
function slipAfter({ board: before }: MatchState, { board: after }: MatchState, slip: Slip): Slip {
  const same =
    before?.setAt === after?.setAt && before?.strokes === after?.strokes && before?.onTurn === after?.onTurn;
  return after && same && fits(after.table, slip) ? slip : emptySlip;
}
