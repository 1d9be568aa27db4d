import { it } from 'vitest';

/** One test a row, named in full: the `$name` of `it.each` would quote the laws and cut them short. */
export function testEach<Row>(
  rows: readonly Row[],
  name: (row: Row) => string,
  check: (row: Row) => void,
): void {
  for (const row of rows) it(name(row).trim(), () => check(row));
}
