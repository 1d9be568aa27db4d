import { findLaws, impossibleStroke, makesImproper } from '@opencarrom/laws';
import { faultIn, type Stroke, strikerFault } from '@opencarrom/physics';
import { hasRunOut } from '../clock.js';
import { inPlay } from '../evolve/board.js';
import { factsSeen } from '../facts/observed.js';
import { playStroke } from '../facts/simulated.js';
import { bookFor, equipmentFor } from '../head.js';
import type { Doing } from '../log/command.js';
import { type Actor, playersOf, seatOf } from '../players.js';
import type { MatchState } from '../state.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse, refuseBy } from './refusal.js';
import { callByUmpire, rule } from './ruling.js';

export function strike(proceedings: Proceedings, by: Actor, act: Doing<'strike'>, marks: Marks): void {
  const { state } = proceedings;
  const breach = examine(state, act, proceedings.at);
  const { run, facts } = playStroke(state, act.stroke, breach, proceedings.played);
  proceedings.happen({ type: 'done', by, act, run, facts, ...marks });
  rule(proceedings);
}

/** Before it is played: throws Refused where it cannot be; else the law, if any, that makes it improper. */
export function examine(state: MatchState, { stroke }: Doing<'strike'>, at: number): string | undefined {
  const breach = breachBefore(state, stroke, at);
  const fault = faultIn({ men: inPlay(state).men ?? [] }, stroke, equipmentFor(state.head));
  if (fault) throw new Refused(refuse({ why: 'bad-stroke', detail: fault.message }));
  return breach;
}

const STRIKER_LAWS = {
  'base-lines': 'striker-off-base-lines',
  'base-circle': 'striker-on-base-circle',
  arrow: 'striker-on-arrow',
  man: 'striker-on-man',
} as const;

/** The law that makes a stroke improper before it is made, on a board that lets a player err. */
function breachBefore(state: MatchState, stroke: Stroke, at: number): string | undefined {
  const board = inPlay(state);
  const { rules } = bookFor(state.head);
  if (!board.begun) return rules.strokes['break-before-play'].improper.laws[0];
  const seat = state.seats && seatOf(state.seats, board.onTurn);
  const fault = seat && strikerFault(equipmentFor(state.head), seat, board.men ?? [], stroke);
  if (fault && (fault === 'man' || state.head.manner === 'guided'))
    throw new Refused(refuseBy(state, STRIKER_LAWS[fault], { why: 'bad-striker-place', fault }));
  if (fault) return rules.conduct[STRIKER_LAWS[fault]][0];
  if (state.clock && hasRunOut(state.clock, at)) return lateLaw(state);
  return undefined;
}

const lateLaw = ({ head, clock }: MatchState): string | undefined =>
  bookFor(head).rules.conduct[clock?.kind === 'break' ? 'late-break' : 'late-stroke'][0];

/** A stroke on a wooden board. Whatever waited to be placed has been, unless the umpire said otherwise. */
export function observe(proceedings: Proceedings, by: Actor, act: Doing<'observe'>, marks: Marks): void {
  const { state } = proceedings;
  const book = bookFor(state.head);
  const { breach } = act.seen;
  if (breach !== undefined && findLaws(book, breach).length === 0)
    throw new Refused(refuse({ why: 'no-such-law', book: book.id, law: breach }));
  if (breach !== undefined && !makesImproper(book, breach))
    throw new Refused(refuse({ why: 'not-improper', law: breach }));
  const seen = !inPlay(state).begun && breach === undefined ? tooSoon(state, act) : act.seen;
  const facts = factsSeen(seen, book.rules.claims.is !== 'none');
  const impossible = impossibleStroke(inPlay(state).table, facts);
  if (impossible)
    throw new Refused(refuse({ why: 'impossible', field: impossible.field, detail: impossible.why }));
  proceedings.happen({ type: 'done', by, act, facts, ...marks });
  rule(proceedings);
}

/** A break seen before "Play". */
function tooSoon(state: MatchState, { seen }: Doing<'observe'>): Doing<'observe'>['seen'] {
  const breach = bookFor(state.head).rules.strokes['break-before-play'].improper.laws[0];
  return breach === undefined ? seen : { ...seen, breach };
}

/** A turn passed over. When each player has done so often enough in a row, the board is void. */
export function pass(proceedings: Proceedings, by: Actor, act: Doing<'pass'>, marks: Marks): void {
  const { state } = proceedings;
  proceedings.happen({ type: 'done', by, act, ...marks });
  rule(proceedings);
  const { passes } = bookFor(state.head).rules;
  const { board } = proceedings.state;
  const players = playersOf(state.head.discipline).length;
  if (board && board.passes >= players * passes.is) callByUmpire(proceedings, passes.laws);
}
