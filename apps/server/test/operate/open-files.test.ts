import { expect, it } from 'vitest';
import { fewOpenFiles } from '../../src/operate/open-files.js';

const limits = (open: string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${open.padEnd(20)} 1048576              files\n`;

it.each([
  ['1024', '1024 files'],
  ['256', '256 files'],
])('where only %s sockets may be open, it is said', (open, words) => {
  expect(fewOpenFiles(limits(open))).toContain(words);
});

it.each(['65536', 'unlimited'])('where %s may be open, nothing is said', (open) => {
  expect(fewOpenFiles(limits(open))).toBeNull();
});

it('where nothing is known, nothing is said', () => {
  expect(fewOpenFiles('')).toBeNull();
});
