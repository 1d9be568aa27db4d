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

/** A named part of a path, and whether it may be missing. */
const NAMED = /\/:(\w+)(\??)/g;

/** A part of an address; one that no browser would have written is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address says; null where it is not of this pattern. */
export function readAddress(
  { path, query }: Pattern,
  at: string,
  search: string,
): Readonly<Record<string, string | null>> | null {
  const shape = path.replace(NAMED, (_, __, optional) => (optional ? '(?:/([^/]+))?' : '/([^/]+)'));
  const parts = new RegExp(`^${shape}/*$`).exec(at)?.slice(1);
  if (!parts) return null;
  const names = [...path.matchAll(NAMED)].map(([, name]) => name);
  const asked = new URLSearchParams(search);
  return Object.fromEntries([
    ...names.map((name, index) => [name, parts[index] ? decoded(parts[index]) : null]),
    ...query.map((name) => [name, asked.get(name)]),
  ]);
}

/** The address of this pattern that says so. What is asked with an empty text is only named: `/play?quick`. */
export function writeAddress(
  { path, query }: Pattern,
  told: Readonly<Record<string, string | null | undefined>>,
): string {
  const written = path.replace(NAMED, (_, name) => (told[name] ? `/${encodeURIComponent(told[name])}` : ''));
  const asked = query
    .filter((name) => typeof told[name] === 'string')
    .map((name) => (told[name] ? `${name}=${encodeURIComponent(told[name])}` : name));
  return [written, ...(asked.length > 0 ? [asked.join('&')] : [])].join('?');
}
