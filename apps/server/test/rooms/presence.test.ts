import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePresence, type Presence } from '../../src/rooms/presence.js';
import { SharedBus } from '../watching/shared-bus.js';

const MATCH = 'abcdefghijkl';

describe('who is there', () => {
  let bus: SharedBus;
  const all: Presence[] = [];
  const process = (node: string) => {
    const presence = makePresence({ bus: bus.join(), node, now: () => Date.now() });
    all.push(presence);
    return presence;
  };
  const players = (presence: Presence) => [...presence.there(MATCH)];

  beforeEach(() => {
    vi.useFakeTimers();
    bus = new SharedBus();
  });
  afterEach(() => {
    for (const presence of all.splice(0)) presence.close();
    vi.useRealTimers();
  });

  it('is known at every process, also at one that asks later', () => {
    const [one, two] = [process('one'), process('two')];
    one.come(MATCH, 'B1');
    two.come(MATCH, 'A1');
    const three = process('three');
    three.follow(MATCH, () => {});
    for (const each of [one, two, three]) expect(players(each)).toEqual(['A1', 'B1']);
  });

  it('is told once a change, and not where nothing changes', () => {
    const [one, two] = [process('one'), process('two')];
    const told = vi.fn();
    one.follow(MATCH, told);
    const first = two.come(MATCH, 'A1');
    const second = two.come(MATCH, 'A1');
    vi.advanceTimersByTime(10_000);
    first();
    expect(players(one)).toEqual(['A1']);
    expect(told).toHaveBeenCalledTimes(1);
    second();
    second();
    expect(players(one)).toEqual([]);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('counts the crowd of all processes', () => {
    const [one, two] = [process('one'), process('two')];
    one.follow(MATCH, () => {});
    for (let count = 0; count < 3; count++) two.come(MATCH, null);
    one.come(MATCH, null);
    vi.advanceTimersByTime(2_000);
    expect([one.watchers(MATCH), two.watchers(MATCH)]).toEqual([4, 4]);
  });

  it('forgets a process that died', () => {
    const [one, two] = [process('one'), process('two')];
    one.follow(MATCH, () => {});
    two.come(MATCH, 'A1');
    vi.advanceTimersByTime(20_000);
    expect(players(one)).toEqual(['A1']);
    two.close();
    vi.advanceTimersByTime(4_000);
    expect(players(one)).toEqual(['A1']);
    vi.advanceTimersByTime(4_000);
    expect(players(one)).toEqual([]);
  });

  it('takes nobody for gone while the bus is away, nor right after', () => {
    const [one, two] = [process('one'), process('two')];
    one.follow(MATCH, () => {});
    const gone = two.come(MATCH, 'A1');
    bus.up = false;
    vi.advanceTimersByTime(60_000);
    expect(players(one)).toEqual(['A1']);
    bus.up = true;
    vi.advanceTimersByTime(10_000);
    expect(players(one)).toEqual(['A1']);
    gone();
    expect(players(one)).toEqual([]);
  });

  it('waits for those who find the bus again later', () => {
    const one = process('one');
    one.follow(MATCH, () => {});
    bus.join().publish(`match.${MATCH}.there`, 'two A1 0');
    bus.up = false;
    vi.advanceTimersByTime(60_000);
    bus.up = true;
    vi.advanceTimersByTime(4_000);
    expect(players(one)).toEqual(['A1']);
    vi.advanceTimersByTime(4_000);
    expect(players(one)).toEqual([]);
  });

  it('listens no more once nobody is there and nobody follows', () => {
    const quiet = bus.join();
    const listening = new Set<string>();
    const presence = makePresence({
      bus: {
        ...quiet,
        listen: (subject, hear) => {
          listening.add(subject);
          const stop = quiet.listen(subject, hear);
          return () => {
            listening.delete(subject);
            stop();
          };
        },
      },
      node: 'one',
      now: () => Date.now(),
    });
    const stop = presence.follow(MATCH, () => {});
    const leave = presence.come(MATCH, 'A1');
    stop();
    expect(listening.size).toBe(1);
    leave();
    expect(listening.size).toBe(0);
    presence.close();
  });
});
