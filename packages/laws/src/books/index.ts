import type { BookId } from '../vocabulary.js';
import { bookNames } from '../words/books/en.js';
import type { Book } from './book.js';
import { buildBook } from './build.js';
import { chapters as icfChapters } from './icf/laws.js';
import { readings as icfReadings } from './icf/readings.js';
import { rules as icfRules } from './icf/rules.js';
import { changes as classicChanges } from './icf-classic/changes.js';
import { chapters as classicChapters } from './icf-classic/laws.js';
import { readings as classicReadings } from './icf-classic/readings.js';
import { changes as shortChanges } from './icf-short/changes.js';
import { chapters as shortChapters } from './icf-short/laws.js';
import { readings as shortReadings } from './icf-short/readings.js';
import { changes as iiitnChanges } from './iiitn/changes.js';
import { chapters as iiitnChapters } from './iiitn/laws.js';
import { readings as iiitnReadings } from './iiitn/readings.js';
import { changes as starwoodChanges } from './starwood/changes.js';
import { chapters as starwoodChapters } from './starwood/laws.js';
import { readings as starwoodReadings } from './starwood/readings.js';

const icf: Book = buildBook({
  id: 'icf',
  name: bookNames.full.icf,
  edition: 'event-1',
  chapters: icfChapters,
  readings: icfReadings,
  rules: icfRules,
});

const icfShort: Book = buildBook(
  {
    id: 'icf-short',
    name: bookNames.full['icf-short'],
    edition: 'abridged-1',
    chapters: shortChapters,
    readings: shortReadings,
    buildsOn: 'icf',
    changes: shortChanges,
  },
  icf,
);

const icfClassic: Book = buildBook(
  {
    id: 'icf-classic',
    name: bookNames.full['icf-classic'],
    edition: 'classic-1',
    chapters: classicChapters,
    readings: classicReadings,
    buildsOn: 'icf',
    changes: classicChanges,
  },
  icf,
);

const starwood: Book = buildBook(
  {
    id: 'starwood',
    name: bookNames.full.starwood,
    edition: '2023-24',
    chapters: starwoodChapters,
    readings: starwoodReadings,
    buildsOn: 'icf',
    changes: starwoodChanges,
  },
  icf,
);

const iiitn: Book = buildBook(
  {
    id: 'iiitn',
    name: bookNames.full.iiitn,
    edition: '2019',
    chapters: iiitnChapters,
    readings: iiitnReadings,
    buildsOn: 'icf',
    changes: iiitnChanges,
  },
  icf,
);

export const books: readonly Book[] = [icf, icfShort, icfClassic, starwood, iiitn];

const byId: Readonly<Record<BookId, Book>> = {
  icf,
  'icf-short': icfShort,
  'icf-classic': icfClassic,
  starwood,
  iiitn,
};

export const bookOf = (id: BookId): Book => byId[id];

export const isBookId = (id: string): id is BookId => Object.hasOwn(byId, id);
