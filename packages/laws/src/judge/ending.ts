import type { Book } from '../books/book.js';
import type { Award, BoardEnding, Citation, EndingConcern } from '../books/concerns.js';
import { type Board, coveredBy, type Men, other, type Queen } from '../vocabulary.js';
import type { CountedFacts } from './counted-facts.js';
import type { BoardWon, Finding } from './ruling.js';
import { strokeConcern } from './stroke-concern.js';

export interface EndedBoard {
  readonly concern: EndingConcern;
  readonly ending: BoardEnding;
}

/** Does this stroke end the board, and by which row of the book's table of endings? */
export function endingOf(book: Book, board: Board, facts: CountedFacts): EndedBoard | null {
  const concern = endingConcern(book, board, facts);
  if (!concern) return null;
  const rule = book.rules.endings[concern];
  const ending = facts.proper ? rule.proper : rule.improper;
  return ending && { concern, ending };
}

function endingConcern(book: Book, board: Board, facts: CountedFacts): EndingConcern | null {
  const ownLast = facts.own === facts.mine.onBoard;
  const opponentsLast = facts.opponents === facts.theirs.onBoard;
  if (!ownLast && !opponentsLast) return null;
  if (isOneManEach(book, board, facts)) return 'one-man-each-before-queen';
  if (ownLast && opponentsLast) return bothLast(board.queen, facts);
  return ownLast ? ownLastOnly(board.queen, facts) : opponentsLastOnly(book, board.queen, facts);
}

function isOneManEach(book: Book, board: Board, facts: CountedFacts): boolean {
  const known = book.rules.endings['one-man-each-before-queen'].proper !== null;
  const alone = facts.mine.onBoard === 1 && facts.theirs.onBoard === 1;
  return known && alone && board.queen === 'on-board' && !facts.queen;
}

function bothLast(queen: Queen, facts: CountedFacts): EndingConcern {
  const { striker } = facts;
  if (queen === 'to-cover') return striker ? 'both-last-as-cover+striker' : 'both-last-as-cover';
  if (queen === coveredBy(facts.me)) return striker ? 'both-last-own-queen+striker' : 'both-last-own-queen';
  if (queen !== 'on-board') return striker ? 'both-last-others-queen+striker' : 'both-last-others-queen';
  if (facts.queen && striker) return 'both-last-with-queen+striker';
  if (facts.queen) return facts.mine.owed > 0 ? 'both-last-while-owing' : 'both-last-with-queen';
  return striker ? 'both-last-before-queen+striker' : 'both-last-before-queen';
}

/** With the striker, a last man whose queen is safe comes back, and the board goes on. */
function ownLastOnly(queen: Queen, facts: CountedFacts): EndingConcern | null {
  const { striker } = facts;
  if (queen === 'on-board' && !facts.queen)
    return striker ? 'own-last-before-queen+striker' : 'own-last-before-queen';
  if (striker) return null;
  if (queen === 'on-board') return facts.mine.owed > 0 ? 'own-last-while-owing' : 'finish-with-queen';
  if (queen === 'to-cover') return 'finish-as-cover';
  return queen === coveredBy(facts.me) ? 'finish-own-queen' : 'finish-others-queen';
}

function opponentsLastOnly(book: Book, queenBefore: Queen, facts: CountedFacts): EndingConcern {
  const { striker } = facts;
  if (queenBefore === 'to-cover')
    return striker ? 'opponents-last-while-covering+striker' : 'opponents-last-while-covering';
  const queen = facts.queen ? queenAfter(book, facts) : queenBefore;
  if (queen === 'to-cover') return 'opponents-last-with-queen';
  if (queen === coveredBy(facts.me))
    return striker ? 'opponents-last-own-queen+striker' : 'opponents-last-own-queen';
  if (queen !== 'on-board')
    return striker ? 'opponents-last-others-queen+striker' : 'opponents-last-others-queen';
  return striker ? 'opponents-last-before-queen+striker' : 'opponents-last-before-queen';
}

/** Where the queen this stroke pocketed would be, had the board gone on. An improper stroke covers nothing. */
function queenAfter(book: Book, facts: CountedFacts): Queen {
  if (facts.striker) return 'on-board';
  const outcome = book.rules.strokes[strokeConcern('on-board', facts)].proper;
  if ('choice' in outcome || outcome.queen === 'returns') return 'on-board';
  if (outcome.queen !== 'covered') return 'to-cover';
  return facts.proper ? coveredBy(facts.me) : 'on-board';
}

interface Valued {
  readonly result: BoardWon;
  /** Additional points that could be demanded, whether they have been or not. */
  readonly demand: number;
  readonly findings: readonly Finding[];
}

/** Points of an ending, with what is demanded on top; the book's cap holds for the sum. */
export function valueEnding(
  book: Book,
  ended: EndedBoard,
  facts: CountedFacts,
  demanded: number | undefined,
): Valued {
  const { ending } = ended;
  const { boardCap, demands, notes } = book.rules;
  const byMe = ending.winner === 'striker';
  const winner = byMe ? facts.me : other(facts.me);
  const mine = facts.mine.onBoard - facts.own;
  const theirs = facts.theirs.onBoard - facts.opponents;
  const winnersBefore = byMe ? facts.mine : facts.theirs;
  const left = byMe ? { winners: mine, losers: theirs } : { winners: theirs, losers: mine };
  const sum = worth(book, ending.award, winnersBefore, left);
  const isCut = demands.is === 'within-cap';
  const demand = isCut ? Math.min(ending.demand, boardCap.is - sum) : ending.demand;
  const { award, laws } = ending;
  // The laws of finishing say only that the queen counts.
  const silent = byMe && award.men !== undefined;
  const findings: Finding[] = [...queensWorth(book, { award, winner: winnersBefore, laws, silent })];
  if (demanded && notes.demanded) findings.push({ concern: 'demanded', laws: notes.demanded });
  // What the law offers and the cap leaves no room for is told as well.
  const offered = isCut ? ending.demand : 0;
  if (sum + (demanded ?? offered) > boardCap.is) findings.push({ concern: 'capped', laws: boardCap.laws });
  const demandable = demanded === undefined ? demand : 0;
  const points = Math.min(sum + (demanded ?? 0), boardCap.is);
  return { result: { winner, points, demandable }, demand, findings };
}

/** Whose board it is, by which laws, and whether these leave the queen's value to another law. */
interface Awarded {
  readonly award: Award;
  readonly winner: Men;
  readonly laws: Citation;
  readonly silent: boolean;
}

/**
 * The law for what the queen is worth, where the laws for the award do not say it: they are silent,
 * or borrowed from a book in which she may be worth something else.
 */
export function queensWorth(book: Book, { award, winner, laws, silent }: Awarded): readonly Finding[] {
  if (!award.queen) return [];
  const { queenPoints, queenCountsBelow } = book.rules;
  const counts = winner.score < queenCountsBelow.is;
  const [law] = counts ? queenPoints.laws : queenCountsBelow.laws;
  const borrowed = laws.some((cited) => cited.includes(':'));
  if (!law || laws.includes(law) || !(borrowed || (silent && !counts))) return [];
  return [{ concern: counts ? 'queen-counted' : 'queen-not-counted', laws: [law] }];
}

/** The sum of an award's parts. `left`: men on the board at the end. */
export function worth(
  book: Book,
  award: Award,
  winner: Men,
  left: { readonly winners: number; readonly losers: number },
): number {
  const { queenPoints, queenCountsBelow } = book.rules;
  let points = award.points ?? 0;
  if (award.men) points += left[award.men];
  if (award.queen)
    points += winner.score < queenCountsBelow.is ? queenPoints.is : (award.insteadOfQueen ?? 0);
  return points;
}
