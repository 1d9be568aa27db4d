type Part<P extends string> = P extends `${infer First}/${infer Rest}` ? First | Part<Rest> : P;
type Needed<P extends string> =
  Part<P> extends infer Each
    ? Each extends `:${string}?`
      ? never
      : Each extends `:${infer Name}`
        ? Name
        : never
    : never;
type Optional<P extends string> =
  Part<P> extends infer Each ? (Each extends `:${infer Name}?` ? Name : never) : never;

/** What an address of this pattern says: `:id` is always there, `:law?` and what may be asked after a `?` may be null. */
export type Said<P extends string, Q extends string> = {
  readonly [Name in Needed<P>]: string;
} & { readonly [Name in Optional<P> | Q]: string | null };

/** What is told to write an address of this pattern. */
export type Told<P extends string, Q extends string> = {
  readonly [Name in Needed<P>]: string;
} & { readonly [Name in Optional<P> | Q]?: string | null };

/** A pattern whose names are no longer known to the compiler. */
export interface Pattern {
  /** As `/umpire/:id/sheet`; a part that ends in `?` may be missing. */
  readonly path: string;
  /** What may follow after a `?`. */
  readonly query: readonly string[];
}

type Values = Readonly<Record<string, string | null>>;

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const nameIn = (part: string): string | null => /^:(\w+)\??$/.exec(part)?.[1] ?? null;

/** A part of an address; one that no browser would have written is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address says; null where it is not of this pattern. */
export function readAddress(pattern: Pattern, path: string, search: string): Values | null {
  const parts = partsOf(pattern.path);
  const given = partsOf(path).map(decoded);
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  if (given.length < needed || given.length > parts.length) return null;
  if (parts.some((part, index) => nameIn(part) === null && part !== given[index])) return null;
  const asked = new URLSearchParams(search);
  return Object.fromEntries([
    ...parts.flatMap((part, index) => {
      const name = nameIn(part);
      return name ? [[name, given[index] ?? null] as const] : [];
    }),
    ...pattern.query.map((name) => [name, asked.get(name)] as const),
  ]);
}

/** The address of this pattern that says so. What is asked with an empty text is only named: `/play?quick`. */
export function writeAddress(
  pattern: Pattern,
  told: Readonly<Record<string, string | null | undefined>>,
): string {
  const parts = partsOf(pattern.path).map((part) => {
    const name = nameIn(part);
    return name ? (told[name] ?? null) : part;
  });
  const missing = parts.indexOf(null);
  const path = (missing < 0 ? parts : parts.slice(0, missing)).map((part) => encodeURIComponent(part ?? ''));
  const query = pattern.query.flatMap((name) => {
    const value = told[name] ?? null;
    if (value === null) return [];
    return value === '' ? [name] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
