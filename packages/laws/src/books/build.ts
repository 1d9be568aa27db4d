import type { Book, Chapter, EarlierEdition, Law, Statement } from './book.js';
import type {
  BoardEnding,
  Citation,
  DoubleFine,
  EndingConcern,
  StrokeConcern,
  StrokeConsequence,
} from './concerns.js';
import type { Change, Differences, Rules } from './rules.js';

/** Turns a statement into a book, laying its differences over the book it builds on. */
export function buildBook(statement: Statement, base?: Book): Book {
  const { id, name, edition, chapters, readings } = statement;
  const title = { id, name, edition, chapters, readings, lawsById: indexLaws(chapters) };
  if ('rules' in statement) return { ...title, rules: copyOf(statement.rules, ''), buildsOn: null };
  if (base?.id !== statement.buildsOn) throw new Error(`${id} builds on ${statement.buildsOn}`);
  if (base.buildsOn) throw new Error(`${id}: a book builds on a whole book, one level deep`);
  const rules = layOver(copyOf(base.rules, `${base.id}:`), statement.changes);
  return { ...title, rules: copyOf(rules, ''), buildsOn: base };
}

/** The book as an earlier edition of it ruled: the same laws, and what it then took them to say. */
export function earlierEdition(book: Book, { edition, changes, consequences = {} }: EarlierEdition): Book {
  const asThen = (law: Law): Law => {
    const consequence = consequences[law.id];
    return consequence ? { ...law, consequence } : law;
  };
  const chapters = book.chapters.map(({ title, laws }) => ({ title, laws: laws.map(asThen) }));
  const rules = copyOf(layOver(book.rules, changes), '');
  return { ...book, edition, chapters, lawsById: indexLaws(chapters), rules };
}

function indexLaws(chapters: readonly Chapter[]): ReadonlyMap<string, Law> {
  const index = new Map<string, Law>();
  for (const { laws } of chapters)
    for (const law of laws) {
      if (index.has(law.id)) throw new Error(`law ${law.id} stands twice`);
      index.set(law.id, law);
    }
  return index;
}

/**
 * The same rules with a mark before every citation: seen from another book, it names the book it
 * comes from. All books leave through here, so that their objects are laid out alike in memory: rule
 * code that reads several books runs at the speed of one.
 */
function copyOf(rules: Rules, mark: string): Rules {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value) || value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, part]) => [key, key === 'laws' ? cite(part) : copy(part)]));
  };
  const cite = (laws: Citation | null) => laws?.map((law) => mark + law) ?? null;
  const citeEach = <T extends object>(cited: T) =>
    Object.fromEntries(Object.entries(cited).map(([concern, laws]) => [concern, cite(laws)])) as T;
  const { calls, notes, conduct, usualBreaches, usualCalls } = rules;
  const cited = {
    calls: citeEach(calls),
    notes: citeEach(notes),
    conduct: citeEach(conduct),
    usualBreaches: citeEach(usualBreaches),
    usualCalls: citeEach(usualCalls),
  };
  return { ...(copy(rules) as Rules), ...cited };
}

function layOver(base: Rules, changes: Differences): Rules {
  const {
    strokes,
    endings,
    contacts,
    calls,
    notes,
    conduct,
    clocks,
    usualBreaches,
    usualCalls,
    ...settings
  } = changes;
  return {
    ...base,
    ...settings,
    contacts: { ...base.contacts, ...contacts },
    calls: { ...base.calls, ...calls },
    notes: { ...base.notes, ...notes },
    conduct: { ...base.conduct, ...conduct },
    clocks: { ...base.clocks, ...clocks },
    usualBreaches: { ...base.usualBreaches, ...usualBreaches },
    usualCalls: { ...base.usualCalls, ...usualCalls },
    strokes: mapTable(base.strokes, (concern: StrokeConcern, rule) => ({
      proper: changeStroke(rule.proper, strokes?.[concern]?.proper),
      improper: changeStroke(rule.improper, strokes?.[concern]?.improper) as StrokeConsequence,
    })),
    endings: mapTable(base.endings, (concern: EndingConcern, rule) => ({
      proper: changeEnding(rule.proper, endings?.[concern]?.proper),
      improper: changeEnding(rule.improper, endings?.[concern]?.improper),
    })),
  };
}

function mapTable<C extends string, R>(
  table: Readonly<Record<C, R>>,
  change: (concern: C, rule: R) => R,
): Readonly<Record<C, R>> {
  return Object.fromEntries(
    Object.entries<R>(table).map(([concern, rule]) => [concern, change(concern as C, rule)]),
  ) as Record<C, R>;
}

function changeStroke(
  base: StrokeConsequence | DoubleFine,
  change?: Change<StrokeConsequence> | DoubleFine,
): StrokeConsequence | DoubleFine {
  if (!change) return base;
  return 'choice' in change ? change : changed(base as StrokeConsequence, change);
}

function changeEnding(
  base: BoardEnding | null,
  change?: Change<BoardEnding> | BoardEnding | null,
): BoardEnding | null {
  if (!change) return change === null ? null : base;
  return base ? changed(base, change) : (change as BoardEnding);
}

function changed<T extends StrokeConsequence | BoardEnding>(base: T, change: Change<T>): T {
  const { reading: parents, ...rest } = base;
  const { reading = parents, ...named } = change;
  return { ...rest, ...named, ...(reading ? { reading } : {}) } as T;
}
