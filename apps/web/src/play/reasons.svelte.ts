import type { Thought } from '@opencarrom/ai';
import type { MatchState } from '@opencarrom/match';
import { isSameStroke } from '../match/board/made-stroke.js';
import { CalledOff, type DeviceThinker } from '../match/thinking/thinker.js';
import type { ComputedStroke } from './persons.js';

/**
 * Why a computer struck as it did. What it thought is remembered until the page is left; after that it thinks the same
 * again, for a seed and a position lead to one stroke.
 */
export class Reasons {
  /** How far the thoughts have come that are thought again; null when there are none. */
  share: number | null = $state(null);
  /** Why they could not be, in words. */
  problem: string | null = $state(null);
  /** The stroke is of another version of the computer player: this one would strike otherwise, for other reasons. */
  isForgotten = $state(false);
  private known: { readonly seq: number; readonly thought: Thought } | null = $state.raw(null);

  constructor(private readonly thinker: DeviceThinker) {}

  /** What was thought of the stroke made after an event. */
  remember(seq: number, thought: Thought): void {
    this.known = { seq, thought };
  }

  of({ after }: ComputedStroke): Thought | null {
    return this.known?.seq === after ? this.known.thought : null;
  }

  /** What it thought in the match as it stood before the stroke. */
  async thinkAgain(
    { player, level, stroke }: ComputedStroke,
    before: MatchState,
    seed: number,
  ): Promise<void> {
    this.share = 0;
    this.problem = null;
    this.isForgotten = false;
    try {
      // It struck: whatever could be claimed before was settled.
      const asked = { player, level, claims: false };
      const deed = await this.thinker.act(before, asked, seed, (share) => {
        this.share = share;
      });
      const isSame = deed?.act.type === 'strike' && isSameStroke(deed.act.stroke, stroke);
      if (deed?.thought && isSame) this.remember(before.seq, deed.thought);
      else this.isForgotten = true;
    } catch (problem) {
      if (problem instanceof CalledOff) return;
      this.problem = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.share = null;
    }
  }

  /** Something is done: thoughts about what was would keep the computer waiting. */
  callOff(): void {
    this.problem = null;
    this.isForgotten = false;
    if (this.share !== null) this.thinker.cancel();
  }
}
