import type { Competitor } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { BoardLine, MatchOutcome, MatchState, Protest, Signature } from '../state.js';
import { type Naming, nameOf, sideName } from './names.js';

/** The score sheet of a match: what is printed, signed and handed in. */
export interface Sheet {
  readonly title: {
    readonly event: string | null;
    readonly date: string | null;
    readonly rulebook: string;
    readonly stage: string;
    readonly discipline: string;
  };
  readonly sides: Readonly<Record<Competitor, string>>;
  readonly rows: readonly SheetRow[];
  readonly games: MatchState['score']['games'];
  readonly match: MatchState['score']['match'];
  /** Null while the match goes on, and while a protest waits to be decided. */
  readonly outcome: MatchOutcome | null;
  readonly protests: readonly Protest[];
  readonly signatures: readonly Signature[];
}

/** One board. */
export interface SheetRow {
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
}

export function sheetOf(state: MatchState, naming?: Naming): Sheet {
  const { head, score, lines, protests, signatures } = state;
  return {
    title: {
      event: head.event,
      date: head.date,
      rulebook: bookFor(head).name,
      stage: head.stage,
      discipline: head.discipline,
    },
    sides: { A: sideName(head, 'A', naming), B: sideName(head, 'B', naming) },
    rows: rowsOf(state, lines, naming),
    games: score.games,
    match: score.match,
    outcome: announcedOutcome(state),
    protests,
    signatures,
  };
}

/** The result is not announced while a protest is undecided. */
export function announcedOutcome({ outcome, protests }: MatchState): MatchOutcome | null {
  return protests.some(({ upheld }) => upheld === null) ? null : outcome;
}

function rowsOf(
  { head, score }: MatchState,
  lines: readonly BoardLine[],
  naming: Naming | undefined,
): readonly SheetRow[] {
  let counted = 0;
  return lines.map((line) => {
    const { men: _men, breaker, ...row } = line;
    const after = line.how === 'replay' ? null : (score.boards[counted++]?.score ?? null);
    return { ...row, breaker: breaker && nameOf(head, breaker, naming), score: after };
  });
}

/** The words a sheet is printed with. */
export interface SheetWords {
  readonly columns: readonly string[];
  readonly replayed: string;
  readonly conceded: string;
  readonly extra: string;
}

/** The boards as a table of texts, its heading first. */
export function sheetTable({ sides, rows }: Sheet, words: SheetWords): readonly (readonly string[])[] {
  const name = (competitor: Competitor | null) => (competitor ? sides[competitor] : '–');
  const body = rows.map((row) => [
    String(row.game),
    row.extra ? `${row.board} (${words.extra})` : String(row.board),
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
