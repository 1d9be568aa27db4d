import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheHall, type Begun, fell, PLAYING, putMatches, sitInTheChair } from './hall.js';
import { useStage } from './stage.js';

const stage = useStage();

const PAIRS = {
  A: ['Ashalata Venkataraman', 'Anil Chakraborty-Mukherjee'],
  B: ['Bina Subramaniam', 'Babu Radhakrishnan'],
};
const TAKEN = [
  { type: 'toss', winner: 'B' },
  { type: 'choose', take: 'break' },
] as const;
const SEATED = {
  type: 'sit',
  seats: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' },
  breaker: 'B1',
} as const;

/** Men are to be placed, and a clock runs: nothing has more keys. */
const placing = atTheHall([...PLAYING, fell({ white: 3 }), fell({ white: 1, striker: true })], {
  clocks: 'laws',
});
const doubles = atTheHall([...TAKEN, SEATED, { type: 'play' }, fell({ white: 3 }), fell({ striker: true })], {
  discipline: 'doubles',
  players: PAIRS,
});

const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

async function at(size: (typeof SCREENS)[number], begun: Begun): Promise<Page> {
  const { page } = await stage.open({ phone: true });
  await page.setViewportSize(size);
  await putMatches(page, { hall: begun });
  await sitInTheChair(page, stage, 'hall');
  return page;
}

const striking = atTheHall([...PLAYING, fell({ white: 3 }), fell({ black: 2 })], { clocks: 'laws' });

/** Which lines of the card cannot be seen as the page stands. */
const hiddenLines = (page: Page, lines: string) =>
  page.locator(lines).evaluateAll((all) =>
    all.flatMap((line) => {
      const { left, top, bottom } = line.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].every((y) => line.contains(document.elementFromPoint(left + 4, y)));
      return seen ? [] : [line.textContent];
    }),
  );

it('on the smallest phone a short name stands whole and in one line, beside clock and score', async () => {
  const page = await at({ width: 320, height: 568 }, striking);
  const cut = await page.locator('.sides .name b').evaluateAll((names) =>
    names.flatMap((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      const isWhole = name.scrollWidth <= name.clientWidth && words.getClientRects().length === 1;
      return isWhole ? [] : [name.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

describe('the ruling can be read on every phone', () => {
  for (const size of SCREENS) {
    it(`at ${size.width} × ${size.height}, while men are to be placed`, async () => {
      const page = await at(size, placing);
      expect(await page.getByRole('button', { name: 'Both placed' }).count()).toBe(1);
      expect(await hiddenLines(page, '.console .ruling p.ruling')).toEqual([]);
    });

    it(`at ${size.width} × ${size.height}, with all keys of a stroke under the thumb`, async () => {
      const page = await at(size, striking);
      const last = await page.getByRole('button', { name: 'Nothing fell' }).boundingBox();
      expect((last?.y ?? size.height) + (last?.height ?? 0)).toBeLessThan(size.height);
      const { room, twoLines } = await page.locator('.console').evaluate((console) => {
        const [ruling, dock] = [console.querySelector('p.ruling'), console.querySelector('.dock')];
        if (!ruling || !dock) throw new Error('There is no ruling.');
        const { top, height } = ruling.getBoundingClientRect();
        const twoLines = Math.min(height, 2 * Number.parseFloat(getComputedStyle(ruling).lineHeight));
        return { room: dock.getBoundingClientRect().top - top, twoLines };
      });
      expect(room).toBeGreaterThanOrEqual(twoLines);
    });
  }

  it('with its laws and "Why?" in doubles', async () => {
    const page = await at({ width: 390, height: 844 }, doubles);
    expect(await hiddenLines(page, '.console .ruling p.ruling, .console p.waiting, .console .laws')).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

it('seats four with long names, and the key that ends it is in reach', async () => {
  const page = await at(
    { width: 390, height: 664 },
    atTheHall(TAKEN, { discipline: 'doubles', players: PAIRS }),
  );
  const box = await page.getByRole('button', { name: 'Confirm seats' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
  const narrow = await page
    .locator('.plan span')
    .evaluateAll((names) => names.filter((name) => name.getBoundingClientRect().width < 60).length);
  expect(narrow).toBe(0);
});
