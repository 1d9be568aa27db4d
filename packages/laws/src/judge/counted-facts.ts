import type { Book } from '../books/book.js';
import { findLaws } from '../find-laws.js';
import type { Board, Men, Side, StrokeFacts } from '../vocabulary.js';
import { contactBreaches, NO_BREACH } from './contact-laws.js';
import type { Finding } from './ruling.js';

/** A stroke as the law sees it: by and against whom, and how much of it counts. */
export interface CountedFacts {
  readonly me: Side;
  readonly mine: Men;
  readonly theirs: Men;
  readonly own: number;
  readonly opponents: number;
  readonly queen: boolean;
  readonly striker: boolean;
  readonly proper: boolean;
  readonly touched: boolean;
  /** A contact law costs a man though the stroke stands. */
  readonly contactPenalty: boolean;
  /** The break was made before "Play". */
  readonly beforePlay: boolean;
  /** What had to be found before the stroke itself could be judged. */
  readonly findings: readonly Finding[];
}

const NONE: readonly Finding[] = [];

export function countedFacts(book: Book, board: Board, stroke: StrokeFacts): CountedFacts {
  const { pocketed } = stroke;
  const white = board.turn === 'white';
  const seen = stroke.contacts ? contactBreaches(book, board, stroke.contacts) : NO_BREACH;
  const breached = seen.foul || stroke.breach !== undefined;
  const claim = heard(book, stroke, breached || seen.penalty);
  const findings = claim.foul && (breached || seen.penalty) ? breaches(stroke, seen.findings) : NONE;
  return {
    me: board.turn,
    mine: white ? board.white : board.black,
    theirs: white ? board.black : board.white,
    own: white ? pocketed.white : pocketed.black,
    opponents: white ? pocketed.black : pocketed.white,
    queen: pocketed.queen,
    striker: pocketed.striker && claim.due,
    proper: !claim.foul || (stroke.proper && !breached),
    touched: stroke.touched,
    contactPenalty: seen.penalty && claim.foul,
    beforePlay: claim.foul && stroke.breach !== undefined && isBreakBeforePlay(book, stroke.breach),
    findings: claim.unclaimed ? [...findings, claim.unclaimed] : findings,
  };
}

function breaches(stroke: StrokeFacts, seen: readonly Finding[]): readonly Finding[] {
  return stroke.breach === undefined ? seen : [{ concern: 'breach', laws: [stroke.breach] }, ...seen];
}

export function isBreakBeforePlay(book: Book, law: string): boolean {
  return findLaws(book, law).some((found) => found.law.consequence === 'foul-at-break');
}

interface Heard {
  readonly foul: boolean;
  readonly due: boolean;
  readonly unclaimed: Finding | null;
}

const ALL_HEARD: Heard = { foul: true, due: true, unclaimed: null };

/** Books that need a claim overlook what nobody claimed. */
function heard(book: Book, stroke: StrokeFacts, breached: boolean): Heard {
  const needed = book.rules.claims.is;
  if (stroke.claimed || needed === 'none') return ALL_HEARD;
  const due = needed === 'fouls';
  const overlooked = !stroke.proper || breached || (!due && stroke.pocketed.striker);
  const laws = book.rules.notes.unclaimed;
  return { foul: false, due, unclaimed: overlooked && laws ? { concern: 'unclaimed', laws } : null };
}
