import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheBreak } from '../support/crafted.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, readyToStrike, recordOf, sitDown, strokesOf } from './table.js';

const stage = useStage();
const AGAINST = { ...BOTH_PERSONS, B1: { kind: 'computer', level: 1 } };

type Loss = 'no-script' | 'throws' | 'silent';

describe('a computer player whose worker is lost', () => {
  it.each<Loss>(['no-script', 'throws'])('once (%s) is started again, and strikes', async (loss) => {
    const page = await struckAgainst(loss, 1);
    await expect.poll(() => strokes(page)).toBeGreaterThan(1);
    await readyToStrike(page).waitFor();
  });

  it.each<Loss>(['no-script', 'throws'])(
    'for good (%s) is told of, nothing is lost, and it can be tried again',
    async (loss) => {
      const page = await struckAgainst(loss, 1000);
      await page
        .getByRole('alert')
        .getByText(/computer player/)
        .waitFor();
      expect(await strokes(page)).toBe(1);
      await page.evaluate(() => Object.assign(globalThis, { losses: 0 }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => strokes(page)).toBeGreaterThan(1);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  it('leaves practice as it is, and a hint can be asked for once more', async () => {
    const { page } = await stage.open();
    await page.addInitScript(loseWorkers, { loss: 'throws' as const, losses: 1000 });
    await page.goto(`${stage.address}/practice`);
    await page.getByRole('button', { name: 'Straight' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('No answer came. Ask again.').waitFor();
    await page.evaluate(() => Object.assign(globalThis, { losses: 0 }));
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/far right pocket/).waitFor();
  });

  it('that falls silent in the midst of its thoughts is replaced', async () => {
    const page = await struckAgainst('silent', 1, true);
    await page.waitForFunction(() => (globalThis as unknown as { losses: number }).losses < 1);
    await page.clock.fastForward(60_000);
    await expect.poll(() => strokes(page)).toBeGreaterThan(1);
  });
});

const strokes = async (page: Page): Promise<number> => strokesOf(await recordOf(page, 'game'));

/** Somebody has struck, and the computer's worker is lost so many times. */
async function struckAgainst(loss: Loss, losses: number, withClock = false): Promise<Page> {
  const { page } = await stage.open({
    skipping: true,
    forgiven: /Failed to load/,
  });
  if (withClock) await page.clock.install();
  await page.addInitScript(loseWorkers, { loss, losses });
  await sitDown(page, stage, atTheBreak(), AGAINST);
  await readyToStrike(page).click();
  await expect.poll(() => strokes(page)).toBeGreaterThan(0);
  return page;
}

/** In the page: workers that do not load, that fail at what they are asked, or that the browser ends in mid-thought. */
function loseWorkers({ loss, losses }: { loss: Loss; losses: number }): void {
  Object.assign(globalThis, { losses });
  const left = globalThis as unknown as { losses: number };
  const isLost = (when: Loss) => when === loss && left.losses-- > 0;
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(isLost('no-script') ? '/assets/no-such-worker.js' : url, options);
    }

    override postMessage(message: unknown): void {
      if (isLost('throws')) queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error')));
      else super.postMessage(message);
      this.addEventListener('message', () => isLost('silent') && this.terminate(), { once: true });
    }
  };
}
