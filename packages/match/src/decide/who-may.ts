import { hasRunOut } from '../clock.js';
import { inPlay } from '../evolve/board.js';
import { bookFor } from '../head.js';
import type { ActType } from '../log/command.js';
import { type Actor, competitorOf, type Player, playersOf } from '../players.js';
import { type MatchState, type Phase, phaseOf, sideOfPlayer, unclaimedStroke } from '../state.js';
import { wayToForgo } from './forgo.js';
import { type Refusal, refuse, refuseBy } from './refusal.js';

/**
 * What a person may do now, before it is looked at how: null, or why not. Where it is said when (milliseconds
 * since the match's beginning), also whether everything lies still, and whether the clock has run out.
 */
export function guard(state: MatchState, by: Actor, type: ActType, at?: number): Refusal | null {
  if (by !== 'umpire' && !playersOf(state.head.discipline).includes(by))
    return refuse({ why: 'not-playing', player: by });
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

const umpire: Guard = (_, by) => (by === 'umpire' ? null : refuse({ why: 'for-umpire' }));

const player: Guard = (_, by) => (by === 'umpire' ? refuse({ why: 'for-player' }) : null);

const during =
  (...phases: readonly Phase[]): Guard =>
  (state, _, phase) =>
    phases.includes(phase) ? null : notIn(state, phase);

/** Why something cannot be done in this phase: what has to be done first. */
export function notIn(state: MatchState, phase: Phase): Refusal {
  switch (phase) {
    case 'over':
      return refuse({ why: 'match-over' });
    case 'toss':
    case 'extra-toss':
      return refuse({ why: 'toss-first' });
    case 'choice':
      return refuse({ why: 'toss-winner-first', winner: state.toss?.winner ?? 'A' });
    case 'seating':
      return refuse({ why: 'seats-first' });
    case 'before-play':
      return refuseBy(state, 'wait-for-play', { why: 'wait-for-play' });
    case 'stopped':
      return refuseBy(state, 'appeal', { why: 'stopped' });
    case 'fine':
      return refuse({ why: 'choose-first', player: heardOn(state) });
    case 'placing':
      return refuse({ why: 'place-first', by: inPlay(state).tasks[0]?.by ?? 'umpire' });
    case 'closing':
      return refuse({ why: 'board-closing' });
    case 'stroke':
      return refuse({ why: 'turn-of', player: inPlay(state).onTurn });
  }
}

/** Whose stroke the last ruling was about. */
function heardOn(state: MatchState): Player {
  const { hearing, onTurn } = inPlay(state);
  return hearing?.onTurn ?? onTurn;
}

const onTurn: Guard = (state, by) => {
  const player = inPlay(state).onTurn;
  return by === player ? null : refuseBy(state, 'out-of-turn', { why: 'out-of-turn', player, by });
};

const simulated: Guard = ({ head }) =>
  head.source === 'simulated' ? null : refuse({ why: 'umpire-enters' });

const observed: Guard = ({ head }) => (head.source === 'observed' ? null : refuse({ why: 'stroke-shows' }));

/** Strict boards let a player strike too soon, and call it. */
const playCalled: Guard = (state, by, phase) =>
  phase === 'before-play' && state.head.manner === 'strict' ? null : during('stroke')(state, by, phase);

const placer: Guard = (state, by) => {
  const { head } = state;
  const placer = inPlay(state).tasks[0]?.by ?? 'umpire';
  if (by === placer || (head.source === 'observed' && by === 'umpire')) return null;
  const laws = bookFor(head).rules.notes['placed-by-right-hand'] ?? [];
  return refuse({ why: 'other-places', placer, by }, laws);
};

/** Is there something the placer may let go? */
const forgoable: Guard = (state) => {
  if (state.board && state.board.placed > 0)
    return refuseBy(state, 'forgone-in-total', { why: 'forgo-in-total' });
  return wayToForgo(state) ? null : refuse({ why: 'nothing-to-forgo' });
};

const striker: Guard = (state, by) => {
  const player = heardOn(state);
  return by === player ? null : refuse({ why: 'other-chooses', player, by });
};

const claimant: Guard = (state, by) => {
  const struck = unclaimedStroke(state)?.onTurn;
  if (!struck) return refuse({ why: 'nothing-to-claim' });
  if (by !== 'umpire' && competitorOf(by) === competitorOf(struck)) return refuse({ why: 'opponents-claim' });
  return null;
};

const winner: Guard = ({ board }, by) => {
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result) || board.ruling?.rights.demand === 0)
    return refuse({ why: 'nothing-to-demand' });
  if (by !== 'umpire' && sideOfPlayer(board, by) !== result.winner) return refuse({ why: 'winner-demands' });
  return null;
};

const tossWinner: Guard = ({ toss }, by) =>
  by === 'umpire' || competitorOf(by) === toss?.winner
    ? null
    : refuse({ why: 'toss-winner', winner: toss?.winner ?? 'A' });

/** Who did not take the break has the choice of side. */
const sideChooser: Guard = ({ first }, by) =>
  by === 'umpire' || competitorOf(by) !== first ? null : refuse({ why: 'others-choose-side' });

/** Who sits keeps the seat. */
const unseated: Guard = (state, _, phase) =>
  state.seats && phase !== 'over' ? refuseBy(state, 'seats-kept', { why: 'seats-kept' }) : null;

const trialLeft: Guard = ({ head, trials, lines, board }) => {
  const { trialBoards } = bookFor(head).rules;
  if (trialBoards.is === null) return refuse({ why: 'no-trial-boards' }, trialBoards.laws);
  if (lines.length > 0 || board?.board !== 1 || board.game !== 1)
    return refuse({ why: 'trials-before-match' }, trialBoards.laws);
  return trials < trialBoards.is
    ? null
    : refuse({ why: 'trials-used', count: trialBoards.is }, trialBoards.laws);
};

/** A stroke is completed once everything lies still: nobody strikes, passes or places before. */
const still: Guard = (state, _, _phase, at) =>
  at !== undefined && state.board && at < state.board.stillAt
    ? refuseBy(state, 'still-moving', { why: 'still-moving' })
    : null;

const broken: Guard = ({ board }) => (board?.table.broken ? null : refuse({ why: 'break-not-passed' }));

const helpAgreed: Guard = ({ head }) => (head.help ? null : refuse({ why: 'no-help' }));

const clockRunsOut: Guard = ({ clock }, _, _phase, at) => {
  if (!clock) return refuse({ why: 'no-clock' });
  if (at !== undefined && !hasRunOut(clock, at)) return refuse({ why: 'clock-running' }, clock.laws);
  return clock.kind === 'rest' ? refuse({ why: 'rest-judged' }, clock.laws) : null;
};

const seated: Guard = ({ seats }) => (seats ? null : refuse({ why: 'not-begun' }));

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
  help: all(player, during('before-play', 'stroke'), onTurn, helpAgreed),
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
  undo: all(umpire, ({ before }) => (before !== null ? null : refuse({ why: 'nothing-to-undo' }))),
  redo: all(umpire, ({ undone }) => (undone !== null ? null : refuse({ why: 'nothing-to-redo' }))),
  tally: all(observed, umpire, during(...ON_BOARD)),
  sign: always,
};
