import { SvelteMap } from 'svelte/reactivity';
import { newId } from '../../store/id.js';
import { hearRemembered, recalled, remember } from '../../store/table-memory.js';
import { deliveries } from './deliveries.js';
import { giveUpLease, holdsLease } from './lease.js';
import { mayChange, Outbox, type Sent, UNSENT } from './outbox.js';
import { deviceAt, keepRights, rightsAt } from './rights.js';
import { tableServer } from './server.js';

const sentKey = (id: string): string => `sent.${id}`;
/** Changed whenever there is something to send: the window that sends hears of it. */
const POKED = 'poked';

/** Milliseconds between two looks, and between tries while nobody answers: soon at first, then less often. */
const LOOK = 3000;
const TRIES: readonly number[] = [2000, 4000, 8000, 15_000];

/** Sends what phones at a table have to tell, in the one window of this device that does so. */
class Sender {
  /** Did the server answer last time? Null: nothing was asked yet. */
  isReached: boolean | null = $state(null);
  private readonly sents = new SvelteMap<string, Sent>();
  private readonly window = newId();
  private readonly outbox: Outbox;
  private isStarted = false;
  private isSending = false;
  private isPoked = true;
  private failures = 0;
  private notBefore = 0;

  constructor() {
    this.outbox = new Outbox({
      deliveries,
      sent: (id) => recalled<Sent>(sentKey(id)) ?? UNSENT,
      keepSent: (id, sent) => this.keep(id, sent),
      rightsAt,
      keepRights,
      server: tableServer,
      deviceAt,
    });
  }

  /** From the first screen that needs it, as long as the page is open. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    hearRemembered((key) => {
      if (key.startsWith('sent.')) this.sents.delete(key.slice('sent.'.length));
      if (key === POKED) this.look(true);
    });
    setInterval(() => this.look(), LOOK);
    addEventListener('online', () => this.hurry());
    addEventListener('pagehide', () => giveUpLease(this.window));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry();
    });
    this.look(true);
  }

  /** How far the server has heard of a match. */
  sent(id: string): Sent {
    const known = this.sents.get(id);
    return known ?? recalled<Sent>(sentKey(id)) ?? UNSENT;
  }

  /** What the server would not have from another table it is asked for once more. */
  fromHere(id: string): void {
    const sent = this.sent(id);
    const result = sent.result?.is === 'refused' ? null : sent.result;
    this.keep(id, { ...sent, result, unfollowed: null, settled: null });
    this.hurry();
  }

  /** The event has changed: what the desk did with a result that waited there is known now, or it takes it after all. */
  async askAgain(event: string): Promise<void> {
    const own = (await deliveries().catch(() => [])).filter(({ of }) => of.event === event);
    const open = own.filter(({ id }) => {
      const { waits, result } = this.sent(id);
      return waits > 0 || mayChange(result?.is ?? 'taken');
    });
    for (const { id } of open) this.keep(id, { ...this.sent(id), settled: null });
    if (open.length > 0) this.hurry();
  }

  private keep(id: string, sent: Sent): void {
    remember(sentKey(id), sent);
    this.sents.set(id, sent);
  }

  /** There is something new to send, or a network again. */
  hurry(): void {
    this.notBefore = 0;
    remember(POKED, Date.now());
    this.look(true);
  }

  private look(isPoked = false): void {
    this.isPoked ||= isPoked;
    if (!holdsLease(this.window, Date.now())) return;
    if (this.isSending || !this.isPoked || performance.now() < this.notBefore) return;
    void this.send();
  }

  private async send(): Promise<void> {
    this.isSending = true;
    this.isPoked = false;
    try {
      const round = await this.outbox.send();
      this.isReached = round.is === 'done';
      if (round.is === 'done') this.failures = 0;
      else this.tryLater(round.after);
    } catch {
      // The device could not be read just now: it is tried again as if nobody had answered.
      this.tryLater(null);
    } finally {
      this.isSending = false;
    }
    if (this.isPoked) this.look();
  }

  private tryLater(after: number | null): void {
    const wait = after === null ? (TRIES[Math.min(this.failures, TRIES.length - 1)] ?? LOOK) : after * 1000;
    this.failures += 1;
    this.notBefore = performance.now() + wait;
    this.isPoked = true;
  }
}

export const sender = new Sender();
