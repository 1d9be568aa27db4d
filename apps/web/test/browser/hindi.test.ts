import { newHead } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheBreak, untilADueIsToBePlaced } from '../support/crafted.js';
import { played } from '../support/played.js';
import { atTheHall, fell, oneBoard, PLAYING, putMatches } from './hall.js';
import { leaveTheNetwork, useStage } from './stage.js';
import { BOTH_PERSONS, idOf, putGame, recordOf, sitDown } from './table.js';

const stage = useStage();

/** Names stay as they are written: people's, the app's, books', laws', keys', files', units', and a language's own. */
const NAMES =
  /^(Asha|Bilal|Open|Carrom|OpenCarrom|IIITN|CSV|icf|ii|iii|trial|calc|knockout|league|final|carrom|[kM]B|English|Enter|Shift|Escape|Delete)$/;

const SCREENS: readonly (readonly [path: string, ready: string])[] = [
  ['/', 'अभी खेलें'],
  ['/play', 'नया खेल'],
  ['/play/begun', 'Asha'],
  ['/play/due', 'रख दें'],
  ['/shots', 'दस विषय'],
  ['/shots/day/2026-11-18', 'पहली कोशिश'],
  ['/learn', 'कैरम सीखें'],
  ['/practice', 'जितने चाहें शॉट खेलें'],
  ['/records', 'Asha'],
  ['/records/whole', 'Asha'],
  ['/settings', 'भाषा'],
  ['/umpire', 'नया मैच'],
  ['/umpire/new', 'टॉस पर जाएँ'],
  ['/umpire/hall', 'कुछ नहीं गिरा'],
  ['/umpire/hall/big', 'Asha'],
  ['/umpire/hall/sheet', 'छापें'],
  ['/umpire/over/sheet', 'छापें'],
  ['/laws', 'अंतरराष्ट्रीय'],
  ['/laws/icf', 'खिलाड़ी बोर्ड के आर-पार'],
  ['/laws/icf/73', 'स्ट्राइकर और अपनी गोटियाँ'],
  ['/laws/icf/readings', 'स्ट्राइक करने वाला जीतता है'],
  ['/laws/compare/own%2Bstriker~icf~starwood', 'डबल फ़ाइन'],
  ['/laws/compare/~icf~starwood', 'विषयों पर अंतर है'],
];

describe('in Hindi', () => {
  it('no English is left on the main screens', async () => {
    const { page } = await stage.open({ settings: { language: 'hi' } });
    await putGame(page, { id: 'begun', ...atTheBreak(), controllers: BOTH_PERSONS });
    await putGame(page, { id: 'due', ...untilADueIsToBePlaced(), controllers: BOTH_PERSONS });
    await putGame(page, { id: 'whole', ...played(), controllers: BOTH_PERSONS });
    const matches = { hall: atTheHall([...PLAYING, fell({ white: 2 })]), over: oneBoard('Asha', 'Bilal') };
    await putMatches(page, matches);
    const left: string[] = [];
    for (const [path, ready] of SCREENS) {
      await page.goto(stage.address + path);
      await page.getByText(ready).first().waitFor();
      if (path.startsWith('/laws')) expect(await page.locator('main [lang="en"]').count(), path).toBe(0);
      for (const words of await wordsOn(page)) {
        const english = words.match(/[A-Za-z]{2,}/g)?.filter((word) => !NAMES.test(word)) ?? [];
        if (english.length > 0) left.push(`${path}: ${words}`);
      }
    }
    expect([...new Set(left)]).toEqual([]);
  });

  it('the laws are told in Hindi, in the books and under a ruling, and by their Hindi words found', async () => {
    const { page } = await stage.open({ settings: { language: 'hi' } });
    await putGame(page, { id: 'due', ...untilADueIsToBePlaced(), controllers: BOTH_PERSONS });

    await page.goto(`${stage.address}/laws/icf/72a`);
    await page.locator('h1 + .gist[lang="hi"]').waitFor();
    expect(await page.locator('h1 + .gist').textContent()).toMatch(/अकेला स्ट्राइकर पॉकेट/);
    expect(await page.locator('main [lang="en"]').count()).toBe(0);

    await page.goto(`${stage.address}/laws/icf`);
    await page.getByRole('searchbox').fill('चूड़ियाँ');
    await page.locator('mark', { hasText: 'चूड़ियाँ' }).first().waitFor();

    await page.goto(`${stage.address}/play/due`);
    await page.getByRole('button', { name: 'क्यों?' }).first().click();
    const told = page.locator('li .gist [lang="hi"]');
    await told.first().waitFor();
    for (const gist of await told.allTextContents()) expect(gist).toMatch(/^[^A-Za-z]{12,}$/);
    expect(await page.locator('li .gist [lang="en"]').count()).toBe(0);
  });

  it('the laws are told in Hindi without a network too', async () => {
    const visit = await stage.open({ settings: { language: 'hi' }, offline: true });
    const { page } = visit;
    await page.goto(stage.address);
    await leaveTheNetwork(visit);
    await page.goto(`${stage.address}/laws/starwood/F6`);
    await page.locator('h1 + .gist[lang="hi"]').waitFor();
    expect(await page.locator('h1 + .gist').textContent()).toContain('डबल फ़ाइन');
  });
});

describe('a game begun in the other language', () => {
  it('calls its players in the language chosen since, and speaks to the one who plays', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/play?quick`);
    await page.getByRole('region', { name: 'You' }).waitFor();
    await page.getByRole('region', { name: 'Leo (level 2)' }).waitFor();
    await page.getByText('Your break.').waitFor();
    const id = idOf(page);
    await page.goto(stage.address);
    await page.getByRole('link', { name: /You – Leo \(level 2\)/ }).waitFor();
    await page.getByRole('button', { name: 'हिन्दी' }).tap();
    await page.getByRole('link', { name: /आप – लियो \(लेवल 2\)/ }).tap();
    await page.getByRole('region', { name: 'आप' }).waitFor();
    await page.getByRole('region', { name: 'लियो (लेवल 2)' }).waitFor();
    await page.getByText('आप ब्रेक करें।').waitFor();
    await page.goto(`${stage.address}/records/${id}`);
    await page.getByRole('heading', { name: 'आप – लियो (लेवल 2)' }).waitFor();
    await page.getByText('ब्रेक और सफ़ेद गोटियाँ आपकी').first().waitFor();
    // A record goes to others: there it is said what they are, and nobody is "you".
    const { head } = await recordOf(page, id);
    expect(head.players).toEqual({ A: ['Player A'], B: ['Computer B (level 2)'] });
  });

  it('also where it was kept with the words of that language for names', async () => {
    const { page } = await stage.open();
    const head = newHead({ players: { A: ['आप'], B: ['स्तर 3'] }, length: 'board' });
    const controllers = { A1: { kind: 'person' }, B1: { kind: 'computer', level: 3 } };
    await sitDown(page, stage, atTheBreak(head), controllers);
    await page.getByText('Your break.').waitFor();
    await page.getByRole('region', { name: 'You' }).waitFor();
    await page.getByRole('region', { name: 'Rekha (level 3)' }).waitFor();
  });
});

/** All that is read or read out on the page, but for what is marked as English. */
function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('title, body *')) {
      if (element.closest('[lang="en"], script, noscript, style')) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent?.trim() ?? '');
    }
    return found.filter(Boolean);
  });
}
