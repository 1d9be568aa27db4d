import type { Page } from 'playwright-core';

/** How many pixels of the board have the colours of a hint. */
export const hintedPixels = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let count = 0;
    for (let n = 0; n < data.length; n += 4)
      if ((data[n] ?? 0) < 60 && (data[n + 1] ?? 0) > 90 && (data[n + 2] ?? 0) > 80) count += 1;
    return count;
  });
