import { type Book, chapterIn, gistIn, isBookId, readingIn, type Texts } from '@opencarrom/laws';
import { type LawAbout, lawsOfBook, type ReadingAbout, readingsOf } from './about.js';
import { askedIn } from './asked.js';
import { byRank, type Rank, rankOf } from './rank.js';

export interface Findings {
  readonly laws: readonly LawAbout[];
  readonly readings: readonly ReadingAbout[];
}

/** How well a word names a law by its number; 0: not at all. */
function numberFit(law: LawAbout, word: string): number {
  const [book, ...rest] = word.split(':');
  const id = law.id.toLowerCase();
  if (rest.length > 0 && isBookId(book ?? '')) {
    const wanted = rest.join(':');
    return book === law.book && id.startsWith(wanted) ? (id === wanted ? 2 : 1) : 0;
  }
  return id === word ? 2 : isPartOf(id, word) ? 1 : 0;
}

/** 72a and 72b.i are found by 72, but 143 is not found by 14. */
const isPartOf = (id: string, word: string): boolean =>
  id.startsWith(word) && (!/\d$/.test(word) || !/^\d/.test(id.slice(word.length)));

/** A law stands under the title of its chapter; a definition has a name of its own. */
const namesOf = ({ book, id, chapter }: LawAbout, texts: readonly Texts[]): readonly string[] => [
  ...texts.map((each) => chapterIn(each, book, chapter)),
  id.startsWith('def:') ? id.slice(4).replaceAll('-', ' ') : '',
];

/** Laws and readings that have every word in one of these languages, the best first; equally good ones in the order of their books. */
export function searchLaws(shelf: readonly Book[], query: string, texts: readonly Texts[]): Findings {
  const asked = askedIn(query);
  if (asked.length === 0) return { laws: [], readings: [] };
  const best = <T>(all: readonly T[], rank: (one: T) => Rank | null): readonly T[] =>
    all
      .flatMap((one) => {
        const ranked = rank(one);
        return ranked ? [{ one, ranked }] : [];
      })
      .sort((a, b) => byRank(a.ranked, b.ranked))
      .map(({ one }) => one);
  return {
    laws: best(shelf.flatMap(lawsOfBook), (law) =>
      rankOf(asked, {
        isForemost: law.book === shelf[0]?.id,
        number: (word) => numberFit(law, word),
        kinds: [law.book, law.status],
        names: namesOf(law, texts),
        texts: texts.map((each) => gistIn(each, law.book, law.id) ?? ''),
      }),
    ),
    readings: best(shelf.flatMap(readingsOf), (about) => {
      const said = texts.flatMap((each) => readingIn(each, about.book, about.id) ?? []);
      return rankOf(asked, {
        isForemost: about.book === shelf[0]?.id,
        number: (word) => (about.laws.includes(word) ? 1 : 0),
        kinds: [],
        names: said.map(({ question }) => question),
        texts: said.map(({ reading, reason }) => `${reading} ${reason}`),
      });
    }),
  };
}

export interface MarkedText {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where the words of a query stand in it, so that they can be marked. */
export function marked(text: string, query: string): readonly MarkedText[] {
  const asked = askedIn(query).filter(({ word }) => !word.includes(':'));
  if (asked.length === 0) return [{ text, found: false }];
  const any = new RegExp(
    asked.map(({ begins }) => `(?:${begins.source})[\\p{L}\\p{M}\\p{N}]*`).join('|'),
    'giu',
  );
  const pieces: MarkedText[] = [];
  let end = 0;
  for (const match of text.matchAll(any)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), found: false });
    pieces.push({ text: match[0], found: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}
