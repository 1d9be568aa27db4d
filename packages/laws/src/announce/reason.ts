import type { Book } from '../books/book.js';
import type { ConductConcern } from '../books/concerns.js';
import type { Ruling } from '../judge/ruling.js';
import type { Counted, Reason, RulingWords } from '../words/ruling-words.js';
import { aboutOf } from './about.js';
import { found, mainFinding, type Opening } from './headline.js';

const REASONS: Readonly<Partial<Record<ConductConcern, Reason>>> = {
  'late-stroke': 'late-stroke',
  'late-break': 'late-break',
  'late-placing': 'late-placing',
  'out-of-turn': 'out-of-turn',
  'striker-off-base-lines': 'striker-off-base-lines',
  'striker-on-base-circle': 'striker-on-circle',
  'striker-on-arrow': 'striker-on-circle',
  // The same law forbids any touch but by a stroke.
  'striker-on-man': 'men-touched',
};

const CONTACTS = ['man-on-base-line', 'own-last-touched-before-queen', 'opponents-single-man-hit'] as const;

/** Why an opening was said, where it does not say so itself and the ruling knows. */
export function reasonFor(words: RulingWords, book: Book, ruling: Ruling, opening: Opening): string | null {
  // A due is for the striker, whatever else was wrong with the stroke.
  if (opening === 'due') return null;
  const breached = ruling.findings.find(({ concern }) => concern === 'breach' || concern === 'call');
  const reason = breached && conductReason(book, breached.laws[0] ?? '');
  if (reason) return words.reasons[reason];
  if (opening === 'break-spoiled') {
    const main = mainFinding(ruling);
    return main?.proper ? words.findings[main.concern](aboutOf(book, ruling, main)) : null;
  }
  if (opening !== 'foul' && opening !== 'due-and-foul' && opening !== 'penalty') return null;
  const touched = ruling.findings.find(({ concern }) => CONTACTS.some((each) => each === concern));
  return touched ? words.findings[touched.concern](aboutOf(book, ruling, touched)) : null;
}

/** A law that forbids several things only tells that the striker stood wrongly. */
function conductReason({ rules }: Book, law: string): Reason | null {
  const reasons = new Set(
    Object.entries(REASONS).flatMap(([concern, reason]) =>
      rules.conduct[concern as ConductConcern].includes(law) ? [reason] : [],
    ),
  );
  const [only = null] = reasons;
  return reasons.size > 1 ? 'striker-misplaced' : only;
}

const TELL_WHAT_FELL: readonly Opening[] = ['due', 'foul', 'due-and-foul', 'double-fine'];

/** What fell by a stroke whose opening only tells what it costs. */
export function fallenBefore(ruling: Ruling, opening: Opening): readonly (Counted | 'striker')[] {
  const main = mainFinding(ruling);
  if (!main || found(ruling, 'call') || !TELL_WHAT_FELL.includes(opening)) return [];
  const { striker, pocketed } = ruling;
  const men = ([striker, striker === 'white' ? 'black' : 'white'] as const)
    .map((piece) => ({ piece, count: pocketed[piece] }))
    .filter(({ count }) => count > 0);
  return [
    ...men,
    ...(main.concern.startsWith('queen') ? [{ piece: 'queen' as const, count: 1 }] : []),
    ...(main.concern.endsWith('striker') ? ['striker' as const] : []),
  ];
}
