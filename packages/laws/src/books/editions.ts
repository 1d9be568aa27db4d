import type { BookId } from '../vocabulary.js';
import type { Book, EarlierEdition } from './book.js';
import { earlierEdition } from './build.js';
import { bookOf } from './index.js';
import type { Differences } from './rules.js';

/** Points could be demanded that did not count, the match be called lost without a warning, and nobody told whose due was forgone. */
const FIRST: Differences = {
  demands: { is: 'beyond-cap', laws: [] },
  warnings: { is: 0, laws: [] },
  notes: { 'opponents-due-forgone': null },
};

const EARLIER: Readonly<Record<BookId, readonly EarlierEdition[]>> = {
  icf: [{ edition: 'event-1', changes: FIRST }],
  'icf-short': [
    {
      edition: 'abridged-1',
      changes: {
        ...FIRST,
        notes: {
          ...FIRST.notes,
          'due-recovered': ['icf:78a', 'icf:83'],
          'opponents-due-recovered': ['icf:78a'],
        },
      },
    },
  ],
  'icf-classic': [
    { edition: 'classic-1', changes: { ...FIRST, overlookedDues: { is: 'forfeited', laws: ['56'] } } },
  ],
  starwood: [
    {
      edition: '2023-24',
      changes: {
        ...FIRST,
        boardCap: { is: 12, laws: ['icf:55'] },
        notes: {
          ...FIRST.notes,
          'due-recovered': ['icf:78a', 'icf:83'],
          'opponents-due-recovered': ['icf:78a'],
        },
      },
    },
  ],
  iiitn: [{ edition: '2019', changes: FIRST, consequences: { '14': 'foul' } }],
};

/** Built when first asked for: most programs never open a record of an earlier edition. */
const built = new Map<EarlierEdition, Book>();

/** The book as one of its editions rules, the present one or an earlier; null: an edition that nobody here knows. */
export function editionOf(id: BookId, edition: string): Book | null {
  const present = bookOf(id);
  if (present.edition === edition) return present;
  const earlier = EARLIER[id].find((each) => each.edition === edition);
  if (!earlier) return null;
  const book = built.get(earlier) ?? earlierEdition(present, earlier);
  built.set(earlier, book);
  return book;
}
