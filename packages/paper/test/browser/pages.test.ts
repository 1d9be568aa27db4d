import type { LoggedEvent } from '@opencarrom/tournament';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fileText, type PrintedDocument, type Printing, printSheet, SHEETS } from '../../src/index.js';
import { en } from '../../src/words/en.js';
import { hi } from '../../src/words/hi.js';
import { justDrawn, played } from '../support/played.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string;
  }
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.connect(inject('chromium'));
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Points of a page held upright, as a PDF has them. */
const POINTS = { a4: [595, 842], a3: [842, 1191] } as const;

/** The sizes of the pages that Chromium makes of a document, as the PDF says them. */
async function pagesOf(printed: PrintedDocument): Promise<readonly (readonly number[])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.slice(0, 5), printed.title).toBe('%PDF-');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
}

/** In the page: whatever is cut, or lies beyond the page or the cell it belongs to. */
function cutOff(): readonly string[] {
  const told = (element: Element): string =>
    `${element.tagName}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 40)}"`;
  return [...document.querySelectorAll('.sheet')].flatMap((sheet) =>
    [...sheet.querySelectorAll('*')].flatMap((element) => {
      if (element.textContent?.trim() === '') return [];
      const box = element.getBoundingClientRect();
      const around = (element.closest('li, td, th, article, svg') ?? sheet).getBoundingClientRect();
      const outer = element.matches('li, td, th, article, svg') ? sheet.getBoundingClientRect() : around;
      const isOut =
        box.right > outer.right + 1.5 ||
        box.left < outer.left - 1.5 ||
        box.bottom > outer.bottom + 1.5 ||
        box.top < outer.top - 1.5;
      const isWide =
        element instanceof HTMLElement &&
        element.childElementCount === 0 &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1;
      return isOut ? [`outside: ${told(element)}`] : isWide ? [`too wide: ${told(element)}`] : [];
    }),
  );
}

const EVENTS: readonly (readonly [string, () => LoggedEvent])[] = [
  ['4 in a knock-out', () => played('national-singles', 4)],
  ['16 pairs in groups, just drawn', () => justDrawn(played('starwood', 16, { groups: 4 }), 1)],
  ['16 pairs, at the end', () => played('starwood', 16, { groups: 4 })],
  ['16 who may lose once', () => justDrawn(played('community', 16), 3)],
  ['32 in a knock-out', () => justDrawn(played('national-singles', 32), 3)],
  ['64 in a knock-out', () => played('national-singles', 64)],
  ['110 in a Swiss', () => justDrawn(played('european-swiss', 110, { rounds: 11 }), 3)],
  ['6 teams', () => played('iiitn', 6)],
  ['6 teams, just drawn', () => justDrawn(played('iiitn', 6), 1)],
];

/** As many pages of it as a picture needs: fifty cards are like one. */
const ENOUGH = 12;

describe.each(EVENTS)('what is printed of %s', (_name, make) => {
  const event = make();
  it.each(SHEETS)('%s: pages of their size, and nothing cut', async (sheet) => {
    for (const paper of ['a4', 'a3'] as const) {
      const printing: Printing = {
        ...{ event, paper, naming: 'names', printed: '16 Nov 2026, 13:55', words: paper === 'a4' ? en : hi },
        codeFor: (table, match) => `http://192.168.1.20:8000/table/k3vTq9ZpLm2x/${table}#${match}`,
      };
      const answer = printSheet(printing, { sheet, aPage: paper === 'a4' ? 1 : 4, places: 2 });
      if ('nothing' in answer) continue;
      const { ok: printed } = answer;
      await page.setContent(fileText(printed));
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(cutOff)).toEqual([]);
      if (printed.pages > ENOUGH) continue;
      const size = printed.landscape ? [...POINTS[paper]].reverse() : POINTS[paper];
      expect(await pagesOf(printed)).toEqual(Array.from({ length: printed.pages }, () => size));
    }
  });
});
