import type { DeskAnswer, EventNews } from '@opencarrom/protocol';
import { EventFollower } from '@opencarrom/remote';
import {
  decideEvent,
  type EventAct,
  type EventRefusal,
  emptyLog,
  evolveEvent,
  type LoggedEvent,
} from '@opencarrom/tournament';
import { ServerProblem } from '../online/asking.js';
import { pagePorts } from '../online/page-ports.js';
import { deskServer } from './server.js';

/** Why something was not done: the event does not allow it, or the server did not do it. */
export type NotDone = { readonly refusal: EventRefusal } | { readonly problem: ServerProblem };

/** What the desk knows of the event besides its log. */
export type AtDesk = Omit<DeskAnswer, 'lines' | 'seq'>;

/** Acts that make sense only if nothing has come since they were thought of. */
const CAREFUL: readonly EventAct['type'][] = ['pair', 'swap', 'take-back', 'go-on', 'award', 'undo'];

/** An event as those who run it have it before them: a copy of its log, which follows the server's. */
export class Desk {
  logged: LoggedEvent = $state.raw(emptyLog);
  about: AtDesk | null = $state.raw(null);
  /** Why the event could not be shown at all. */
  problem: ServerProblem | null = $state.raw(null);
  isReached = $state(true);
  /** Is something on its way to the server? */
  isBusy = $state(false);
  /** The server's time less this device's. */
  private ahead = $state(0);
  private readonly follower: EventFollower;
  private catching: Promise<void> | null = null;

  constructor(readonly id: string) {
    this.follower = new EventFollower(pagePorts, id, {
      news: (news) => this.heard(news),
      gone: () => void this.catchUp(),
      reached: (isReached) => {
        this.isReached = isReached;
      },
    });
    void this.catchUp();
  }

  get state(): LoggedEvent['state'] {
    return this.logged.state;
  }

  get seq(): number {
    return this.logged.happenings.length;
  }

  /** Milliseconds since 1970, as the server has them. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Does something to the event; null: it is done, and shown. */
  async act(act: EventAct): Promise<NotDone | null> {
    const after = CAREFUL.includes(act.type) ? this.seq : undefined;
    const decided = decideEvent(this.logged, { at: new Date(this.now()).toISOString(), act });
    if ('refused' in decided) return { refusal: decided.refused };
    this.isBusy = true;
    try {
      const id = crypto.randomUUID();
      await deskServer.act(this.id, { id, act, ...(after === undefined ? {} : { after }) });
      await this.catchUp();
      return null;
    } catch (problem) {
      void this.catchUp();
      return { problem: problem as ServerProblem };
    } finally {
      this.isBusy = false;
    }
  }

  /** Takes up what has happened since; who asks meanwhile waits for the same. */
  catchUp(): Promise<void> {
    this.catching ??= this.fetchRest().finally(() => {
      this.catching = null;
    });
    return this.catching;
  }

  close(): void {
    this.follower.close();
  }

  private heard(news: EventNews): void {
    this.ahead = news.now - Date.now();
    if (this.about) this.about = { ...this.about, live: news.live, clock: news.clock };
    if (news.seq !== this.seq || news.rev !== this.about?.rev) void this.catchUp();
  }

  private async fetchRest(): Promise<void> {
    try {
      const { lines, seq: _, ...about } = await deskServer.desk(this.id, this.seq);
      this.ahead = about.now - Date.now();
      this.logged = lines.reduce(evolveEvent, this.logged);
      this.about = about;
      this.problem = null;
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.code !== 'unreachable') this.problem = problem;
      this.isReached = false;
    }
  }
}
