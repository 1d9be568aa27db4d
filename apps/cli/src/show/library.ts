import type { Consequence, Status } from '@opencarrom/laws';
import type { LawCoverage } from '../coverage.js';
import type { BookEntry, BookPage, LawEntry, LawPage, LawRow, ReadingRow } from '../library.js';
import { labelled, labels, type Page, page, strong, table, wrap } from './layout.js';

/** What each status and consequence means, for a reader who meets the word for the first time. */
const STATUSES: Readonly<Record<Status, string>> = {
  ruled: 'decided from what happened on the board',
  called: 'a person must see it and call it',
  setup: 'part of how a match is set up',
  guidance: 'nothing follows from it in play',
};

const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  foul: 'a foul: one man comes out and the turn is lost, or stays where it is if the foul is technical',
  'technical-foul': 'a technical foul: one man comes out, the turn stays where it is',
  'foul-at-break': 'a foul at the break',
  'turn-lost': 'the turn is lost, nothing comes out',
  'play-on': 'the umpire sets things right and play goes on',
  'dues-forfeited': 'the right to place the men owed is lost',
  'board-lost': 'the board is lost',
  'board-lost-for-displacing': 'the board is lost for a fixed sum',
  'board-replayed': 'the board is played again',
  'match-lost': 'the match is lost',
};

export function showBooks(books: readonly BookEntry[], paper: Page): string {
  const rows = books.map(({ id, name, laws, buildsOn }) => [
    id,
    name,
    String(laws.all),
    String(laws.ruled),
    String(laws.called),
    buildsOn ? `where silent: ${buildsOn}` : 'complete in itself',
  ]);
  return page([
    table(
      [['Book', 'name', 'laws', 'ruled', 'called', ''], ...rows],
      ['left', 'left', 'right', 'right', 'right', 'left'],
    ),
    Object.entries(STATUSES).flatMap(([status, means]) => labelled(status, means, 10, paper)),
    ['Read on with: npx carrom laws icf · npx carrom laws icf 73 · npx carrom laws icf --search queen'],
  ]);
}

export function showBook({ name, edition, laws, buildsOn }: BookPage, paper: Page): string {
  const chapters = [...new Set(laws.map(({ chapter }) => chapter))];
  const widest = widestId(laws);
  return page([
    [
      strong(`${name} (${edition})`, paper),
      ...(buildsOn ? [`Where this book is silent, ${buildsOn} applies.`] : []),
    ],
    ...chapters.map((chapter) => [
      strong(chapter, paper),
      ...laws.filter((law) => law.chapter === chapter).flatMap((law) => lawLine(law.law, law, widest, paper)),
    ]),
  ]);
}

export function showFound(words: string, laws: readonly LawRow[], paper: Page): string {
  if (laws.length === 0) return page([[`No law speaks of "${words}".`]]);
  const named = laws.map((law) => ({ ...law, law: `${law.rulebook} ${law.law}` }));
  const widest = widestId(named);
  return page([named.flatMap((law) => lawLine(law.law, law, widest, paper))]);
}

const widestId = (laws: readonly LawRow[]): number => Math.max(...laws.map(({ law }) => law.length));

const lawLine = (id: string, { status, gist }: LawRow, widest: number, paper: Page): readonly string[] =>
  labelled(`${id.padEnd(widest)}  ${status}`, gist, widest + 12, paper);

export function showLaw({ own, parts }: LawPage, paper: Page): string {
  const entries = own ? [own, ...parts] : parts;
  return page(entries.flatMap((entry) => lawBlocks(entry, paper)));
}

function lawBlocks(law: LawEntry, paper: Page): readonly (readonly string[])[] {
  const used = Object.entries(law.usedBy).map(([book, concerns]) => `${book} (${concerns.join(', ')})`);
  const rows: (readonly [string, string])[] = [
    [law.status, STATUSES[law.status]],
    ...(law.consequence ? [['if called', CONSEQUENCES[law.consequence]] as const] : []),
    ...(law.concerns.length > 0 ? [['cited for', law.concerns.join(', ')] as const] : []),
    ...used.map((use, index) => [index === 0 ? 'cited by' : '', use] as const),
    ...law.readings.map(
      ({ rulebook, id, reading }, index) =>
        [index === 0 ? 'readings' : '', `${rulebook} ${id}: ${reading}`] as const,
    ),
    ...(law.code.length > 0 ? [['code', law.code.join(' ')] as const] : []),
    ...(law.tests.length > 0 ? [['tests', law.tests.join(' ')] as const] : []),
  ];
  return [
    [strong(`${law.rulebook} ${law.law}, ${law.chapter}`, paper), ...wrap(law.gist, paper)],
    labels(rows, paper),
  ];
}

export function showReadings(readings: readonly ReadingRow[], paper: Page): string {
  if (readings.length === 0) return page([['This book needed no reading.']]);
  return page(
    readings.map(({ rulebook, id, laws, question, reading, reason }) => [
      strong(`${rulebook} ${id} (${laws.join(', ')})`, paper),
      ...labels(
        [
          ['question', question],
          ['we read', reading],
          ['because', reason],
        ],
        paper,
      ),
    ]),
  );
}

export function showCoverage(rows: readonly LawCoverage[]): string {
  const bookIds = [...new Set(rows.map(({ rulebook }) => rulebook))];
  const lines = bookIds.map((id) => {
    const laws = rows.filter(({ rulebook }) => rulebook === id);
    const needTest = laws.filter(({ status }) => status === 'ruled' || status === 'called');
    const tested = needTest.filter(({ tests }) => tests.length > 0);
    return [id, String(laws.length), String(needTest.length), String(tested.length)];
  });
  return page([
    table(
      [['Book', 'laws', 'ruled or called', 'with a test'], ...lines],
      ['left', 'right', 'right', 'right'],
    ),
    ['The whole table: npx carrom laws --coverage --json, or docs/laws/.'],
  ]);
}
