/** What the tempo of a replay drives. */
export interface Driven {
  readonly hasNext: () => boolean;
  /** Shows the next stroke until all rests; given up at once by the signal. */
  readonly showNext: (signal: AbortSignal) => Promise<void>;
  /** A moment of rest between two strokes. */
  readonly breathe: (signal: AbortSignal) => Promise<void>;
  /** Halts the stroke being shown where it is, and lets it go on from there. */
  readonly halt: () => void;
  readonly goOn: () => void;
  readonly onrunning: (running: boolean) => void;
}

/** Plays and pauses: whatever is pressed when, one run shows the strokes and no other. */
export class Tempo {
  private running = false;
  private isMoving = false;
  private run: AbortController | null = null;

  constructor(private readonly driven: Driven) {}

  toggle(): Promise<void> {
    if (this.running) {
      this.pause();
      return Promise.resolve();
    }
    this.setRunning(true);
    if (!this.isMoving) return this.start();
    this.driven.goOn();
    return Promise.resolve();
  }

  /** Shows one stroke. */
  step(): Promise<void> {
    this.stop();
    return this.start();
  }

  /** Whatever is under way is given up. */
  stop(): void {
    this.setRunning(false);
    this.isMoving = false;
    this.run?.abort();
    this.run = null;
  }

  private pause(): void {
    // Between two strokes there is nothing to halt: the run ends there, and another begins with the next stroke.
    if (!this.isMoving) this.stop();
    else {
      this.setRunning(false);
      this.driven.halt();
    }
  }

  private async start(): Promise<void> {
    const run = new AbortController();
    this.run = run;
    while (this.driven.hasNext()) {
      this.isMoving = true;
      await this.driven.showNext(run.signal);
      if (run.signal.aborted) return;
      this.isMoving = false;
      if (!this.running) break;
      await this.driven.breathe(run.signal);
      if (run.signal.aborted) return;
    }
    this.stop();
  }

  private setRunning(running: boolean): void {
    this.running = running;
    this.driven.onrunning(running);
  }
}
