import type { BookId } from '../vocabulary.js';
import type { Book } from './book.js';
import { icf } from './icf/index.js';
import { icfClassic } from './icf-classic/index.js';
import { icfShort } from './icf-short/index.js';
import { iiitn } from './iiitn/index.js';
import { starwood } from './starwood/index.js';

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
