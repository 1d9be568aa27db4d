import { hasRunOut } from '../clock.js';
import { bookFor } from '../head.js';
import type { ActType } from '../log/command.js';
import { type Actor, competitorOf, playersOf } from '../players.js';
import { type MatchState, type Phase, phaseOf, sideOfPlayer, unclaimedStroke } from '../state.js';
import { wayToForgo } from './forgo.js';
import { type Refusal, refuse, refuseBy } from './refusal.js';

/**
 * What a person may do now, before it is looked at how: null, or why not. Where it is said when (milliseconds
 * since the match's beginning), also whether everything lies still, and whether the clock has run out.
 */
export function guard(state: MatchState, by: Actor, type: ActType, at?: number): Refusal | null {
  if (by !== 'umpire' && !playersOf(state.head.discipline).includes(by))
    return refuse('not-yours', `${by} does not play in this match`);
  return GUARDS[type](state, by, phaseOf(state), at);
}

type Guard = (state: MatchState, by: Actor, phase: Phase, at?: number) => Refusal | null;

/** The first of these that objects. */
const all =
  (...guards: readonly Guard[]): Guard =>
  (state, by, phase, at) => {
    for (const each of guards) {
      const refusal = each(state, by, phase, at);
      if (refusal) return refusal;
    }
    return null;
  };

const umpire: Guard = (_, by) =>
  by === 'umpire' ? null : refuse('not-yours', 'this is for the umpire to do');

const player: Guard = (_, by) => (by === 'umpire' ? refuse('not-yours', 'this is for a player to do') : null);

const during =
  (...phases: readonly Phase[]): Guard =>
  (state, _, phase) =>
    phases.includes(phase) ? null : notIn(state, phase);

/** Why something cannot be done in this phase: what has to be done first. */
export function notIn(state: MatchState, phase: Phase): Refusal {
  switch (phase) {
    case 'over':
      return refuse('match-over', 'the match is over');
    case 'toss':
    case 'extra-toss':
      return refuse('not-now', 'the toss comes first');
    case 'choice':
      return refuse('not-now', `${state.toss?.winner} won the toss and has to choose first`);
    case 'seating':
      return refuse('not-now', 'the players have to sit down first');
    case 'before-play':
      return refuseBy(state, 'wait-for-play', 'wait-for-play', 'the umpire has not called "Play"');
    case 'stopped':
      return refuseBy(
        state,
        'appeal',
        'stopped',
        'play is stopped by an appeal until the umpire calls "Play"',
      );
    case 'fine':
      return refuse(
        'choose-first',
        `${state.board?.hearing?.onTurn} has to choose about the double fine first`,
      );
    case 'placing':
      return refuse('place-first', `${state.board?.tasks[0]?.by} has to place first`);
    case 'closing':
      return refuse('board-closing', 'the board is over; a claim or a demand is still open');
    case 'stroke':
      return refuse('not-now', `it is ${state.board?.onTurn}'s turn to strike`);
  }
}

const onTurn: Guard = (state, by) => {
  const turn = state.board?.onTurn;
  if (by === turn) return null;
  return refuseBy(state, 'out-of-turn', 'out-of-turn', `it is ${turn}'s turn, not ${by}'s`);
};

const simulated: Guard = ({ head }) =>
  head.source === 'simulated'
    ? null
    : refuse('not-on-this-board', 'on a wooden board the umpire enters what fell');

const observed: Guard = ({ head }) =>
  head.source === 'observed' ? null : refuse('not-on-this-board', 'on this board the stroke itself shows it');

/** Strict boards let a player strike too soon, and call it. */
const playCalled: Guard = (state, by, phase) =>
  phase === 'before-play' && state.head.manner === 'strict' ? null : during('stroke')(state, by, phase);

const placer: Guard = ({ board, head }, by) => {
  const whose = board?.tasks[0]?.by;
  if (by === whose || (head.source === 'observed' && by === 'umpire')) return null;
  return refuse(
    'not-yours',
    `${whose} places, not ${by}`,
    bookFor(head).rules.notes['placed-by-right-hand'] ?? [],
  );
};

/** Is there something the placer may let go? */
const forgoable: Guard = (state) => {
  if (state.board && state.board.placed > 0)
    return refuseBy(
      state,
      'forgone-in-total',
      'forgo-in-total',
      'men owed are forgone all together or not at all',
    );
  return wayToForgo(state) ? null : refuse('nothing-to-forgo', 'no due or penalty waits to be placed');
};

const striker: Guard = ({ board }, by) =>
  by === board?.hearing?.onTurn ? null : refuse('not-yours', `${board?.hearing?.onTurn} chooses, not ${by}`);

const claimant: Guard = (state, by) => {
  const struck = unclaimedStroke(state)?.onTurn;
  if (!struck) return refuse('nothing-to-claim', 'there is nothing to claim');
  if (by !== 'umpire' && competitorOf(by) === competitorOf(struck))
    return refuse('not-yours', 'the opponents claim, not the side that struck');
  return null;
};

const winner: Guard = ({ board }, by) => {
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result) || board.ruling?.rights.demand === 0)
    return refuse('too-much', 'no additional points are on offer');
  if (by !== 'umpire' && sideOfPlayer(board, by) !== result.winner)
    return refuse('not-yours', 'the side that won the board demands');
  return null;
};

const tossWinner: Guard = ({ toss }, by) =>
  by === 'umpire' || competitorOf(by) === toss?.winner
    ? null
    : refuse('not-yours', `${toss?.winner} won the toss and chooses`);

/** Who did not take the break has the choice of side. */
const sideChooser: Guard = ({ first }, by) =>
  by === 'umpire' || competitorOf(by) !== first
    ? null
    : refuse('not-yours', 'who has the break leaves the choice of side to the others');

/** Who sits keeps the seat. */
const unseated: Guard = (state, _, phase) =>
  state.seats && phase !== 'over'
    ? refuseBy(state, 'seats-kept', 'not-now', 'the players sit, and keep their order throughout the match')
    : null;

const trialLeft: Guard = ({ head, trials, lines, board }) => {
  const { trialBoards } = bookFor(head).rules;
  if (trialBoards.is === null)
    return refuse('not-in-this-book', 'this book has minutes of practice, no trial boards', trialBoards.laws);
  if (lines.length > 0 || board?.board !== 1 || board.game !== 1)
    return refuse('not-now', 'trial boards come before the match', trialBoards.laws);
  return trials < trialBoards.is
    ? null
    : refuse('too-much', `there are ${trialBoards.is} trial boards`, trialBoards.laws);
};

/** A stroke is completed once everything lies still: nobody strikes, passes or places before. */
const still: Guard = (state, _, _phase, at) =>
  at !== undefined && state.board && at < state.board.stillAt
    ? refuseBy(state, 'still-moving', 'not-now', 'the stroke before is not completed')
    : null;

const broken: Guard = ({ board }) =>
  board?.table.broken ? null : refuse('not-now', 'the break cannot be passed over');

const clockRunsOut: Guard = ({ clock }, _, _phase, at) => {
  if (!clock) return refuse('not-now', 'no clock is running');
  if (at !== undefined && !hasRunOut(clock, at))
    return refuse('clock-running', 'the clock has not run out', clock.laws);
  return clock.kind === 'rest'
    ? refuse('not-callable', 'too long a rest is for the coordinator to judge, by a call', clock.laws)
    : null;
};

const seated: Guard = ({ seats }) => (seats ? null : refuse('not-now', 'the match has not begun'));

const always: Guard = () => null;

const ON_BOARD = ['before-play', 'stopped', 'stroke', 'fine', 'placing', 'closing'] as const;
const UNTIL_OVER = ['toss', 'choice', 'seating', 'extra-toss', ...ON_BOARD] as const;

const GUARDS: Readonly<Record<ActType, Guard>> = {
  toss: all(umpire, during('toss', 'extra-toss')),
  choose: all(during('choice'), tossWinner),
  sit: all(unseated, during('seating'), sideChooser),
  trial: all(umpire, during('before-play'), trialLeft),
  play: all(umpire, during('before-play', 'stopped')),
  strike: all(simulated, player, playCalled, onTurn, still),
  observe: all(observed, umpire, during('before-play', 'stroke', 'placing')),
  pass: all(
    during('stroke'),
    (state, by, phase) =>
      state.head.source === 'observed' && by === 'umpire' ? null : all(player, onTurn)(state, by, phase),
    broken,
    still,
  ),
  place: all(during('placing'), placer, still),
  forgo: all(during('placing'), placer, forgoable),
  'no-room': all(observed, umpire, during('placing')),
  fine: all(during('fine'), (state, by, phase) =>
    state.head.source === 'observed' && by === 'umpire' ? null : striker(state, by, phase),
  ),
  claim: all(during('stroke', 'placing', 'fine', 'closing'), claimant),
  demand: all(during('closing'), winner),
  close: all(umpire, during('closing')),
  call: all(umpire, during(...UNTIL_OVER)),
  warn: all(umpire, during(...UNTIL_OVER)),
  time: all(umpire, during(...ON_BOARD), clockRunsOut),
  appeal: all(player, during('stroke', 'placing')),
  deem: all(observed, umpire, during('stroke', 'placing')),
  recount: all(observed, umpire, during('stroke', 'placing')),
  concede: all(player, during(...UNTIL_OVER)),
  abandon: all(umpire, during(...UNTIL_OVER)),
  protest: all(player, seated),
  'decide-protest': umpire,
  correct: umpire,
  undo: all(umpire, ({ before }) =>
    before !== null ? null : refuse('nothing-to-undo', 'nothing has been done that could be taken back'),
  ),
  redo: all(umpire, ({ undone }) =>
    undone !== null ? null : refuse('nothing-to-redo', 'nothing was taken back that could be done again'),
  ),
  tally: all(observed, umpire, during(...ON_BOARD)),
  sign: always,
};
