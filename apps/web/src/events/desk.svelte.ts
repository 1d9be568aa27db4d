import type { EventNews } from '@opencarrom/protocol';
import { EventFollower } from '@opencarrom/remote';
import { decideEvent, type EventAct, emptyLog, evolveEvent, type LoggedEvent } from '@opencarrom/tournament';
import { ServerProblem } from '../online/asking.js';
import { pagePorts } from '../online/page-ports.js';
import { newId } from '../store/id.js';
import type { AtDesk, DeskView, NotDone } from './desk-view.js';
import { keepOutbox, keptOutbox, type Outgoing } from './outbox.js';
import { deskServer } from './server.js';

export type { AtDesk, NotDone } from './desk-view.js';

/** Acts that make sense only if nothing has come since they were thought of: they wait for the server. */
const CAREFUL: readonly string[] = ['pair', 'take-back', 'publish', 'go-on', 'finals', 'award', 'reopen'];
/** Undoing needs the line to be where it was: it waits for the server too, whatever came after. */
const AWAITED: readonly string[] = [...CAREFUL, 'undo', 'appoint', 'allot-anew', 'lots'];

/** The server may be there again in a moment. */
const PASSING: readonly string[] = ['unreachable', 'unavailable', 'too-many'];
/** Milliseconds that an act waits for those before it, and before something is sent again. */
const PATIENCE = 6000;
const AGAIN_AFTER = [500, 1500, 4000, 8000] as const;

/** An event as those who run it have it before them: a copy of its log, which follows the server's. */
export class Desk implements DeskView {
  /** The log as the server has it. */
  private confirmed: LoggedEvent = $state.raw(emptyLog);
  /** What is done here and not answered yet, the oldest first: it is shown at once. */
  private outbox: readonly Outgoing[] = $state.raw([]);
  readonly logged: LoggedEvent = $derived(this.outbox.reduce(withOutgoing, this.confirmed));
  about: AtDesk | null = $state.raw(null);
  /** Why the event could not be shown at all. */
  problem: ServerProblem | null = $state.raw(null);
  /** Something that was shown as done, and the server then refused. */
  trouble: NotDone | null = $state.raw(null);
  isReached = $state(true);
  /** Is something asked of the server that is waited for? */
  isBusy = $state(false);
  /** The server's time less this device's. */
  private ahead = $state(0);
  private readonly follower: EventFollower;
  private catching: Promise<void> | null = null;
  private sending: Promise<void> | null = null;
  private isClosed = false;
  /** Ends the wait before something is sent again. */
  private hurry: (() => void) | null = null;

  constructor(readonly id: string) {
    this.outbox = keptOutbox(id);
    this.follower = new EventFollower(pagePorts, id, {
      news: (news) => this.heard(news),
      gone: () => void this.catchUp(),
      reached: (isReached) => this.reached(isReached),
    });
    addEventListener('online', this.look);
    document.addEventListener('visibilitychange', this.look);
    void this.catchUp().then(() => this.sendAll());
  }

  get state(): LoggedEvent['state'] {
    return this.logged.state;
  }

  get seq(): number {
    return this.logged.happenings.length;
  }

  get canAct(): boolean {
    return this.about !== null;
  }

  /** How much was done here that the server does not know of yet. */
  get unsent(): number {
    return this.outbox.length;
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  async act(act: EventAct): Promise<NotDone | null> {
    // Whoever does the next thing has read what was refused before.
    this.trouble = null;
    const outgoing = { id: newId(), at: new Date(this.now()).toISOString(), act };
    const decided = decideEvent(this.logged, outgoing);
    if ('refused' in decided) return { refusal: decided.refused };
    if ('already' in decided) return null;
    if (AWAITED.includes(act.type)) return this.actAndWait(outgoing);
    this.keep([...this.outbox, outgoing]);
    void this.sendAll();
    return null;
  }

  async ask(deed: () => Promise<unknown>): Promise<NotDone | null> {
    this.isBusy = true;
    try {
      await deed();
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
    this.isClosed = true;
    this.follower.close();
    removeEventListener('online', this.look);
    document.removeEventListener('visibilitychange', this.look);
    this.hurry?.();
  }

  /** What is waited for goes after all that was done before it, and only if nobody else was faster. */
  private async actAndWait({ id, act }: Outgoing): Promise<NotDone | null> {
    const seen = this.seq;
    this.isBusy = true;
    try {
      await this.allSent();
      const asked = { id, act, ...(CAREFUL.includes(act.type) ? { after: seen } : {}) };
      const done = await this.sentAtLast(() => deskServer.act(this.id, asked));
      await this.takeUp(done.line);
      return null;
    } catch (fault) {
      await this.catchUp();
      const problem = fault as ServerProblem;
      if (problem.code === 'changed-meanwhile')
        return { problem, came: this.confirmed.happenings.slice(seen) };
      return this.refusedAs(act, problem);
    } finally {
      this.isBusy = false;
    }
  }

  /** The server tells a refusal in English: whoever has its log can tell it in any language. */
  private refusedAs(act: EventAct, problem: ServerProblem): NotDone {
    if (problem.code !== 'event-refused') return { problem };
    const decided = decideEvent(this.confirmed, { at: new Date(this.now()).toISOString(), act });
    return 'refused' in decided ? { refusal: decided.refused } : { problem };
  }

  /** Sends what waits, one after the other; what the server refuses is told and taken off the screen. */
  private sendAll(): Promise<void> {
    this.sending ??= this.sendEach().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Without a server what waits may wait long: whoever stands behind it is told soon. */
  private async allSent(): Promise<void> {
    if (this.outbox.length === 0) return;
    const late = new Promise<'late'>((tell) => setTimeout(() => tell('late'), PATIENCE));
    if ((await Promise.race([this.sendAll(), late])) === 'late')
      throw new ServerProblem('unreachable', 'earlier acts are not answered yet');
  }

  private async sendEach(): Promise<void> {
    for (let failed = 0; this.outbox[0] && !this.isClosed; ) {
      const { id, act } = this.outbox[0];
      try {
        const { line } = await deskServer.act(this.id, { id, act });
        await this.takeUp(line);
        failed = 0;
      } catch (fault) {
        const problem = fault as ServerProblem;
        if (PASSING.includes(problem.code)) {
          this.isReached = this.isReached && problem.code !== 'unreachable';
          await this.wait(failed++);
          continue;
        }
        await this.catchUp();
        this.trouble = this.refusedAs(act, problem);
      }
      this.keep(this.outbox.filter((each) => each.id !== id));
    }
  }

  /** Tried a few times under one id, for an answer may be lost on its way back. */
  private async sentAtLast<T>(send: () => Promise<T>): Promise<T> {
    for (let failed = 0; ; failed++)
      try {
        return await send();
      } catch (fault) {
        const isPassing = PASSING.includes((fault as ServerProblem).code);
        if (!isPassing || failed >= 2 || this.isClosed) throw fault;
        await this.wait(failed);
      }
  }

  private wait(failed: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, AGAIN_AFTER[Math.min(failed, AGAIN_AFTER.length - 1)]);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** A line the server has written: it is the next one, or others came between. */
  private async takeUp(line: LoggedEvent['happenings'][number]): Promise<void> {
    const have = this.confirmed.happenings.length;
    if (line.seq === have + 1) this.confirmed = evolveEvent(this.confirmed, line);
    else if (line.seq > have) await this.catchUp();
  }

  private keep(outbox: readonly Outgoing[]): void {
    this.outbox = outbox;
    keepOutbox(this.id, outbox);
  }

  private reached(isReached: boolean): void {
    this.isReached = isReached;
    if (isReached) this.hurry?.();
  }

  private readonly look = (): void => {
    if (document.hidden) return;
    this.follower.hurry();
    this.hurry?.();
  };

  private heard(news: EventNews): void {
    this.ahead = news.now - Date.now();
    if (this.about) this.about = { ...this.about, live: news.live, clock: news.clock, now: news.now };
    if (news.seq !== this.confirmed.happenings.length || news.rev !== this.about?.rev) void this.catchUp();
  }

  private async fetchRest(): Promise<void> {
    try {
      const { lines, seq: _, ...about } = await deskServer.desk(this.id, this.confirmed.happenings.length);
      this.ahead = about.now - Date.now();
      // What was written by our own acts meanwhile is there already.
      const fresh = lines.filter(({ seq }) => seq > this.confirmed.happenings.length);
      this.confirmed = fresh.reduce(evolveEvent, this.confirmed);
      this.about = about;
      this.problem = null;
    } catch (problem) {
      if (problem instanceof ServerProblem && !PASSING.includes(problem.code)) this.problem = problem;
      this.isReached = false;
    }
  }
}

/** The log as it will be once this is answered; what no longer makes sense is left out. */
function withOutgoing(log: LoggedEvent, { at, act }: Outgoing): LoggedEvent {
  const decided = decideEvent(log, { at, act });
  return 'ok' in decided ? evolveEvent(log, decided.ok) : log;
}
