import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Connection, type ConnectionPorts } from '../../src/watching/connection.js';
import { Pulse } from '../../src/watching/pulse.js';
import { TextFrame } from '../../src/watching/text-frame.js';
import { allUnframed } from './unframed.js';

/** A socket whose other end may not read. */
class SlowSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  reads = true;
  pings: string[] = [];
  sent: string[] = [];
  isCut = false;
  send(text: string) {
    this.sent.push(text);
    if (!this.reads) this.bufferedAmount += text.length;
  }
  write(bytes: Buffer) {
    this.send(allUnframed(bytes).join(' + '));
    return this.reads;
  }
  ping(mark: string) {
    this.pings.push(mark);
  }
  close() {
    this.readyState = WebSocket.CLOSING;
  }
  terminate() {
    this.isCut = true;
    this.readyState = WebSocket.CLOSED;
  }
}

const connectionOf = (socket: SlowSocket, ports: ConnectionPorts) =>
  new Connection(socket as unknown as WebSocket, socket, null, ports);

describe('a connection', () => {
  let socket: SlowSocket;
  let connection: Connection;
  const dropped = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    dropped.mockClear();
    socket = new SlowSocket();
    connection = connectionOf(socket, { now: () => Date.now(), dropped });
  });
  afterEach(() => void vi.useRealTimers());

  const answer = (after: number) => {
    vi.advanceTimersByTime(after);
    connection.pong(socket.pings.at(-1) ?? '');
  };
  const measure = (lag: number) => {
    vi.advanceTimersByTime(10_000);
    connection.lookAfter();
    answer(lag);
  };

  it('measures its lag itself, as a decaying mean, of which at most half a second counts', () => {
    expect(connection.lag).toBe(0);
    measure(100);
    expect(connection.lag).toBe(100);
    measure(20);
    expect(connection.lag).toBe(80);
    for (let count = 0; count < 10; count++) measure(4_000);
    expect(connection.lag).toBe(500);
  });

  it('takes no answer to a ping that was never sent, nor a second one', () => {
    connection.lookAfter();
    vi.advanceTimersByTime(400);
    expect(connection.pong('17')).toBe(false);
    expect(connection.lag).toBe(0);
    expect(connection.pong('1')).toBe(true);
    vi.advanceTimersByTime(400);
    expect(connection.pong('1')).toBe(false);
    expect(connection.lag).toBe(400);
  });

  it.each([
    { who: 'somebody who looks on', isInSeat: false, most: 256 * 1024 },
    { who: 'a player', isInSeat: true, most: 1024 * 1024 },
  ])('of $who who does not read is let go above $most bytes', async ({ isInSeat, most }) => {
    connection.isInSeat = isInSeat;
    socket.reads = false;
    const part = 'x'.repeat(64 * 1024);
    for (let bytes = 0; bytes < most; bytes += part.length) connection.send(new TextFrame(part));
    expect(dropped).not.toHaveBeenCalled();
    connection.send(new TextFrame('x'));
    expect(dropped).toHaveBeenCalledOnce();
    await new Promise(process.nextTick);
    expect(socket.sent.at(-1)).toMatch(/\{"t":"bye","why":"limit","after":0\}$/);
    expect(connection.isOpen).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(socket.isCut).toBe(true);
  });

  it('tells who awaits an answer in one piece what comes in one turn, and others each by itself', async () => {
    const sendTwo = () => {
      for (const text of ['what happened', 'kept']) connection.send(new TextFrame(text));
    };
    sendTwo();
    expect(socket.sent).toEqual(['what happened', 'kept']);
    connection.asks();
    sendTwo();
    await Promise.resolve();
    sendTwo();
    connection.answered();
    await new Promise(process.nextTick);
    expect(socket.sent.slice(2)).toEqual(['what happened + kept + what happened + kept']);
    sendTwo();
    expect(socket.sent.slice(3)).toEqual(['what happened', 'kept']);
  });

  it('says nothing out of turn: what waits to be told goes before a farewell', () => {
    connection.asks();
    connection.send(new TextFrame('what happened'));
    connection.bye('restart');
    expect(socket.sent).toEqual(['what happened', '{"t":"bye","why":"restart","after":0}']);
  });

  it('may have one large thing unsent, not two', () => {
    socket.reads = false;
    connection.sendLarge(['x'.repeat(2_000_000)]);
    connection.send(new TextFrame('x'));
    expect(dropped).not.toHaveBeenCalled();
    connection.sendLarge(['x'.repeat(1000)]);
    expect(dropped).toHaveBeenCalledOnce();
  });

  describe('and its pulse', () => {
    let pulse: Pulse;
    beforeEach(() => {
      pulse = new Pulse(() => Date.now());
      pulse.add(connection);
    });
    afterEach(() => pulse.stop());

    it('is kept as long as it answers', () => {
      for (let count = 0; count < 100; count++) answer(1_000);
      expect(socket.isCut).toBe(false);
      expect(socket.pings.length).toBeGreaterThanOrEqual(10);
    });

    it('is cut off where nothing is heard', () => {
      vi.advanceTimersByTime(21_000);
      expect(socket.isCut).toBe(true);
    });

    it('is kept where it says something, though it answers no ping', () => {
      for (let count = 0; count < 100; count++) {
        vi.advanceTimersByTime(1_000);
        connection.heard();
      }
      expect(socket.isCut).toBe(false);
    });

    it('is not cut off because the server itself was held up', () => {
      answer(1_000);
      // Asked again after ten seconds; just before its silence is looked at the process sleeps for a minute, and what the
      // socket said meanwhile is not read yet when its timers come.
      vi.advanceTimersByTime(19_050);
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(100);
      expect(socket.isCut).toBe(false);
      vi.advanceTimersByTime(10_000);
      expect(socket.isCut).toBe(true);
    });

    it('is not asked together with all others', () => {
      const others = Array.from({ length: 500 }, () => new SlowSocket());
      for (const other of others) pulse.add(connectionOf(other, { now: () => Date.now(), dropped }));
      for (const other of others) other.pings = [];
      vi.advanceTimersByTime(5_000);
      const asked = others.filter(({ pings }) => pings.length > 0).length;
      expect(asked).toBeLessThan(300);
    });
  });
});
