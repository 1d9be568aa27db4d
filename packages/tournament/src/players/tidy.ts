import type { EventDiscipline } from '../event/format.js';
import { type Columns, columnsOf, isHead } from './columns.js';
import type { Row } from './csv.js';
import { inLatinDigits } from './digits.js';
import { headCalled } from './heads.js';

/** A table as somebody keeps it for themselves, with all that stands around the players put aside. */
export function tidied(rows: readonly Row[], discipline: EventDiscipline): Columns {
  const counted = withoutCount(withoutTitle(rows));
  const { order, rows: listed, passedOver } = columnsOf(counted, discipline);
  const bare = listed.map(withoutNumber);
  if (discipline !== 'teams') return { rows: bare, ...withoutTeams(order, passedOver, counted[0]) };
  return { order, passedOver, rows: withTeams(bare, order).flatMap((row) => oneEach(row, order)) };
}

/** Lines above the head in which one cell is filled: what the sheet is called, and of when it is. */
function withoutTitle(rows: readonly Row[]): readonly Row[] {
  const filled = ({ cells }: Row): number => cells.filter((cell) => cell !== '').length;
  const head = rows.findIndex((row) => filled(row) > 1);
  const below = rows.slice(head + 1);
  const row = rows[head];
  return row && (isHead(row, below) || isAboveCount(row, below)) ? rows.slice(head) : rows;
}

/** Without a first column that only counts the lines. */
function withoutCount(rows: readonly Row[]): readonly Row[] {
  const [head, ...below] = rows;
  if (head === undefined) return rows;
  const withoutFirst = ({ line, cells }: Row): Row => ({ line, cells: cells.slice(1) });
  if (isAboveCount(head, below)) {
    const isNamed = isHead(head, below);
    return (isNamed ? rows : below).map(withoutFirst);
  }
  return rows.every(isCounted) ? rows.map(withoutFirst) : rows;
}

const isCounted = ({ cells: [first = '', ...others] }: Row): boolean =>
  others.some((cell) => cell !== '') && /^\d{1,4}[.)]?$/.test(inLatinDigits(first));

/** A head that is not known may still say that its first column counts. */
const isAboveCount = ({ cells: [first = ''] }: Row, below: readonly Row[]): boolean =>
  headCalled(first) === 'count' && below.some(isCounted);

/** Without the number or the dot that a message puts before a name: "1. Asha", "• Asha". */
const withoutNumber = ({ line, cells: [first = '', ...others] }: Row): Row => ({
  line,
  cells: [first.replace(/^(?:[\d०-९]{1,4}\s*[.):-]|[-•*·–])\s*(?=\p{L})/u, ''), ...others],
});

/** Where no teams play, a team is what a pair calls itself; above the only names there are, it means them. */
function withoutTeams(
  order: Columns['order'],
  passedOver: Columns['passedOver'],
  head: Row | undefined,
): Pick<Columns, 'order' | 'passedOver'> {
  const team = order.indexOf('team');
  const told = head?.cells[team] ?? '';
  if (team < 0) return { order, passedOver };
  const isName = !order.includes('name');
  return {
    order: order.map((column, index) => (index === team ? (isName ? 'name' : null) : column)),
    passedOver: isName ? passedOver : [told, ...passedOver],
  };
}

/** A team whose cell goes over several lines of a sheet stands in the first of them alone. */
function withTeams(rows: readonly Row[], order: Columns['order']): readonly Row[] {
  const team = order.indexOf('team');
  if (team < 0 || team > order.indexOf('name')) return rows;
  let above = '';
  return rows.map((row) => {
    above = row.cells[team] || above;
    return { ...row, cells: row.cells.map((cell, index) => (index === team ? above : cell)) };
  });
}

/** A team's players beside one another, each as in a line of their own. */
function oneEach(row: Row, order: Columns['order']): readonly Row[] {
  const names = row.cells.flatMap((cell, index) => (order[index] === 'name' && cell !== '' ? [index] : []));
  if (names.length < 2) return [row];
  return names.map((own) => ({
    ...row,
    cells: row.cells.map((cell, index) => (order[index] === 'name' && index !== own ? '' : cell)),
  }));
}
