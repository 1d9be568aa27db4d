import type { News } from '@opencarrom/host';
import {
  type Act,
  type Actor,
  decide,
  type MatchRecord,
  type MatchState,
  type Refusal,
} from '@opencarrom/match';
import { deviceClock } from '../match/hosting/device-clock.js';
import { HostedGame } from '../match/hosting/hosted-game.svelte.js';
import { tellOthers } from '../match/hosting/other-windows.js';
import type { KeptGame } from '../store/games.js';
import { keepSlip, keptSlip } from './kept-slip.js';
import { keepTime, keptTime } from './kept-time.js';
import type { Following } from './new-match.js';
import { emptySlip, fits, type Slip } from './slip.js';
import { press, type Tap } from './taps.js';

/** The umpire's chair beside a wooden board: a match whose facts are tapped in. Nothing goes on by itself. */
export class Chair extends HostedGame {
  slip: Slip = $state.raw() as Slip;

  /** Time stands still while the match is closed, and goes on from there. */
  constructor(game: KeptGame, record: MatchRecord) {
    super(game, record);
    this.slip = keptSlip(game.id, record.state);
    const startedAt = performance.now();
    const resumedAt = keptTime(game.id, record.state.seq) ?? record.state.latest;
    this.begin(record, { clock: deviceClock(() => resumedAt + performance.now() - startedAt) });
  }

  get match(): MatchState {
    return this.state;
  }

  override now(): number {
    const now = super.now();
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

  /** From now on every stroke is entered, or only the boards' results. */
  follow(following: Following): void {
    this.note({ following });
  }

  /** Would it be accepted now? Nothing is done. */
  may(by: Actor, act: Act): boolean {
    return !('refusal' in decide(this.match, { by, at: this.now(), act }, this.events));
  }

  protected override happened(news: News): void {
    this.slip = slipAfter(news.before, news.state, this.slip);
    super.happened(news);
    keepSlip(this.id, this.match, this.slip);
  }

  protected override wasKept(): void {
    tellOthers(this.id, this.now());
  }
}

/** A stroke half entered outlasts what is called or placed meanwhile, as long as it is still the same stroke. */
function slipAfter({ board: before }: MatchState, { board: after }: MatchState, slip: Slip): Slip {
  const same =
    before?.setAt === after?.setAt && before?.strokes === after?.strokes && before?.onTurn === after?.onTurn;
  return after && same && fits(after.table, slip) ? slip : emptySlip;
}
