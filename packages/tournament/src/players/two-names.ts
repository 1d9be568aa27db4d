/** What stands between the two of a pair in one cell. */
const BETWEEN = /\s+(?:&|\+|\/|and|और|व|एवं|-|–|—)\s+|\/|[\r\n]+/i;

/** The names in one cell of a pair: two of them, or as many as it has. */
export function namesIn(cell: string): readonly string[] {
  const names = cell.split(BETWEEN).map((name) => name.trim());
  return names.length > 1 ? names : cell.split(',').map((name) => name.trim());
}

/** Has it surely both? A comma alone may stand between the names of one. */
export const hasTwo = (cell: string): boolean => cell.split(BETWEEN).length === 2;
