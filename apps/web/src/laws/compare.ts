import { type Book, type BookId, bookOf, books, isBookId } from '@opencarrom/laws';
import { type LawFound, names } from '../lawbook/about.js';
import { type Address, link } from '../routes/links.js';
import {
  type Group,
  type Meaning,
  type Said,
  type Subject,
  type SubjectId,
  saidBy,
  subjectsOf,
} from './subjects.js';

const [first] = books as readonly [Book, ...Book[]];
export const SUBJECTS: readonly Subject[] = subjectsOf(first);

export const subjectOf = (id: string): Subject | null =>
  SUBJECTS.find((subject) => subject.id === id) ?? null;

/** Where two books do not lay down the same on a subject: for this kind of stroke one says this, the other that. */
export interface Difference {
  readonly when: Said['when'];
  readonly a: Said;
  readonly b: Said;
}

/** All of them on a subject, by whatever laws. None: the books agree. */
export function differencesOf(a: Book, b: Book, subject: Subject): readonly Difference[] {
  const theirs = saidBy(b, subject);
  return saidBy(a, subject).flatMap((said, index) => {
    const other = theirs[index];
    const differ = other && JSON.stringify(bare(said.meaning)) !== JSON.stringify(bare(other.meaning));
    return differ ? [{ when: said.when, a: said, b: other }] : [];
  });
}

export const agree = (a: Book, b: Book, subject: Subject): boolean =>
  differencesOf(a, b, subject).length === 0;

/** What two books say on the subjects of a group: where they differ, and the subjects on which they do not. */
export interface ComparedGroup {
  readonly group: Group;
  readonly differing: readonly { readonly subject: Subject; readonly differences: readonly Difference[] }[];
  readonly alike: readonly Subject[];
}

/** Every group, those with differences first. */
export function compareBooks(a: Book, b: Book): readonly ComparedGroup[] {
  const groups = [...new Set(SUBJECTS.map(({ group }) => group))].map((group): ComparedGroup => {
    const compared = SUBJECTS.filter((subject) => subject.group === group).map((subject) => ({
      subject,
      differences: differencesOf(a, b, subject),
    }));
    const agreeing = compared.filter(({ differences }) => differences.length === 0);
    return {
      group,
      differing: compared.filter(({ differences }) => differences.length > 0),
      alike: agreeing.map(({ subject }) => subject),
    };
  });
  const differs = ({ differing }: ComparedGroup) => differing.length > 0;
  return [...groups.filter(differs), ...groups.filter((group) => !differs(group))];
}

/** Without laws and readings: those name the source, not what is laid down. */
function bare(meaning: Meaning): unknown {
  return JSON.parse(
    JSON.stringify(meaning, (key, value: unknown) =>
      key === 'laws' || key === 'reading' ? undefined : sorted(value),
    ),
  );
}

/** The order in which a book happens to state its fields means nothing. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a law is the law: a subject, the kind of stroke, and what each other book cites there. */
export interface Use {
  readonly subject: Subject;
  readonly when: Said['when'];
  readonly elsewhere: readonly {
    readonly book: BookId;
    readonly laws: readonly string[];
    readonly same: boolean;
  }[];
}

/** All that rests on a law in its own book, with the laws of the other books on the same subject. */
export function usesOf(found: LawFound): readonly Use[] {
  const ids = [found.own, ...found.parts].flatMap((law) => (law ? [law.id] : []));
  const home = bookOf(found.book);
  const cites = (book: Book, said: Said) => said.laws.some((law) => names(book, law, found.book, ids));
  const others = books.filter(({ id }) => id !== found.book);
  return SUBJECTS.flatMap((subject) =>
    saidBy(home, subject).flatMap((said, index) => {
      // The default book's laws are also the law of books that fall back on them.
      if (!cites(home, said)) return [];
      const elsewhere = others.flatMap((book) => {
        const theirs = saidBy(book, subject)[index];
        return theirs && theirs.laws.length > 0
          ? [{ book: book.id, laws: theirs.laws, same: cites(book, theirs) }]
          : [];
      });
      return [{ subject, when: said.when, elsewhere }];
    }),
  );
}

/** What is compared: a subject (null: none picked yet) in two books. It is the end of the address. */
export interface Comparison {
  readonly subject: SubjectId | null;
  readonly a: BookId;
  readonly b: BookId;
}

const USUAL: Comparison = { subject: null, a: 'icf', b: 'starwood' };

export const compareHref = ({ subject, a, b }: Comparison): Address =>
  link('laws', { book: 'compare', law: [subject ?? '', a, b].join('~') });

/** Whatever an address names wrongly is as usual. */
export function comparisonOf(address: string | null): Comparison {
  const [subject = '', a = '', b = ''] = (address ?? '').split('~');
  return {
    subject: subjectOf(subject)?.id ?? null,
    a: isBookId(a) ? a : USUAL.a,
    b: isBookId(b) ? b : USUAL.b,
  };
}
