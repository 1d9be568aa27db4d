import type { EventDiscipline } from '../event/format.js';
import type { Row } from './csv.js';
import { folded } from './folded.js';
import { COLUMNS, type Column, type ColumnHead, headCalled, isOneOfTeam } from './heads.js';
import { hasTwo } from './two-names.js';

/** The order of the columns where nothing says which is which. */
const UNNAMED: Readonly<Record<EventDiscipline, readonly Column[]>> = {
  singles: COLUMNS.filter((column) => column !== 'partner' && column !== 'team'),
  doubles: COLUMNS.filter((column) => column !== 'team'),
  teams: COLUMNS.filter((column) => column !== 'partner'),
};

/** Which column is which, from left to right; null is one that tells nothing an event asks for. */
export interface Columns {
  readonly order: readonly (Column | null)[];
  /** The heads of those that tell nothing. */
  readonly passedOver: readonly string[];
  readonly rows: readonly Row[];
}

/** The columns by the first row, if that is a head; otherwise in the usual order. */
export function columnsOf(rows: readonly Row[], discipline: EventDiscipline): Columns {
  const [first, ...others] = rows;
  if (!first || !isHead(first, others)) return { order: unnamed(rows, discipline), passedOver: [], rows };
  const heads = first.cells.map(headCalled);
  const order = orderOf(first.cells, heads, discipline);
  const surname = discipline === 'doubles' ? -1 : heads.indexOf('surname');
  const tells = (index: number): boolean =>
    order[index] !== null || heads[index] === 'count' || index === surname;
  return {
    order,
    passedOver: first.cells.filter((cell, index) => cell !== '' && !tells(index)),
    rows: surname < 0 ? others : others.map(withSurname(order.indexOf('name'), surname)),
  };
}

/** Does a row say what stands below it? */
export function isHead(row: Row, below: readonly Row[]): boolean {
  const heads = row.cells.map(headCalled);
  const isOneMore = isNumbered(row) && below.some(isNumbered);
  return heads.some((head) => head === 'name' || head === 'names' || head === 'team') && !isOneMore;
}

/** Names of a trial, Player 1 and Player 2: above more of them, what may be a head is one more. */
const isNumbered = ({ cells }: Row): boolean =>
  cells.some((cell) => /^(?:player|खिलाडी) ?\d+$/.test(folded(cell)));

function orderOf(
  cells: readonly string[],
  heads: readonly (ColumnHead | null)[],
  discipline: EventDiscipline,
): readonly (Column | null)[] {
  if (discipline === 'teams')
    return heads.map((head, index) => (isOneOfTeam(cells[index] ?? '') ? 'name' : columnOf(head)));
  // Of several, the last is beside the partner: those before it name the pair, or whoever wrote the list.
  const name = heads.lastIndexOf('name') < 0 ? heads.lastIndexOf('names') : heads.lastIndexOf('name');
  return heads.map((head, index) => (index === name ? 'name' : head === 'name' ? null : columnOf(head)));
}

const columnOf = (head: ColumnHead | null): Column | null =>
  head === null || head === 'names' || head === 'surname' || head === 'count' ? null : head;

/** Where most pairs stand in one cell, no column is left for the partners. */
function unnamed(rows: readonly Row[], discipline: EventDiscipline): readonly Column[] {
  const inOne = rows.filter(({ cells }) => hasTwo(cells[0] ?? '')).length;
  return discipline === 'doubles' && inOne * 2 > rows.length
    ? UNNAMED.doubles.filter((column) => column !== 'partner')
    : UNNAMED[discipline];
}

const withSurname =
  (name: number, surname: number) =>
  ({ line, cells }: Row): Row => ({
    line,
    cells: cells.map((cell, index) => (index === name ? `${cell} ${cells[surname] ?? ''}`.trim() : cell)),
  });
