import { MatchHost, memoryLog } from '@opencarrom/host';
import { type BookId, bookOf } from '@opencarrom/laws';
import {
  type Act,
  makeDice,
  newHead,
  openMatch,
  type Player,
  playersOf,
  standIn,
  takings,
  usualSeats,
} from '@opencarrom/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence } from '../../src/rooms/presence.js';
import { RoomClock } from '../../src/rooms/room-clock.js';
import type { MissedPlayer } from '../../src/rooms/rooms.js';
import { Steward } from '../../src/rooms/steward.js';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const BREAK: Act = { type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0, vy: 3 } };

/** A match at its break, which is A1's, and who is there. */
function attended({
  rulebook = 'icf',
  clocks = 'none',
}: {
  rulebook?: BookId;
  clocks?: 'laws' | 'none';
} = {}) {
  const discipline = bookOf(rulebook).rules.disciplines.is[0] ?? 'singles';
  const people = playersOf(discipline);
  const there = new Set<Player>(people);
  const told = new Set<() => void>();
  const presence: Presence = {
    there: () => there,
    watchers: () => 0,
    follow: (_, tell) => {
      told.add(tell);
      return () => told.delete(tell);
    },
    come: () => () => {},
    close: () => {},
  };
  const side = discipline === 'doubles' ? ['one', 'other'] : ['one'];
  const head = newHead({ rulebook, clocks, discipline, players: { A: side, B: side }, length: 'board' });
  const clock = new RoomClock(0, Date.now, 1);
  clock.start();
  const host = new MatchHost(
    { head, events: [], state: openMatch(head) },
    { log: memoryLog(), clock },
    {
      controllerOf: () => ({ kind: 'person' }),
      thinker: { act: async () => null, cancel: () => {} },
      ...{
        coin: () => 'A',
        seats: usualSeats(discipline),
        callsTime: true,
        claimTime: 0,
        mayGoOn: () => true,
      },
    },
  );
  const missed: (readonly MissedPlayer[])[] = [];
  const steward = new Steward({
    ...{ match: 'm', host, presence, people, now: Date.now },
    missing: (players) => missed.push(players),
  });
  const nowThere = (...players: readonly Player[]) => {
    there.clear();
    for (const player of players) there.add(player);
    for (const tell of told) tell();
  };
  host.goOn();
  const [take] = takings(head);
  host.do({ by: 'A1', act: { type: 'choose', take: rulebook === 'icf' ? 'break' : (take ?? 'break') } });
  return { host, steward, people, nowThere, missed };
}

/** Timers, and the promises between them. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a match that somebody leaves on their own turn', () => {
  it.each(['icf', 'icf-classic', 'icf-short', 'iiitn', 'starwood'] as const)(
    'is lost by the law about it, in %s',
    async (rulebook) => {
      const { host, people, nowThere } = attended({ rulebook });
      const opening = standIn(host.state, makeDice(1));
      if (opening) host.do(opening);
      await pass(1);
      const onTurn = host.state.board?.onTurn ?? 'A1';
      expect(host.state.board?.strokes).toBe(1);
      nowThere(...people.filter((player) => player !== onTurn));
      await pass(59);
      expect(host.state.outcome).toBeNull();
      await pass(2);
      expect(host.state.outcome).toMatchObject({
        winner: onTurn.startsWith('A') ? 'B' : 'A',
        how: 'awarded',
      });
      expect(host.state.outcome?.laws.join()).toMatch(/143a/);
    },
  );

  it('is lost by that alone, whatever the clock says meanwhile', async () => {
    const { host, nowThere } = attended({ clocks: 'laws' });
    host.do({ by: 'A1', act: BREAK });
    await pass(1);
    const onTurn = host.state.board?.onTurn ?? 'A1';
    nowThere(onTurn === 'A1' ? 'B1' : 'A1');
    await pass(59);
    expect(host.state.outcome).toBeNull();
    await pass(2);
    expect(host.state.outcome?.reason).toBe('away too long on the own turn');
  });

  it('tells after five seconds who is missed, and when they are back', async () => {
    const { host, nowThere, missed } = attended();
    host.do({ by: 'A1', act: BREAK });
    await pass(1);
    const onTurn = host.state.board?.onTurn ?? 'A1';
    nowThere(onTurn === 'A1' ? 'B1' : 'A1');
    await pass(4.9);
    expect(missed).toEqual([]);
    await pass(0.2);
    expect(missed).toMatchObject([[{ player: onTurn }]]);
    expect(missed[0]?.[0]?.left).toBeGreaterThan(54_000);
    nowThere('A1', 'B1');
    expect(missed.at(-1)).toEqual([]);
    await pass(300);
    expect(host.state.outcome).toBeNull();
  });
});

describe('a match that all leave', () => {
  it.each(['none', 'laws'] as const)('is abandoned after five minutes, with clocks: %s', async (clocks) => {
    const { host, nowThere } = attended({ clocks });
    host.do({ by: 'A1', act: BREAK });
    await pass(1);
    nowThere();
    await pass(299);
    expect(host.state.outcome).toBeNull();
    await pass(2);
    expect(host.state.outcome).toMatchObject({ winner: null, how: 'abandoned' });
  });
});

describe('a match whose first stroke is not made', () => {
  it.each(['none', 'laws'] as const)('is given up, with clocks: %s', async (clocks) => {
    const { host } = attended({ clocks });
    await pass(29);
    expect(host.state.outcome).toBeNull();
    await pass(2);
    expect(host.state.outcome).toMatchObject({ winner: null, how: 'abandoned' });
  });
});

describe('somebody who is there and does nothing', () => {
  it('loses at the third time-out in a row', async () => {
    const { host } = attended({ clocks: 'laws' });
    host.do({ by: 'A1', act: BREAK });
    const timeOuts = () =>
      host.events.filter((event) => event.type === 'done' && event.act.type === 'time').length;
    for (let second = 0; second < 300 && !host.state.outcome; second++) await pass(1);
    expect(host.state.outcome).toMatchObject({ how: 'awarded' });
    expect(timeOuts()).toBeGreaterThanOrEqual(3);
    expect(timeOuts()).toBeLessThanOrEqual(6);
  });
});

describe('a steward who is let go', () => {
  it('rules no more', async () => {
    const { host, steward, nowThere } = attended();
    steward.close();
    nowThere();
    await pass(3600);
    expect(host.state.outcome).toBeNull();
  });
});
