import type { Event } from '@opencarrom/match';
import { newHead } from '@opencarrom/match';
import type { BoardLog, HandedResult, ResultKept } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { ServerProblem } from '../src/online/asking.js';
import type { OfEvent } from '../src/store/games.js';
import { type Delivery, Outbox, type Sent, type ToSend, UNSENT } from '../src/umpire/at-table/outbox.js';
import type { TableRights } from '../src/umpire/at-table/rights.js';

const OF: OfEvent = {
  event: 'ev',
  eventName: 'Club evening',
  table: 4,
  match: 12,
  counted: 'score',
  mostScore: 25,
  minutes: null,
  keeper: 'umpire',
  since: 0,
};
const head = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, source: 'observed' });
const line = (seq: number): Event => ({ type: 'done', seq, at: seq, by: 'umpire', act: { type: 'play' } });
const lines = (count: number): readonly Event[] =>
  Array.from({ length: count }, (_, index) => line(index + 1));

const result = (points: number): NonNullable<ToSend['result']> => ({
  report: { score: [25, points] },
  sequence: 30 + points,
  hash: `h${points}`,
});

/** A server that can be away, and a device on which a match goes on. */
class Hall {
  trouble: string | null = null;
  answer: ResultKept = { is: 'taken' };
  /** Each line the server has, in the order it came. */
  readonly had: Event[] = [];
  readonly results: HandedResult[] = [];
  readonly asked: string[] = [];
  /** Answers that are on the way when the network goes: it was done, and nobody hears so. */
  losesAnswers = false;
  /** What stands before the server: throws what it does not let through. */
  proxy: (log: BoardLog) => void = () => {};
  log: readonly Event[] = [];
  result: ToSend['result'] = null;
  sent: Sent = UNSENT;
  rights: TableRights = { event: 'ev', table: 4, key: 'k'.repeat(20), let: null, areTakenBack: false };
  private version = 0;

  readonly outbox = new Outbox({
    deliveries: async () => [this.delivery()],
    sent: () => this.sent,
    keepSent: (_, sent) => {
      this.sent = sent;
    },
    deviceAt: () => 'd1',
    rightsAt: () => this.rights,
    keepRights: (rights) => {
      this.rights = rights;
    },
    server: {
      come: async () => {
        this.meet('come');
        return { phone: 'p1', token: 't1' };
      },
      table: async () => {
        throw new Error('not asked for here');
      },
      boards: async (_, token, log) => {
        this.meet(`boards ${token} ${log.after}+${log.events.length}`);
        this.proxy(log);
        this.take(log);
        if (this.losesAnswers) throw new ServerProblem('unreachable', '');
        return { have: this.had.length };
      },
      results: async (_, __, handed) => {
        this.meet('results');
        const known = this.results.some(({ report }) => report.sent?.hash === handed.report.sent?.hash);
        if (!known) this.results.push(handed);
        if (this.losesAnswers) throw new ServerProblem('unreachable', '');
        return this.answer;
      },
    },
  });

  play(count: number, signed: ToSend['result'] = null): void {
    this.version += 1;
    this.log = lines(count);
    this.result = signed;
  }

  private take({ after, events }: BoardLog): void {
    if (after > this.had.length) return;
    for (const event of events) if (event.seq === this.had.length + 1) this.had.push(event);
  }

  private meet(what: string): void {
    this.asked.push(what);
    if (this.trouble)
      throw new ServerProblem(this.trouble, 'no', null, this.trouble === 'too-many' ? 7 : null);
  }

  private delivery(): Delivery {
    const { log: events, result: signed } = this;
    return {
      id: 'game',
      of: OF,
      changed: `${this.version}`,
      read: async () => ({ log: { head, following: 'strokes', events }, result: signed }),
    };
  }
}

describe('the outbox of a phone at a table', () => {
  it('sends lines as they come, and the signed result by itself', async () => {
    const hall = new Hall();
    hall.play(3);
    expect(await hall.outbox.send()).toEqual({ is: 'done' });
    hall.play(5);
    await hall.outbox.send();
    hall.play(6, result(7));
    await hall.outbox.send();
    await hall.outbox.send();
    expect(hall.asked).toEqual(['come', 'boards t1 0+3', 'boards t1 3+2', 'boards t1 5+1', 'results']);
    expect(hall.results[0]).toEqual({
      match: 12,
      report: { score: [25, 7], sent: { from: 'd1', sequence: 37, hash: 'h7' } },
    });
    expect(hall.sent.result).toEqual({ hash: 'h7', is: 'taken', why: null });
    expect(hall.sent.waits).toBe(0);
  });

  it('keeps all while there is no network, says how much waits, and sends it once', async () => {
    const hall = new Hall();
    hall.trouble = 'unreachable';
    hall.play(9, result(3));
    expect(await hall.outbox.send()).toEqual({ is: 'unreached', after: null });
    expect(hall.sent.waits).toBe(10);
    hall.trouble = null;
    await hall.outbox.send();
    expect(hall.had).toEqual(lines(9));
    expect(hall.results).toHaveLength(1);
    expect(hall.sent.waits).toBe(0);
  });

  it('sends again what was done without an answer, and it is there once', async () => {
    const hall = new Hall();
    hall.losesAnswers = true;
    hall.play(4, result(3));
    await hall.outbox.send();
    hall.losesAnswers = false;
    await hall.outbox.send();
    expect(hall.had).toEqual(lines(4));
    expect(hall.results).toHaveLength(1);
  });

  it('goes on from where the server says it is, though the device thinks otherwise', async () => {
    const hall = new Hall();
    hall.sent = { ...UNSENT, have: 5 };
    hall.play(7);
    await hall.outbox.send();
    expect(hall.had).toEqual(lines(7));
    expect(hall.asked).toEqual(['come', 'boards t1 5+2', 'boards t1 0+7']);
  });

  it('sends a long match in pieces', async () => {
    const hall = new Hall();
    hall.play(900);
    await hall.outbox.send();
    expect(hall.asked).toEqual(['come', 'boards t1 0+400', 'boards t1 400+400', 'boards t1 800+100']);
  });

  it('sends a corrected result with a higher number', async () => {
    const hall = new Hall();
    hall.play(4, result(3));
    await hall.outbox.send();
    hall.play(6, result(8));
    await hall.outbox.send();
    expect(hall.results.map(({ report }) => report.sent?.sequence)).toEqual([33, 38]);
  });

  it('hands the result in though nobody wants the lines', async () => {
    const hall = new Hall();
    hall.play(4, result(3));
    const { server } = (hall.outbox as unknown as { ports: { server: { boards: unknown } } }).ports;
    server.boards = async () => {
      throw new ServerProblem('bad-request', 'a line that cannot be');
    };
    await hall.outbox.send();
    expect(hall.results).toHaveLength(1);
    // Nothing waits any more: the phone says why its board is not seen, not that it is sending for ever.
    expect(hall.sent).toMatchObject({ waits: 0, unfollowed: 'a line that cannot be' });
  });

  it('sends long lines in requests that proxies take', async () => {
    const hall = new Hall();
    hall.play(110);
    const note = 'x'.repeat(1500);
    hall.log = hall.log.map((event) => Object.assign({}, event, { note }));
    const sizes: number[] = [];
    hall.proxy = (log) => {
      sizes.push(JSON.stringify(log).length);
    };
    await hall.outbox.send();
    expect(hall.had).toHaveLength(110);
    expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
  });

  it('halves what is too large on the way, and gives up a single line that is', async () => {
    const hall = new Hall();
    hall.play(100, result(3));
    hall.proxy = ({ events }) => {
      if (events.length > 30) throw new ServerProblem('too-large', 'HTTP 413');
    };
    await hall.outbox.send();
    expect(hall.had).toEqual(lines(100));
    expect(hall.asked.slice(0, 4)).toEqual(['come', 'boards t1 0+100', 'boards t1 0+50', 'boards t1 0+25']);
    const other = new Hall();
    other.play(3, result(3));
    other.proxy = () => {
      throw new ServerProblem('too-large', 'HTTP 413');
    };
    expect(await other.outbox.send()).toEqual({ is: 'done' });
    expect(other.sent).toMatchObject({ waits: 0, unfollowed: 'HTTP 413', result: { is: 'taken' } });
  });

  it('hands the result in though the lines do not come through now', async () => {
    const hall = new Hall();
    hall.play(4, result(3));
    hall.proxy = () => {
      throw new ServerProblem('unreachable', 'too slow');
    };
    expect(await hall.outbox.send()).toEqual({ is: 'unreached', after: null });
    expect(hall.results).toHaveLength(1);
    expect(hall.sent.waits).toBe(4);
    hall.proxy = () => {};
    expect(await hall.outbox.send()).toEqual({ is: 'done' });
    expect(hall.had).toEqual(lines(4));
    expect(hall.results).toHaveLength(1);
  });

  it.each([
    ['is not stored now', 'failed', ['come', 'boards 12', 'results 12', 'boards 13', 'results 13'], true],
    ['meets no network', 'unreachable', ['come', 'boards 12', 'results 12'], false],
  ])(
    'lets another match pass when the first %s, and asks no more than needed',
    async (_, code, asked, passed) => {
      const told: string[] = [];
      const matches = [12, 13].map(
        (match): Delivery => ({
          id: `game ${match}`,
          of: { ...OF, match },
          changed: 'once',
          read: async () => ({
            log: { head, following: 'strokes', events: lines(2) },
            result: result(match),
          }),
        }),
      );
      const sent = new Map<string, Sent>();
      let rights: TableRights = {
        event: 'ev',
        table: 4,
        key: 'p'.repeat(20),
        let: null,
        areTakenBack: false,
      };
      const failsFor = (match: number, what: string): void => {
        told.push(`${what} ${match}`);
        if (match === 12) throw new ServerProblem(code, 'no');
      };
      const outbox = new Outbox({
        deliveries: async () => matches,
        sent: (id) => sent.get(id) ?? UNSENT,
        keepSent: (id, change) => sent.set(id, change),
        deviceAt: () => 'd1',
        rightsAt: () => rights,
        keepRights: (kept) => {
          rights = kept;
        },
        server: {
          come: async () => {
            told.push('come');
            return { phone: 'p1', token: 't1' };
          },
          table: () => Promise.reject(new Error('not asked for here')),
          boards: async (_event, _token, { match, after, events }) => {
            failsFor(match, 'boards');
            return { have: after + events.length };
          },
          results: async (_event, _token, { match }) => {
            failsFor(match, 'results');
            return { is: 'taken' };
          },
        },
      });
      expect(await outbox.send()).toEqual({ is: 'unreached', after: null });
      expect(told).toEqual(asked);
      expect(sent.get('game 13')?.result?.is === 'taken').toBe(passed);
    },
  );

  it('waits as long as the server says', async () => {
    const hall = new Hall();
    hall.trouble = 'too-many';
    hall.play(1);
    expect(await hall.outbox.send()).toEqual({ is: 'unreached', after: 7 });
  });

  it('stops where its rights were taken back, until the code is read again', async () => {
    const hall = new Hall();
    hall.play(2);
    await hall.outbox.send();
    hall.trouble = 'not-signed-in';
    hall.play(4, result(3));
    await hall.outbox.send();
    expect(hall.rights.areTakenBack).toBe(true);
    expect(hall.sent.waits).toBe(3);
    const before = hall.asked.length;
    await hall.outbox.send();
    expect(hall.asked).toHaveLength(before);
    hall.trouble = null;
    hall.rights = { ...hall.rights, key: 'n'.repeat(20), let: null, areTakenBack: false };
    await hall.outbox.send();
    expect(hall.results).toHaveLength(1);
  });

  it('of an event that has ended is not taken for sent away, and asks once', async () => {
    const hall = new Hall();
    hall.trouble = 'event-refused';
    hall.play(2, result(3));
    expect(await hall.outbox.send()).toEqual({ is: 'done' });
    await hall.outbox.send();
    expect(hall.asked).toEqual(['come']);
    expect(hall.rights.areTakenBack).toBe(false);
    // It was reopened, and news of it came.
    hall.trouble = null;
    hall.sent = { ...hall.sent, settled: null };
    await hall.outbox.send();
    expect(hall.results).toHaveLength(1);
  });

  it('keeps why the desk has to look, or will not take it', async () => {
    const hall = new Hall();
    hall.answer = { is: 'waiting', why: 'another result is there' };
    hall.play(2, result(3));
    await hall.outbox.send();
    expect(hall.sent.result).toEqual({ hash: 'h3', is: 'waiting', why: 'another result is there' });
    hall.sent = { ...hall.sent, have: 2 };
    hall.trouble = 'not-allowed';
    hall.play(2, result(4));
    await hall.outbox.send();
    expect(hall.sent.result).toEqual({ hash: 'h4', is: 'refused', why: 'no' });
  });

  it.each([
    ['waiting', () => ({ is: 'waiting', why: 'another result is there' }) as const, null],
    ['refused', () => ({ is: 'taken' }) as const, 'event-refused'],
  ])('hears what came of a result that was %s, once the event has changed', async (is, answer, trouble) => {
    const hall = new Hall();
    hall.play(2);
    await hall.outbox.send();
    [hall.answer, hall.trouble] = [answer(), trouble];
    hall.play(2, result(3));
    await hall.outbox.send();
    expect(hall.sent.result?.is).toBe(is);
    const before = hall.asked.length;
    // Nothing has changed: nobody is asked.
    await hall.outbox.send();
    expect(hall.asked).toHaveLength(before);

    [hall.answer, hall.trouble] = [{ is: 'taken' }, null];
    hall.sent = { ...hall.sent, settled: null };
    await hall.outbox.send();
    expect(hall.sent.result).toEqual({ hash: 'h3', is: 'taken', why: null });
    hall.sent = { ...hall.sent, settled: null };
    await hall.outbox.send();
    expect(hall.results).toHaveLength(1);
    expect(hall.asked.slice(before)).toEqual(['results']);
  });

  it('forgets no result that waits at the desk because the table is another by now', async () => {
    const hall = new Hall();
    hall.answer = { is: 'waiting', why: 'another result is there' };
    hall.play(2, result(3));
    await hall.outbox.send();
    hall.sent = { ...hall.sent, settled: null };
    hall.trouble = 'not-allowed';
    await hall.outbox.send();
    expect(hall.sent.result).toMatchObject({ is: 'waiting', why: 'another result is there' });
  });
});
