import type { Book } from '../books/book.js';
import type { Finding, Ruling } from '../judge/ruling.js';
import { other, type Side } from '../vocabulary.js';
import type { About, CountedMen } from '../words/ruling-words.js';

/** What the sentence of a finding may speak of. */
export function aboutOf(book: Book, ruling: Ruling, finding: Finding): About {
  const { striker, pocketed } = ruling;
  const opponent = other(striker);
  return {
    striker,
    opponent,
    proper: finding.proper ?? true,
    own: pocketed[striker],
    opponents: pocketed[opponent],
    outstanding: menOf(ruling, ruling.owed),
    triesLeft: book.rules.breakChances.is - ruling.breakAttempts,
    laws: finding.laws,
    against: finding.call?.against ?? striker,
  };
}

/** Men by colour, the striking side's first, none of a colour that has none. */
export function menOf(ruling: Ruling, count: Readonly<Record<Side, number>>): readonly CountedMen[] {
  return [ruling.striker, other(ruling.striker)]
    .map((piece) => ({ piece, count: count[piece] }))
    .filter((men) => men.count > 0);
}
