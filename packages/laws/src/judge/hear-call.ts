import type { Book } from '../books/book.js';
import { citationOf, type FoundLaw, findLaws } from '../find-laws.js';
import { type Board, type Call, other } from '../vocabulary.js';
import type { CalledLaw } from './judge-call.js';

/** Why a call cannot be heard. */
export interface UnheardCall {
  readonly code: 'unknown-law' | 'not-callable' | 'not-applicable';
  readonly field: 'law' | 'against';
  readonly why: string;
  /** Set where warnings have to come first: how many did, and how many must. */
  readonly warnings?: { readonly given: number; readonly needed: number };
}

/** Looks up what a call comes to. */
export function hearCall(book: Book, board: Board, call: Call): CalledLaw | UnheardCall {
  const citation = citationOf(book, call.law);
  if (citation === null)
    return { code: 'unknown-law', field: 'law', why: `${book.id} has no law ${call.law}` };
  const callable = wholeOrParts(findLaws(book, call.law), citation).filter((row) => row.law.consequence);
  const [consequence, ...others] = new Set(callable.map((row) => row.law.consequence));
  if (!consequence)
    return { code: 'not-callable', field: 'law', why: `nothing follows from calling law ${citation}` };
  if (others.length > 0) {
    const parts = callable.map((row) => row.citation).join(', ');
    return {
      code: 'not-callable',
      field: 'law',
      why: `the parts of law ${citation} differ; call one of ${parts}`,
    };
  }
  if ((consequence === 'turn-lost' || consequence === 'foul-at-break') && call.against !== board.turn)
    return { code: 'not-applicable', field: 'against', why: `law ${citation} is about the side on turn` };
  if (consequence === 'dues-forfeited' && board[other(call.against)].owed === 0)
    return { code: 'not-applicable', field: 'against', why: `${other(call.against)} owes nothing to place` };
  return tooFewWarnings(book, citation, call) ?? { call, consequence, citation };
}

/** A law broken by going on despite warnings is called after these. Where nobody counted them, the call says that they were given. */
function tooFewWarnings({ rules }: Book, citation: string, { warnings: given }: Call): UnheardCall | null {
  const needed = rules.warnings.is;
  if (given === undefined || given >= needed || !rules.conduct.warned.includes(citation)) return null;
  const why = `law ${citation} asks for ${needed} warnings first, and ${given} ${given === 1 ? 'has' : 'have'} been given`;
  return { code: 'not-applicable', field: 'law', why, warnings: { given, needed } };
}

/** A law with words of its own is called by them; a mere heading by its parts. */
function wholeOrParts(rows: readonly FoundLaw[], citation: string): readonly FoundLaw[] {
  const whole = rows.filter((row) => row.citation === citation);
  return whole.length > 0 ? whole : rows;
}
