import type { Competitor } from '@opencarrom/laws';
import { timeAfter } from '../date.js';
import { bookFor, type Head, PAPER_FIELDS, type PaperField } from '../head.js';
import type { Event } from '../log/event.js';
import { backAlong } from '../log/standing.js';
import type {
  BoardLine,
  LoggedMatch,
  MatchOutcome,
  MatchState,
  Protest,
  Signature,
  Warning,
} from '../state.js';
import { type BoardCounts, boardCounts } from './board-counts.js';
import type { CsvColumn } from './csv-columns.js';
import { type Naming, nameOf, sideName } from './names.js';

/** The score sheet of a match: what is printed, signed and handed in. */
export interface Sheet {
  readonly title: {
    readonly event: string | null;
    readonly date: string | null;
    readonly rulebook: string;
    readonly stage: string;
    readonly discipline: string;
  } & Readonly<Partial<Record<PaperField, string>>>;
  /** Who won it, and what was taken. */
  readonly toss: { readonly winner: Competitor; readonly take: MatchState['choice'] } | null;
  /** When play began and when the match ended, where the head has a time of day. */
  readonly began: string | null;
  readonly ended: string | null;
  readonly sides: Readonly<Record<Competitor, string>>;
  readonly rows: readonly SheetRow[];
  readonly games: MatchState['score']['games'];
  readonly match: MatchState['score']['match'];
  /** Null while the match goes on, and while a protest waits to be decided. */
  readonly outcome: MatchOutcome | null;
  /** Over the whole match, by side. */
  readonly totals: Readonly<Record<Competitor, SideTotals>>;
  readonly warnings: readonly Warning[];
  readonly protests: readonly Protest[];
  readonly signatures: readonly Signature[];
}

/** What a sheet counts of a side besides points. */
export interface SideTotals {
  readonly fouls: number;
  readonly dues: number;
  readonly warnings: number;
  readonly slams: number;
}

/** One board. */
export interface SheetRow extends BoardCounts {
  readonly game: number;
  readonly board: number;
  readonly extra: boolean;
  /** The name of the player who broke; null where the game was given up before the toss for the break. */
  readonly breaker: string | null;
  readonly white: Competitor | null;
  readonly queen: Competitor | null;
  readonly winner: Competitor | null;
  readonly points: number;
  readonly demanded: number;
  readonly strokes: number;
  /** Men owed that were taken as placed, by the next stroke and without a word. */
  readonly takenAsPlaced: number;
  /** The game's score after it; null for a board that was replayed. */
  readonly score: Readonly<Record<Competitor, number>> | null;
  readonly how: BoardLine['how'];
  readonly laws: readonly string[];
  /** Why the game was given up, where it was said. */
  readonly reason: string | null;
}

export function sheetOf(match: LoggedMatch, naming?: Naming): Sheet {
  const { state } = match;
  const { head, score, warnings, protests, signatures, toss, choice } = state;
  const rows = rowsOf(match, naming);
  return {
    title: {
      event: head.event,
      date: head.date,
      rulebook: bookFor(head).name,
      stage: head.stage,
      discipline: head.discipline,
      ...Object.fromEntries(PAPER_FIELDS.flatMap((field) => (head[field] ? [[field, head[field]]] : []))),
    },
    toss: toss && { winner: toss.winner, take: choice },
    ...hoursOf(match),
    sides: { A: sideName(head, 'A', naming), B: sideName(head, 'B', naming) },
    rows,
    games: score.games,
    match: score.match,
    outcome: announcedOutcome(state),
    totals: { A: totalsOf('A', rows, warnings), B: totalsOf('B', rows, warnings) },
    warnings,
    protests,
    signatures,
  };
}

/** The result is not announced while a protest is undecided. */
export function announcedOutcome({ outcome, protests }: MatchState): MatchOutcome | null {
  return protests.some(({ upheld }) => upheld === null) ? null : outcome;
}

function totalsOf(
  competitor: Competitor,
  rows: readonly SheetRow[],
  warnings: readonly Warning[],
): SideTotals {
  const sum = (of: (row: SheetRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    fouls: sum(({ fouls }) => fouls[competitor]),
    dues: sum(({ dues }) => dues[competitor]),
    warnings: warnings.filter(({ against }) => against === competitor).length,
    slams: sum(({ slam, winner }) => Number(slam !== null && winner === competitor)),
  };
}

/** From the first board's "Play", or its first stroke, to the match's last event but signatures. */
function hoursOf({ state, events }: LoggedMatch): Pick<Sheet, 'began' | 'ended'> {
  const along = [...backAlong(events, state.seq)];
  const hour = (event: Event | undefined) => clockTime(state.head, event?.at);
  return {
    began: hour(along.filter((event) => event.type === 'done' && BEGINS.includes(event.act.type)).at(-1)),
    ended: hour(along.find(({ type }) => type === 'match-over')),
  };
}

const BEGINS: readonly string[] = ['play', 'strike', 'observe', 'tally'];

const clockTime = ({ date }: Head, at: number | undefined): string | null =>
  date === null || at === undefined ? null : timeAfter(date, at);

function rowsOf(match: LoggedMatch, naming: Naming | undefined): readonly SheetRow[] {
  const { head, score, lines } = match.state;
  const counts = boardCounts(match);
  let counted = 0;
  return lines.map((line, index) => {
    const { men: _men, breaker, ...row } = line;
    const after = line.how === 'replay' ? null : (score.boards[counted++]?.score ?? null);
    const noted = counts[index] ?? NOT_COUNTED;
    return { ...row, ...noted, breaker: breaker && nameOf(head, breaker, naming), score: after };
  });
}

const NONE = { A: 0, B: 0 };
const NOT_COUNTED: BoardCounts = { changedSides: false, fouls: NONE, dues: NONE, warnings: NONE, slam: null };

/** The words a sheet is printed with. */
export interface SheetWords {
  readonly columns: readonly string[];
  readonly replayed: string;
  readonly conceded: string;
  readonly extra: string;
  /** Marks beside the number of a board. */
  readonly changedSides: string;
  readonly slam: string;
  /** A remark on a board: so many men owed, of which nobody said that they were placed. */
  readonly takenAsPlaced: (men: number) => string;
  readonly csv: Readonly<Record<CsvColumn, string>>;
}

/** Its number, and what is to be marked of it. */
const boardCell = ({ board, extra, changedSides, slam }: SheetRow, words: SheetWords): string =>
  [
    String(board),
    ...(extra ? [`(${words.extra})`] : []),
    ...(changedSides ? [words.changedSides] : []),
    ...(slam ? [words.slam] : []),
  ].join(' ');

/** The boards as a table of texts, its heading first. */
export function sheetTable({ sides, rows }: Sheet, words: SheetWords): readonly (readonly string[])[] {
  const name = (competitor: Competitor | null) => (competitor ? sides[competitor] : '–');
  const body = rows.map((row) => [
    String(row.game),
    boardCell(row, words),
    row.breaker ?? '–',
    name(row.white),
    name(row.queen),
    row.how === 'replay' ? words.replayed : name(row.winner),
    row.how === 'conceded' ? words.conceded : String(row.points),
    row.demanded > 0 ? String(row.demanded) : '',
    row.score ? `${row.score.A}–${row.score.B}` : '',
  ]);
  return [words.columns, ...body];
}
