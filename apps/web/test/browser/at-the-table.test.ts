import { newHead } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterStroke, atTheBreak, type Crafted, deepInDebt, duePassedOver } from '../support/crafted.js';
import { hintedPixels } from './hinted-pixels.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, idOf, mayStrike, readyToStrike, recordOf, sitDown, strokesOf } from './table.js';
import { hide, stopTheClock, untilGone, untilSeen } from './time.js';

const stage = useStage();
const AGAINST = { ...BOTH_PERSONS, B1: { kind: 'computer', level: 1 } };
const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

/** Asha has covered the queen and pocketed a white man more, and another lies before the pocket. */
function oneDownAndOneEasy(): Crafted {
  const covered = [['w2'], ['queen'], ['w3']] as const;
  const opened = covered.reduce((crafted, fallen) => afterStroke(crafted, fallen, []), atTheBreak());
  const moved = (opened.state.board?.men ?? []).map((man, index) =>
    man.id === 'w9'
      ? { ...man, x: 0.318, y: 0.296 }
      : { ...man, x: -0.1 + (index % 7) * 0.035, y: 0.04 + Math.floor(index / 7) * 0.035 },
  );
  return afterStroke(opened, ['w1'], moved);
}

/** In the page: whatever a screen reader would read out of itself, in order. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const isLive = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live="polite"], [role="status"]');
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes)
          if (isLive(node) && node.textContent?.trim()) heard.push(node.textContent.trim());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]);
}

describe('a hint', () => {
  it('is read in the language of the page, also when that is changed', async () => {
    const { page } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak());
    await readyToStrike(page).waitFor();
    await hintButton(page).click();
    const given = page.locator('.hint[role=status]');
    await given.waitFor();
    expect(await given.innerText()).toMatch(/[a-z]{3}/i);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect.poll(() => given.innerText()).not.toMatch(/[a-z]{3}/i);
  });

  it('shows an idea and leaves the aim alone; shown as a ghost, it gives the board back and is written down', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/play?quick`);
    await readyToStrike(page).waitFor();
    const aimed = page.locator('#aim-now');
    const before = await aimed.textContent();
    const unhinted = await hintedPixels(page);
    await page.getByRole('button', { name: 'Hint (3)' }).click();
    await page.locator('.hint[role=status]').waitFor();
    await expect.poll(() => hintedPixels(page)).toBeGreaterThan(unhinted + 500);
    expect(await aimed.textContent()).toBe(before);
    await page.getByRole('button', { name: 'Show me' }).click();
    await readyToStrike(page).waitFor();
    expect(await aimed.textContent()).toBe(before);
    const acts = async () =>
      (await recordOf(page, idOf(page))).events.flatMap((event) =>
        event.type === 'done' && event.act.type === 'help' ? [event.act.took] : [],
      );
    await expect.poll(acts).toEqual(['hint', 'ghost']);
    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, idOf(page)))).toBeGreaterThan(0);
  });

  it('is given, and the computer answers the stroke that follows', async () => {
    const { page } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak(), AGAINST);
    await readyToStrike(page).waitFor();
    await hintButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Hint' }).waitFor();
    expect(await page.getByText('thinking').count()).toBe(0);
    await readyToStrike(page).click();
    const struckBy = async (player: string) =>
      (await recordOf(page, 'game')).events.some(
        (event) => event.type === 'done' && event.act.type === 'strike' && event.by === player,
      );
    // Who pockets a man strikes again, with another hint.
    for (let more = 0; more < 20 && !(await struckBy('B1')); more++) {
      await expect
        .poll(async () => (await struckBy('B1')) || (await readyToStrike(page).isVisible()))
        .toBe(true);
      if (!(await struckBy('B1'))) await readyToStrike(page).click();
    }
    expect(await struckBy('B1')).toBe(true);
  });

  it('still being worked out is dropped by a stroke, and keeps nobody from playing', async () => {
    const { page } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak(), AGAINST);
    await readyToStrike(page).waitFor();
    await hintButton(page).click();
    await page.getByRole('progressbar', { name: 'Hint' }).waitFor();
    await page.getByRole('slider', { name: /Power/ }).fill('20');
    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBeGreaterThan(1);
    await readyToStrike(page).waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'Hint' }).count()).toBe(0);
    expect(await hintButton(page).isEnabled()).toBe(true);
  });
});

describe('why the computer played as it did', () => {
  it('is asked about a stroke that has been seen, not while it runs', async () => {
    const { page } = await stage.open();
    // A stroke may be over before it is looked for from outside: the page itself notes what it showed.
    await page.addInitScript(() => {
      const shown = { running: false, askedTooSoon: false };
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const isRunning = [...document.querySelectorAll('button')].some(
          ({ textContent }) => textContent?.trim() === 'Skip',
        );
        shown.running ||= isRunning;
        if (isRunning && document.body.innerText.includes('Why did Bilal')) shown.askedTooSoon = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await sitDown(page, stage, afterStroke(atTheBreak(), [], []), AGAINST);
    await page.getByText('Why did Bilal play this?').waitFor();
    expect(await page.evaluate(() => (window as unknown as { shown: object }).shown)).toEqual({
      running: true,
      askedTooSoon: false,
    });
  });
});

describe('why the computer played as it did, after the page was left', () => {
  const WHY = 'Why did Bilal play this?';
  const answer = (page: Page) => page.locator('details[open] p').first();

  it('is thought again, and is the same', async () => {
    const { page } = await stage.open({ skipping: true });
    await sitDown(page, stage, afterStroke(atTheBreak(), [], []), AGAINST);
    await readyToStrike(page).waitFor();
    await page.getByText(WHY).click();
    const told = await answer(page).textContent();
    expect(told).not.toBe('');
    await page.reload();
    await readyToStrike(page).waitFor();
    await page.getByText(WHY).click();
    await expect.poll(() => answer(page).textContent()).toBe(told);
  });

  it('is said to be forgotten where the computer would now strike otherwise', async () => {
    const { page } = await stage.open();
    // A stroke that only a test would make.
    const struck = afterStroke(afterStroke(atTheBreak(), [], []), [], []);
    await sitDown(page, stage, struck, AGAINST);
    await page.getByText(WHY).click();
    await page.getByText('its reason is no longer known').waitFor();
  });
});

describe('whoever listens', () => {
  it('hears a ruling anew in the same words, and before anything else', async () => {
    const { page } = await stage.open({ skipping: true });
    const game = oneDownAndOneEasy();
    await sitDown(page, stage, game);
    const ruling = 'One white coin pocketed. White plays on.';
    await page.getByText(ruling).waitFor();
    const heard = await listen(page);
    await readyToStrike(page).waitFor();
    await hintButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Hint' }).waitFor();
    // Straight at the one before the far right pocket, and gently: thirty degrees to the right.
    await page.getByRole('application').focus();
    for (const key of ['ArrowUp', ...Array.from({ length: 15 }, () => 'ArrowRight')])
      await page.keyboard.press(key);
    await page.getByRole('slider', { name: 'Power' }).fill('30');
    const before = await heard();
    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(strokesOf(game) + 1);
    await readyToStrike(page).waitFor();
    expect((await heard()).slice(before.length)).toEqual([ruling, 'Asha to strike (white).']);
  });
});

describe('a due that a computer places at once', () => {
  it('leaves the ruling to be read, and is told after it', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, deepInDebt(), AGAINST);
    await page.getByText(/^Placed\./).waitFor();
    expect(await page.locator('.said p').allInnerTexts()).toEqual([
      expect.stringContaining('two more are still owed'),
      expect.stringMatching(/^Placed\. .+/),
    ]);
  });
});

describe('a game with clocks', () => {
  it('waits until whoever breaks is ready', async () => {
    const { page } = await stage.open();
    await page.clock.install();
    await page.goto(`${stage.address}/play?way=two`);
    await page.getByText('More options').click();
    await page.getByText('15 seconds', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Toss' }).click();
    await page.getByRole('button', { name: 'Break first' }).click();
    const ready = page.getByRole('button', { name: 'Ready: start the clock' });
    await ready.waitFor();
    await page.clock.fastForward(60_000);
    const id = idOf(page);
    expect((await recordOf(page, id)).state).toMatchObject({ clock: null });
    await ready.click();
    await readyToStrike(page).waitFor();
    await expect.poll(async () => (await recordOf(page, id)).state.clock?.kind).toBe('break');
  });

  const claimable = (): Crafted => {
    const players = { A: ['Asha'], B: ['Bilal'] } as const;
    const head = newHead({ rulebook: 'icf-short', players, length: 'board', clocks: 'laws' });
    const turn = afterStroke(atTheBreak(head), [], []);
    return afterStroke(turn, ['b1'], [], { proper: false, claimed: false, breach: '38' });
  };

  it('gives the person beside a computer the claim, which is ruled on and placed', async () => {
    const { page } = await stage.open();
    await stopTheClock(page);
    const computer = { kind: 'computer', level: 1 };
    const open = duePassedOver('laws');
    await sitDown(page, stage, open, { A1: { kind: 'person' }, B1: computer, A2: computer, B2: computer });
    await untilSeen(page.getByText(/^Bilal is waiting\. Claim/));
    await untilSeen(page.getByRole('button', { name: 'No claim' }).getByText(/^\d$/));
    expect(await page.locator('.main:visible').allInnerTexts()).toEqual(['Claim']);
    const toldHow = page.getByText('Did you see something wrong? It counts only if you claim it.');
    await untilSeen(toldHow);
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await untilGone(toldHow);
    await untilSeen(page.getByText(/One black coin and the striker pocketed. Double fine/));
    await untilSeen(page.getByText('Asha places a black coin.'));
    await untilSeen(page.getByText('owes 1 coin'));
  });

  it('counts the time to claim only while it is seen, and shows what is left of it', async () => {
    const { page } = await stage.open({ skipping: true });
    await stopTheClock(page);
    await sitDown(page, stage, claimable(), AGAINST);
    await untilSeen(page.getByText(/^Bilal is waiting\. Claim/));
    expect(await page.getByText('Bilal to strike').count()).toBe(0);
    const none = page.getByRole('button', { name: 'No claim' });
    await page.clock.runFor(1000);
    const left = Number((await none.textContent())?.match(/\d+/)?.[0]);
    expect(left).toBeGreaterThan(0);
    await hide(page, true);
    await page.clock.fastForward(60_000);
    await hide(page, false);
    await page.clock.runFor(400);
    expect(await none.isVisible()).toBe(true);
    await page.clock.fastForward(9000);
    await untilGone(none);
  });
});

describe('a due in a stroke that also took a man', () => {
  it('is what can be waived, and is asked about once more: it is for good', async () => {
    const { page } = await stage.open();
    const opened = atTheBreak();
    const men = opened.state.board?.men ?? [];
    const aside = men.map((man, index) => ({ ...man, x: -0.3, y: 0.3 - index * 0.033 }));
    const first = afterStroke(opened, ['w1', 'w2'], aside);
    await sitDown(page, stage, afterStroke(first, ['w3', 'striker'], []));
    await page.getByText('Bilal places 2 white coins.').waitFor();
    await page.getByRole('button', { name: 'Don’t place (1 coin)', exact: true }).click();
    await page.getByText('This coin will not be placed later.').waitFor();
    expect(await page.getByText('Bilal places 2 white coins.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Really don’t place (1 coin)' }).click();
    await page.getByText('Bilal places a white coin.').waitFor();
  });
});

describe('a browser that keeps nothing', () => {
  it('says so at the board, and asks before the page is left', async () => {
    const { page } = await stage.open();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await page.goto(`${stage.address}/play?quick`);
    await readyToStrike(page).waitFor();
    await page.getByText(/This browser does not save games here/).waitFor();
    const asks = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(asks).toBe(true);
  });
});

describe('on a phone', () => {
  it('the ruling, its law and “Why?” are seen without scrolling, and the answer lies over the page', async () => {
    const { page } = await stage.open({ phone: true, skipping: true });
    await sitDown(page, stage, afterStroke(atTheBreak(), [], []));
    await mayStrike(page).waitFor();
    const why = page.getByRole('button', { name: 'Why?' });
    const [asks, hand] = await Promise.all([why.boundingBox(), page.locator('.hand').boundingBox()]);
    expect((asks?.y ?? 0) + (asks?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await why.click();
    const answer = page.getByRole('dialog', { name: 'Why?' });
    await answer.getByText('Law 48').waitFor();
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([0, height]);
    await answer.getByRole('button', { name: 'Close' }).click();
    await answer.waitFor({ state: 'hidden' });
  });
});
