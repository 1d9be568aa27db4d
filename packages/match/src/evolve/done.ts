import {
  type Competitor,
  citationOf,
  hearCall,
  otherCompetitor,
  type Side,
  type StrokeFacts,
} from '@opencarrom/laws';
import { bookFor, type Head } from '../head.js';
import type { Act, Doing } from '../log/command.js';
import type { DoneEvent } from '../log/event.js';
import {
  type BoardInPlay,
  type Ground,
  type Hearing,
  helpOf,
  type MatchState,
  sideOf,
  type Unclaimed,
  unclaimedStroke,
  type Warning,
} from '../state.js';
import { inPlay, withBoard } from './board.js';
import { deemed } from './deemed.js';
import { firstInPocket, menAfter } from './men.js';
import { protestDecided, protested } from './protests.js';
import { rescored } from './scored.js';
import { recounted, tallied } from './umpire.js';
import { withPlacing } from './unnoticed.js';

/** What an act does by itself; what follows from it comes as events of its own. */
export const done = (state: MatchState, event: DoneEvent): MatchState => ({
  ...acted(state, event),
  ground: groundOf(state, event.act),
});

/** Why an act ends something, where it does. */
function groundOf({ head }: MatchState, act: Act): Ground | null {
  const { conduct } = bookFor(head).rules;
  switch (act.type) {
    case 'call':
      return { laws: [cited(head, act.law)], reason: act.reason ?? null };
    case 'concede':
      return { laws: conduct.conceded, reason: act.reason ?? null };
    case 'abandon':
      return { laws: conduct.abandoned, reason: act.reason };
    default:
      return null;
  }
}

function acted(state: MatchState, event: DoneEvent): MatchState {
  const { act, by } = event;
  switch (act.type) {
    case 'toss':
      return tossed(state, act.winner);
    case 'choose':
      return chosen(state, act);
    case 'sit':
      return { ...state, seats: act.seats, firstBreaker: act.breaker ?? `${state.first ?? 'A'}1` };
    case 'trial':
      return { ...state, trials: state.trials + 1 };
    case 'play':
      return played(state, event.at);
    case 'strike':
    case 'observe':
    case 'pass':
      return struck(state, event);
    case 'place':
      return placed(state, act);
    case 'forgo':
      return decided(state, { forgo: 'forgo' });
    case 'fine':
      return decided(state, { 'double-fine': act.take });
    case 'demand':
      return decided(state, { demand: act.points });
    case 'claim':
      return claimed(state);
    case 'call':
      return called(state, act, event.auto === true);
    case 'appeal':
      return withBoard(state, { appeal: { by, at: event.at, clock: state.clock } });
    case 'deem':
      return deemed(state, act);
    case 'recount':
      return recounted(state, act);
    case 'tally':
      return tallied(state, act);
    case 'help':
      return { ...state, help: { ...state.help, [by]: [...helpOf(state, by), act.took] } };
    case 'warn':
      return { ...state, warnings: [...state.warnings, warningOf(state, act, event.at)] };
    case 'protest':
      return protested(state, event, act.facts);
    case 'decide-protest':
      return protestDecided(state, act);
    case 'sign': {
      const others = state.signatures.filter((signature) => signature.by !== by);
      return { ...state, signatures: [...others, { by, name: act.name, mark: act.mark ?? null }] };
    }
    default:
      return state;
  }
}

/** A law as its book cites it, however it was written: `143i` is `icf:143i` where a book is silent. */
const cited = (head: Head, law: string): string => citationOf(bookFor(head), law) ?? law;

const warningOf = (
  { head }: MatchState,
  { law, against, player, reason }: Doing<'warn'>,
  at: number,
): Warning => ({
  law: cited(head, law),
  against,
  player: player ?? null,
  reason: reason ?? null,
  at,
});

/** The first toss gives a choice; a later one is for the break of an extra board. */
function tossed(state: MatchState, winner: Competitor): MatchState {
  if (!state.toss) return { ...state, toss: { winner } };
  const extra = state.score.next?.tossFor;
  return extra ? rescored({ ...state, tosses: { ...state.tosses, [extra]: winner } }) : state;
}

/** Who has the break has the white men; who leaves it takes the side. */
function chosen(state: MatchState, { take }: Doing<'choose'>): MatchState {
  const winner = state.toss?.winner ?? 'A';
  const breaks = take === 'break' || take === 'white';
  return rescored({ ...state, choice: take, first: breaks ? winner : otherCompetitor(winner) });
}

/** "Play": a board begins, or goes on after an appeal with the time that was left. */
function played(state: MatchState, at: number): MatchState {
  const { appeal, stillAt } = inPlay(state);
  if (!appeal) return withBoard(state, { begun: true });
  return withBoard(state, { appeal: null, stillAt: Math.max(stillAt, at) });
}

const NOTHING: StrokeFacts = {
  proper: true,
  pocketed: { white: 0, black: 0, queen: false, striker: false },
  overboard: { white: 0, black: 0, queen: false, striker: false },
  touched: true,
  claimed: true,
};

function struck(state: MatchState, event: DoneEvent): MatchState {
  const board = inPlay(state);
  const passes = event.act.type === 'pass';
  const men = event.run && board.men ? menAfter(board.men, event.run) : board.men;
  const strokesThisTurn = board.strokesThisTurn + (passes ? 0 : 1);
  return withBoard(state, {
    begun: true,
    men,
    tasks: [],
    strokes: board.strokes + (passes ? 0 : 1),
    strokesThisTurn,
    passes: passes ? board.passes + 1 : 0,
    stillAt: event.at + Math.ceil((event.run?.duration ?? 0) * 1000),
    hearing: heardBy({ ...board, strokesThisTurn }, men, { facts: event.facts ?? NOTHING }),
    unclaimed: null,
    recalls: [],
    unnoticed: withPlacing(board, true),
  });
}

function heardBy(board: BoardInPlay, men: BoardInPlay['men'], matter: Hearing['matter']): Hearing {
  const pending = 'call' in matter ? board.tasks : [];
  const { onTurn, table: before, strokesThisTurn } = board;
  return { onTurn, before, strokesThisTurn, men, pending, matter, decisions: {} };
}

function placed(state: MatchState, { x, y }: Doing<'place'>): MatchState {
  const board = inPlay(state);
  const [task, ...rest] = board.tasks;
  if (!board.men || !task || x === undefined || y === undefined)
    return withBoard(state, {
      tasks: [],
      placed: board.placed + board.tasks.length,
      unnoticed: withPlacing(board, false),
    });
  const id = firstInPocket(board.men, task.piece);
  const goesOn = rest[0]?.by === task.by;
  return withBoard(state, {
    men: [...board.men, { id, x, y }],
    tasks: rest,
    placed: goesOn ? board.placed + 1 : 0,
  });
}

function decided(state: MatchState, decision: Hearing['decisions']): MatchState {
  const { hearing } = inPlay(state);
  if (!hearing) return state;
  return withBoard(state, { hearing: { ...hearing, decisions: { ...hearing.decisions, ...decision } } });
}

function claimed(state: MatchState): MatchState {
  const hearing = unclaimedStroke(state);
  if (!hearing || !('facts' in hearing.matter)) return state;
  const facts = { ...hearing.matter.facts, claimed: true };
  // What was decided on the ruling before is open again.
  return withBoard(state, {
    hearing: { ...hearing, matter: { facts }, decisions: {} },
    unclaimed: null,
    recalls: state.board?.unclaimed?.calls ?? [],
  });
}

function called(state: MatchState, act: Doing<'call'>, auto: boolean): MatchState {
  // Before anybody sits a call can only cost the match.
  if (!state.board) return state;
  const { board } = state;
  const { law, against, beforeFirstStroke } = act;
  const call = {
    law,
    against: sideOf(board, against),
    beforeFirstStroke: beforeFirstStroke ?? board.strokesThisTurn === 0,
  };
  const heard = hearCall(bookFor(state.head), board.table, call);
  const consequence = 'consequence' in heard ? heard.consequence : '';
  const losesBoard = consequence.startsWith('board-lost');
  const asHeard = losesBoard ? withoutWaiting(board) : board;
  return withBoard(state, {
    hearing: heardBy(asHeard, board.men, { call }),
    unclaimed: /^(board|match)/.test(consequence) ? null : stillUnclaimed(state, act, auto),
    recalls: [],
  });
}

/** A stroke stays open to a claim until the next one, whatever is called meanwhile. */
function stillUnclaimed(state: MatchState, act: Doing<'call'>, auto: boolean): Unclaimed | null {
  const hearing = unclaimedStroke(state);
  if (!hearing) return null;
  const calls = state.board?.unclaimed?.calls ?? [];
  // What follows by itself, as from a clock, would not have come about after a claim.
  return { hearing, calls: auto ? calls : [...calls, act] };
}

/** A board lost counts what lies on it: men that wait to be placed are written off, but for a side's last. */
function withoutWaiting(board: BoardInPlay): BoardInPlay {
  const { table, tasks } = board;
  const lying = (side: Side) => ({
    ...table[side],
    onBoard: Math.max(1, table[side].onBoard - tasks.filter(({ piece }) => piece === side).length),
  });
  return { ...board, table: { ...table, white: lying('white'), black: lying('black') }, tasks: [] };
}
