import {
  type CalledLaw,
  citationOf,
  findLaws,
  hearCall,
  openingBoard,
  otherCompetitor,
  type UnheardCall,
} from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { bookFor } from '../head.js';
import type { Doing } from '../log/command.js';
import { type Actor, competitorOf, playersOf } from '../players.js';
import { type MatchState, type Phase, phaseOf, sideOf } from '../state.js';
import { closeBoard, winMatch } from './closing.js';
import { wayToForgo } from './forgo.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type Refusal, Refused, refuse } from './refusal.js';
import { callByUmpire, goOnPlacing, leaveInPockets, rule, ruleOnRecalls } from './ruling.js';
import { warningsAgainst } from './warnings.js';
import { notIn } from './who-may.js';

/** A law called against a side. */
export function call(proceedings: Proceedings, by: Actor, act: Doing<'call'>, marks: Marks): void {
  const { state } = proceedings;
  const { board, head } = state;
  const phase = phaseOf(state);
  const against = board ? sideOf(board, act.against) : 'white';
  const warnings = warningsAgainst(state, act.against);
  const heard = hearCall(bookFor(head), board?.table ?? NO_BOARD, { law: act.law, against, warnings });
  if ('why' in heard) throw new Refused(unheard(state, act.law, heard));
  if (!isCallable(phase, heard)) throw new Refused(notIn(state, phase));
  proceedings.happen({ type: 'done', by, act, ...marks });
  if (board) rule(proceedings);
  else winMatch(proceedings, otherCompetitor(act.against), 'awarded');
}

function unheard({ head }: MatchState, law: string, { code, why, warnings }: UnheardCall): Refusal {
  if (code === 'unknown-law') return refuse({ why: 'no-such-law', book: head.rulebook, law });
  if (warnings)
    return refuse({ why: 'warn-first', law, ...warnings }, [citationOf(bookFor(head), law) ?? law]);
  return refuse({ why: 'law-not-called', law, detail: why });
}

/** Where no board is set up, calls are looked up by this one. */
const NO_BOARD = openingBoard({ white: 0, black: 0 });

const IN_PLAY: readonly Phase[] = ['before-play', 'stopped', 'stroke', 'placing'];

/**
 * What costs the match can be called at any time. While a double fine waits to be chosen, what ends the board
 * can; anything else would be ruled on a board that nobody knows yet.
 */
function isCallable(phase: Phase, { consequence }: CalledLaw): boolean {
  if (consequence === 'match-lost' || IN_PLAY.includes(phase)) return true;
  return phase === 'fine' && consequence.startsWith('board');
}

export function warn(proceedings: Proceedings, by: Actor, act: Doing<'warn'>, marks: Marks): void {
  const book = bookFor(proceedings.state.head);
  if (findLaws(book, act.law).length === 0)
    throw new Refused(refuse({ why: 'no-such-law', book: book.id, law: act.law }));
  if (act.player && !playersOf(proceedings.state.head.discipline, act.against).includes(act.player))
    throw new Refused(refuse({ why: 'not-of-side', player: act.player, side: act.against }));
  proceedings.happen({ type: 'done', by, act, ...marks });
}

/** The clock has run out, and what the laws make of it. */
export function time(proceedings: Proceedings, by: Actor, act: Doing<'time'>, marks: Marks): void {
  const { clock } = proceedings.state;
  if (!clock || clock.kind === 'rest') return;
  proceedings.happen({ type: 'done', by, act, ...marks });
  timeOut(proceedings, clock.kind);
}

function timeOut(proceedings: Proceedings, kind: 'break' | 'strike' | 'place' | 'choice'): void {
  const { conduct } = bookFor(proceedings.state.head).rules;
  if (kind === 'break') callByUmpire(proceedings, conduct['late-break']);
  else if (kind === 'strike') callByUmpire(proceedings, conduct['late-stroke']);
  else if (kind === 'place') latePlacing(proceedings);
  else if (phaseOf(proceedings.state) === 'closing') closeBoard(proceedings);
  else lateFine(proceedings);
}

/**
 * Not a man placed in time: the right to place is forfeited, as if forgone. Some but not all: the rest is forfeited, and
 * where the book makes it a foul, it is called against the placer's side.
 */
function latePlacing(proceedings: Proceedings): void {
  const { conduct } = bookFor(proceedings.state.head).rules;
  const { tasks, placed } = inPlay(proceedings.state);
  const [task] = tasks;
  if (!task || task.by === 'umpire') return;
  if (placed === 0 && wayToForgo(proceedings.state) === 'rule-anew') {
    proceedings.happen({ type: 'done', by: task.by, act: { type: 'forgo' }, auto: true });
    rule(proceedings);
    return;
  }
  const laws = placed === 0 ? conduct['late-forgoing'] : conduct['late-placing'];
  if (task.piece !== 'queen') leaveInPockets(proceedings, task.piece, 'forfeited', laws);
  if (placed > 0 && isFoul(proceedings.state, laws)) callByUmpire(proceedings, laws, competitorOf(task.by));
  else goOnPlacing(proceedings);
}

const isFoul = ({ head }: MatchState, [law = '']: readonly string[]): boolean =>
  findLaws(bookFor(head), law).some((found) => found.law.consequence === 'foul');

/** A double fine not chosen stands as it was ruled first. */
function lateFine(proceedings: Proceedings): void {
  const by = inPlay(proceedings.state).hearing?.onTurn;
  if (!by) return;
  proceedings.happen({ type: 'done', by, act: { type: 'fine', take: 'keep-turn' }, auto: true });
  rule(proceedings);
  ruleOnRecalls(proceedings);
}
