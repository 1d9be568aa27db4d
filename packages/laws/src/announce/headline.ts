import type { Book } from '../books/book.js';
import type { Concern, EndingConcern, StrokeConcern, StrokeRule } from '../books/concerns.js';
import type { Ruling } from '../judge/ruling.js';
import { isCovered } from '../vocabulary.js';
import type { Headline } from '../words/ruling-words.js';

/** `pocketed` stands for the men that fell, whom no fixed word names. */
export type Opening = Headline | 'pocketed';

/** What a proper stroke is announced as. `queen`: by what has become of her. */
const PROPER_STROKES: Readonly<Record<StrokeConcern, Opening | 'queen'>> = {
  nothing: 'nothing',
  striker: 'due',
  own: 'pocketed',
  'own+striker': 'due',
  opponents: 'pocketed',
  'opponents+striker': 'due',
  'own+opponents': 'pocketed',
  'own+opponents+striker': 'due',
  queen: 'queen',
  'queen+own': 'queen',
  'queen+one-of-nine': 'queen',
  'queen+some-of-nine': 'queen',
  'queen+striker': 'due',
  'queen+own+striker': 'due',
  'queen-too-early': 'queen-too-early',
  'queen-too-early+striker': 'due',
  'queen-with-all-nine+striker': 'due',
  'queen-while-owing': 'queen-while-owing',
  'queen-while-owing+striker': 'due',
  'queen-while-owing+own+striker': 'due',
  cover: 'queen',
  'cover+opponents': 'queen',
  'cover+striker': 'due',
  'cover-missed': 'queen-not-covered',
  'cover-missed+opponents': 'queen-not-covered',
  'cover-missed+striker': 'due',
  'spoiled-break': 'break-spoiled',
  'break-before-play': 'break-before-play',
};

export const found = (ruling: Ruling, concern: Concern): boolean =>
  ruling.findings.some((finding) => finding.concern === concern);

/** What the announcement of a board that goes on opens with, in order. */
export function openingsOf(book: Book, ruling: Ruling): readonly Opening[] {
  const claim: readonly Opening[] = found(ruling, 'unclaimed') ? ['no-claim'] : [];
  const opening = openingOf(book, ruling);
  // Nothing that counts: the striker may have fallen unclaimed.
  if (claim.length > 0 && opening === 'nothing') return claim;
  const duePaid = found(ruling, 'due-recovered') || found(ruling, 'opponents-due-recovered');
  if (!duePaid || causes(opening)) return [...claim, opening];
  const paid = ruling.returned.white + ruling.returned.black > 1 ? 'dues-paid' : 'due-paid';
  const told = opening === 'pocketed' || opening === 'nothing' ? [] : [opening];
  return [...claim, ...told, paid];
}

const CAUSES: readonly Opening[] = [
  'due',
  'due-paid',
  'dues-paid',
  'double-fine',
  'penalty',
  'foul',
  'due-and-foul',
  'technical-foul',
  'break-before-play',
  'queen-too-early',
  'queen-while-owing',
  'queen-not-covered',
  'overboard',
];

/** Is what comes out told as the opening's effect? Otherwise the opening stands by itself. */
export const causes = (opening: Opening): boolean => CAUSES.includes(opening);

function openingOf(book: Book, ruling: Ruling): Opening {
  if (found(ruling, 'call')) return calledOpening(ruling);
  if (found(ruling, 'break-again')) return 'no-man-touched';
  if (found(ruling, 'break-lost')) return 'break-lost';
  if (ruling.rights.doubleFine) return 'double-fine';
  return strokeOpening(book, ruling);
}

function strokeOpening(book: Book, ruling: Ruling): Opening {
  const main = mainFinding(ruling);
  const opening = main ? PROPER_STROKES[main.concern as StrokeConcern] : 'nothing';
  if (opening === 'break-spoiled' || opening === 'break-before-play') return opening;
  if (main && !main.proper)
    return improperOpening(book.rules.strokes[main.concern as StrokeConcern], opening);
  if (opening !== 'due' && found(ruling, 'own-last-touched-before-queen')) return 'penalty';
  if (opening === 'nothing' && ruling.placing.some(({ by }) => by === 'umpire')) return 'overboard';
  return opening === 'queen' ? queenOpening(ruling) : opening;
}

/** A due for the striker and a foul, where the book makes the stroke pay for both: some let the due be all. */
function improperOpening({ proper, improper }: StrokeRule, opening: Opening | 'queen'): Opening {
  if (opening !== 'due') return 'foul';
  if ('choice' in proper || improper.extra > proper.extra) return 'due-and-foul';
  return improper.turn === proper.turn ? 'due' : 'foul';
}

/** The queen comes back with a turn that was lost for an opponent's man. */
function queenOpening(ruling: Ruling): Opening {
  if (isCovered(ruling.queen)) return 'queen-covered';
  return ruling.queen === 'to-cover' ? 'queen-to-cover' : 'pocketed';
}

/** The finding on the stroke as a whole: it alone says whether the stroke was proper. */
export function mainFinding(ruling: Ruling) {
  return ruling.findings.find(({ proper }) => proper !== undefined);
}

export const isFinish = (concern: Concern): boolean => FINISHES.some((finish) => finish === concern);

/** Endings that need no word but the result. */
const FINISHES: readonly EndingConcern[] = [
  'finish-own-queen',
  'finish-others-queen',
  'finish-as-cover',
  'finish-with-queen',
];

function calledOpening(ruling: Ruling): Opening {
  switch (ruling.findings.find(({ call }) => call)?.call?.consequence) {
    case 'foul':
    case 'foul-at-any-time':
    case 'technical-foul':
      return ruling.turn === 'passes' ? 'foul' : 'technical-foul';
    case 'foul-at-break':
      return 'break-before-play';
    case 'turn-lost':
      return 'turn-lost';
    case 'dues-forfeited':
      return 'placing-forfeited';
    default:
      return 'play-on';
  }
}
