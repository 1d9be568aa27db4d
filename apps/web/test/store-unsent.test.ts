import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptGame } from '../src/store/games.js';
import { forget, remember } from '../src/store/table-memory.js';
import { isUnsent } from '../src/store/unsent.js';

const ID = '00000000-0000-4000-8000-000000000001';
const game = (ofEvent: boolean): KeptGame =>
  ({
    id: ID,
    notes: { changed: '2026-01-31T10:00:00Z', ...(ofEvent ? { ofEvent: { event: 'e', match: 1 } } : {}) },
  }) as unknown as KeptGame;

describe('a match on this device', () => {
  beforeEach(() => vi.stubGlobal('localStorage', undefined));
  afterEach(() => {
    forget(`sent.${ID}`);
    vi.unstubAllGlobals();
  });

  it('that is of no event has nobody to be sent to', () => {
    expect(isUnsent(game(false))).toBe(false);
  });

  it('of an event is unsent until all of it has gone out, and again when it changed since', () => {
    expect(isUnsent(game(true))).toBe(true);
    remember(`sent.${ID}`, { settled: '2026-01-31T09:59:00Z' });
    expect(isUnsent(game(true))).toBe(true);
    remember(`sent.${ID}`, { settled: '2026-01-31T10:00:00Z' });
    expect(isUnsent(game(true))).toBe(false);
  });
});
