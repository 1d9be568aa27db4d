/** So often somebody is told that their answer will come, in milliseconds: sooner than a client leaves who hears nothing. */
const HELD_MS = 1_000;
const LOOKED_AT_EVERY = 200;

interface Held {
  toldAt: number;
  readonly tell: () => void;
}

/**
 * Those whose answer has to wait, as until a match is taken over: meanwhile they hear that this process is well. One clock
 * for all of them: nearly every answer comes at once, and a clock of its own would cost more than all else about it.
 */
export class HeldAnswers {
  private readonly held = new Set<Held>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly now: () => number) {
    this.timer = setInterval(() => this.look(), LOOKED_AT_EVERY);
    this.timer.unref();
  }

  /** Tells them now and then; what is given back has been answered. */
  hold(tell: () => void): () => void {
    const held = { toldAt: this.now(), tell };
    this.held.add(held);
    return () => void this.held.delete(held);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = this.now();
    for (const held of this.held) {
      if (now - held.toldAt < HELD_MS) continue;
      held.toldAt = now;
      held.tell();
    }
  }
}
