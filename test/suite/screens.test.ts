import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPENED_BY, opensOneOf } from '../../scripts/suite/screens.js';

const FOLDER = 'apps/web/test/browser/';

it.each(Object.entries(OPENED_BY))(
  'the table of screens names a test and its screens: %s',
  (begin, screens) => {
    const tests = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    expect(tests.filter((test) => test.startsWith(begin))).not.toEqual([]);
    for (const screen of screens) expect(existsSync(`apps/web/src/${screen}`), screen).toBe(true);
  },
);

it('a browser test that the table does not name opens every screen', () => {
  expect(opensOneOf(`${FOLDER}new.test.ts`, new Set(['clubs']))).toBe(true);
  expect(opensOneOf(`${FOLDER}compare.test.ts`, new Set(['clubs']))).toBe(false);
  expect(opensOneOf(`${FOLDER}compare.test.ts`, new Set(['laws']))).toBe(true);
  expect(opensOneOf(`${FOLDER}umpire-new.test.ts`, new Set(['clubs']))).toBe(false);
  expect(opensOneOf('packages/board/test/browser/board.test.ts', new Set(['app']))).toBe(false);
});

it('every test of the lane opens the frame of the app', () => {
  expect(opensOneOf(`${FOLDER}parts.test.ts`, new Set(['app']))).toBe(true);
  expect(opensOneOf(`${FOLDER}online/mine.test.ts`, new Set(['app']))).toBe(true);
  expect(opensOneOf(`${FOLDER}parts.test.ts`, new Set())).toBe(false);
});
