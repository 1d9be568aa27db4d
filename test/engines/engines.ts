import { type Engine as EngineName, nameOf, programsOf } from '../../scripts/browsers.js';
import { startChromium } from './chromium.js';
import type { Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { startWebKit } from './webkit.js';

const STARTERS: Readonly<Record<EngineName, (programs: readonly string[]) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The three engines; one that is not here says so in its name, and its tests are skipped. */
export const ENGINES = (Object.keys(STARTERS) as EngineName[]).map((engine) => {
  const programs = programsOf(engine);
  // Without a word about where Chromium is, Playwright takes its own.
  const isHere = programs !== null || engine === 'chromium';
  return {
    isHere,
    name: isHere ? nameOf(engine) : `${nameOf(engine)} (left out: it is not installed)`,
    start: () => STARTERS[engine](programs ?? []),
  };
});
