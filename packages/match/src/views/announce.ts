import { announce, type Language, lawsOf, type Ruling, type Side } from '@opencarrom/laws';
import { takings } from '../decide/begin.js';
import { bookFor } from '../head.js';
import type { Act } from '../log/command.js';
import type { Consequence, DoneEvent, Event, MatchEnding } from '../log/event.js';
import { competitorOf } from '../players.js';
import {
  type BoardInPlay,
  competitorWith,
  type MatchState,
  phaseOf,
  sideOfPlayer,
  unclaimedStroke,
} from '../state.js';
import type { Naming, Who } from './names.js';
import { announcedOutcome } from './sheet.js';
import { tellingIn } from './telling.js';
import { whoIn } from './who.js';
import { type Words, wordsIn } from './words.js';

/** What the umpire says now: the last ruling, where it is fresh, and what the match waits for. */
export interface Announcement {
  /** Also that which ended the board before, until something else is done. Null where nothing was ruled. */
  readonly ruling: string | null;
  /** That what it ordered to be placed has been: whoever has only just seen the ruling still wants to read it. */
  readonly placed: string | null;
  /** By which laws. */
  readonly laws: readonly string[];
  readonly waiting: readonly string[];
}

export function announceMatch(state: MatchState, language: Language, naming?: Naming): Announcement {
  const who = whoIn(state.head, language, naming);
  const ruled = spokenRuling(state);
  const settled = settledSince(state, language);
  const waiting = waitingFor(state, wordsIn[language], who);
  return {
    ruling: settled ?? (ruled && rulingWords(state, ruled, language, who)),
    placed: settled === null && ruled && actSince(state)?.type === 'place' ? wordsIn[language].placed : null,
    laws: forfeitedSince(state)?.laws ?? (ruled ? lawsOf(ruled.ruling) : []),
    waiting: settled === null && ruled && isTurnTold(state, ruled, who) ? waiting.slice(1) : waiting,
  };
}

/** Who is spoken to has just been told by the ruling that it is their turn, and with which men. */
const isTurnTold = (state: MatchState, { ruling, board }: Spoken, who: Who): boolean =>
  phaseOf(state) === 'stroke' &&
  board.table.broken &&
  board.table.queen !== 'to-cover' &&
  ruling.next !== null &&
  ruling.next === sideSpokenTo(board, who) &&
  actRuledOn(state)?.act.type !== 'pass';

type Spoken = { readonly ruling: Ruling; readonly board: BoardInPlay };

/** The ruling that is being spoken of: the board's last, unless something else is deemed to be so, or the one that ended the board before. */
export function spokenRuling(state: MatchState): Spoken | null {
  const { board } = state;
  if (!board?.ruling) return endingRuling(state);
  return actSince(state)?.type === 'deem' ? null : { ruling: board.ruling, board };
}

/** The newest act since the last ruling. */
function actSince(state: MatchState): Act | null {
  for (let at: MatchState | null = state; at?.last && at.last.type !== 'ruling'; at = at.past)
    if (at.last.type === 'done') return at.last.act;
  return null;
}

function rulingWords(state: MatchState, { ruling, board }: Spoken, language: Language, who: Who): string {
  const words = wordsIn[language];
  const ruledOn = state.board?.ruling ? actRuledOn(state) : null;
  if (ruledOn?.act.type === 'pass' && ruledOn.by !== 'umpire') return words.passed(who(ruledOn.by));
  const said = announce(
    bookFor(state.head),
    ruling,
    words.ruling,
    namesOn(board, who),
    sideSpokenTo(board, who),
  );
  return ruledOn?.act.type === 'forgo' && ruledOn.auto ? `${words.tooLateToPlace} ${said}` : said;
}

/** What the last ruling followed from. */
function actRuledOn(state: MatchState): DoneEvent | null {
  let isRuled = false;
  for (let at: MatchState | null = state; at?.last; at = at.past) {
    if (isRuled && at.last.type === 'done') return at.last;
    isRuled ||= at.last.type === 'ruling';
  }
  return null;
}

/** The right to place that a clock took away since the last ruling; what somebody let go himself is not meant. */
function forfeitedSince(state: MatchState): Extract<Consequence, { type: 'forfeited' }> | null {
  let forfeited: Extract<Consequence, { type: 'forfeited' }> | null = null;
  for (let at: MatchState | null = state; at?.last && at.last.type !== 'ruling'; at = at.past) {
    if (at.last.type === 'done') return at.last.act.type === 'forgo' ? null : forfeited;
    if (at.last.type === 'forfeited') forfeited = at.last;
  }
  return forfeited;
}

/** What has been settled since the ruling: told in its place, for what it ordered is no longer to be done. */
function settledSince(state: MatchState, language: Language): string | null {
  if (!state.board?.ruling) return null;
  const forfeited = forfeitedSince(state);
  if (forfeited) return wordsIn[language].forfeited(tellingIn[language].men(forfeited.count, forfeited.side));
  const act = actSince(state);
  if (act?.type === 'deem') return wordsIn[language].deemed(tellingIn[language].matters[act.matter]);
  return (act && wordsIn[language].settled[act.type]) ?? null;
}

/** Who had which colour: by the next board it may be the other way round. */
function namesOn(board: BoardInPlay, who: Who): Readonly<Record<Side, string>> {
  const named = (side: Side): string => who(competitorWith(board, side)).name;
  return { white: named('white'), black: named('black') };
}

/** With which men the one plays who is spoken to, where it is one. */
export const sideSpokenTo = (board: BoardInPlay, who: Who): Side | undefined =>
  (['white', 'black'] as const).find((side) => who(competitorWith(board, side)).isYou);

/**
 * The ruling that ended the board before, and that board, as long as nothing but closing it has been done: the
 * next one is set up already, or the match is over.
 */
export function endingRuling(state: MatchState): Spoken | null {
  if (state.board?.ruling) return null;
  for (let at: MatchState | null = state; at?.last && !isNewAct(at.last); at = at.past)
    if (at.last.type === 'ruling' && at.board) return { ruling: at.last.ruling, board: at.board };
  return null;
}

const isNewAct = (event: Event): boolean => event.type === 'done' && event.act.type !== 'close';

function waitingFor(state: MatchState, words: Words, who: Who): readonly string[] {
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
      return [overWords(state, words, who)];
    default:
      return board ? onBoard(state, board, words, who) : [];
  }
}

function overWords(state: MatchState, words: Words, who: Who): string {
  const outcome = announcedOutcome(state);
  if (!outcome) return words.protestOpen;
  return words.over(outcome.winner && who(outcome.winner), endedHow(state, outcome.how), state.head.length);
}

/** Whoever gave up the one game that was played gave up all of it. */
const endedHow = ({ head, lines }: MatchState, how: MatchEnding): MatchEnding =>
  how === 'score' && head.length !== 'match' && lines.at(-1)?.how === 'conceded' ? 'conceded' : how;

function onBoard(state: MatchState, board: BoardInPlay, words: Words, who: Who): readonly string[] {
  const { head } = state;
  switch (phaseOf(state)) {
    case 'before-play': {
      // A board played again finds everybody where they sat.
      const again = state.lines.at(-1)?.how === 'replay';
      const due = state.score.next?.changeSides && head.changeSides && !again;
      const changes = due ? [words.changeSides] : [];
      return [...changes, words.beforePlay(board.board, board.game, who(board.breaker))];
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

function placingWords(board: BoardInPlay, words: Words, who: Who): readonly string[] {
  const [task] = board.tasks;
  if (!task || task.piece === 'queen') return [];
  const count = board.tasks.filter(({ by, piece }) => by === task.by && piece === task.piece).length;
  return [words.places(who(task.by), count, task.piece)];
}

function claimWords(state: MatchState, words: Words, who: Who): readonly string[] {
  const struck = unclaimedStroke(state)?.onTurn;
  if (!struck) return [];
  return [words.mayClaim(who(competitorOf(struck) === 'A' ? 'B' : 'A'))];
}

function demandWords(board: BoardInPlay, words: Words, who: Who): readonly string[] {
  const result = board.ruling?.result;
  const most = board.ruling?.rights.demand ?? 0;
  if (!result || !('winner' in result) || most === 0) return [];
  return [words.mayDemand(who(competitorWith(board, result.winner)), most)];
}

function strikeWords(board: BoardInPlay, words: Words, who: Who): string {
  const striker = who(board.onTurn);
  const side = sideOfPlayer(board, board.onTurn);
  if (!board.table.broken) return words.breaks(striker);
  return board.table.queen === 'to-cover' ? words.covers(striker, side) : words.strikes(striker, side);
}
