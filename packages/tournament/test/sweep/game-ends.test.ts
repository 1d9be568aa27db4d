import { type Book, books, type MatchFormat, STAGES, type Stage, score } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { goesOnAt, possibleWinners } from '../../src/event/game-ends.js';

const MOST = 45;

interface Ends {
  /** Who can have won at a score, and at which scores a game goes on. */
  readonly won: ReadonlyMap<string, ReadonlySet<string>>;
  readonly open: ReadonlySet<string>;
}

interface PlayedBoard {
  readonly winner: 'A' | 'B';
  readonly points: number;
}

/** Sums and numbers of boards: games of the same state go on alike. */
function stateOf(boards: readonly PlayedBoard[], limited: boolean): string {
  const of = (side: 'A' | 'B') => boards.filter(({ winner }) => winner === side);
  const sum = (side: 'A' | 'B') => of(side).reduce((total, { points }) => total + points, 0);
  return `${sum('A')}–${sum('B')}${limited ? ` ${of('A').length} ${boards.length}` : ''}`;
}

/** Plays every game there is, board by board, and asks the laws of each whether it is won. */
function everyGame(book: Book, stage: Stage, format: MatchFormat): Ends {
  const cap = book.rules.boardCap.is;
  const won = new Map<string, Set<string>>();
  const open = new Set<string>();
  const seen = new Set<string>();
  const waiting: PlayedBoard[][] = [[]];
  for (let boards = waiting.pop(); boards; boards = waiting.pop())
    for (const winner of ['A', 'B'] as const)
      for (let points = 1; points <= cap; points++) {
        const played = [...boards, { winner, points }];
        // Without a limit it does not matter in how many boards a score was reached.
        const state = stateOf(played, format.boards.is !== null);
        if (seen.has(state)) continue;
        seen.add(state);
        const sheet = score({ book, stage, format, first: 'A', boards: played, tosses: {} });
        if ('playedOn' in sheet) throw new Error('played on');
        const [game] = sheet.games;
        if (!game) throw new Error('no game');
        const at = `${game.A}–${game.B}`;
        if (game.winner) won.set(at, (won.get(at) ?? new Set()).add(game.winner === 'A' ? 'a' : 'b'));
        else {
          open.add(at);
          waiting.push(played);
        }
      }
  return { won, open };
}

const formats = books.flatMap((book) =>
  STAGES.flatMap((stage) => {
    const format = book.rules.match.stages[stage];
    return format ? [{ name: `${book.id}, ${stage}`, book, stage, format }] : [];
  }),
);
const told = (format: MatchFormat, book: Book) =>
  `${format.target.is} ${format.boards.is} ${format.countedIn.is} ${book.rules.boardCap.is}`;
const different = formats.filter(
  ({ format, book }, index) =>
    formats.findIndex((other) => told(other.format, other.book) === told(format, book)) === index,
);

describe('the score at the end of a game', () => {
  it.each(different)('tells who won it, as playing all there are does: $name', ({ book, stage, format }) => {
    const { won, open } = everyGame(book, stage, format);
    const wrong: string[] = [];
    for (let a = 0; a <= MOST; a++)
      for (let b = 0; b <= MOST; b++) {
        const at = `${a}–${b}`;
        const said = possibleWinners(book, format, [a, b]).join();
        const found = [...(won.get(at) ?? [])].sort().join();
        if (said !== found) wrong.push(`${at}: ${said || 'nobody'} instead of ${found || 'nobody'}`);
        if (open.has(at) && !goesOnAt(book, format, [a, b])) wrong.push(`${at} goes on`);
      }
    expect(wrong).toEqual([]);
    expect(goesOnAt(book, format, [MOST, 0])).toBe(false);
  });
});
