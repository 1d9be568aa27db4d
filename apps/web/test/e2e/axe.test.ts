import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { atTheBreak, untilADueIsToBePlaced } from './crafted.js';
import { atTheHall, fell, oneBoard, onlyTheScore, PLAYING, putMatches, SAT } from './hall.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, putGame } from './table.js';

const stage = useStage();

const SCREENS: readonly (readonly [path: string, ready: RegExp])[] = [
  ['/', /Play now/],
  ['/play', /A new game/],
  ['/play/begun', /To break: Asha/],
  ['/play/due', /Put it down/],
  ['/learn', /A first lesson/],
  ['/records', /Asha/],
  ['/records/due', /Asha/],
  ['/laws', /International/],
  ['/laws/icf/73', /Striker and own men/],
  ['/settings', /Language|Theme/],
  ['/umpire', /A new match/],
  ['/umpire/new', /On to the toss/],
  ['/umpire/tossing', /Spin the coin/],
  ['/umpire/scoring', /Who won the board/],
  ['/umpire/hall', /White plays on/],
  ['/umpire/hall/big', /White plays on/],
  ['/umpire/hall/sheet', /No board is finished yet/],
  ['/umpire/over/sheet', /The match was won by Chitra/],
];

describe('axe finds nothing to complain of', () => {
  for (const theme of ['dusk', 'paper', 'contrast'] as const)
    for (const phone of [false, true])
      it(`in ${theme}, ${phone ? 'on a phone' : 'at a desk'}`, async () => {
        const { page } = await stage.open({ phone, settings: { theme } });
        await page.goto(stage.address);
        await page.getByRole('navigation', { name: 'Places' }).waitFor();
        await putGame(page, { id: 'begun', ...atTheBreak(), controllers: BOTH_PERSONS });
        await putGame(page, { id: 'due', ...untilADueIsToBePlaced(), controllers: BOTH_PERSONS });
        await putMatches(page, stage, {
          tossing: atTheHall([]),
          scoring: atTheHall(SAT),
          hall: atTheHall([...PLAYING, fell({ white: 2 })], { clocks: 'laws' }),
          over: oneBoard('Chitra', 'Dev'),
        });
        await page.goto(`${stage.address}/umpire/scoring`);
        await onlyTheScore(page);
        for (const [path, ready] of SCREENS) {
          await page.goto(stage.address + path);
          await page.getByText(ready).first().waitFor();
          const { violations } = await new AxeBuilder({ page }).analyze();
          const told = violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`);
          expect(told).toEqual([]);
        }
      });
});
