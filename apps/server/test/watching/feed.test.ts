import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.js';
import type { LoggedCommand } from '../../src/store/match-log.js';
import { Feed } from '../../src/watching/feed.js';
import { SharedBus } from './shared-bus.js';
import { unframed } from './unframed.js';

const MATCH = 'abcdefghijkl';

/** A log in memory, whose readings can be held up or fail. */
class Log {
  readonly rows: LoggedCommand[] = [];
  fails = false;
  readings = 0;
  private held: Promise<void> = Promise.resolve();

  constructor(readonly bus: Bus) {}

  /** A command with so many events; told on the bus, or not. */
  enter(events: number, told: 'told' | 'untold' = 'told'): void {
    const seq = (this.rows.at(-1)?.last ?? 0) + 1;
    const last = seq + events - 1;
    const body = JSON.stringify(Array.from({ length: events }, (_, index) => ({ seq: seq + index })));
    this.rows.push({ seq, last, cmd: `A1 c-${seq}`, at: seq, body });
    if (told === 'told') this.tell(seq, last, body);
  }

  tell(first: number, last: number, body: string): void {
    this.bus.publish(`match.${MATCH}.ev`, `${first} ${last} {"t":"ev","match":"${MATCH}","events":${body}}`);
  }

  /** Readings that begin from now on end when this is called. */
  hold(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  readonly read = async (_match: string, after: number): Promise<readonly LoggedCommand[]> => {
    this.readings++;
    const found = this.rows.filter(({ last }) => last > after);
    await this.held;
    if (this.fails) throw new Error('away');
    return found;
  };
}

describe('the events of a match, at a process', () => {
  let log: Log;
  let feed: Feed;
  let handed: number[];
  const led = vi.fn();

  beforeEach(() => {
    const buses = new SharedBus();
    log = new Log(buses.join());
    handed = [];
    led.mockClear();
    feed = new Feed(
      MATCH,
      { log, bus: buses.join(), logger: pino({ level: 'silent' }) },
      {
        hand: ({ wire }) => {
          const { events } = JSON.parse(unframed(wire.bytes)) as { events: { seq: number }[] };
          handed.push(...events.map(({ seq }) => seq));
        },
        led,
      },
    );
  });

  const settled = () => vi.waitFor(() => expect(handed.at(-1)).toBe(log.rows.at(-1)?.last), { interval: 1 });

  it('are handed on as they are heard, with no reading', () => {
    feed.reaches(0);
    log.enter(1);
    log.enter(3);
    expect(handed).toEqual([1, 2, 3, 4]);
    expect(log.readings).toBe(0);
  });

  it('come once, however often they are told', () => {
    feed.reaches(0);
    log.enter(2);
    log.tell(1, 2, log.rows[0]?.body ?? '');
    expect(handed).toEqual([1, 2]);
    expect(log.readings).toBe(0);
  });

  it('are read where some were not heard', async () => {
    feed.reaches(0);
    log.enter(1);
    log.enter(2, 'untold');
    log.enter(1);
    await settled();
    expect(handed).toEqual([1, 2, 3, 4]);
  });

  it('wait while those before them are read, and are neither lost nor doubled', async () => {
    feed.reaches(0);
    log.enter(1, 'untold');
    const letGo = log.hold();
    log.enter(1);
    for (let count = 0; count < 100; count++) log.enter(1);
    expect(handed).toEqual([]);
    letGo();
    await settled();
    expect(handed).toEqual(log.rows.map(({ seq }) => seq));
  });

  it('that come before anybody knows where to begin are kept', () => {
    log.enter(2, 'untold');
    log.enter(1);
    feed.reaches(2);
    expect(handed).toEqual([3]);
  });

  it('are read where a new leader says that there are more, and who leads is asked', async () => {
    feed.reaches(0);
    log.enter(2, 'untold');
    log.bus.publish(`match.${MATCH}.ev`, '3 2 ');
    await settled();
    expect(handed).toEqual([1, 2]);
    expect(led).toHaveBeenCalledOnce();
  });

  it('are read again after a reading that failed', async () => {
    feed.reaches(0);
    log.fails = true;
    log.enter(1, 'untold');
    log.enter(1);
    await vi.waitFor(() => expect(log.readings).toBeGreaterThan(0));
    log.fails = false;
    await settled();
    expect(handed).toEqual([1, 2]);
  });

  it('stop once it is closed', async () => {
    feed.reaches(0);
    log.enter(1, 'untold');
    const letGo = log.hold();
    const reading = feed.catchUp();
    feed.close();
    letGo();
    await reading;
    log.enter(1);
    expect(handed).toEqual([]);
  });
});
