import type { ReportWords } from './report-words.js';

const WHAT = {
  score: 'the score, such as 25–12',
  games: 'the score of every game, such as 25–12 8–25 25–20',
  boards: 'every board: who won it, the coins left, and who covered the queen',
} as const;

const ENDED = {
  played: 'played',
  time: 'ended by time',
  conceded: 'given up',
  'walked-over': 'walked over',
  awarded: 'awarded',
  abandoned: 'abandoned',
} as const;

export const reports: ReportWords = {
  'nothing-reported': ({ wanted }) =>
    `Nothing was reported. Give ${WHAT[wanted]}, or say how the match ended without play.`,
  'reported-twice': ({ given }) => `The report has ${given.join(' and ')}. Give one of them only.`,
  'counted-otherwise': ({ wanted, given }) =>
    `From ${given === 'score' ? 'a bare score' : given} it cannot be told who won this match. Give ${WHAT[wanted]}.`,
  'not-whole': ({ given }) => `A score is a whole number, 0 or more, not ${given}. Look at the sheet again.`,
  'not-played': () =>
    'A score of 0–0 means that nothing was played. Leave the match open, or report a walk-over.',
  'above-most': ({ most, given }) =>
    `No side scores more than ${most} here, so ${given} cannot be. Report at most ${most}.`,
  'draw-not-allowed': ({ score: [a, b] }) =>
    `A match of this stage has a winner, and ${a}–${b} is level. Let them play one more board and report again.`,
  'impossible-game': ({ score: [a, b], target, boards, byBoards, cap }) =>
    `No game ends ${a}–${b}: it is won ${[
      ...(target === null ? [] : [`at ${target} points`]),
      ...(boards === null ? [] : [byBoards ? `by most of ${boards} boards` : `after ${boards} boards`]),
    ].join(' or ')}, and a board brings at most ${cap}. Look at the sheet again.`,
  'winner-unclear': ({ score: [a, b] }) =>
    `At ${a}–${b} either side can have won more boards. Say who won, or give every board.`,
  'played-on': ({ what, number }) =>
    `The match was over before ${what} ${number}. Leave out what was played after the end.`,
  unfinished: ({ game, board }) =>
    `The match is not over: ${board === null ? '' : `board ${board} of `}game ${game} comes next. Report again when it is played, or say how the match ended.`,
  'board-worth': ({ most, given, laws }) =>
    `A board is worth 1 to ${most} points, extra points included, not ${given} (law ${laws.join(', ')}). Give the coins left and the queen instead.`,
  'too-many-men': ({ most, given }) =>
    `A side has ${most} coins, so ${given} cannot be left. Count them again.`,
  'no-time-limit': () =>
    'Matches of this stage have no time limit. Let them finish, or say that it was abandoned, and why.',
  'winner-missing': ({ how }) =>
    `The match was ${ENDED[how]}, but it is not said who gets it. Name the winner${how === 'walked-over' ? ', or "none" where neither came' : ''}.`,
  'winner-not-told': () =>
    'Nobody wins a match that was abandoned. Leave the winner out, or award the match.',
  'winner-disagrees': ({ won, given }, names) =>
    `${won === null ? 'The score is level' : `By the score ${names[won]} won`}, not ${given === 'none' ? 'nobody' : names[given]}. Correct the score or the winner.`,
  'reason-missing': ({ how }) => `A reason is needed. Write why the match was ${ENDED[how]}.`,
  'unplayed-score': () =>
    'A match that was walked over was not played. Leave the score out, or say that it was given up.',
  'no-such-law': ({ law, rulebook }) =>
    `${rulebook} has no law ${law}. Look it up with "carrom laws ${rulebook}", or leave the law out.`,
  'no-such-stage': ({ stage, rulebook }) =>
    `${rulebook} has no rules for this stage (${stage}). Choose a stage that it knows in the event's format.`,
};
