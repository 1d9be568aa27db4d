// What a book's rules cite: every concern and setting, with the laws it rests on.

/** @typedef {import('../../packages/laws/dist/index.js').Book} Book */
/** @typedef {{ concern: string, laws: readonly string[] }} Cited */

// Steps that lead from a concern to its citation without being a concern themselves.
const WAYS = new Set([
  'stages',
  'league',
  'pre-quarter',
  'quarter',
  'semi',
  'final',
  'choice',
  'keep-turn',
  'lose-turn',
]);
// Tables whose entries are citations, with nothing else beside them.
const BARE = ['calls', 'notes', 'conduct'];

/**
 * Every citation of a book's rules, under the concern's path: `strokes.own+striker.proper`,
 * `notes.capped`, `queenPoints`, `match.target`.
 * @param {Book} book
 * @returns {Cited[]}
 */
export function citationsOf(book) {
  const bare = BARE.flatMap((table) =>
    Object.entries(recordOf(book.rules, table)).flatMap(([name, laws]) =>
      isCitation(laws) ? [{ concern: `${table}.${name}`, laws }] : [],
    ),
  );
  const others = Object.entries(book.rules).filter(([name]) => !BARE.includes(name));
  return [...others.flatMap(([name, part]) => walk(name, part)), ...bare];
}

/**
 * @param {string} concern
 * @param {unknown} part
 * @returns {Cited[]}
 */
function walk(concern, part) {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return [];
  return Object.entries(part).flatMap(([name, inner]) => {
    if (name === 'laws' && isCitation(inner)) return [{ concern, laws: inner }];
    return walk(WAYS.has(name) ? concern : `${concern}.${name}`, inner);
  });
}

/**
 * @param {unknown} value
 * @returns {value is readonly string[]}
 */
function isCitation(value) {
  return Array.isArray(value) && value.every((law) => typeof law === 'string');
}

/**
 * @param {object} whole
 * @param {string} name
 * @returns {Record<string, unknown>}
 */
function recordOf(whole, name) {
  return Object.fromEntries(Object.entries(whole))[name] ?? {};
}
