import type { Status } from '@opencarrom/laws';
import type { LawCoverage } from '../coverage.js';
import type { BookEntry, BookPage, LawEntry, LawPage, LawRow, ReadingRow } from '../library.js';
import type { LibraryWords } from '../words/library.js';
import { labelled, labels, type Page, page, strong, table, wrap } from './layout.js';

const STATUSES = ['ruled', 'called', 'setup', 'guidance'] as const satisfies readonly Status[];

export function showBooks(books: readonly BookEntry[], words: LibraryWords, paper: Page): string {
  const rows = books.map(({ id, name, laws, buildsOn }) => [
    id,
    name,
    String(laws.all),
    String(laws.ruled),
    String(laws.called),
    buildsOn ? words.whereSilent(buildsOn) : words.complete,
  ]);
  return page([
    table([words.bookColumns, ...rows], ['left', 'left', 'right', 'right', 'right', 'left']),
    labels(
      STATUSES.map((status) => [words.statusNames[status], words.statuses[status]] as const),
      paper,
    ),
    [words.readOn],
  ]);
}

export function showBook(
  { name, edition, laws, buildsOn }: BookPage,
  words: LibraryWords,
  paper: Page,
): string {
  const chapters = [...new Set(laws.map(({ chapter }) => chapter))];
  const widest = widestId(laws);
  return page([
    [strong(`${name} (${edition})`, paper), ...(buildsOn ? [words.silent(buildsOn)] : [])],
    ...chapters.map((chapter) => [
      strong(chapter, paper),
      ...laws.filter((law) => law.chapter === chapter).flatMap((law) => lawLine(law, widest, words, paper)),
    ]),
  ]);
}

export function showFound(search: string, laws: readonly LawRow[], words: LibraryWords, paper: Page): string {
  if (laws.length === 0) return page([[words.foundNothing(search)]]);
  const named = laws.map((law) => ({ ...law, law: `${law.rulebook} ${law.law}` }));
  const widest = widestId(named);
  return page([named.flatMap((law) => lawLine(law, widest, words, paper))]);
}

const widestId = (laws: readonly LawRow[]): number => Math.max(...laws.map(({ law }) => law.length));

const lawLine = (
  { law, status, gist }: LawRow,
  widest: number,
  words: LibraryWords,
  paper: Page,
): readonly string[] =>
  labelled(`${law.padEnd(widest)}  ${words.statusNames[status]}`, gist, widest + 12, paper);

export function showLaw({ own, parts }: LawPage, words: LibraryWords, paper: Page): string {
  const entries = own ? [own, ...parts] : parts;
  return page(entries.flatMap((entry) => lawBlocks(entry, words, paper)));
}

function lawBlocks(law: LawEntry, words: LibraryWords, paper: Page): readonly (readonly string[])[] {
  const used = Object.entries(law.usedBy).map(([book, concerns]) => `${book} (${concerns.join(', ')})`);
  const rows: (readonly [string, string])[] = [
    [words.statusNames[law.status], words.statuses[law.status]],
    ...(law.consequence ? [[words.ifCalled, words.consequences[law.consequence]] as const] : []),
    ...(law.concerns.length > 0 ? [[words.citedFor, law.concerns.join(', ')] as const] : []),
    ...used.map((use, index) => [index === 0 ? words.citedBy : '', use] as const),
    ...law.readings.map(
      ({ rulebook, id, reading }, index) =>
        [index === 0 ? words.readings : '', `${rulebook} ${id}: ${reading}`] as const,
    ),
    ...(law.code.length > 0 ? [[words.code, law.code.join(' ')] as const] : []),
    ...(law.tests.length > 0 ? [[words.tests, law.tests.join(' ')] as const] : []),
  ];
  return [
    [strong(`${law.rulebook} ${law.law}, ${law.chapter}`, paper), ...wrap(law.gist, paper)],
    labels(rows, paper),
  ];
}

export function showReadings(readings: readonly ReadingRow[], words: LibraryWords, paper: Page): string {
  if (readings.length === 0) return page([[words.noReading]]);
  return page(
    readings.map(({ rulebook, id, laws, question, reading, reason }) => [
      strong(`${rulebook} ${id} (${laws.join(', ')})`, paper),
      ...labels(
        [
          [words.question, question],
          [words.weRead, reading],
          [words.because, reason],
        ],
        paper,
      ),
    ]),
  );
}

export function showCoverage(rows: readonly LawCoverage[], words: LibraryWords): string {
  const bookIds = [...new Set(rows.map(({ rulebook }) => rulebook))];
  const lines = bookIds.map((id) => {
    const laws = rows.filter(({ rulebook }) => rulebook === id);
    const needTest = laws.filter(({ status }) => status === 'ruled' || status === 'called');
    const tested = needTest.filter(({ tests }) => tests.length > 0);
    return [id, String(laws.length), String(needTest.length), String(tested.length)];
  });
  return page([
    table([words.coverageColumns, ...lines], ['left', 'right', 'right', 'right']),
    [words.wholeTable],
  ]);
}
