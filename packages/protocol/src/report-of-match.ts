import { type Competitor, citationOf, type FinishedBoard, formatOf, type Stage } from '@opencarrom/laws';
import {
  type BoardLine,
  bookFor,
  type Length,
  type LoggedMatch,
  type MatchState,
  matchEnd,
  sheetOf,
} from '@opencarrom/match';
import { type Both, isMoment, type MatchRules, type MatchSide, type Report } from '@opencarrom/tournament';

/** For which match of an event a board was played. */
export interface AskedReport {
  /** Of the stage: by which book, and what is counted. */
  readonly rules: Pick<MatchRules, 'rulebook' | 'counted' | 'mostScore'>;
  /** What the match is to the laws: `lawStageOf`. */
  readonly stage: Stage;
  /** How much is played of a match; left out: the whole. Of a single board only the bare score is told. */
  readonly length?: Length;
  /** Side A of the record is side b of the event. */
  readonly swapped?: boolean;
  /** The round's time is up: whoever leads has won what nobody has finished. */
  readonly timeUp?: boolean;
}

/** Why nothing can be handed in. */
export type NoReport =
  | { readonly why: 'unfinished' }
  /** Time is up, and no board was finished. */
  | { readonly why: 'nothing-played' }
  | { readonly why: 'other-book'; readonly wanted: string; readonly played: string }
  | { readonly why: 'other-stage'; readonly wanted: Stage; readonly played: Stage }
  /** A game or a single board, where a match is wanted. */
  | { readonly why: 'other-length'; readonly played: 'game' | 'board' }
  /** A bare score is that of one game. */
  | { readonly why: 'several-games'; readonly games: number };

export type ReportedMatch = { readonly report: Report } | { readonly refused: NoReport };

/** What a board hands in of a match that is over, however it was followed: strokes, boards or the score alone. */
export function reportOfMatch(match: LoggedMatch, asked: AskedReport): ReportedMatch {
  const fault = faultOf(match.state, asked);
  if (fault) return { refused: fault };
  const { state } = match;
  const ending = endingOf(state, asked);
  return {
    report: {
      ...(ending.how === 'walked-over' ? {} : playedIn(state, asked)),
      ...ending,
      ...(state.protests.some(({ upheld }) => upheld === null) ? { protest: true } : {}),
      ...paperOf(match),
    },
  };
}

function faultOf(
  state: MatchState,
  { rules, stage, length = 'match', timeUp = false }: AskedReport,
): NoReport | null {
  const { head, outcome, lines, score } = state;
  if (head.rulebook !== rules.rulebook)
    return { why: 'other-book', wanted: rules.rulebook, played: head.rulebook };
  if (head.stage !== stage) return { why: 'other-stage', wanted: stage, played: head.stage };
  const isWanted =
    isWholeMatch(state, rules.counted) || (rules.counted === 'score' && head.length === length);
  if (!isWanted && head.length !== 'match') return { why: 'other-length', played: head.length };
  if (!outcome && !timeUp) return { why: 'unfinished' };
  const isPlayed = lines.some(({ winner }) => winner !== null);
  if (isCutShort(state, timeUp) && !isPlayed) return { why: 'nothing-played' };
  if (rules.counted === 'score' && score.games.length > 1)
    return { why: 'several-games', games: score.games.length };
  return null;
}

/** A single game is the whole of a match of one, and all that a bare score tells. */
function isWholeMatch({ head }: MatchState, counted: MatchRules['counted']): boolean {
  if (head.length !== 'game') return head.length === 'match';
  return counted === 'score' || formatOf(bookFor(head), head.stage)?.bestOf.is === 1;
}

/** Nobody finished it, and the round's time is up. */
const isCutShort = ({ outcome }: MatchState, timeUp: boolean): boolean =>
  timeUp && (outcome === null || outcome.how === 'abandoned');

/** Boards wherever they are counted, for the laws know from them what every game came to. */
function playedIn(
  state: MatchState,
  { rules, swapped = false }: AskedReport,
): Pick<Report, 'score' | 'boards' | 'first' | 'tosses'> {
  const { lines, first, tosses, score } = state;
  const of = (competitor: Competitor): Competitor => (swapped ? other(competitor) : competitor);
  const boards = lines.flatMap((line) => boardOf(line, of));
  if (boards.length === 0) return {};
  if (rules.counted === 'score') {
    const { A = 0, B = 0 } = score.games[0] ?? {};
    const most = (points: number): number => Math.min(points, rules.mostScore);
    const points: Both = [most(A), most(B)];
    return { score: swapped ? [points[1], points[0]] : points };
  }
  const tossed = Object.entries(tosses).map(([board, winner]) => [board, of(winner)] as const);
  return {
    boards,
    first: of(first ?? 'A'),
    ...(tossed.length === 0 ? {} : { tosses: Object.fromEntries(tossed) }),
  };
}

const other = (competitor: Competitor): Competitor => (competitor === 'A' ? 'B' : 'A');

function boardOf(
  { winner, points, how }: BoardLine,
  of: (competitor: Competitor) => Competitor,
): readonly FinishedBoard[] {
  if (!winner || how === 'replay') return [];
  return how === 'conceded' ? [{ winner: of(winner), conceded: 'game' }] : [{ winner: of(winner), points }];
}

type Ending = Pick<Report, 'how' | 'winner' | 'law' | 'reason'>;

/** How it ended, where it was not simply played out. */
function endingOf(state: MatchState, { rules, swapped = false, timeUp = false }: AskedReport): Ending {
  if (isCutShort(state, timeUp)) return { how: 'time' };
  // What a protest may change is told beside it: the result is the one on the sheet.
  const end = matchEnd({ ...state, protests: [] });
  if (!end) return {};
  const winner = end.winner && sideOf(end.winner, swapped);
  const ground = groundOf(state, end);
  switch (end.by) {
    case null: {
      // A bare score does not tell that its game was given up.
      const givenUp = rules.counted === 'score' ? end.givenUp : null;
      return givenUp && winner ? { how: 'conceded', winner, ...groundOf(state, givenUp) } : {};
    }
    case 'conceded':
      return { how: 'conceded', ...(winner ? { winner } : {}), ...ground };
    case 'walk-over':
      return hasBoards(state)
        ? { how: 'awarded', ...(winner ? { winner } : {}), ...ground, reason: reasonOf(ground) }
        : { how: 'walked-over', winner: winner ?? 'none', ...ground };
    case 'awarded':
      return { how: 'awarded', ...(winner ? { winner } : {}), ...ground, reason: reasonOf(ground) };
    case 'abandoned':
      return { how: 'abandoned', ...ground, reason: reasonOf(ground) };
  }
}

const hasBoards = ({ lines }: MatchState): boolean => lines.some(({ winner }) => winner !== null);

const sideOf = (competitor: Competitor, swapped: boolean): MatchSide =>
  (competitor === 'A') === swapped ? 'b' : 'a';

/** As long as a report lets a reason be. */
const LONGEST = 200;

function groundOf(
  { head }: MatchState,
  { laws, reason }: { readonly laws: readonly string[]; readonly reason: string | null },
): Pick<Report, 'law' | 'reason'> {
  const law = laws.find((each) => citationOf(bookFor(head), each) !== null);
  return { ...(law === undefined ? {} : { law }), ...(reason === null ? {} : { reason: inOneLine(reason) }) };
}

/** An award and an abandoned match have a reason: the law is one where nobody said more. */
const reasonOf = ({ reason, law }: Pick<Report, 'law' | 'reason'>): string => reason?.trim() || (law ?? '–');

const inOneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
};

/** Who sat and who signed, and when it was played. */
function paperOf(match: LoggedMatch): Pick<Report, 'umpire' | 'signatures' | 'started' | 'ended'> {
  const { head, signatures } = match.state;
  const { began, ended } = sheetOf(match);
  const umpire = head.umpire ?? signatures.find(({ by }) => by === 'umpire')?.name;
  return {
    ...(umpire === undefined ? {} : { umpire: inOneLine(umpire) }),
    ...(signatures.length === 0 ? {} : { signatures: signatures.map(({ name }) => inOneLine(name)) }),
    ...(began !== null && isMoment(began) ? { started: began } : {}),
    ...(ended !== null && isMoment(ended) ? { ended } : {}),
  };
}
