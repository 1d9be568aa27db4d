import { type Board, type BookId, bookOf, judge, type Ruling, type Seat, type Side } from '@opencarrom/laws';
import {
  ICF,
  type ManId,
  PIECES,
  type PlacedMan,
  type Stroke,
  simulate,
  standingAtBase,
} from '@opencarrom/physics';
import {
  chooseStroke,
  type GameAhead,
  type Level,
  levelOf,
  makeDice,
  type Table,
  type Thought,
} from '../src/index.js';

export type Spot = readonly [id: ManId, x: number, y: number];

export const men = (...spots: readonly Spot[]): PlacedMan[] => spots.map(([id, x, y]) => ({ id, x, y }));

/** Men scattered by a seed, none touching. */
export function scattered(seed: number, count: number): PlacedMan[] {
  const dice = makeDice(seed);
  const placed: PlacedMan[] = [];
  const ids = ['queen', ...PIECES.slice(1, 1 + count), ...PIECES.slice(10, 10 + count)] as ManId[];
  while (placed.length < ids.length) {
    const at = { x: 0.68 * dice.uniform() - 0.34, y: 0.68 * dice.uniform() - 0.34 };
    if (placed.every((man) => (man.x - at.x) ** 2 + (man.y - at.y) ** 2 > 0.035 ** 2))
      placed.push({ id: ids[placed.length] as ManId, ...at });
  }
  return placed;
}

interface Setting {
  readonly men: readonly PlacedMan[];
  readonly turn?: Side;
  readonly seat?: Seat;
  readonly book?: BookId;
  readonly queen?: Board['queen'];
  readonly score?: { readonly white: number; readonly black: number };
  readonly game?: GameAhead;
}

/** A table whose board follows from the men on it. */
export function tableOf({
  men,
  turn = 'white',
  seat = 'S',
  book = 'icf',
  queen,
  score,
  game,
}: Setting): Table {
  const count = (letter: string) => men.filter(({ id }) => id.startsWith(letter) && id !== 'queen').length;
  const side = (letter: string, points: number) => ({
    onBoard: count(letter),
    owed: 0,
    score: points,
    hasPocketed: true,
  });
  const onBoard = men.some(({ id }) => id === 'queen');
  return {
    book: bookOf(book),
    discipline: book === 'starwood' ? 'doubles' : 'singles',
    seat,
    board: {
      turn,
      white: side('w', score?.white ?? 0),
      black: side('b', score?.black ?? 0),
      queen: queen ?? (onBoard ? 'on-board' : turn === 'white' ? 'covered-by-white' : 'covered-by-black'),
      broken: true,
      breakAttempts: 0,
    },
    men,
    equipment: ICF,
    ...(game ? { game } : {}),
  };
}

export const levelAt = (number: number): Level => levelOf(number) as Level;

/** Without a number, as long as the level thinks of its own. */
export function thinkAt(table: Table, level: number, simulations: number | null, seed = 1): Thought {
  const budget = simulations === null ? {} : { budget: { simulations } };
  const thought = chooseStroke(table, { level: levelAt(level), seed, ...budget });
  if (!thought) throw new Error('no stroke');
  return thought;
}

const colourOf = (id: string): 'white' | 'black' | 'queen' =>
  id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black';

/** What the umpire says to a stroke played just as it is given. */
export function rulingOn(table: Table, stroke: Stroke): { ruling: Ruling; fallen: readonly string[] } {
  const { book, board, discipline, seat, equipment } = table;
  const outcome = simulate({ men: table.men }, stroke, equipment);
  const fallen = outcome.pocketed.map(({ id }) => id as string);
  const count = (letter: string) =>
    fallen.filter((id) => /^[wb]\d$/.test(id) && id.startsWith(letter)).length;
  const atBase = (id: string) => {
    const man = table.men.find((placed) => placed.id === id);
    return man !== undefined && standingAtBase(equipment, seat, man) !== 'before';
  };
  const contacts = outcome.contacts.map(({ a, b }) => ({
    a: a === 'striker' ? ('striker' as const) : colourOf(a),
    b: b.startsWith('cushion') ? ('cushion' as const) : colourOf(b),
    ...(atBase(b) ? { onBaseLine: true } : {}),
  }));
  const ruling = judge(
    book,
    board,
    {
      proper: true,
      pocketed: {
        white: count('w'),
        black: count('b'),
        queen: fallen.includes('queen'),
        striker: fallen.includes('striker'),
      },
      overboard: { white: 0, black: 0, queen: false, striker: false },
      touched: contacts.some(({ a, b }) => a === 'striker' && b !== 'cushion'),
      claimed: true,
      contacts,
    },
    { discipline },
  );
  return { ruling, fallen };
}
