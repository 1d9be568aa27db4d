import {
  type Book,
  type BookId,
  books,
  type CallConsequence,
  chapterIn,
  type FoundLaw,
  findLaws,
  gistIn,
  type Reading,
  type ReadingText,
  readingIn,
  type Status,
  type Texts,
} from '@opencarrom/laws';
import type { LawSearch } from '@opencarrom/laws/ask';
import type { LawCoverage } from './coverage.js';

export interface BookEntry {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly buildsOn: string | null;
  readonly laws: Readonly<Record<Status, number>> & { readonly all: number };
  readonly readings: number;
}

export interface LawRow {
  readonly rulebook: string;
  readonly law: string;
  readonly chapter: string;
  readonly status: Status;
  readonly gist: string;
  readonly consequence: CallConsequence | null;
}

export interface BookPage {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly buildsOn: string | null;
  readonly laws: readonly LawRow[];
}

export interface ReadingRow extends Reading, ReadingText {
  readonly rulebook: string;
}

/** A law with all that cites it. */
export interface LawEntry extends LawRow, Pick<LawCoverage, 'concerns' | 'usedBy' | 'code' | 'tests'> {
  readonly readings: readonly ReadingRow[];
}

/** A law asked for by its id, with its parts where it has any; a mere heading has no row of its own. */
export interface LawPage {
  readonly rulebook: string;
  readonly law: string;
  readonly own: LawEntry | null;
  readonly parts: readonly LawEntry[];
}

const rowsOf = ({ id, chapters }: Book, texts: Texts): readonly LawRow[] =>
  chapters.flatMap(({ title, laws }) =>
    laws.map((law) => ({
      rulebook: id,
      law: law.id,
      chapter: chapterIn(texts, id, title),
      status: law.status,
      gist: gistIn(texts, id, law.id) ?? '',
      consequence: law.consequence ?? null,
    })),
  );

/** What the books are called. */
type Names = Readonly<Record<BookId, string>>;

export const listBooks = (names: Names): readonly BookEntry[] =>
  books.map((book) => {
    const laws = [...book.lawsById.values()];
    const count = (status: Status) => laws.filter((law) => law.status === status).length;
    return {
      id: book.id,
      name: names[book.id],
      edition: book.edition,
      buildsOn: book.buildsOn?.id ?? null,
      laws: {
        all: laws.length,
        ruled: count('ruled'),
        called: count('called'),
        setup: count('setup'),
        guidance: count('guidance'),
      },
      readings: book.readings.length,
    };
  });

export const describeBook = (book: Book, texts: Texts, names: Names): BookPage => ({
  id: book.id,
  name: names[book.id],
  edition: book.edition,
  buildsOn: book.buildsOn?.id ?? null,
  laws: rowsOf(book, texts),
});

/** What `findLaws` found for an id, or null where it found nothing. */
export function describeLaw(
  book: Book,
  id: string,
  coverage: readonly LawCoverage[],
  texts: Texts,
): LawPage | null {
  const [first, ...others] = findLaws(book, id);
  if (!first) return null;
  const home = book.lawsById.get(first.law.id) === first.law ? book : (book.buildsOn ?? book);
  const law = id.startsWith(`${home.id}:`) ? id.slice(home.id.length + 1) : id;
  const entry = ({ law: { id } }: FoundLaw): LawEntry => lawEntry(home, id, coverage, texts);
  if (first.law.id !== law)
    return { rulebook: home.id, law, own: null, parts: [first, ...others].map(entry) };
  return { rulebook: home.id, law, own: entry(first), parts: others.map(entry) };
}

const NOT_TRACED = { concerns: [], usedBy: {}, code: [], tests: [], readings: [] };

function lawEntry(home: Book, id: string, coverage: readonly LawCoverage[], texts: Texts): LawEntry {
  const row = rowsOf(home, texts).find(({ law }) => law === id);
  if (!row) throw new Error(`${home.id} lost its law ${id}`);
  const traced = coverage.find(({ rulebook, law }) => rulebook === home.id && law === id) ?? NOT_TRACED;
  const { concerns, usedBy, code, tests } = traced;
  const readings = listReadings(books, texts).filter((reading) =>
    traced.readings.some((each) => each === `${reading.rulebook}:${reading.id}`),
  );
  return { ...row, concerns, usedBy, readings, code, tests };
}

export const listReadings = (shelves: readonly Book[], texts: Texts): readonly ReadingRow[] =>
  shelves.flatMap(({ id, readings }) =>
    readings.flatMap((reading) => {
      const said = readingIn(texts, id, reading.id);
      return said ? [{ rulebook: id, ...reading, ...said }] : [];
    }),
  );

/** The laws of these books that speak of something, the best first. */
export function searchLaws(
  shelves: readonly Book[],
  words: string,
  texts: Texts,
  search: LawSearch,
): readonly LawRow[] {
  const [first] = shelves;
  const rows = shelves.flatMap((book) => rowsOf(book, texts));
  return search
    .ask(words, first?.id ?? 'icf')
    .flatMap(({ book, law }) => rows.find((row) => row.rulebook === book && row.law === law) ?? []);
}
