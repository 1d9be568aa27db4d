import { expect, it } from 'vitest';
import { lawName } from '../src/lawbook/law-name.js';
import { words as en } from '../src/lawbook/words/en.js';
import { words as hi } from '../src/lawbook/words/hi.js';

it('a law is called by its book’s name where another book cites it, however it is cited', () => {
  expect(lawName(en, 'icf', '64a')).toBe('Law 64a');
  expect(lawName(en, 'icf', 'icf:64a')).toBe('Law 64a');
  expect(lawName(en, 'iiitn', 'icf:64a')).toBe('International 64a');
  expect(lawName(hi, 'iiitn', 'icf:64a')).toBe('अंतरराष्ट्रीय 64a');
});
