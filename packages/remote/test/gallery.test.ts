import type { BoardFrame, ClientFrame } from '@opencarrom/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery, type SocketTold } from '../src/index.js';

const BOARD: BoardFrame = {
  ...{ t: 'board', match: 'a', seq: 5, game: 1, board: 1, men: [], turn: null },
  ...{ score: { A: 0, B: 0 }, games: { A: 0, B: 0 }, watchers: 0 },
};

describe('a gallery', () => {
  let sockets: { told: SocketTold; said: ClientFrame[] }[];
  let boards: string[];
  let gone: string[];
  let isReached: boolean | null;
  let gallery: Gallery;
  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, boards, gone, isReached] = [[], [], [], null];
    gallery = new Gallery(
      {
        connect: (told) => {
          const said: ClientFrame[] = [];
          sockets.push({ told, said });
          return { send: (text) => said.push(JSON.parse(text) as ClientFrame), close: () => {} };
        },
        record: () => Promise.reject(new Error('no record is asked for')),
        now: () => performance.now(),
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        chance: () => 0.5,
      },
      {
        board: ({ match, seq }) => boards.push(`${match} ${seq}`),
        gone: (match) => gone.push(match),
        reached: (is) => {
          isReached = is;
        },
      },
    );
    return () => {
      gallery.close();
      vi.useRealTimers();
    };
  });
  const hear = (frame: object) => sockets.at(-1)?.told.heard(JSON.stringify(frame));
  const lists = () =>
    sockets.at(-1)?.said.map((frame) => (frame.t === 'look' ? frame.tables.join() : frame.t));

  it('opens no socket before there is something to look at', () => {
    gallery.look([]);
    gallery.hurry();
    expect(sockets).toEqual([]);
    gallery.look(['a']);
    expect(sockets).toHaveLength(1);
  });

  it('says the last list only, however fast somebody scrolls', () => {
    gallery.look(['a']);
    sockets[0]?.told.opened();
    hear({ t: 'looking', tables: ['a'] });
    for (const table of ['b', 'c', 'd']) gallery.look([table]);
    expect(lists()).toEqual(['a']);
    vi.advanceTimersByTime(1500);
    expect(lists()).toEqual(['a', 'd']);
  });

  it('comes back by itself and looks at the same again', () => {
    gallery.look(['a', 'b']);
    sockets[0]?.told.opened();
    hear({ t: 'looking', tables: ['a'] });
    hear({ t: 'no', id: null, code: 'no-such-match', message: '', match: 'b' });
    hear(BOARD);
    expect([boards, gone, isReached]).toEqual([['a 5'], ['b'], true]);
    sockets[0]?.told.closed();
    expect(isReached).toBe(false);
    vi.advanceTimersByTime(500);
    sockets[1]?.told.opened();
    expect(lists()).toEqual(['a,b']);
    hear({ t: 'over', match: 'a' });
    expect(gone).toEqual(['b', 'a']);
  });

  it('does not wait on a server that is silent', () => {
    gallery.look(['a']);
    sockets[0]?.told.opened();
    vi.advanceTimersByTime(2500);
    expect([isReached, sockets.length]).toEqual([false, 2]);
  });
});
