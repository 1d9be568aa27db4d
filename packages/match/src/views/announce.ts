import { announce, type Competitor, lawsOf, type Ruling, type Side } from '@opencarrom/laws';
import { takings } from '../decide/begin.js';
import { lawsOfMatter } from '../decide/deem.js';
import { takenAsPlaced } from '../evolve/unnoticed.js';
import { bookFor } from '../head.js';
import type { Act, Deeming } from '../log/command.js';
import { type Consequence, commandOf, type DoneEvent, type Event } from '../log/event.js';
import { backAlong } from '../log/standing.js';
import { competitorOf } from '../players.js';
import {
  type BoardInPlay,
  competitorWith,
  type LoggedMatch,
  type MatchState,
  phaseOf,
  sideOfPlayer,
  unclaimedStroke,
  type Warning,
} from '../state.js';
import type { MatchWords } from '../words/match-words.js';
import { gameEnd, gameEndWords, matchEnd, matchEndWords } from './game-end.js';
import type { Naming, Who } from './names.js';
import { standsBy } from './overlooked.js';
import { warningsLike } from './warnings.js';
import { whoIn } from './who.js';

/** What the umpire says now: the last ruling, where it is fresh, and what the match waits for. */
export interface Announcement {
  /** Also that which ended the board before, until something else is done. Null where nothing was ruled. */
  readonly ruling: string | null;
  /** That what it ordered to be placed has been: whoever has only just seen the ruling still wants to read it. */
  readonly placed: string | null;
  /** That men were taken as placed, as the stroke ruled on was entered without a word of them. */
  readonly takenAsPlaced: string | null;
  /** By which laws. */
  readonly laws: readonly string[];
  readonly waiting: readonly string[];
}

export function announceMatch(match: LoggedMatch, words: MatchWords, naming?: Naming): Announcement {
  const { state } = match;
  const who = whoIn(state.head, words, naming);
  const ruled = spokenRuling(match);
  const warning = warningSince(match);
  const settled = warning ? warningWords(warning, words, who) : settledSince(match, words, who);
  const waiting = announceWaiting(state, words, naming);
  return {
    ruling: settled ?? (ruled && rulingWords(match, ruled, words, who)),
    placed: settled === null && ruled && actSince(match)?.type === 'place' ? words.placed : null,
    takenAsPlaced: settled === null && ruled ? assumedWords(match, words) : null,
    laws: warning ? [warning.law] : lawsNow(match, ruled),
    waiting: settled === null && ruled ? waiting.slice(toldByRuling(match, ruled, who)) : waiting,
  };
}

/** How much of what the match waits for the ruling has told already: a win or a turn is said once. */
function toldByRuling(match: LoggedMatch, ruled: Spoken, who: Who): number {
  if (isTurnTold(match, ruled, who)) return 1;
  const { head, outcome, score } = match.state;
  const { result } = ruled.ruling;
  if (head.length !== 'board' || outcome?.how !== 'score' || !result || !('winner' in result)) return 0;
  // What was demanded after the ruling is in the score alone.
  return score.games[0]?.[outcome.winner ?? 'A'] === result.points ? 2 : 1;
}

/** By which laws what was said last was said. */
function lawsNow(match: LoggedMatch, ruled: Spoken | null): readonly string[] {
  const deemed = deemedLast(match);
  if (deemed) return lawsOfMatter(bookFor(match.state.head), deemed.matter);
  const end = matchEnd(match.state);
  if (end?.by === 'conceded') return end.laws;
  return lostSince(match)?.event.laws ?? (ruled ? lawsOf(ruled.ruling) : []);
}

/** What the match waits for, or how it ended: for that the state alone is enough. */
export const announceWaiting = (state: MatchState, words: MatchWords, naming?: Naming): readonly string[] =>
  waitingFor(state, words, whoIn(state.head, words, naming));

/**
 * Who is spoken to has just been told by the ruling whose turn it is, and with which men: their own, or in singles that
 * of the only other.
 */
const isTurnTold = (match: LoggedMatch, { ruling, white }: Spoken, who: Who): boolean => {
  const { head, board } = match.state;
  const spokenTo = sideSpokenTo({ white }, who);
  return (
    phaseOf(match.state) === 'stroke' &&
    board?.table.broken === true &&
    board.table.queen !== 'to-cover' &&
    ruling.next !== null &&
    spokenTo !== undefined &&
    (ruling.next === spokenTo || head.discipline === 'singles') &&
    actRuledOn(match)?.act.type !== 'pass'
  );
};

/** A ruling, and who had the white men: by the next board it may be the other way round. */
interface Spoken {
  readonly ruling: Ruling;
  readonly white: Competitor;
}

/** The ruling that is being spoken of: the board's last, unless something else is deemed to be so, or the one that ended the board before. */
export function spokenRuling(match: LoggedMatch): Spoken | null {
  const { board } = match.state;
  if (warningSince(match)) return null;
  // That the match was lost by a call is its end, which is announced as such, or not yet while a protest is open.
  if (match.state.outcome?.how === 'awarded') return null;
  if (!board?.ruling) return endingRuling(match);
  return actSince(match)?.type === 'deem' ? null : { ruling: board.ruling, white: board.white };
}

/** A warning just given: until something else is done, that is what was said last. */
const warningSince = (match: LoggedMatch): CountedWarning | null => {
  if (actSince(match)?.type !== 'warn') return null;
  const last = match.state.warnings.at(-1);
  return last ? { ...last, times: warningsLike(match.state.warnings, last) } : null;
};

interface CountedWarning extends Warning {
  /** Its number among those of the same player by the same law. */
  readonly times: number;
}

const warningWords = (
  { law, against, player, reason, times }: CountedWarning,
  words: MatchWords,
  who: Who,
): string => words.warned(who(player ?? against), law, reason, times);

/** The events that led here, the newest first. */
const backFrom = ({ state, events }: LoggedMatch): Iterable<Event> => backAlong(events, state.seq);

/** The newest act since the last ruling. */
function actSince(match: LoggedMatch): Act | null {
  for (const event of backFrom(match)) {
    if (event.type === 'ruling') return null;
    if (event.type === 'done') return event.act;
  }
  return null;
}

function rulingWords(match: LoggedMatch, { ruling, white }: Spoken, words: MatchWords, who: Who): string {
  const ruledOn = match.state.board?.ruling ? actRuledOn(match) : null;
  if (ruledOn?.act.type === 'pass' && ruledOn.by !== 'umpire') return words.passed(who(ruledOn.by));
  const said = announce(
    bookFor(match.state.head),
    ruling,
    isLastBoard(match) ? { ...words.ruling, boardGoesTo: words.lastBoard } : words.ruling,
    namesOn({ white }, who),
    sideSpokenTo({ white }, who),
  );
  return ruledOn?.act.type === 'forgo' && ruledOn.auto ? `${words.tooLateToPlace} ${said}` : said;
}

/** Has it been told already who won the game or the match that this board decided? */
const isLastBoard = ({ state }: LoggedMatch): boolean =>
  state.head.length !== 'board' &&
  !state.board?.ruling &&
  (state.outcome !== null || gameEnd(state) !== null);

/** What the last ruling followed from. */
function actRuledOn(match: LoggedMatch): DoneEvent | null {
  let isRuled = false;
  for (const event of backFrom(match)) {
    if (isRuled && event.type === 'done') return event;
    isRuled ||= event.type === 'ruling';
  }
  return null;
}

/** Men whose placing was lost since the last ruling: to a clock, or because somebody let them go himself. */
interface LostPlacing {
  readonly event: Extract<Consequence, { type: 'forfeited' }>;
  readonly isForgone: boolean;
}

function lostSince(match: LoggedMatch): LostPlacing | null {
  let lost: LostPlacing['event'] | null = null;
  for (const event of backFrom(match)) {
    if (event.type === 'ruling') break;
    if (event.type === 'done') return lost && { event: lost, isForgone: event.act.type === 'forgo' };
    if (event.type === 'forfeited') lost = event;
  }
  return lost && { event: lost, isForgone: false };
}

/** What has been settled since the ruling: told in its place, for what it ordered is no longer to be done. */
function settledSince(match: LoggedMatch, words: MatchWords, who: Who): string | null {
  if (!match.state.board) return null;
  const deemed = deemedLast(match);
  if (deemed) return words.deemed(standsBy(match.state.head, deemed, words, who));
  if (!match.state.board.ruling) return null;
  const lost = lostSince(match);
  if (lost) {
    const { count, side } = lost.event;
    const men = words.men(count, side);
    return lost.isForgone ? words.forgone(men, count) : words.forfeited(men);
  }
  const act = actSince(match);
  return (act && words.settled[act.type]) ?? null;
}

/** What was noticed too late, where nothing has been done since; to take back and do again is as if it were not. */
function deemedLast({ state, events }: LoggedMatch): Deeming | null {
  for (let at = state.seq; at > 0; at--) {
    const event = events[at - 1] as Event;
    const act = commandOf(event)?.act;
    if (act?.type === 'deem') return act;
    if (act) return null;
    if (event.type === 'rewound' && isOverAndBack(events[at - 2])) at = event.to + 1;
  }
  return null;
}

const isOverAndBack = (cause: Event | undefined): boolean =>
  cause?.type === 'done' && (cause.act.type === 'undo' || cause.act.type === 'redo');

/** Men that the last stroke took as placed, as long as its ruling is the one spoken of. */
function assumedWords({ state: { board } }: LoggedMatch, words: MatchWords): string | null {
  const taken = board && !board.men ? takenAsPlaced(board) : [];
  if (taken.length === 0) return null;
  return words.takenAsPlaced(taken.map(({ side, men }) => words.men(men, side)).join(', '));
}

export function namesOn(board: Pick<BoardInPlay, 'white'>, who: Who): Readonly<Record<Side, string>> {
  const named = (side: Side): string => who(competitorWith(board, side)).name;
  return { white: named('white'), black: named('black') };
}

/** With which men the one plays who is spoken to, where it is one. */
export const sideSpokenTo = (board: Pick<BoardInPlay, 'white'>, who: Who): Side | undefined =>
  (['white', 'black'] as const).find((side) => who(competitorWith(board, side)).isYou);

/**
 * The ruling that ended the board before, as long as nothing but closing it has been done: the next one is set up
 * already, or the match is over.
 */
function endingRuling(match: LoggedMatch): Spoken | null {
  let ruling: Ruling | null = null;
  for (const event of backFrom(match)) {
    if (ruling && event.type === 'board-set') return { ruling, white: event.white };
    if (!ruling && isNewAct(event)) return null;
    if (!ruling && event.type === 'ruling') ruling = event.ruling;
  }
  return null;
}

const isNewAct = (event: Event): boolean => event.type === 'done' && event.act.type !== 'close';

function waitingFor(state: MatchState, words: MatchWords, who: Who): readonly string[] {
  const { head, toss, first, score, board } = state;
  switch (phaseOf(state)) {
    case 'toss':
      return [words.toss];
    case 'extra-toss':
      return [words.extraToss(score.next?.game ?? 1)];
    case 'choice':
      return [words.choice(who(toss?.winner ?? 'A'), takings(head))];
    case 'seating':
      return [words.seating(who(first === 'A' ? 'B' : 'A'))];
    case 'over':
      return matchEndWords(state, words, who);
    default:
      return board ? onBoard(state, board, words, who) : [];
  }
}

function onBoard(state: MatchState, board: BoardInPlay, words: MatchWords, who: Who): readonly string[] {
  const { head } = state;
  switch (phaseOf(state)) {
    case 'before-play': {
      // A board played again finds everybody where they sat.
      const again = state.lines.at(-1)?.how === 'replay';
      const due = state.score.next?.changeSides && head.changeSides && !again;
      const changes = due ? [words.changeSides] : [];
      const ended = gameEnd(state);
      return [
        ...(ended ? gameEndWords(ended, words, who) : []),
        ...changes,
        words.beforePlay(board.board, board.game, who(board.breaker)),
      ];
    }
    case 'stopped':
      return [words.stopped(who(board.appeal?.by ?? 'umpire'))];
    case 'fine':
      return [words.chooses(who(board.hearing?.onTurn ?? board.onTurn)), ...claimWords(state, words, who)];
    case 'placing':
      return [...placingWords(board, words, who), ...claimWords(state, words, who)];
    case 'closing':
      return [...demandWords(board, words, who), ...claimWords(state, words, who)];
    default:
      return [strikeWords(board, words, who), ...claimWords(state, words, who)];
  }
}

function placingWords(board: BoardInPlay, words: MatchWords, who: Who): readonly string[] {
  const [task] = board.tasks;
  if (!task || task.piece === 'queen') return [];
  const count = board.tasks.filter(({ by, piece }) => by === task.by && piece === task.piece).length;
  return [words.places(who(task.by), count, task.piece)];
}

function claimWords(state: MatchState, words: MatchWords, who: Who): readonly string[] {
  const struck = unclaimedStroke(state)?.onTurn;
  if (!struck) return [];
  return [words.mayClaim(who(competitorOf(struck) === 'A' ? 'B' : 'A'))];
}

function demandWords(board: BoardInPlay, words: MatchWords, who: Who): readonly string[] {
  const result = board.ruling?.result;
  const most = board.ruling?.rights.demand ?? 0;
  if (!result || !('winner' in result) || most === 0) return [];
  return [words.mayDemand(who(competitorWith(board, result.winner)), most)];
}

function strikeWords(board: BoardInPlay, words: MatchWords, who: Who): string {
  const striker = who(board.onTurn);
  const side = sideOfPlayer(board, board.onTurn);
  if (!board.table.broken) return words.breaks(striker);
  return board.table.queen === 'to-cover' ? words.covers(striker, side) : words.strikes(striker, side);
}
