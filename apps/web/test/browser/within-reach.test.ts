import { newHead, phaseOf } from '@opencarrom/match';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  afterStroke,
  atTheBreak,
  type Crafted,
  deepInDebt,
  duePassedOver,
  untilADueIsToBePlaced,
} from '../support/crafted.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, readyToStrike, recordOf, sitDown, strokesOf } from './table.js';
import { letTimePass, stopTheClock, untilSeen } from './time.js';
import { spotsOf } from './touch.js';

const stage = useStage();

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const SIZES = [
  ...PHONES,
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Is it wholly in sight, and would a finger on its middle or near its ends touch it and nothing else? */
const isInReach = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const y = (top + bottom) / 2;
    return [left + 8, (left + right) / 2, right - 8].every((x) =>
      element.contains(document.elementFromPoint(x, y)),
    );
  });

async function expectInReach(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
    await button.waitFor();
    expect(await isInReach(button), `${name} at ${JSON.stringify(page.viewportSize())}`).toBe(true);
  }
}

/** Black struck against the laws of a book that leaves it to White to say so. */
function claimOpen(): Crafted {
  const head = newHead({
    players: { A: ['Asha'], B: ['Bilal'] },
    length: 'board',
    rulebook: 'icf-short',
  });
  const missed = afterStroke(atTheBreak(head), [], []);
  return afterStroke(missed, [], [], { proper: false, claimed: false });
}

/** Starwood doubles: a man fell with the striker, and whoever struck chooses what it costs. */
function doubleFine(): Crafted {
  const players = { A: ['Asha', 'Chandra'], B: ['Bilal', 'Dev'] } as const;
  const head = newHead({ rulebook: 'starwood', discipline: 'doubles', players, length: 'board' });
  const opened = atTheBreak(head, { A1: 'S', B1: 'W', A2: 'N', B2: 'E' });
  const aside = (opened.state.board?.men ?? []).map((man, n) => ({ ...man, x: -0.3, y: 0.3 - n * 0.035 }));
  return afterStroke(afterStroke(opened, ['w1'], aside), ['w2', 'striker'], []);
}

/** Where the first sentence of what the umpire says ends, and where the laws below it begin. */
const firstSentence = (page: Page) =>
  page.locator('.umpire .ruling').evaluate((ruling) => {
    const words = ruling.firstChild;
    const sentence = document.createRange();
    sentence.selectNodeContents(ruling);
    if (words) sentence.setEnd(words, (words.textContent ?? '').indexOf('.') + 1);
    const chip = ruling.closest('section')?.querySelector('.chip');
    return { ends: sentence.getBoundingClientRect().bottom, laws: chip?.getBoundingClientRect().top ?? 0 };
  });

describe('what was ruled is in sight when something is to be decided', () => {
  const ALL_PERSONS = { ...BOTH_PERSONS, A2: { kind: 'person' }, B2: { kind: 'person' } };
  for (const [what, crafted, controllers] of [
    ['a double fine', doubleFine(), ALL_PERSONS],
    ['a claim', duePassedOver(), ALL_PERSONS],
    ['a debt', deepInDebt(), BOTH_PERSONS],
  ] as const)
    it(`${what}: its first sentence, its laws and “Why?”`, async () => {
      const { page } = await stage.open();
      await sitDown(page, stage, crafted, controllers);
      for (const size of SIZES.filter(({ height }) => height !== 640)) {
        await page.setViewportSize(size);
        await expectInReach(page, ['Why?']);
        for (const chip of await page.locator('.umpire .chip').all())
          expect(await isInReach(chip), JSON.stringify(size)).toBe(true);
        const { ends, laws } = await firstSentence(page);
        expect(ends, JSON.stringify(size)).toBeLessThanOrEqual(laws);
      }
    });
});

describe('whatever can be done now is under the thumb', () => {
  for (const size of PHONES) {
    it(`a due is put down or forgone at ${size.width} × ${size.height}, and a refusal moves neither`, async () => {
      const { page } = await stage.open({ phone: true });
      await page.setViewportSize(size);
      const due = untilADueIsToBePlaced();
      await sitDown(page, stage, due);
      await page.getByText('1 of 2').waitFor();
      await expectInReach(page, ['Place it', /^Don’t place/]);
      const put = page.getByRole('button', { name: 'Place it' });
      const before = await put.boundingBox();
      const { x, y } = (await spotsOf(page, 'S'))({ x: 0.2, y: 0.2 });
      await page.touchscreen.tap(x, y);
      await page.getByText('Keep it fully inside the outer circle.', { exact: true }).waitFor();
      expect(await put.boundingBox()).toEqual(before);
      await expectInReach(page, [/^Don’t place/]);
    });

    it(`a claim is made, or a stroke, at ${size.width} × ${size.height}`, async () => {
      const { page } = await stage.open({ phone: true });
      await page.setViewportSize(size);
      const open = claimOpen();
      expect(phaseOf(open.state)).toBe('stroke');
      await sitDown(page, stage, open);
      await readyToStrike(page).waitFor();
      await expectInReach(page, ['Claim', 'Strike']);
      expect(await page.locator('.main:visible').allInnerTexts()).toEqual(['Strike']);
    });
  }

  it('the score sheet is one press away on every size, and the page never scrolls', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, afterStroke(atTheBreak(), ['w1'], []));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectInReach(page, ['Score sheet', 'Menu', 'Strike']);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
  });

  it('on a short phone the board has the whole width, and the fine pad comes with the aim', async () => {
    const { page } = await stage.open({ phone: true });
    for (const size of [
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await sitDown(page, stage, atTheBreak());
      await readyToStrike(page).waitFor();
      expect((await page.locator('canvas').boundingBox())?.width).toBe(size.width);
      const turn = page.getByRole('slider', { name: 'Slide to turn' });
      const power = page.getByRole('slider', { name: /Power/ });
      expect(await power.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Aim', exact: true }).tap();
      await turn.waitFor();
      await power.press('ArrowUp');
      await expectInReach(page, ['Aim', 'Spin', 'Strike']);
      expect((await page.locator('canvas').boundingBox())?.width).toBe(size.width);
      await page.getByRole('button', { name: 'Spin', exact: true }).tap();
      await page.getByRole('slider', { name: /Spin/ }).press('ArrowRight');
      expect(await turn.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Spin', exact: true }).tap();
      await turn.waitFor();
      await page.getByRole('button', { name: 'Spin 10' }).waitFor();
    }
  });
});

describe('on the smallest phone', () => {
  const SMALLEST = { width: 320, height: 568 };

  it('the board keeps the whole width where a coin is placed, and both ways to go on are in reach', async () => {
    const { page } = await stage.open({ phone: true });
    await page.setViewportSize(SMALLEST);
    await sitDown(page, stage, untilADueIsToBePlaced());
    await page.getByText('1 of 2').waitFor();
    await expectInReach(page, ['Place it', /^Don’t place/]);
    expect((await page.locator('canvas').boundingBox())?.width).toBe(SMALLEST.width);
  });

  it('a ruling shows whole lines and asks "Why?" beside them, which tells it in full', async () => {
    const { page } = await stage.open({ phone: true });
    await page.setViewportSize(SMALLEST);
    await sitDown(page, stage, deepInDebt());
    const why = page.getByRole('button', { name: 'Why?' });
    await why.waitFor();
    const card = await page.locator('.umpire section').first().boundingBox();
    const asked = await why.boundingBox();
    const bottom = (card?.y ?? 0) + (card?.height ?? 0);
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(bottom + 4);
    const told = page.locator('.said .ruling').first();
    const ruling = (await told.textContent())?.trim() ?? '';
    const words = await told.boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bottom);
    await why.tap();
    await page.getByRole('dialog', { name: 'Why?' }).getByText(ruling).waitFor();
  });

  it('a hint is told in full, and gives the hand its room back', async () => {
    const { page } = await stage.open({ phone: true });
    await page.setViewportSize(SMALLEST);
    await sitDown(page, stage, afterStroke(atTheBreak(), ['w1'], []));
    await readyToStrike(page).waitFor();
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    const told = page.getByRole('status').filter({ hasText: 'Hint' });
    const cut = () => told.evaluate((text) => text.scrollHeight - text.clientHeight);
    await told.waitFor();
    expect(await cut()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Got it' }).tap();
    await expectInReach(page, ['Aim', 'Spin', 'Show me', 'Strike']);
    await page.getByRole('button', { name: 'Read the hint again' }).tap();
    await told.waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(cut, { message: 'on its side' }).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Got it' }).tap();
    // Aimed back to the right: three figures of degrees, and none of them cut.
    const { x, y } = (await spotsOf(page, 'S'))({ x: 0.3, y: -0.36 });
    await page.touchscreen.tap(x, y);
    await expectInReach(page, ['Spin', 'Show me', 'Strike', /^Aim 1\d\d\.\d\d°$/]);
    const apart = await page.locator('.tape .figure').evaluateAll((figures) =>
      figures.slice(1).map((figure, index) => {
        const before = figures[index]?.getBoundingClientRect().right ?? 0;
        return Math.round(figure.getBoundingClientRect().left - before);
      }),
    );
    expect(apart.length).toBeGreaterThan(0);
    expect(Math.min(...apart)).toBeGreaterThan(6);
  });
});

describe('the search field of the laws', () => {
  for (const language of ['en', 'hi'])
    it(`says what to ask for in words that fit the narrowest phone, ${language}`, async () => {
      const { page } = await stage.open({ phone: true, settings: { language } });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${stage.address}/laws`);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      const left = await field.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no pen to measure with');
        pen.font = font;
        const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room - pen.measureText(input.placeholder).width;
      });
      expect(left).toBeGreaterThan(0);
    });
});

describe('a question to the laws', () => {
  it('gets the law, the sentence and how the books differ; what is not found leads on', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/laws`);
    const field = page.getByRole('searchbox');
    await field.fill('striker aur meri goti dono gir gaye');
    const answer = page.getByRole('article').first();
    await answer.getByRole('link', { name: 'Law 73' }).waitFor();
    await answer.getByRole('heading', { name: 'Other books differ' }).waitFor();
    await answer.getByRole('link', { name: /^F6 Double fine/ }).waitFor();
    await field.fill('zebra');
    await page.getByText('Nothing found for “zebra”').waitFor();
    await page.getByRole('button', { name: 'When can I take the queen?' }).tap();
    await answer.getByRole('link', { name: 'Law 92' }).waitFor();
    await page.goto(`${stage.address}/laws/starwood`);
    await field.fill('can I pass my turn');
    await answer.getByText('says nothing here, so this law applies').waitFor();
  });
});

describe('whoever watches', () => {
  it('holds the game: no computer thinks of its next stroke until it is let go on', async () => {
    const { page } = await stage.open({ settings: { rate: 0.5 } });
    await stopTheClock(page);
    const computer = { kind: 'computer', level: 1 };
    await sitDown(page, stage, atTheBreak(), { A1: computer, B1: computer });
    await untilSeen(page.getByRole('button', { name: 'Skip' }));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await untilSeen(page.getByRole('region', { name: 'Strokes' }));
    expect(await page.getByText('thinking').count()).toBe(0);
    expect(strokesOf(await recordOf(page, 'game'))).toBe(1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await letTimePass(page, async () => strokesOf(await recordOf(page, 'game')) > 1);
  });
});
