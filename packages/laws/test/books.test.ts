import { describe, expect, it } from 'vitest';
import { buildBook } from '../src/books/build.js';
import { type Book, bookOf, books, findLaws, MEN_PER_SIDE } from '../src/index.js';

/**
 * Laws in short: `27-29` a run of numbers, `45abc` the lettered parts of one, `39a-d` a run of them,
 * `49a.i-iii` numbered parts, anything else as it stands.
 */
function idsOf(short: string): string[] {
  return short.split(/\s+/).filter(Boolean).flatMap(expand);
}

const ROMAN = ['i', 'ii', 'iii'];
const letters = (from: string, to: string): string[] =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, place) =>
    String.fromCharCode(from.charCodeAt(0) + place),
  );

function expand(short: string): string[] {
  const roman = /^(.+\.)i-(i+)$/.exec(short);
  if (roman) return ROMAN.slice(0, ROMAN.indexOf(roman[2] as string) + 1).map((part) => `${roman[1]}${part}`);
  const run = /^([A-Za-z.]*)(\d+)-(\d+)$/.exec(short);
  if (run) {
    const [, prefix, from, to] = run;
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, place) => `${prefix}${Number(from) + place}`,
    );
  }
  const lettered = /^(\d+)([a-z])-([a-z])$/.exec(short);
  if (lettered)
    return letters(lettered[2] as string, lettered[3] as string).map((letter) => `${lettered[1]}${letter}`);
  const parts = /^(\d+)([a-z]{2,})$/.exec(short);
  if (parts) return [...(parts[2] as string)].map((letter) => `${parts[1]}${letter}`);
  return [short];
}

/** Every law of every text, as the texts number them. */
const TEXTS: Readonly<Record<Book['id'], string>> = {
  icf: `27-29 30ab 31-36 37ab 38ab 39a-d trial 41ab 42-44 45abc 46-48 49a.i-iii 49b 50 51 52a 52b.i-ii
    53abc 54 55 56ab 60abc 61 62 63ab 64ab 65a-d 66ab 67 68 69ab 70ab 71 72abc 73-76 77ab 78a 78b.i-ii
    79ab 80 81 82ab 83 84ab 85 86 87ab 88ab 89ab 90-93 94a 95a-d 96 97ab 98ab 99ab 100ab 101ab 102ab
    103ab 104ab 105ab 106ab 107ab 108ab 109ab 110ab 111ab 112ab 113-117 118ab 119 120 121ab 122a
    122b.i-iii 122cde 123 124abc 125ab 126ab 127ab 128 129 130ab 131-135 136ab 137-143 143a-i 144-147
    148ab`,
  'icf-short': `1-4 5ab 6ab 7abc 8.i-ii 9 10 11ab 12a-d 13abc 14 15ab 16ab 17ab 18 19ab 20ab 21-24 25a-d
    26ab 27ab 28ab 29ab 30-46`,
  'icf-classic': `def:laws def:proper def:improper def:c-b def:c-m def:board def:break def:finish def:player
    def:placing def:pocketing def:push def:queen def:due def:penalty def:covering def:shot def:pair
    def:cannon def:thumbing def:turn def:chief-referee def:umpire def:opponent-in-singles
    def:opponent-in-doubles def:hand def:finger def:imaginary-lines def:stroke def:white-slam
    def:black-slam 1-3 4ab 5-10 11ab 12ab 13a-d trial 14ab 15-17 18abc 19-21 22a.i-iii 22b 23 24 25a
    25b.i-ii 26abc 27 28 29ab 30-32 33abc 34 35 35ab 36ab 37ab 38a-d 39ab 40 41 42ab 43ab 44 45ab 46-49
    50ab 51a 51b.i-ii 52ab 53 54 55ab 56 57ab 58-61 62ab 63-67 68a-d 69 70ab 71ab 72ab 73ab 74ab 75ab
    76ab 77ab 78ab 79ab 80ab 81ab 82ab 83ab 84ab 85ab 86 87`,
  starwood: `T1-2 S1-5 H1-6 F1-9 Q1-10 G1-8 P.league1-2 P.knockout1-5 P.final1-2 P.calc1-2`,
  iiitn: '1-28',
};

/** How many laws each text has, counted in the text and not by the ranges above. */
const COUNTS: Readonly<Record<Book['id'], number>> = {
  icf: 201,
  'icf-short': 69,
  'icf-classic': 175,
  starwood: 51,
  iiitn: 28,
};

const TABLES = [
  'strokes',
  'endings',
  'contacts',
  'calls',
  'notes',
  'conduct',
  'clocks',
  'usualBreaches',
  'usualCalls',
] as const;

/** A value of a book, with the way to it. */
function* walk(value: unknown, path: string): Generator<{ path: string; value: Record<string, unknown> }> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  yield { path, value: value as Record<string, unknown> };
  for (const [key, part] of Object.entries(value)) yield* walk(part, `${path}.${key}`);
}

/** Every citation in the rules: each `laws`, and the bare lists under calls, notes, conduct and what is usual. */
function citationsOf({ rules }: Book): { path: string; laws: readonly string[] }[] {
  const cited = [...walk(rules, 'rules')].flatMap(({ path, value }) =>
    Array.isArray(value.laws) ? [{ path, laws: value.laws as string[] }] : [],
  );
  const bare = [rules.calls, rules.notes, rules.conduct, rules.usualBreaches, rules.usualCalls].flatMap(
    (table) => Object.entries(table).flatMap(([concern, laws]) => (laws ? [{ path: concern, laws }] : [])),
  );
  return [...cited, ...bare];
}

/** `72a` must be a law of the book itself, `icf:72a` one of the book it builds on. */
function isCitable(book: Book, law: string): boolean {
  const found = findLaws(book, law);
  return found.length > 0 && found.every(({ citation }) => citation.includes(':') === law.includes(':'));
}

const readingsFor = (book: Book): string[] =>
  [book, book.buildsOn].flatMap((home) => home?.readings.map(({ id }) => id) ?? []);

for (const book of books)
  describe(`the book ${book.id}`, () => {
    const laws = [...book.lawsById.values()];

    it('has a row for every law of its text, and none besides', () => {
      const wanted = idsOf(TEXTS[book.id]);
      expect(new Set(wanted).size).toBe(wanted.length);
      expect(laws.map(({ id }) => id).sort()).toEqual([...wanted].sort());
    });

    it('has as many rows as the text has laws', () => {
      expect(book.lawsById.size).toBe(COUNTS[book.id]);
    });

    it('says what follows from every law a person calls, and from no law nobody can call', () => {
      for (const { id, status, consequence } of laws) {
        if (status === 'called') expect(consequence, id).toBeDefined();
        if (status === 'setup' || status === 'guidance') expect(consequence, id).toBeUndefined();
      }
    });

    it('cites only laws that exist, its own by number and others by their book', () => {
      const citations = citationsOf(book);
      expect(citations.length).toBeGreaterThan(100);
      const wrong = citations.flatMap(({ path, laws: cited }) =>
        cited.filter((law) => !isCitable(book, law)).map((law) => `${path}: ${law}`),
      );
      expect(wrong).toEqual([]);
    });

    it('cites at least one law for every outcome and every ending', () => {
      const tables = { ...book.rules.strokes, ...book.rules.endings };
      for (const { path, value } of walk(tables, ''))
        if ('laws' in value) expect(value.laws, path).not.toHaveLength(0);
    });

    it('cites no law that only sets up or advises for what a stroke comes to', () => {
      const { strokes, endings, contacts } = book.rules;
      for (const { path, value } of walk({ strokes, endings, contacts }, ''))
        for (const law of Array.isArray(value.laws) ? (value.laws as string[]) : [])
          for (const found of findLaws(book, law))
            expect(['ruled', 'called'], `${path}: ${law}`).toContain(found.law.status);
    });

    it('rests only on readings that exist, each used or told for its own sake', () => {
      const known = readingsFor(book);
      for (const { path, value } of walk(book.rules, 'rules'))
        if (typeof value.reading === 'string') expect(known, path).toContain(value.reading);
    });

    it('leans every reading on laws that exist', () => {
      expect(book.readings.length).toBeGreaterThan(0);
      const ids = book.readings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, laws: cited } of book.readings) {
        expect(cited, id).not.toHaveLength(0);
        for (const law of cited) expect(isCitable(book, law), `${id}: ${law}`).toBe(true);
      }
    });

    it('answers every concern the International Laws answer', () => {
      const { rules } = bookOf('icf');
      for (const table of TABLES)
        expect(Object.keys(book.rules[table]).sort()).toEqual(Object.keys(rules[table]).sort());
      expect(Object.keys(book.rules).sort()).toEqual(Object.keys(rules).sort());
    });

    it('lets a board be worth nine men and its queen, and no more', () => {
      const { boardCap, queenPoints } = book.rules;
      expect(boardCap.is).toBe(MEN_PER_SIDE + queenPoints.is);
    });

    it('says so in a reading where its text is silent on a cap', () => {
      const isStated = book.id === 'icf' || book.id === 'icf-classic';
      expect(book.readings.some(({ id }) => id === 'cap')).toBe(!isStated);
    });

    it('knows its default stage', () => {
      const { defaultStage, stages } = book.rules.match;
      expect(stages[defaultStage]).toBeDefined();
    });

    it('builds on a whole book or on none', () => {
      expect(book.buildsOn?.id ?? null).toBe(book.id === 'icf' ? null : 'icf');
      expect(book.buildsOn?.buildsOn ?? null).toBeNull();
    });
  });

describe('building a book', () => {
  const icf = bookOf('icf');
  const short = bookOf('icf-short');
  const title = { id: 'iiitn', name: 'a', edition: 'b', chapters: [], readings: [] } as const;

  it('refuses a second level', () => {
    const statement = { ...title, buildsOn: 'icf-short', changes: {} } as const;
    expect(() => buildBook(statement, short)).toThrow('iiitn: a book builds on a whole book, one level deep');
  });

  it('refuses another base than the one named', () => {
    const statement = { ...title, buildsOn: 'icf', changes: {} } as const;
    expect(() => buildBook(statement, short)).toThrow('iiitn builds on icf');
    expect(() => buildBook(statement)).toThrow('iiitn builds on icf');
  });

  it('refuses a law that stands twice', () => {
    const law = { id: '1', status: 'guidance' } as const;
    const chapters = [
      { title: 'A', laws: [law] },
      { title: 'B', laws: [law] },
    ];
    expect(() => buildBook({ ...title, chapters, rules: icf.rules })).toThrow('law 1 stands twice');
  });

  it('marks what it takes over with the book it comes from, and leaves its own unmarked', () => {
    const built = buildBook(
      { ...title, buildsOn: 'icf', changes: { queenPoints: { is: 7, laws: ['2'] } } },
      icf,
    );
    expect(built.rules.queenPoints).toEqual({ is: 7, laws: ['2'] });
    expect(built.rules.boardCap).toEqual({ is: 12, laws: ['icf:55'] });
    expect(built.rules.strokes.own.proper).toMatchObject({ laws: ['icf:48'], turn: 'continues' });
    expect(built.rules.calls.foul).toEqual(['icf:64a']);
    expect(built.rules.usualBreaches.push).toEqual(['icf:33']);
    expect(built.rules.usualBreaches.thumbing).toBeNull();
    expect(built.rules.notes.unclaimed).toBeNull();
    expect(icf.rules.boardCap.laws).toEqual(['55']);
  });
});
