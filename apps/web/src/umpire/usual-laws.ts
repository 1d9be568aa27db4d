import { type Book, type BookId, findLaws, type Law } from '@opencarrom/laws';

/** What umpires most often call a stroke improper for. */
const BREACHES = [
  'elbow',
  'push',
  'finger',
  'base-lines',
  'base-circle',
  'past-arrows',
  'thumbing',
  'last-man-hit',
] as const;
export type Breach = (typeof BREACHES)[number];

/** What umpires most often call besides strokes. */
const CALLS = [
  'foul',
  'technical-foul',
  'technical-foul-off-turn',
  'out-of-turn',
  'leaves-seat',
  'touches-men',
  'jolts-board',
  'upsets-board',
  'stops-piece',
  'own-last-hit',
  'struck-too-soon',
  'placed-own-man',
  'placed-outside',
  'placed-on-centre',
  'disturbed-in-placing',
  'powder',
  'talks',
  'distracts',
  'damaged-man',
  'broken-man',
  'no-room-to-strike',
  'unforeseen',
] as const;
export type UsualCall = (typeof CALLS)[number];

/** A usual case, and the law of the book for it. */
export interface Usual<T> {
  readonly kind: T;
  readonly law: Law;
  /** As the book cites it: `37a`, or `icf:37a` where it falls back on another book. */
  readonly citation: string;
}

type LawsFor<T extends string> = Readonly<Record<BookId, Readonly<Partial<Record<T, string>>>>>;

const BREACH_LAWS: LawsFor<Breach> = {
  icf: {
    elbow: '37a',
    push: '33',
    finger: '34',
    'base-lines': '130a',
    'base-circle': '130b',
    'past-arrows': '32',
  },
  'icf-short': {
    elbow: '5a',
    push: 'icf:33',
    finger: 'icf:34',
    'base-lines': 'icf:130a',
    'base-circle': '38',
    'past-arrows': '3',
  },
  'icf-classic': {
    elbow: '11a',
    push: '7',
    finger: '8',
    'base-lines': 'icf:130a',
    'base-circle': 'icf:130b',
    'past-arrows': '6',
  },
  starwood: {
    elbow: 'H4',
    push: 'H2',
    'base-lines': 'G1',
    'base-circle': 'G2',
    thumbing: 'H1',
    'last-man-hit': 'F9',
  },
  iiitn: { push: '17', 'base-lines': '12', thumbing: '19', elbow: 'icf:37a' },
};

const CALL_LAWS: LawsFor<UsualCall> = {
  icf: {
    foul: '64a',
    'technical-foul': '63a',
    'technical-foul-off-turn': '63b',
    'out-of-turn': '51',
    'leaves-seat': '91',
    'touches-men': '134',
    'jolts-board': '126a',
    'upsets-board': '126b',
    'struck-too-soon': '124c',
    'placed-own-man': '82a',
    'placed-outside': '85',
    'placed-on-centre': '89b',
    'disturbed-in-placing': '86',
    powder: '122b.iii',
    talks: '131',
    distracts: '129',
    'damaged-man': '120',
    'broken-man': '141',
    'no-room-to-strike': '142',
    unforeseen: '140',
  },
  'icf-short': {
    foul: '11a',
    'technical-foul': 'icf:63a',
    'technical-foul-off-turn': 'icf:63b',
    'out-of-turn': 'icf:51',
    'leaves-seat': 'icf:91',
    'touches-men': 'icf:134',
    'jolts-board': 'icf:126a',
    'upsets-board': 'icf:126b',
    'placed-own-man': '19a',
    'placed-outside': '21',
    'placed-on-centre': '22',
    talks: '39',
    'damaged-man': 'icf:120',
    'broken-man': '44',
    'no-room-to-strike': '45',
    unforeseen: '43',
  },
  'icf-classic': {
    foul: '37a',
    'technical-foul': '36a',
    'technical-foul-off-turn': '36b',
    'out-of-turn': '24',
    'leaves-seat': '64',
    'touches-men': 'icf:134',
    'jolts-board': 'icf:126a',
    'upsets-board': 'icf:126b',
    'placed-own-man': '55a',
    'placed-outside': '58',
    'placed-on-centre': '62b',
    'disturbed-in-placing': '59',
    'damaged-man': 'icf:120',
    'broken-man': 'icf:141',
    'no-room-to-strike': 'icf:142',
    unforeseen: 'icf:140',
  },
  starwood: {
    'touches-men': 'F4',
    'upsets-board': 'S5',
    'stops-piece': 'G5',
    'struck-too-soon': 'G4',
    'disturbed-in-placing': 'F7',
    talks: 'G3',
    'out-of-turn': 'icf:51',
    'leaves-seat': 'icf:91',
    'damaged-man': 'icf:120',
    'broken-man': 'icf:141',
    unforeseen: 'icf:140',
  },
  iiitn: {
    'touches-men': '14',
    // One man, and nothing else: the stroke itself is judged by what fell, so it is no breach of it.
    'own-last-hit': '25',
    'out-of-turn': 'icf:51',
    'leaves-seat': 'icf:91',
    'jolts-board': 'icf:126a',
    'upsets-board': 'icf:126b',
    distracts: 'icf:129',
    'damaged-man': 'icf:120',
    'broken-man': 'icf:141',
    'no-room-to-strike': 'icf:142',
    unforeseen: 'icf:140',
  },
};

export const usualBreaches = (book: Book): readonly Usual<Breach>[] =>
  usualIn(book, BREACHES, BREACH_LAWS[book.id]);

export const usualCalls = (book: Book): readonly Usual<UsualCall>[] =>
  usualIn(book, CALLS, CALL_LAWS[book.id]);

function usualIn<T extends string>(
  book: Book,
  kinds: readonly T[],
  laws: Readonly<Partial<Record<T, string>>>,
): readonly Usual<T>[] {
  return kinds.flatMap((kind) => {
    const id = laws[kind];
    const found = id === undefined ? undefined : findLaws(book, id)[0];
    return found ? [{ kind, law: found.law, citation: found.citation }] : [];
  });
}
