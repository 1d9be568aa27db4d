import { books, MEN_PER_SIDE } from '@opencarrom/laws';
import { PIECES, POCKETS } from '@opencarrom/physics';
import { act, actor, competitor, contacts, piece, player, seats, side } from './command-shape.js';
import {
  count,
  either,
  flag,
  listOf,
  nullOr,
  number,
  object,
  oneOf,
  type Shape,
  tagged,
  text,
  upTo,
} from './shape.js';

const laws = listOf(text);
const manId = oneOf(...PIECES.filter((id) => id !== 'striker'));
const placedMan = object({ id: manId, x: number, y: number });

const run = object({
  hash: text,
  duration: number,
  moved: listOf(placedMan),
  pocketed: listOf(object({ id: oneOf(...PIECES), pocket: oneOf(...POCKETS) })),
});

const fallen = object({ white: count, black: count, queen: flag, striker: flag });

const facts = object({
  proper: flag,
  pocketed: fallen,
  overboard: fallen,
  touched: flag,
  claimed: flag,
  'contacts?': contacts,
  'breach?': text,
});

const both = object({ white: count, black: count });
const men = upTo(MEN_PER_SIDE);
/** More than any law gives. */
const additional = upTo(9);

const result = either(
  object({ replay: oneOf(true) }),
  object({ match: side }),
  object({ winner: side, points: count, demandable: count }),
);

const finding = object({
  concern: text,
  laws,
  'proper?': flag,
  'reading?': text,
  'call?': object({ against: side, consequence: text }),
});

const ruling = object({
  book: oneOf(...books.map(({ id }) => id)),
  discipline: oneOf('singles', 'doubles'),
  striker: side,
  turn: oneOf('continues', 'passes', 'over'),
  next: nullOr(side),
  pocketed: both,
  returned: object({ white: count, black: count, queen: flag }),
  placing: listOf(object({ piece, count: men, by: oneOf('opponent', 'striker', 'right-hand', 'umpire') })),
  owed: both,
  queen: oneOf('on-board', 'to-cover', 'covered-by-white', 'covered-by-black'),
  broken: flag,
  breakAttempts: count,
  result: nullOr(result),
  choices: listOf(object({ id: text, by: text, options: listOf(text) })),
  rights: object({ doubleFine: flag, forgo: count, demand: additional }),
  findings: listOf(finding),
});

/** The fields of each event, besides its number, time and type. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  done: {
    by: actor,
    act,
    'run?': run,
    'facts?': facts,
    'again?': oneOf(true),
    'auto?': oneOf(true),
  },
  'board-set': {
    game: count,
    board: count,
    extra: flag,
    breaker: player,
    white: competitor,
    seats,
  },
  ruling: { ruling },
  put: { 'man?': placedMan, piece },
  'kept-owed': { side, count, laws },
  forfeited: { side, count, laws },
  'out-of-turn': { player, laws },
  'board-over': { winner: nullOr(competitor), points: count, how: oneOf('won', 'replay', 'conceded') },
  'match-over': {
    winner: nullOr(competitor),
    how: oneOf('score', 'conceded', 'awarded', 'abandoned'),
  },
  rewound: { to: count },
};

/** One line of a record after its head. */
export const event: Shape = tagged(
  'type',
  new Map(
    Object.entries(FIELDS).map(([type, fields]) => [
      type,
      object({ seq: count, at: count, type: oneOf(type), ...fields }),
    ]),
  ),
);
