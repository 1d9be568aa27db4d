import { type Book, type BookId, bookOf, books, isBookId, type Texts } from '@opencarrom/laws';
import type { LawSearch } from '@opencarrom/laws/ask';
import { readCoverage } from '../coverage.js';
import { BAD_INPUT, inWords, type Problem, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { readLawSearches } from '../law-searches.js';
import { describeBook, describeLaw, listBooks, listReadings, searchLaws } from '../library.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../options.js';
import type { Page } from '../show/layout.js';
import { showBook, showBooks, showCoverage, showFound, showLaw, showReadings } from '../show/library.js';
import type { FaultWords } from '../words/faults.js';
import type { Language } from '../words/language.js';
import type { LibraryWords } from '../words/library.js';
import { runAsk } from './ask.js';

/** What was asked of the library, for a program and for a person. */
interface Shelf {
  readonly json: unknown;
  readonly show: (paper: Page) => string;
}

type Asked = { readonly ok: Shelf } | { readonly error: Problem };

/** The books themselves: what they say, how we read them, and where each law is met. */
export async function runLaws(args: readonly string[], io: Io): Promise<number> {
  if (args[0] === 'ask') return runAsk(args.slice(1), io);
  const { values, positionals } = readArguments(args, {
    coverage: { type: 'boolean' },
    readings: { type: 'boolean' },
    search: { type: 'string' },
    lang: { type: 'string' },
    human: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const human = isForPerson(values, io.stdout);
  const asked = ask(values, positionals, await readerOf(readLanguage(values.lang)));
  if ('error' in asked) {
    if (human) await write(io.stderr, `carrom: ${inWords(asked.error)}\n`);
    else await write(io.stdout, `${JSON.stringify({ error: asked.error })}\n`);
    return BAD_INPUT;
  }
  await write(io.stdout, human ? asked.ok.show(pageOf(io)) : `${JSON.stringify(asked.ok.json)}\n`);
  return 0;
}

interface Wanted {
  readonly coverage?: boolean | undefined;
  readonly readings?: boolean | undefined;
  readonly search?: string | undefined;
}

/** In which words the books are read. */
interface Reader {
  readonly texts: Texts;
  /** Made only for whoever searches. */
  readonly makeSearch: () => LawSearch;
  readonly names: Readonly<Record<BookId, string>>;
  readonly words: LibraryWords;
  readonly faults: FaultWords;
}

const readerOf = async (language: Language): Promise<Reader> => ({
  texts: await language.texts(),
  makeSearch: await makeSearchIn(language),
  names: language.words.books,
  words: language.library,
  faults: language.faults,
});

async function makeSearchIn({ code }: Language): Promise<() => LawSearch> {
  const searchIn = await readLawSearches();
  return () => searchIn(code);
}

function ask(wanted: Wanted, [bookId, law, ...more]: readonly string[], reader: Reader): Asked {
  if (more.length > 0) throw new Misuse((words) => words.tooMany('law', more[0] ?? ''));
  const special = [wanted.coverage, wanted.readings, wanted.search !== undefined].filter(Boolean).length;
  if (special > 1 || (special === 1 && law !== undefined)) throw new Misuse((words) => words.lawsOneOf);
  if (bookId !== undefined && !isBookId(bookId)) return { error: unknownBook(bookId, reader.faults) };
  const book = bookId === undefined ? undefined : bookOf(bookId);
  return law !== undefined && book ? askLaw(book, law, reader) : { ok: askShelf(wanted, book, reader) };
}

function askShelf(
  { coverage, readings, search }: Wanted,
  book: Book | undefined,
  { texts, makeSearch, names, words }: Reader,
): Shelf {
  const shelves = book ? [book] : books;
  if (coverage) {
    const rows = readCoverage().filter(({ rulebook }) => shelves.some(({ id }) => id === rulebook));
    return { json: rows, show: () => showCoverage(rows, words) };
  }
  if (readings) {
    const found = listReadings(shelves, texts);
    return { json: found, show: (paper) => showReadings(found, words, paper) };
  }
  if (search !== undefined) {
    const found = searchLaws(shelves, search, texts, makeSearch());
    return { json: found, show: (paper) => showFound(search, found, words, paper) };
  }
  if (book) {
    const described = describeBook(book, texts, names);
    return { json: described, show: (paper) => showBook(described, words, paper) };
  }
  const listed = listBooks(names);
  return { json: listed, show: (paper) => showBooks(listed, words, paper) };
}

function askLaw(book: Book, id: string, { texts, words, faults }: Reader): Asked {
  const found = describeLaw(book, id, readCoverage(), texts);
  if (!found) return { error: unknownLaw(book, id, faults) };
  const { own, ...heading } = found;
  return {
    ok: { json: { ...heading, ...own, parts: found.parts }, show: (paper) => showLaw(found, words, paper) },
  };
}

function unknownBook(id: string, faults: FaultWords): Problem {
  const known = books.map((book) => book.id);
  const message = faults.noSuch('rulebook', id, known);
  return { code: 'unknown-rulebook', message, path: 'rulebook' };
}

const unknownLaw = (book: Book, id: string, faults: FaultWords): Problem => ({
  code: 'unknown-law',
  message: faults.noLaw(book.id, id),
  path: 'law',
});
