import type { Page } from 'playwright-core';

/** So many pixels a finger needs, either way. */
const FINGER = 44;

/**
 * Whatever can be touched on a page and is smaller than a finger: by where a touch really lands, so that what is small
 * to look at may reach further, and what lies under something else is found. Links within a sentence may be as tall
 * as it is.
 */
export const tooSmallToTouch = (page: Page): Promise<readonly string[]> =>
  page.evaluate((finger) => {
    const THINGS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';
    const inSentence = (thing: Element) =>
      thing.matches('p a, li > a') &&
      getComputedStyle(thing).display === 'inline' &&
      (thing.parentElement?.textContent ?? '').trim() !== (thing.textContent ?? '').trim();

    function reachOf(thing: HTMLElement): readonly [width: number, height: number] | null {
      const [box] = thing.getClientRects();
      if (!box || box.width === 0) return null;
      const label = (thing as HTMLInputElement).labels?.[0] ?? thing.closest('label');
      const touches = (x: number, y: number): boolean => {
        const touched = document.elementFromPoint(x, y);
        return touched !== null && (thing.contains(touched) || label?.contains(touched) === true);
      };
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (!touches(x, y)) return null;
      const reach = (dx: number, dy: number): number => {
        let steps = 0;
        while (steps < finger && touches(x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps += 0.5;
        return steps;
      };
      return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    }

    const told: string[] = [];
    for (const thing of document.querySelectorAll<HTMLElement>(THINGS)) {
      if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (thing.matches(':disabled, .for-readers') || inSentence(thing)) continue;
      thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const reach = reachOf(thing);
      // Half a pixel is lost where one thing ends and the next begins.
      if (reach && Math.min(...reach) < finger - 1)
        told.push(
          `${reach.join(' × ')}: ${(thing.textContent || thing.getAttribute('aria-label') || thing.tagName).trim()}`,
        );
    }
    return told;
  }, FINGER);
