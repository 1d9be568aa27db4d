import { books } from '../books/index.js';
import type { Texts } from '../texts/text.js';
import type { BookId } from '../vocabulary.js';
import { counterpartsOf, internationalsOf } from './counterparts.js';
import { type Lexicon, makeLexicon } from './lexicon.js';
import { namedIn } from './named.js';
import {
  asWritten,
  lawKey,
  menderFor,
  type Saying,
  type SensesByLaw,
  sayingsIn,
  sensesByLaw,
} from './said.js';
import { likeness, likenessesOf, shareSpoken, type Weigh, type Weighed, weigherOf } from './weights.js';

/** A law that answers a question. */
export interface LawAnswer {
  readonly book: BookId;
  readonly law: string;
  /** Of what the law says, the sentence nearest to the question. */
  readonly sentence: string;
  /** From 0 to 1: how much it speaks of what was asked. */
  readonly score: number;
  /** The International Law about the same, for `elsewhere`; null: this law stands in its book alone. */
  readonly international: string | null;
}

/** How we read a silent place, found by what was asked. */
export interface ReadingFound {
  readonly book: BookId;
  readonly id: string;
}

/** Which laws are asked, where not all are. */
type Fits = (book: BookId, law: string) => boolean;

/** Asks the laws in everyday words. */
export interface LawSearch {
  /** The laws that answer, the best first: those of the book, then those of the others, which hold where it is silent. */
  readonly ask: (question: string, book: BookId, fits?: Fits) => readonly LawAnswer[];
  /** The readings of silent places that speak of it, of the book first. */
  readonly readings: (question: string, book: BookId) => readonly ReadingFound[];
  /** Which words of a law are about what was asked. */
  readonly isAsked: (question: string) => (word: string) => boolean;
}

/** Of laws that one saying is about, each counts a little less than the one before. */
const LATER = 0.03;
/** How much it counts that several sayings of a law are near. */
const SEVERAL = 0.05;
/** How much it counts that what was asked is spoken of somewhere in all that is said of a law. */
const ALTOGETHER = 0.2;
/**
 * How much less a law of another book is worth. A law of the book asked for stands before all of them, or, where it
 * speaks of the question less than that, not at all: there its book is silent.
 */
const ELSEWHERE = { silent: 0.94, base: 0.88, any: 0.72 } as const;
/** Less than this is chance. */
const LEAST = 0.12;
const LEAST_OF_READING = 0.45;
/** Of the best answer: what speaks less of the question is no answer beside it. */
const BESIDE_BEST = 0.5;
const MOST = 12;
/** An answer below this is near what was asked, no more. */
export const SURE = 0.4;

/** `texts`: the books in the language that is shown first, then in those that are searched too. */
export function makeLawSearch(texts: readonly [Texts, ...Texts[]]): LawSearch {
  const lexicon = makeLexicon();
  const sayings = sayingsIn(texts, lexicon);
  const byLaw = sensesByLaw(sayings);
  const weigh = weigherOf(byLaw);
  const nearTo = likenessesOf(sayings.map(({ senses }) => weigh(senses)));
  const mend = menderFor(texts, sayings, lexicon);
  const readings = readingsIn(texts, lexicon, weigh);
  const sentenceOf = sentencesIn(texts[0], lexicon);
  const sensesOf = (question: string) => lexicon.sensesIn(question, mend);

  return {
    ask: (question, book, fits = () => true) => {
      const asked = weigh(sensesOf(question));
      const found = namedOr(question, () => foundAmong(sayings, byLaw, asked, nearTo(asked)));
      const fitting = found.filter((each) => fits(each.book, each.law));
      return ranked(fitting, book).map((law) => ({
        ...law,
        score: Math.min(1, law.score),
        sentence: sentenceOf(law, asked),
        international: internationalAmong(found, law),
      }));
    },
    readings: (question, book) => {
      const asked = weigh(sensesOf(question));
      const near = readings
        .map(({ weights, ...reading }) => ({ ...reading, near: likeness(asked, weights) }))
        .filter((reading) => reading.near >= LEAST_OF_READING)
        .sort((a, b) => b.near * standingOf(b.book, book) - a.near * standingOf(a.book, book));
      return [...new Map(near.map(({ book: home, id }) => [`${home}:${id}`, { book: home, id }])).values()];
    },
    isAsked: (question) => {
      const asked = new Set(sensesOf(question));
      return (word) => lexicon.sensesIn(word, asWritten).some((sense) => asked.has(sense));
    },
  };
}

interface Found {
  readonly book: BookId;
  readonly law: string;
  readonly score: number;
}

/** Who names a law by its number wants that law. */
function namedOr(question: string, search: () => readonly Found[]): readonly Found[] {
  const named = namedIn(question);
  return named.length > 0 ? named.map((law) => ({ ...law, score: 1 })) : search();
}

function foundAmong(
  sayings: readonly Saying[],
  byLaw: SensesByLaw,
  asked: Weighed,
  nearness: ReadonlyMap<number, number>,
): readonly Found[] {
  const near = new Map<string, { book: BookId; law: string; best: number; squares: number }>();
  for (const [place, alike] of nearness)
    for (const { book, laws, trust } of (sayings[place] as Saying).of)
      for (const [later, law] of laws.entries()) {
        const value = alike * trust * (1 - LATER * later);
        const key = lawKey(book, law);
        const { best, squares } = near.get(key) ?? { best: 0, squares: 0 };
        near.set(key, { book, law, best: Math.max(best, value), squares: squares + value * value });
      }
  return [...near].map(([key, { book, law, best, squares }]) => {
    const nearest = (best + SEVERAL * Math.sqrt(squares)) / (1 + SEVERAL);
    const altogether = shareSpoken(asked, byLaw.get(key));
    return { book, law, score: (1 - ALTOGETHER) * nearest + ALTOGETHER * altogether };
  });
}

function ranked(found: readonly Found[], asked: BookId): readonly Found[] {
  const standing = found.map((each) => ({ ...each, score: each.score * standingOfLaw(each, asked) }));
  const most = (laws: readonly Found[]) => Math.max(0, ...laws.map(({ score }) => score));
  const best = most(standing);
  const bestElsewhere = most(standing.filter(({ book }) => book !== asked));
  return standing
    .filter(({ book, score }) => score >= (book === asked ? bestElsewhere : best * BESIDE_BEST))
    .filter(({ score }) => score >= Math.max(LEAST, best * BESIDE_BEST))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

function standingOf(home: BookId, asked: BookId): number {
  if (home === asked) return 1;
  const base = books.find(({ id }) => id === asked)?.buildsOn?.id;
  return home === base ? ELSEWHERE.base : ELSEWHERE.any;
}

/** A law that the book asked for builds on, and has none like it, holds there as its own do. */
function standingOfLaw({ book, law }: Found, asked: BookId): number {
  const standing = standingOf(book, asked);
  const isSilent = standing === ELSEWHERE.base && counterpartsOf(law, asked).length === 0;
  return isSilent ? ELSEWHERE.silent : standing;
}

/** Of the International Laws about the same, the one that was asked about most. */
function internationalAmong(found: readonly Found[], { book, law }: Found): string | null {
  const same = internationalsOf(book, law);
  const asked = found
    .filter((each) => each.book === 'icf' && same.includes(each.law))
    .sort((a, b) => b.score - a.score)[0];
  return asked?.law ?? same[0] ?? null;
}

const readingsIn = (texts: readonly Texts[], lexicon: Lexicon, weigh: Weigh) =>
  books.flatMap(({ id: book, readings }) =>
    readings.flatMap(({ id }) =>
      texts.flatMap((language) => {
        const said = language[book].readings[id];
        const senses = said && lexicon.sensesIn(`${said.question} ${said.reading}`, asWritten);
        return senses ? [{ book, id, weights: weigh(senses) }] : [];
      }),
    ),
  );

/** A sentence ends with its stop; a law's number with a stop inside does not end one. */
const SENTENCES = /(?<=[.।])\s+/;

interface Sentence {
  readonly text: string;
  readonly senses: readonly string[];
}

/** Of what a law says, the sentence that says most of what was asked; each is read when it is first needed. */
function sentencesIn(texts: Texts, lexicon: Lexicon) {
  const read = new Map<string, readonly Sentence[]>();
  const sentencesOf = (gist: string) => {
    const known = read.get(gist);
    if (known) return known;
    const sentences = gist
      .split(SENTENCES)
      .map((text) => ({ text, senses: [...new Set(lexicon.sensesIn(text, asWritten))] }));
    read.set(gist, sentences);
    return sentences;
  };
  return ({ book, law }: Found, asked: Weighed): string => {
    const gist = texts[book].laws[law] ?? '';
    const shared = ({ senses }: Sentence) =>
      senses.reduce((sum, sense) => sum + (asked.weights.get(sense) ?? 0), 0);
    return sentencesOf(gist).reduce((best, each) => (shared(each) > shared(best) ? each : best)).text;
  };
}
