import { expect, it, vi } from 'vitest';
import { catalogue } from '../src/device/catalogue.js';
import { speak } from '../src/device/language.js';
import { settings } from '../src/device/settings.svelte.js';

vi.mock('../src/device/settings.svelte.js', () => ({ settings: { language: 'en' } }));

/** Words that come when the test says so; before, there is no network. */
let bring: (() => void) | null = null;
let isOnline = false;
const files = {
  './words/en.ts': async () => ({ words: {} }),
  './words/hi.ts': async () => {
    if (!isOnline) throw new TypeError('no network');
    await new Promise<void>((resolve) => {
      bring = resolve;
    });
    return { words: {} };
  },
};

it('stays as it is without a network; else the language chosen last is spoken, whichever comes first', async () => {
  catalogue(files);
  await speak('hi');
  expect(settings.language).toBe('en');
  isOnline = true;
  const hindi = speak('hi');
  await speak('en');
  bring?.();
  await hindi;
  expect(settings.language).toBe('en');
  await speak('hi');
  expect(settings.language).toBe('hi');
});
