import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A theme is colours and nothing else, so a screen is read whole in one of them and for its colours in the others. */
export const THEMES = ['dusk', 'paper', 'contrast'] as const;
const COLOURS_ONLY: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Each page needs it anew, so the smaller build of it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One run of axe. */
interface Look {
  /** The theme the page is set to before; `null`: as it stands. */
  readonly theme: string | null;
  readonly rules: RunOptions;
}

/** Returns what axe complains of on the page as it stands, in every theme. */
export function complaintsInAllThemes(page: Page): Promise<readonly string[]> {
  const looks = THEMES.map((theme) => ({ theme, rules: theme === THEMES[0] ? {} : COLOURS_ONLY }));
  return complaintsIn(page, 'html', looks);
}

/** Returns what axe complains of on the page as it stands, in one theme: for a screen whose colours another test sees in all. */
export function complaintsInOneTheme(page: Page): Promise<readonly string[]> {
  return complaintsIn(page, 'html', [{ theme: THEMES[0], rules: {} }]);
}

/** Returns what axe complains of in a part of the page, in the theme it stands in. */
export function complaintsOn(page: Page, within: string, rules: RunOptions): Promise<readonly string[]> {
  return complaintsIn(page, within, [{ theme: null, rules }]);
}

/** Brings axe into a page once, however often it is asked. */
async function complaintsIn(page: Page, within: string, looks: readonly Look[]): Promise<readonly string[]> {
  const asked = { within, looks };
  const told = await page.evaluate(runAxe, asked);
  if (told) return told;
  await page.evaluate(AXE);
  return (await page.evaluate(runAxe, asked)) ?? [];
}

/** In the page: what axe complains of, look by look; `null`: it is not in this page yet. */
async function runAxe({ within, looks }: { within: string; looks: readonly Look[] }) {
  const { axe } = window as unknown as { axe?: typeof import('axe-core') };
  if (!axe) return null;
  // A colour on its way to another is nobody's choice, and one may set others going: waited for until all are there.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
  const told: string[] = [];
  for (const { theme, rules } of looks) {
    if (theme) document.documentElement.dataset.theme = theme;
    for (let still = 0; still < 3; still = moving().length === 0 ? still + 1 : 0) {
      await Promise.allSettled(moving());
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      // No rule reads style sheets, so axe need not fetch them.
      preload: { assets: ['media'] },
      ...rules,
    });
    const where = theme ? `in ${theme}: ` : '';
    for (const { id, nodes } of violations)
      told.push(`${where}${id} ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return told;
}
