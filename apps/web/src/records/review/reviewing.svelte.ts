import type { MatchRecord } from '@opencarrom/match';
import type { Review, ReviewedStroke, ReviewHand } from '@opencarrom/review';
import type { ReviewNews, ReviewTask } from './task.js';

/** A browser may end a worker without a word. One that was heard before and then falls silent is given up. */
const SILENCE = 60_000;

/** A record being looked back at beside the page: what is known of its strokes so far, and how far it has come. */
export class Reviewing {
  strokes: ReadonlyMap<number, ReviewedStroke> = $state.raw(new Map());
  share = $state(0);
  hand: ReviewHand | null = $state.raw(null);
  /** All of it, once it is done. */
  review: Review | null = $state.raw(null);
  /** It was stopped by something; what it found is kept. */
  isLost = $state(false);
  private worker: Worker | null = null;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly record: Pick<MatchRecord, 'head' | 'events'>,
    private readonly level: number | undefined,
  ) {}

  /** Begins, or goes on where it was left. */
  begin(): void {
    this.end();
    this.isLost = false;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.lose();
    };
    worker.onmessageerror = () => this.lose();
    const { head, events } = this.record;
    worker.postMessage({ game: this.game, head, events, level: this.level } satisfies ReviewTask);
  }

  end(): void {
    clearTimeout(this.alarm);
    this.worker?.terminate();
    this.worker = null;
  }

  private hear(news: ReviewNews): void {
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => this.lose(), SILENCE);
    switch (news.type) {
      case 'begun':
        this.hand = news.hand;
        return;
      case 'judged':
        this.share = news.share;
        if (news.strokes.length > 0) this.add(news.strokes);
        return;
      case 'done':
        this.review = news.review;
        this.share = 1;
        this.add(news.review.strokes);
        this.end();
        return;
      case 'failed':
        console.error(news.message);
        this.lose();
    }
  }

  private add(strokes: readonly ReviewedStroke[]): void {
    // Of one that is known already nothing new is heard: what shows it stays as it is.
    const fresh = strokes.filter(({ seq }) => !this.strokes.has(seq));
    this.strokes = new Map([...this.strokes, ...fresh.map((stroke) => [stroke.seq, stroke] as const)]);
  }

  private lose(): void {
    this.end();
    this.isLost = true;
  }
}
