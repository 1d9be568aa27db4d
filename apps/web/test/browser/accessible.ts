import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A theme is colours and nothing else, so a screen is read whole in one of them and for its colours in the others. */
export const THEMES = ['dusk', 'paper', 'contrast'] as const;
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe complains of on the page as it stands, in every theme. */
export async function complaintsInAllThemes(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const rules: RunOptions = theme === THEMES[0] ? {} : { runOnly: { type: 'rule', values: COLOURS } };
    told.push(...(await complaintsOn(page, 'html', rules)).map((complaint) => `in ${theme}: ${complaint}`));
  }
  return told;
}

/** What axe complains of in a part of the page. It is brought into a page once, however often it is asked. */
export async function complaintsOn(
  page: Page,
  within: string,
  rules: RunOptions,
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, rules }) => {
      // A colour on its way to another is nobody's choice, and one may set others going: waited for until all are there.
      const moving = () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished);
      for (let still = 0; still < 3; still = moving().length === 0 ? still + 1 : 0) {
        await Promise.allSettled(moving());
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        ...rules,
      });
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { within, rules },
  );
}
