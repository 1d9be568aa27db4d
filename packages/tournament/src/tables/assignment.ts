/** What it costs to give each row a column of its own. */
export interface Costs {
  readonly rows: number;
  readonly columns: number;
  /** Row after row; whole numbers from 0, Infinity where a row cannot have a column. */
  readonly cost: Float64Array;
}

const NONE = -1;

/**
 * A column for every row, as cheap as can be in all. Of several such answers the first: row by row each has the cheapest
 * column it can have, and of equally cheap ones the lowest. Null where there is none.
 */
export function firstCheapest(costs: Costs): readonly number[] | null {
  const prices = cheapest(costs);
  return prices && firstAmongEqual(prices);
}

/**
 * One cheapest answer, with the prices that prove it: a cost less its row's and its column's price is never below 0, and
 * every cheapest answer consists of those where it is 0 (and leaves no column with a price unused).
 */
interface Priced extends Costs {
  readonly rowPrice: Float64Array;
  readonly columnPrice: Float64Array;
  /** Which row has a column; NONE where it is free. */
  readonly rowAt: Int32Array;
}

/** The Hungarian method: whoever is left comes in along the cheapest way to a free column, and others move on for it. */
function cheapest(costs: Costs): Priced | null {
  const { rows, columns } = costs;
  const priced: Priced = {
    ...costs,
    rowPrice: new Float64Array(rows),
    columnPrice: new Float64Array(columns),
    rowAt: new Int32Array(columns).fill(NONE),
  };
  const left = Array.from({ length: rows }, (_, row) => row).filter((row) => !takeCheapest(row, priced));
  return left.every((row) => bringIn(row, priced)) ? priced : null;
}

/** A row takes the first free column of those that cost it least, if there is one: most of them can. */
function takeCheapest(row: number, { columns, cost, rowPrice, rowAt }: Priced): boolean {
  let least = Infinity;
  let found = NONE;
  for (let column = 0; column < columns && (least > 0 || found === NONE); column++) {
    const price = cost[row * columns + column] as number;
    if (price > least || (price === least && found !== NONE)) continue;
    least = price;
    found = rowAt[column] === NONE ? column : NONE;
  }
  if (least === Infinity) return false;
  rowPrice[row] = least;
  if (found !== NONE) rowAt[found] = row;
  return found !== NONE;
}

function bringIn(row: number, { columns, cost, rowPrice, columnPrice, rowAt }: Priced): boolean {
  const least = new Float64Array(columns).fill(Infinity);
  const cameFrom = new Int32Array(columns).fill(NONE);
  const isReached = new Uint8Array(columns);
  const reached: number[] = [];
  let column = NONE;
  let at = row;
  do {
    let next = NONE;
    let step = Infinity;
    for (let each = 0; each < columns; each++) {
      if (isReached[each]) continue;
      const left =
        (cost[at * columns + each] as number) - (rowPrice[at] as number) - (columnPrice[each] as number);
      if (left < (least[each] as number)) {
        least[each] = left;
        cameFrom[each] = column;
      }
      if ((least[each] as number) < step) {
        step = least[each] as number;
        next = each;
      }
    }
    if (next === NONE) return false;
    rowPrice[row] = (rowPrice[row] as number) + step;
    for (const each of reached) {
      const holder = rowAt[each] as number;
      rowPrice[holder] = (rowPrice[holder] as number) + step;
      columnPrice[each] = (columnPrice[each] as number) - step;
    }
    for (let each = 0; each < columns; each++)
      if (!isReached[each]) least[each] = (least[each] as number) - step;
    isReached[next] = 1;
    reached.push(next);
    column = next;
    at = rowAt[column] as number;
  } while (at !== NONE);
  for (let to = column; to !== NONE; ) {
    const from = cameFrom[to] as number;
    rowAt[to] = from === NONE ? row : (rowAt[from] as number);
    to = from;
  }
  return true;
}

/** From one cheapest answer to the first: row by row, to the best column that the later ones can leave it. */
function firstAmongEqual(priced: Priced): readonly number[] {
  const { rows, columns, rowAt } = priced;
  const columnOf = new Int32Array(rows);
  for (let column = 0; column < columns; column++)
    if (rowAt[column] !== NONE) columnOf[rowAt[column] as number] = column;
  const isSettled = new Uint8Array(columns);
  for (let row = 0; row < rows; row++) {
    const held = columnOf[row] as number;
    const better = betterThan(held, row, priced, isSettled);
    const leadsTo = better[0] === undefined ? null : waysInto(held, better[0], priced, isSettled);
    const best = better.find((column) => leadsTo?.[column] !== NONE);
    if (leadsTo && best !== undefined) moveAlong(leadsTo, best, held, row, rowAt, columnOf);
    isSettled[columnOf[row] as number] = 1;
  }
  return Array.from(columnOf);
}

/** The row goes to a column, whoever was there to where that leads, and so on until the column it held is filled or free. */
function moveAlong(
  leadsTo: Int32Array,
  to: number,
  held: number,
  row: number,
  rowAt: Int32Array,
  columnOf: Int32Array,
): void {
  let moving = row;
  for (let column = to; ; column = leadsTo[column] as number) {
    const leaving = rowAt[column] as number;
    rowAt[column] = moving;
    if (moving !== NONE) columnOf[moving] = column;
    if (column === held) return;
    moving = leaving;
  }
}

const isTight = ({ columns, cost, rowPrice, columnPrice }: Priced, row: number, column: number): boolean =>
  cost[row * columns + column] === (rowPrice[row] as number) + (columnPrice[column] as number);

/** The columns a row would rather have than the one it holds and can have at no more in all, the best first. */
function betterThan(held: number, row: number, priced: Priced, isSettled: Uint8Array): readonly number[] {
  const { columns, cost } = priced;
  const own = cost.subarray(row * columns, (row + 1) * columns);
  const ownCost = own[held] as number;
  const better: number[] = [];
  for (let column = 0; column < columns; column++) {
    const price = own[column] as number;
    if (isSettled[column] || price > ownCost || (price === ownCost && column >= held)) continue;
    if (isTight(priced, row, column)) better.push(column);
  }
  return better.sort((one, other) => (own[one] as number) - (own[other] as number) || one - other);
}

/**
 * If this column is left, from which others can everybody move on, until somebody fills it? By column, to where its row
 * moves. A column without a row is free to stay so: whoever comes takes it, if the one left need not be filled. No more is
 * looked for once the one wanted is found.
 */
function waysInto(left: number, wanted: number, priced: Priced, isSettled: Uint8Array): Int32Array {
  const { columns, columnPrice, rowAt } = priced;
  const leadsTo = new Int32Array(columns).fill(NONE);
  leadsTo[left] = left;
  const queue = [left];
  for (let head = 0; head < queue.length; head++) {
    const to = queue[head] as number;
    for (let from = 0; from < columns; from++) {
      if (isSettled[from] || leadsTo[from] !== NONE) continue;
      const row = rowAt[from] as number;
      if (row === NONE ? columnPrice[to] !== 0 : !isTight(priced, row, to)) continue;
      leadsTo[from] = to;
      if (from === wanted) return leadsTo;
      queue.push(from);
    }
  }
  return leadsTo;
}
