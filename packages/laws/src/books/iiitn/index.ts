import { bookNames } from '../../words/books/en.js';
import type { Book } from '../book.js';
import { buildBook } from '../build.js';
import { icf } from '../icf/index.js';
import { changes } from './changes.js';
import { chapters } from './laws.js';
import { readings } from './readings.js';

export const iiitn: Book = /* @__PURE__ */ buildBook(
  {
    id: 'iiitn',
    name: bookNames.full.iiitn,
    edition: '2019-2',
    chapters,
    readings,
    buildsOn: 'icf',
    changes,
  },
  icf,
);
