import { describe, expect, it } from 'vitest';
import { PRESETS } from '../src/index.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';

describe('presets', () => {
  it.each([
    ['en', en],
    ['hi', hi],
  ])('all have words of their own in %s', (_language, { presets }) => {
    expect(Object.keys(presets)).toEqual([...PRESETS]);
    expect(new Set(Object.values(presets)).size).toBe(PRESETS.length);
  });
});
