import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterFrame } from '../src/match/board/after-frame.js';

describe('what waits for a frame', () => {
  let page: EventTarget;
  let frame: (() => void) | null;
  let done: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    frame = null;
    done = [];
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
      frame = draw;
      return 1;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const put = (waits: AfterFrame, name: string) => waits.put(() => done.push(name));

  it('is done after the frame is drawn, not in it, and once', () => {
    const waits = new AfterFrame();
    put(waits, 'stroke');
    frame?.();
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['stroke']);
    expect(waits.isWaiting).toBe(false);
  });

  it('is done where no frames come', () => {
    put(new AfterFrame(), 'stroke');
    vi.runAllTimers();
    expect(done).toEqual(['stroke']);
  });

  it('is done before the page goes', () => {
    put(new AfterFrame(), 'stroke');
    page.dispatchEvent(new Event('pagehide'));
    expect(done).toEqual(['stroke']);
  });

  it('comes before whatever is put after it', () => {
    const waits = new AfterFrame();
    put(waits, 'stroke');
    put(waits, 'next stroke');
    expect(done).toEqual(['stroke']);
    waits.settle();
    vi.runAllTimers();
    expect(done).toEqual(['stroke', 'next stroke']);
  });
});
