import type { EventAnswer, EventNews, LiveBoard } from '@opencarrom/protocol';
import { EventFollower } from '@opencarrom/remote';
import type { SeenEvent } from '@opencarrom/tournament/seen';
import { ServerProblem } from '../online/asking.js';
import { pagePorts } from '../online/page-ports.js';
import { keepAnswer, keptAnswer } from './kept-answer.js';
import { eventServer } from './server.js';

/** When something changes everybody asks for it: not all at once, but within so many milliseconds. */
const SPREAD = 1_200;
/** After a failed try, so many milliseconds. */
const AGAIN = 5_000;

/** An event as everybody sees it, which follows the server's. Without a network it shows what it had last. */
export class FollowedEvent {
  answer: EventAnswer | null = $state.raw(null);
  /** Why there is nothing to show. */
  problem: ServerProblem | null = $state.raw(null);
  isReached = $state(true);
  /** When the answer came, by the server's time. */
  heardAt = $state(0);
  private ahead = $state(0);
  private readonly follower: EventFollower;
  private asking: Promise<void> | null = null;
  private callOff: (() => void) | null = null;
  private isClosed = false;

  constructor(readonly id: string) {
    const kept = keptAnswer(id);
    if (kept) {
      this.answer = kept;
      this.heardAt = kept.now;
    }
    this.follower = new EventFollower(pagePorts, id, {
      news: (news) => this.heard(news),
      gone: () => void this.ask(),
      reached: (isReached) => {
        this.isReached = isReached;
      },
    });
    void this.ask();
  }

  get seen(): SeenEvent | null {
    return this.answer?.seen ?? null;
  }

  liveOf(match: number, rubber?: number): LiveBoard | null {
    return (
      this.answer?.live.find(
        (board) => board.match === match && (rubber === undefined || board.rubber === rubber),
      ) ?? null
    );
  }

  /** Milliseconds since 1970, as the server has them. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Asks for all of it; who asks meanwhile waits for the same. */
  ask(): Promise<void> {
    this.callOff?.();
    this.callOff = null;
    this.asking ??= this.fetchSeen().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Somebody looks again, or there may be a network again. */
  hurry(): void {
    this.follower.hurry();
    if (!this.isReached) void this.ask();
  }

  close(): void {
    this.isClosed = true;
    this.callOff?.();
    this.follower.close();
  }

  private heard(news: EventNews): void {
    this.ahead = news.now - Date.now();
    const { answer } = this;
    if (answer) {
      this.answer = { ...answer, live: news.live, clock: news.clock, now: news.now };
      this.heardAt = news.now;
    }
    if (!answer || news.seq > answer.seen.seq || news.rev > answer.rev)
      this.askIn(pagePorts.chance() * SPREAD);
  }

  private askIn(milliseconds: number): void {
    if (this.isClosed) return;
    this.callOff ??= pagePorts.after(milliseconds, () => void this.ask());
  }

  private async fetchSeen(): Promise<void> {
    try {
      const answer = await eventServer.seen(this.id);
      // What was asked for before may come after what is newer.
      if (answer.rev < (this.answer?.rev ?? 0) && answer.seen.seq < (this.answer?.seen.seq ?? 0)) return;
      this.ahead = answer.now - Date.now();
      this.answer = answer;
      this.heardAt = answer.now;
      this.problem = null;
      this.isReached = true;
      keepAnswer(answer);
    } catch (problem) {
      if (!(problem instanceof ServerProblem)) throw problem;
      if (problem.code === 'no-such-event' || problem.code === 'not-found') {
        this.answer = null;
        this.problem = problem;
        return;
      }
      this.isReached = false;
      if (!this.answer) this.problem = problem;
      this.askIn(AGAIN + pagePorts.chance() * SPREAD);
    }
  }
}
