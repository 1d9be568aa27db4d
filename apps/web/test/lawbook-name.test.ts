import { expect, it } from 'vitest';
import { lawName } from '../src/lawbook/law-name.js';
import { words } from '../src/lawbook/words.js';

it('a law is called by its book’s name where another book cites it, however it is cited', () => {
  expect(lawName(words.en, 'icf', '64a')).toBe('Law 64a');
  expect(lawName(words.en, 'icf', 'icf:64a')).toBe('Law 64a');
  expect(lawName(words.en, 'iiitn', 'icf:64a')).toBe('International 64a');
  expect(lawName(words.hi, 'iiitn', 'icf:64a')).toBe('अंतरराष्ट्रीय 64a');
});
