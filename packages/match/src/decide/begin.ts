import { bookFor, type Head } from '../head.js';
import type { Doing } from '../log/command.js';
import { type Actor, competitorOf, seatingFault } from '../players.js';
import { setBoard } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { Refused, refuse } from './refusal.js';

/** The toss before the match; or the one for the break of an extra board, which is then set up. */
export function toss(proceedings: Proceedings, by: Actor, act: Doing<'toss'>, marks: Marks): void {
  const extra = proceedings.state.toss !== null;
  proceedings.happen({ type: 'done', by, act, ...marks });
  if (extra) setBoard(proceedings);
}

/** What the toss winner may take, by the book in force. */
export function takings(head: Head): readonly Doing<'choose'>['take'][] {
  const { toss } = bookFor(head).rules;
  return toss.is.flatMap((thing) => (thing === 'colour' ? (['white', 'black'] as const) : [thing]));
}

/** What whoever wants the break takes: where the toss is for the colour, white has it. */
export const takingTheBreak = (head: Head): Doing<'choose'>['take'] =>
  takings(head).includes('break') ? 'break' : 'white';

export function choose(proceedings: Proceedings, by: Actor, act: Doing<'choose'>, marks: Marks): void {
  const { head } = proceedings.state;
  const { toss } = bookFor(head).rules;
  const options = takings(head);
  if (!options.includes(act.take)) throw new Refused(refuse({ why: 'not-taken', options }, toss.laws));
  proceedings.happen({ type: 'done', by, act, ...marks });
}

/** Everybody sits, and the first board is set up. */
export function sit(proceedings: Proceedings, by: Actor, act: Doing<'sit'>, marks: Marks): void {
  const { head, first } = proceedings.state;
  const fault = seatingFault(head.discipline, act.seats);
  if (fault) throw new Refused(refuse(fault, bookFor(head).rules.disciplines.laws));
  if (act.breaker && (competitorOf(act.breaker) !== first || !act.seats[act.breaker]))
    throw new Refused(refuse({ why: 'not-breaker', player: act.breaker }));
  proceedings.happen({ type: 'done', by, act, ...marks });
  setBoard(proceedings);
}
