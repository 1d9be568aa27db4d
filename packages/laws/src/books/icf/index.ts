import { bookNames } from '../../words/books/en.js';
import type { Book } from '../book.js';
import { buildBook } from '../build.js';
import { chapters } from './laws.js';
import { readings } from './readings.js';
import { rules } from './rules.js';

export const icf: Book = /* @__PURE__ */ buildBook({
  id: 'icf',
  name: bookNames.full.icf,
  edition: 'event-2',
  chapters,
  readings,
  rules,
});
