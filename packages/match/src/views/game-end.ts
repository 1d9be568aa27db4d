import { type Competitor, restBefore } from '@opencarrom/laws';
import { bookFor, formatFor, type Head } from '../head.js';
import type { Player } from '../players.js';
import type { BoardLine, EndedBy, MatchOutcome, MatchState } from '../state.js';
import type { MatchWords } from '../words/match-words.js';
import type { Who } from './names.js';
import { announcedOutcome } from './sheet.js';

type Score = Readonly<Record<Competitor, number>>;

/** A game that has just ended, and what the book wants before the next. */
export interface GameEnd {
  readonly game: number;
  readonly winner: Competitor;
  readonly points: Score;
  /** Games won by now. */
  readonly games: Score;
  /** By which law and why, where it was given up; null: it was played out. */
  readonly givenUp: GivenUp | null;
  readonly next: NextGame;
}

/** A game that was given up. */
export type GivenUp = Pick<BoardLine, 'game' | 'winner' | 'laws' | 'reason'>;

/** What comes between two games. */
interface NextGame {
  readonly game: number;
  readonly breaker: Player;
  /** By which laws sides are changed; null: they are not. */
  readonly changeSides: readonly string[] | null;
  /** The rest before the deciding game; null: there is none. */
  readonly rest: { readonly seconds: number; readonly laws: readonly string[] } | null;
}

/** The game that ended with the last board, until the next one begins; null: none did. */
export function gameEnd(state: MatchState): GameEnd | null {
  const { board, lines, score, head } = state;
  const line = lines.at(-1);
  const game = line && score.games[line.game - 1];
  if (!board || board.begun || !line || line.how === 'replay' || !game?.winner) return null;
  const { A, B, winner } = game;
  return {
    game: line.game,
    winner,
    points: { A, B },
    games: { A: score.match.A, B: score.match.B },
    givenUp: givenUpLast(state),
    next: {
      game: board.game,
      breaker: board.breaker,
      changeSides: head.changeSides && score.next?.changeSides ? formatFor(head).changeAfterGame.laws : null,
      rest: intervalBefore(state),
    },
  };
}

/** The game that ended last, where it was given up. */
function givenUpLast({ lines }: MatchState): GivenUp | null {
  const line = lines.at(-1);
  return line?.how === 'conceded' ? line : null;
}

/** Ten minutes, in most books, before the game that decides. */
function intervalBefore({ head, score }: MatchState): NextGame['rest'] {
  const { interval } = bookFor(head).rules.clocks;
  if (!score.next) return null;
  const seconds = restBefore(bookFor(head), formatFor(head), { ...score.next, changeSides: false });
  return seconds > 0 ? { seconds, laws: interval.laws } : null;
}

/** The end of a game, as the umpire announces it. */
export function gameEndWords(
  { game, winner, points, games, givenUp, next }: GameEnd,
  words: MatchWords,
  who: Who,
): readonly string[] {
  const loser = winner === 'A' ? 'B' : 'A';
  return [
    words.gameWon(game, who(winner), points[winner], points[loser]),
    words.gamesNow(who('A'), games.A, who('B'), games.B),
    ...groundOf(givenUp, words),
    ...(next.rest ? [words.rest(next.rest.seconds / 60, next.rest.laws)] : []),
  ];
}

/** How a match ended, as it is announced. */
export interface MatchEnd extends MatchOutcome {
  /** Null: on points. */
  readonly by: EndedBy | null;
  /** By which law and why its last game was given up, where that ended it on points. */
  readonly givenUp: GivenUp | null;
}

/** Null while it goes on, and while a protest waits to be decided. */
export function matchEnd(state: MatchState): MatchEnd | null {
  const announced = announcedOutcome(state);
  const outcome = announced && asGivenUp(state, announced);
  const by = outcome && endedBy(state.head, outcome);
  return outcome && { ...outcome, by, givenUp: by === null ? givenUpLast(state) : null };
}

/** Whoever gave up the one game that was played gave up all of it. */
function asGivenUp({ head, lines }: MatchState, outcome: MatchOutcome): MatchOutcome {
  const line = lines.at(-1);
  if (outcome.how !== 'score' || head.length === 'match' || line?.how !== 'conceded') return outcome;
  return { winner: outcome.winner, how: 'conceded', laws: line.laws, reason: line.reason };
}

function endedBy(head: Head, { how, laws }: MatchOutcome): EndedBy | null {
  if (how === 'score') return null;
  const isWalkOver = bookFor(head).rules.conduct['walk-over'].some((law) => laws.includes(law));
  return how === 'awarded' && isWalkOver ? 'walk-over' : how;
}

/** How a match ended, with law and reason, where it did not by its score: "walk-over, 143i: …". */
export function endedByWords(
  { by, laws, reason }: Pick<MatchEnd, 'by' | 'laws' | 'reason'>,
  words: Pick<MatchWords, 'endedBy'>,
): string | null {
  if (!by) return null;
  const named = [words.endedBy[by], ...laws].join(', ');
  return reason ? `${named}: ${reason}` : named;
}

const groundOf = (givenUp: GivenUp | null, words: MatchWords): readonly string[] => {
  const ground = givenUp && endedByWords({ ...givenUp, by: 'conceded' }, words);
  return ground ? [words.ground(ground)] : [];
};

/** The end of a match, as the umpire announces it: who won, the score as the winner reads it, and on what ground where not on points. */
export function matchEndWords(state: MatchState, words: MatchWords, who: Who): readonly string[] {
  const end = matchEnd(state);
  if (!end) return [words.protestOpen];
  const { head, score } = state;
  // That somebody gave up is said once: in one breath with who won, or after the score with the reason.
  const isGivenUp = end.how === 'conceded';
  const ground = isGivenUp && end.reason === null ? null : endedByWords(end, words);
  const [winner, loser] = end.winner === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const told = (sum: Score) => `${sum[winner]}–${sum[loser]}`;
  const games = score.games.filter(({ boards }) => boards > 0).map(told);
  const won = head.length === 'match' ? told(score.match) : null;
  return [
    words.over(end.winner && who(end.winner), isGivenUp && ground ? 'score' : end.how, head.length),
    ...(games.length > 0 ? [words.finalScore(won, games)] : []),
    ...(ground ? [words.ground(ground)] : groundOf(end.givenUp, words)),
  ];
}
