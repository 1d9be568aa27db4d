import type { Player } from '@opencarrom/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Audience } from '../../src/watching/audience.js';
import type { Connection } from '../../src/watching/connection.js';
import { eventsFrame } from '../../src/watching/frames.js';
import { Place } from '../../src/watching/place.js';
import type { TextFrame } from '../../src/watching/text-frame.js';
import { unframed } from './unframed.js';

const MATCH = 'abcdefghijkl';

/** A connection that keeps what is sent: for every frame the numbers of its events. */
class Kept {
  readonly sent: number[][] = [];
  readonly send = ({ bytes }: TextFrame): void => this.hear(unframed(bytes));
  readonly sendLarge = (parts: readonly (string | Buffer)[]): void => this.hear(parts.join(''));
  private hear(text: string): void {
    const { events } = JSON.parse(text) as { events?: { seq: number }[] };
    this.sent.push((events ?? []).map(({ seq }) => seq));
  }
  readonly pingSoon = () => {};
}

const frame = (seq: number) => eventsFrame(MATCH, seq, seq, JSON.stringify({ seq }));

describe('an audience', () => {
  let audience: Audience;
  beforeEach(() => {
    vi.useFakeTimers();
    audience = new Audience(MATCH);
  });
  afterEach(() => {
    audience.close();
    vi.useRealTimers();
  });

  function seated(player: Player | null): { readonly kept: Kept; readonly place: Place } {
    const kept = new Kept();
    const place = new Place(kept as unknown as Connection, player, null);
    audience.add(place);
    return { kept, place };
  }
  function there(player: Player | null = null, seq = 0): Kept {
    const { kept, place } = seated(player);
    place.begin(['{}'], seq);
    kept.sent.length = 0;
    return kept;
  }

  it('is told of each event at once, up to 50 who look on', () => {
    const all = Array.from({ length: 50 }, () => there());
    audience.hand(frame(1));
    for (const { sent } of all) expect(sent).toEqual([[1]]);
  });

  it('above that is told of several in one go, while players are told at once', async () => {
    const player = there('A1');
    const crowd = Array.from({ length: 51 }, () => there());
    for (let seq = 1; seq <= 3; seq++) audience.hand(frame(seq));
    expect(player.sent).toEqual([[1], [2], [3]]);
    for (const { sent } of crowd) expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    for (const { sent } of crowd) expect(sent).toEqual([[1, 2, 3]]);
  });

  it('of thousands is told in order, also those who come or go in between', async () => {
    const crowd = Array.from({ length: 1000 }, () => there());
    audience.hand(frame(1));
    audience.hand(frame(2));
    const late = there(null, 1);
    const { kept: gone, place } = seated(null);
    audience.remove(place);
    await vi.advanceTimersByTimeAsync(250);
    audience.hand(frame(3));
    await vi.advanceTimersByTimeAsync(1000);
    for (const { sent } of crowd) expect(sent.flat()).toEqual([1, 2, 3]);
    expect(late.sent.flat()).toEqual([2, 3]);
    expect(gone.sent).toEqual([]);
  });

  it('of thousands hears nothing too early while others before them leave', async () => {
    vi.useRealTimers();
    // Parts of a crowd are told one after another in earnest.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const crowd = Array.from({ length: 1000 }, () => seated(null));
    for (const { place } of crowd) place.begin(['{"events":[]}'], 0);
    audience.hand(frame(1));
    vi.advanceTimersByTime(250);
    audience.hand(frame(2));
    for (const { place } of crowd.splice(0, 300)) audience.remove(place);
    vi.advanceTimersByTime(250);
    for (let part = 0; part < 10; part++) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(250);
    for (let part = 0; part < 10; part++) await new Promise((resolve) => setImmediate(resolve));
    for (const { kept } of crowd) expect(kept.sent.flat()).toEqual([1, 2]);
  });

  it('tells who is just coming what happens meanwhile, after how it stands', () => {
    const { kept, place } = seated('B1');
    for (let seq = 1; seq <= 4; seq++) audience.hand(frame(seq));
    place.begin([JSON.stringify({ events: [{ seq: 1 }, { seq: 2 }] })], 2);
    audience.hand(frame(5));
    expect(kept.sent).toEqual([[1, 2], [3], [4], [5]]);
  });

  it('shrinks back without losing what waits', async () => {
    const crowd = Array.from({ length: 51 }, () => seated(null));
    for (const { place } of crowd) place.begin(['{}'], 0);
    audience.hand(frame(1));
    for (const { place } of crowd.slice(1)) audience.remove(place);
    audience.hand(frame(2));
    await vi.advanceTimersByTimeAsync(500);
    audience.hand(frame(3));
    expect(crowd[0]?.kept.sent.flat()).toEqual([1, 2, 3]);
  });
});
