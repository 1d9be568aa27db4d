import { validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { useStage } from './stage.js';
import { drawAndLetGo, idOf, mayStrike, readyToStrike, recordOf } from './table.js';

const stage = useStage();

describe('a board against the computer', () => {
  it('is played to its end by pointer, survives a reload in the midst, and agrees with the headless match', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/play?quick`);
    await page.waitForURL(/\/play\/[0-9a-f-]+$/);
    const id = idOf(page);
    const over = page.getByRole('button', { name: 'Play again' });
    const ready = readyToStrike(page);
    let strokes = 0;
    for (; strokes < 200; strokes++) {
      await over.or(ready).first().waitFor();
      if (await over.isVisible()) break;
      const before = (await recordOf(page, id)).events.length;
      await drawAndLetGo(page, ((strokes * 37) % 160) - 80, 90 + ((strokes * 53) % 60));
      await expect.poll(async () => (await recordOf(page, id)).events.length).toBeGreaterThan(before);
      await place(page);
      if (strokes === 2) {
        await over.or(ready).first().waitFor();
        const kept = (await recordOf(page, id)).events.length;
        await page.reload();
        await over.or(ready).first().waitFor();
        expect((await recordOf(page, id)).events.length).toBeGreaterThanOrEqual(kept);
      }
    }
    expect(strokes).toBeGreaterThan(2);
    // What is seen comes first, and the device's memory right after it.
    await expect.poll(async () => (await recordOf(page, id)).state.outcome).not.toBeNull();
    const record = await recordOf(page, id);
    expect(validateRecord(record).mismatch).toBeNull();
    expect(await mayStrike(page).count()).toBe(0);
  });
});

/** Whatever has to be placed or decided by the person is, in the simplest way. */
async function place(page: import('playwright-core').Page): Promise<void> {
  const put = page.getByRole('button', { name: 'Place it' });
  const next = page.getByRole('button', { name: /^(Next board|No extra points)$/ });
  const strike = readyToStrike(page);
  const over = page.getByRole('button', { name: 'Play again' });
  for (;;) {
    await put.or(next).or(strike).or(over).first().waitFor();
    if (await put.isVisible()) await put.click();
    else if (await next.first().isVisible()) await next.first().click();
    else return;
  }
}
