import { CalledOff, type DeviceThinker, type Hint, makeThinker } from '../match/thinking/thinker.js';
import { mayHint, tableOfPractice } from './hint.js';
import type { Practice } from './practice.js';

/** A good player who can be asked what to do, and is fetched when first asked. */
export class Adviser {
  asking = $state(false);
  private about: Practice | null = null;
  private thinker: DeviceThinker | null = null;

  /** Null: nobody wants to know any more. */
  async ask(about: Practice): Promise<Hint | 'no-hint' | 'no-answer' | null> {
    this.thinker ??= makeThinker();
    this.about = about;
    this.asking = true;
    try {
      const hint = mayHint(about)
        ? await this.thinker.advise(tableOfPractice(about), about.steps.length)
        : null;
      return this.about === about ? (hint ?? 'no-hint') : null;
    } catch (problem) {
      return problem instanceof CalledOff ? null : 'no-answer';
    } finally {
      if (this.about === about) this.asking = false;
    }
  }

  /** The board has changed: what was asked is about another. */
  drop(): void {
    this.about = null;
    this.thinker?.cancel();
    this.asking = false;
  }

  close(): void {
    this.thinker?.close();
  }
}
