import type { Competitor } from '@opencarrom/laws';
import type { LoggedMatch } from '../state.js';
import type { MatchWords } from '../words/match-words.js';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.js';
import { type MatchEnd, matchEnd } from './game-end.js';
import { type Sheet, type SheetRow, sheetOf } from './sheet.js';

/** What a cell is filled from: a board, or nothing where not one was played. */
interface Line {
  readonly sheet: Sheet;
  readonly row: SheetRow | null;
  readonly end: MatchEnd | null;
  readonly words: MatchWords;
}

type Cell = (line: Line) => string | number | null | undefined;

const sideOf = ({ sides }: Sheet, competitor: Competitor | null | undefined): string =>
  competitor ? sides[competitor] : '';

const CELLS: Readonly<Record<CsvColumn, Cell>> = {
  event: ({ sheet }) => sheet.title.event,
  category: ({ sheet }) => sheet.title.category,
  round: ({ sheet }) => sheet.title.round,
  stage: ({ sheet }) => sheet.title.stage,
  number: ({ sheet }) => sheet.title.number,
  table: ({ sheet }) => sheet.title.table,
  umpire: ({ sheet }) => sheet.title.umpire,
  date: ({ sheet }) => sheet.title.date?.slice(0, 10),
  began: ({ sheet }) => sheet.began,
  ended: ({ sheet }) => sheet.ended,
  rulebook: ({ sheet }) => sheet.title.rulebook,
  discipline: ({ sheet }) => sheet.title.discipline,
  A: ({ sheet }) => sheet.sides.A,
  B: ({ sheet }) => sheet.sides.B,
  toss: ({ sheet }) => sideOf(sheet, sheet.toss?.winner),
  choice: ({ sheet, words }) => sheet.toss?.take && words.takes[sheet.toss.take],
  game: ({ row }) => row?.game,
  board: ({ row }) => row?.board,
  extra: ({ row }) => row && Number(row.extra),
  break: ({ row }) => row?.breaker,
  white: ({ sheet, row }) => sideOf(sheet, row?.white),
  queen: ({ sheet, row }) => sideOf(sheet, row?.queen),
  winner: ({ sheet, row }) => sideOf(sheet, row?.winner),
  points: ({ row }) => row?.points,
  demanded: ({ row }) => row?.demanded,
  scoreA: ({ row }) => row?.score?.A,
  scoreB: ({ row }) => row?.score?.B,
  foulsA: ({ row }) => row?.fouls.A,
  foulsB: ({ row }) => row?.fouls.B,
  duesA: ({ row }) => row?.dues.A,
  duesB: ({ row }) => row?.dues.B,
  warningsA: ({ row }) => row?.warnings.A,
  warningsB: ({ row }) => row?.warnings.B,
  slam: ({ row }) => row && Number(row.slam !== null),
  changedSides: ({ row }) => row && Number(row.changedSides),
  remark: ({ row, words }) => row && remarksOn(row, words).join('; '),
  gamesA: ({ sheet }) => sheet.match.A,
  gamesB: ({ sheet }) => sheet.match.B,
  matchWinner: ({ sheet, end }) => sideOf(sheet, end?.winner),
  endedBy: ({ end, words }) => end?.by && words.endedBy[end.by],
  laws: ({ end }) => end?.laws.join(' '),
  reason: ({ end }) => end?.reason,
};

function remarksOn({ how, laws, reason, takenAsPlaced }: SheetRow, { sheet }: MatchWords): readonly string[] {
  return [
    ...(how === 'replay' ? [sheet.replayed] : []),
    ...(how === 'conceded'
      ? [[[sheet.conceded, ...laws].join(', '), reason].filter(Boolean).join(': ')]
      : []),
    ...(takenAsPlaced > 0 ? [sheet.takenAsPlaced(takenAsPlaced)] : []),
  ];
}

/**
 * The sheet as comma-separated values for a spreadsheet: a heading, and a row for each board with all that is known of
 * its match; a match without a board has one row.
 */
export function sheetCsv(match: LoggedMatch, words: MatchWords): string {
  const sheet = sheetOf(match);
  const end = matchEnd(match.state);
  const rows = sheet.rows.length > 0 ? sheet.rows : [null];
  const heading = CSV_COLUMNS.map((column) => words.sheet.csv[column]);
  const body = rows.map((row) =>
    CSV_COLUMNS.map((column) => String(CELLS[column]({ sheet, row, end, words }) ?? '')),
  );
  return `${[heading, ...body].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A text that begins like a formula would be reckoned by a spreadsheet: it gets a mark that keeps it a text. */
function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
