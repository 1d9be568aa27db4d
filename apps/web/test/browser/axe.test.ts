import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stepNamesOf } from '../../src/learn/course.js';
import { atTheBreak, untilADueIsToBePlaced } from '../support/crafted.js';
import { complaintsInAllThemes, THEMES } from './accessible.js';
import { atTheHall, fell, oneBoard, onlyTheScore, PLAYING, putMatches, SAT } from './hall.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, putGame } from './table.js';

const stage = useStage();

/** A stroke in a link. */
const SHARED: string = JSON.parse(
  readFileSync(new URL('../../../../packages/share/test/golden-links.json', import.meta.url), 'utf8'),
)[1].link;

type Screens = readonly (readonly [path: string, ready: RegExp])[];

const AT_THE_BOARD: Screens = [
  ['/', /Play now/],
  ['/play', /New game/],
  ['/friend', /Make the link/],
  ['/play/begun', /Asha breaks/],
  ['/play/due', /Place it/],
  ['/practice', /Set-ups/],
  ['/shots', /Ten themes/],
  ['/shots/day/2026-11-18', /still to win/],
  ['/learn', /Learn carrom/],
  ['/learn/bank', /Off the frame/],
  ['/learn/hold', /Now use it/],
  ['/shots/lesson/pot-002', /still to win/],
  ['/learn/sheet', /For the teacher/],
  ['/mine', /Week by week/],
  ['/records', /Asha/],
  ['/records/due', /Asha/],
  [`/shared#${SHARED}`, /A shared stroke/],
  ['/shared#cut', /cannot be opened/],
  ['/laws', /International/],
  ['/laws/icf/73', /striker and own coins/],
  ['/laws/icf/readings', /Our interpretations/],
  ['/laws/compare', /Compare two books/],
  ['/settings', /Language|Theme/],
  ['/nowhere', /./],
];

const IN_THE_CHAIR: Screens = [
  ['/umpire', /New match/],
  ['/umpire/new', /Go to the toss/],
  ['/umpire/tossing', /Toss/],
  ['/umpire/scoring', /Who won the board\?/],
  ['/umpire/hall', /White plays on/],
  ['/umpire/hall/big', /White plays on/],
  ['/umpire/hall/sheet', /No board finished yet/],
  ['/umpire/over/sheet', /Chitra wins the board/],
];

describe('axe finds nothing to complain of, in any theme', () => {
  // A long walk: its limit, too, is there for a hang alone.
  for (const [phone, where, screens] of [
    [false, 'at a desk', AT_THE_BOARD],
    [true, 'on a phone', AT_THE_BOARD],
    [false, 'at the umpire’s desk', IN_THE_CHAIR],
    [true, 'on the umpire’s phone', IN_THE_CHAIR],
  ] as const)
    it(where, { timeout: 900_000 }, async () => {
      const { page } = await stage.open({ phone, settings: { theme: THEMES[0] }, reducedMotion: 'reduce' });
      await fillTheDevice(page);
      const told: string[] = [];
      for (const [path, ready] of screens) {
        await page.goto(stage.address + path);
        await page.getByText(ready).first().waitFor();
        told.push(...(await complaintsInAllThemes(page)).map((complaint) => `${path} ${complaint}`));
      }
      expect(told).toEqual([]);
    });
});

/** Games and matches for the screens to show. */
async function fillTheDevice(page: Page): Promise<void> {
  await putGame(page, { id: 'begun', ...atTheBreak(), controllers: BOTH_PERSONS });
  await putGame(page, { id: 'due', ...untilADueIsToBePlaced(), controllers: BOTH_PERSONS });
  await page.evaluate(
    (lessons) => localStorage.setItem('opencarrom.lessons', lessons),
    JSON.stringify({ version: 1, done: { hold: stepNamesOf('hold') } }),
  );
  await putMatches(page, {
    tossing: atTheHall([]),
    scoring: atTheHall(SAT),
    hall: atTheHall([...PLAYING, fell({ white: 2 })], { clocks: 'laws' }),
    over: oneBoard('Chitra', 'Dev'),
  });
  await page.goto(`${stage.address}/umpire/scoring`);
  await onlyTheScore(page);
  // What is followed is shown before it is kept: whoever leaves at once would lose it.
  await expect.poll(() => followedIn(page, 'scoring')).toBe('scores');
}

/** What the umpire follows in a match, as the device keeps it. */
const followedIn = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(async (id) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await answer(indexedDB.open('opencarrom'));
    const game = await answer(base.transaction('games').objectStore('games').get(id));
    base.close();
    return game?.notes?.following;
  }, id);
