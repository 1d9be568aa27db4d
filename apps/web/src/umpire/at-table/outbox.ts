import type { Event, Head } from '@opencarrom/match';
import type { ResultKept } from '@opencarrom/protocol';
import type { Report } from '@opencarrom/tournament';
import { ServerProblem } from '../../online/asking.js';
import type { OfEvent } from '../../store/games.js';
import { type Door, isOfPast, isTakenBack, letIn } from './letting-in.js';
import type { TableServer } from './server.js';

/** Something of a match that the server is to hear of. */
export interface Delivery {
  readonly id: string;
  readonly of: OfEvent;
  /** Another text whenever there may be something new. */
  readonly changed: string;
  /** Null: it is no longer on the device. */
  readonly read: () => Promise<ToSend | null>;
}

export interface ToSend {
  /** Null: only its score was written down. */
  readonly log: {
    readonly head: Head;
    readonly following: 'strokes' | 'scores';
    readonly events: readonly Event[];
  } | null;
  /** What is handed in, with which number; null: the match is not over, or not signed. */
  readonly result: { readonly report: Report; readonly sequence: number; readonly hash: string } | null;
}

/** How far the server has heard of a match. */
export interface Sent {
  /** So many lines of its log. */
  readonly have: number;
  /** What has not gone out yet: lines, and the result. */
  readonly waits: number;
  /** The last result it answered to, by its hash, and what it said. `refused`: it will not take it from this phone. */
  readonly result: {
    readonly hash: string;
    readonly is: ResultKept['is'] | 'refused';
    readonly why: string | null;
  } | null;
  /** Why the server does not follow the match from this phone; null: it does. */
  readonly unfollowed: string | null;
  /** All had gone out of a delivery that had changed last then. */
  readonly settled: string | null;
}

/** What the desk has not decided, or would not have as its draw was then, is asked for again once the event has changed. */
export const mayChange = (is: NonNullable<Sent['result']>['is']): boolean =>
  is === 'waiting' || is === 'refused';

export const UNSENT: Sent = { have: 0, waits: 0, result: null, unfollowed: null, settled: null };

/** All that an outbox needs of the device and the server. */
export interface OutboxPorts extends Door {
  readonly deliveries: () => Promise<readonly Delivery[]>;
  readonly sent: (id: string) => Sent;
  readonly keepSent: (id: string, sent: Sent) => void;
  readonly server: TableServer;
  /** As what this device sends about an event: the same by network and by code, and whoever lets it in. */
  readonly deviceAt: (event: string) => string;
}

/** `unreached`: it is tried again later, in so many seconds where the server said so. */
export type Round = { readonly is: 'done' } | { readonly is: 'unreached'; readonly after: number | null };

/** Log lines in one request at most, as the server takes them. */
const MOST_LINES = 400;
/** Bytes of log lines in one request at most: proxies often take bodies of 64 kB and no more. */
const MOST_BYTES = 48 * 1024;

/** Faults that pass by themselves: the same is sent again. */
const PASSING: readonly string[] = [
  'unreachable',
  'too-many',
  'failed',
  'store-full',
  'store-read-only',
  'store-away',
  'unavailable',
  'not-found',
];

const passes = (problem: unknown): problem is ServerProblem =>
  problem instanceof ServerProblem && PASSING.includes(problem.code);

/** Faults of the way or of the whole server: other matches would meet them too. */
const OF_ALL: readonly string[] = ['unreachable', 'too-many', 'unavailable'];

/**
 * What phones at a table have to tell, from the device to the server. Everything is on the device first. Lines of a match
 * go out in order, from where the server says it has them; a result goes out with a number that grows with its match, so
 * that what is sent twice counts once.
 */
export class Outbox {
  /** The server has answered something about the match that is being sent. */
  private hasAnswered = false;

  constructor(private readonly ports: OutboxPorts) {}

  /** Sends all that can be sent. A match that cannot be sent now lets the others pass. */
  async send(): Promise<Round> {
    let round: Round = { is: 'done' };
    for (const delivery of await this.ports.deliveries()) {
      if (this.ports.sent(delivery.id).settled === delivery.changed) continue;
      this.hasAnswered = false;
      try {
        await this.deliver(delivery);
      } catch (problem) {
        if (!passes(problem)) throw problem;
        round = { is: 'unreached', after: problem.retryAfter };
        if (OF_ALL.includes(problem.code) && !this.hasAnswered) return round;
      }
    }
    return round;
  }

  private async deliver({ id, of, changed, read }: Delivery): Promise<void> {
    const toSend = await read();
    if (!toSend) return;
    this.count(id, toSend);
    const rights = await letIn(of.event, of.table, this.ports).catch((problem: unknown) => {
      if (!isOfPast(problem)) throw problem;
      // An event that has ended asks for nothing, and keeps nobody else waiting.
      this.change(id, { settled: changed });
      return null;
    });
    if (!rights) return;
    try {
      const lines = await this.sendLines(id, of, toSend, rights.token).catch((problem: unknown) => {
        if (passes(problem)) return problem;
        throw problem;
      });
      // The result counts, the lines are only looked at: it goes out also when they do not.
      await this.sendResult(id, of, toSend, rights.token);
      this.count(id, toSend);
      if (lines instanceof ServerProblem) throw lines;
      if (lines) this.change(id, { settled: changed });
    } catch (problem) {
      if (!isTakenBack(problem)) throw problem;
      const known = this.ports.rightsAt(of.event, of.table);
      if (known?.let?.token === rights.token) this.ports.keepRights({ ...known, areTakenBack: true });
    }
  }

  /** True: the server has them all, or wants none. */
  private async sendLines(id: string, of: OfEvent, { log }: ToSend, token: string): Promise<boolean> {
    if (!log) return true;
    const last = log.events.length;
    let after = Math.min(this.ports.sent(id).have, last);
    let most = MOST_LINES;
    while (after < last) {
      const events = batchOf(log.events, after, most);
      const { head, following } = log;
      const from = after;
      const answer = await this.ports.server
        .boards(of.event, token, { ...matchOf(of), game: id, head, following, after, events })
        .catch((problem: unknown) => {
          // The board is only looked at: what the server will not have of it keeps no result from going out.
          if (passes(problem) || isTakenBack(problem) || !(problem instanceof ServerProblem)) throw problem;
          return { refused: problem.message, isTooLarge: problem.code === 'too-large' };
        });
      this.hasAnswered = true;
      if ('refused' in answer && answer.isTooLarge && events.length > 1) {
        most = Math.floor(events.length / 2);
        continue;
      }
      if ('refused' in answer) {
        // Nothing of it waits to be sent. Where the server follows it later after all, it says from where on.
        this.change(id, { have: last, unfollowed: answer.refused });
        return true;
      }
      after = Math.min(answer.have, last);
      this.change(id, { have: after, unfollowed: null });
      // It wants what it was just given: then it is asked again later, not at once and for ever.
      if (after === from) return false;
    }
    return true;
  }

  private async sendResult(id: string, of: OfEvent, { result }: ToSend, token: string): Promise<void> {
    const { result: answered } = this.ports.sent(id);
    const before = answered && answered.hash === result?.hash ? answered.is : null;
    if (!result || (before && !mayChange(before))) return;
    const { hash, sequence } = result;
    const report: Report = {
      ...result.report,
      sent: { from: this.ports.deviceAt(of.event), sequence, hash },
    };
    try {
      const { is, why } = await this.ports.server.results(of.event, token, { ...matchOf(of), report });
      this.hasAnswered = true;
      this.change(id, { result: { hash, is, why: why ?? null } });
    } catch (problem) {
      if (passes(problem) || isTakenBack(problem) || !(problem instanceof ServerProblem)) throw problem;
      // What the desk has had since before waits there all the same.
      if (before !== 'waiting') this.change(id, { result: { hash, is: 'refused', why: problem.message } });
    }
  }

  private count(id: string, { log, result }: ToSend): void {
    const { have, result: answered } = this.ports.sent(id);
    const lines = Math.max(0, (log?.events.length ?? 0) - have);
    this.change(id, { waits: lines + (result && result.hash !== answered?.hash ? 1 : 0) });
  }

  private change(id: string, change: Partial<Sent>): void {
    this.ports.keepSent(id, { ...this.ports.sent(id), ...change });
  }
}

/** Returns the lines after `after` that fit one request; at least one, however long it is. */
function batchOf(events: readonly Event[], after: number, most: number): Event[] {
  let bytes = 0;
  let end = after;
  while (end < events.length && end - after < most) {
    bytes += new TextEncoder().encode(JSON.stringify(events[end])).length + 1;
    if (bytes > MOST_BYTES && end > after) break;
    end += 1;
  }
  return events.slice(after, end);
}

const matchOf = ({ match, rubber, entrants }: OfEvent) => ({
  match,
  ...(rubber === undefined ? {} : { rubber }),
  ...(entrants ? { entrants } : {}),
});
