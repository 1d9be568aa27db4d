import type { MatchState } from '@opencarrom/match';
import type { DeviceThinker, Hint } from '../match/thinking/thinker.js';

/** What a strong player would do, asked for by a person: worked out beside the game, and good for one position. */
export class Hints {
  /** How far the one being worked out has come; null when there is none. */
  share: number | null = $state(null);
  /** Until somebody does something. */
  given: Hint | null = $state.raw(null);
  private about: MatchState | null = null;

  constructor(private readonly thinker: DeviceThinker) {}

  async ask(about: MatchState, seed: number): Promise<Hint | null> {
    this.about = about;
    this.share = 0;
    try {
      const hint = await this.thinker.hint(about, seed, (share) => {
        this.share = share;
      });
      if (this.about !== about) return null;
      this.given = hint;
      return hint;
    } finally {
      this.share = null;
    }
  }

  /** Something is done: the hint is about what was, and one still being worked out would keep the computer waiting. */
  drop(): void {
    this.about = null;
    this.given = null;
    if (this.share !== null) this.thinker.cancel();
  }
}
