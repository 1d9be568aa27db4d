import type { Book } from '../books/book.js';
import { type Decisions, type Discipline, MEN_PER_SIDE, type Men, type Side } from '../vocabulary.js';
import type { Finding, Placer, Placing } from './ruling.js';

/** What happens to one side's men: those a stroke pocketed, those that come back, those still owed. */
export interface DuesAccount {
  readonly side: Side;
  readonly before: Men;
  /** Pocketed by this stroke and staying down. */
  readonly stay: number;
  /** Pocketed by this stroke and coming back. */
  readonly comeBack: number;
  /** Owed anew. */
  readonly extra: number;
}

export interface Collected {
  readonly side: Side;
  /** Men taken out now: those that come back, and dues. */
  readonly out: number;
  readonly owed: number;
  /** Dues and penalties among those out: they may be forgone. */
  readonly dues: number;
  readonly findings: readonly Finding[];
}

const NO_FINDINGS: readonly Finding[] = [];

/**
 * Takes out what is owed as far as men lie in the pockets; the rest stays outstanding.
 * Men that come back by this stroke are not there to pay with.
 */
export function collect(book: Book, account: DuesAccount, decision: Decisions['forgo']): Collected {
  const { side, before, stay, comeBack, extra } = account;
  const due = before.owed + extra;
  if (due === 0) return { side, out: comeBack, owed: 0, dues: 0, findings: NO_FINDINGS };
  const inPockets = MEN_PER_SIDE - before.onBoard + stay;
  const dues = Math.min(due, inPockets);
  const owed = due - dues;
  const leavesAMan = before.onBoard - stay > 0;
  if (dues > 0 && decision === 'forgo' && leavesAMan)
    return { side, out: comeBack, owed: 0, dues: due, findings: note(book, 'forgone') };
  if (dues > 0 && decision === 'no-space' && leavesAMan)
    return { side, out: comeBack, owed: due, dues, findings: note(book, 'no-space') };
  return {
    side,
    out: comeBack + dues,
    owed,
    dues: leavesAMan ? dues : 0,
    findings: notesOn(book, before.owed, dues > extra, owed),
  };
}

function notesOn(book: Book, owedBefore: number, recovered: boolean, owedAfter: number): readonly Finding[] {
  const findings: Finding[] = [];
  if (recovered && owedBefore > 0) findings.push(...note(book, 'due-recovered'));
  if (owedAfter > 0) findings.push(...note(book, 'due-outstanding'));
  return findings;
}

export function note(book: Book, concern: keyof Book['rules']['notes']): readonly Finding[] {
  const laws = book.rules.notes[concern];
  return laws ? [{ concern, laws }] : NO_FINDINGS;
}

/**
 * Who places a side's men: the other side does. In doubles that is the player to the right of the
 * one on turn; for the opponents' own dues it is the player on turn.
 */
export function placerOf(side: Side, onTurn: Side, discipline: Discipline): Placer {
  if (side !== onTurn) return 'striker';
  return discipline === 'doubles' ? 'right-hand' : 'opponent';
}

/** The umpire's placing first, the queen before all (she has the centre), then the dues. */
export function placingsOf(
  queen: boolean,
  overboard: readonly Placing[],
  collected: readonly Collected[],
  onTurn: Side,
  discipline: Discipline,
): readonly Placing[] {
  const placing: Placing[] = queen ? [{ piece: 'queen', count: 1, by: 'umpire' }] : [];
  placing.push(...overboard);
  for (const { side, out } of collected)
    if (out > 0) placing.push({ piece: side, count: out, by: placerOf(side, onTurn, discipline) });
  return placing;
}
