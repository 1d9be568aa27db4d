import { bookNames } from '../../words/books/en.js';
import type { Book } from '../book.js';
import { buildBook } from '../build.js';
import { icf } from '../icf/index.js';
import { changes } from './changes.js';
import { chapters } from './laws.js';
import { readings } from './readings.js';

export const icfClassic: Book = /* @__PURE__ */ buildBook(
  {
    id: 'icf-classic',
    name: bookNames.full['icf-classic'],
    edition: 'classic-2',
    chapters,
    readings,
    buildsOn: 'icf',
    changes,
  },
  icf,
);
