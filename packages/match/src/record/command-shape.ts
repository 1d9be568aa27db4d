import { MEN_PER_SIDE, SEATS } from '@opencarrom/laws';
import { type ActType, HELP_KINDS, LATER_CHOICES } from '../log/command.js';
import { LONGEST_MARK } from '../log/lengths.js';
import { PLAYERS } from '../players.js';
import {
  count,
  flag,
  later,
  listOf,
  nullOr,
  number,
  object,
  oneOf,
  type Shape,
  tagged,
  text,
  textUpTo,
  upTo,
} from './shape.js';

export const competitor = oneOf('A', 'B');
export const player = oneOf(...PLAYERS);
export const actor = oneOf(...PLAYERS, 'umpire');
export const side = oneOf('white', 'black');
export const piece = oneOf('white', 'black', 'queen');

const seat = oneOf(...SEATS);
export const seats = object({ 'A1?': seat, 'B1?': seat, 'A2?': seat, 'B2?': seat });

const someFallen = object({ 'white?': count, 'black?': count, 'queen?': flag, 'striker?': flag });

export const contacts = listOf(
  object({
    a: oneOf('striker', 'white', 'black', 'queen'),
    b: oneOf('white', 'black', 'queen', 'cushion'),
    'onBaseLine?': flag,
  }),
);

const seen = object({
  'pocketed?': someFallen,
  'overboard?': someFallen,
  'proper?': flag,
  'breach?': text,
  'touched?': flag,
  'claimed?': flag,
  'contacts?': contacts,
});

const stroke = object({ x: number, y: number, vx: number, vy: number, 'spin?': number });
const men = object({ onBoard: count, owed: count });

/** What becomes of later acts, where an act goes back. */
const GOING_ON = {
  'decisions?': listOf(object({ of: count, choice: oneOf(...LATER_CHOICES) })),
  'later?': oneOf('keep', 'drop'),
};

/** The fields of each act, besides its type. */
const FIELDS: Readonly<Record<ActType, Readonly<Record<string, Shape>>>> = {
  toss: { winner: competitor },
  choose: { take: oneOf('side', 'break', 'white', 'black') },
  sit: { seats, 'breaker?': player },
  trial: {},
  play: {},
  strike: { stroke },
  observe: { seen },
  pass: {},
  help: { took: oneOf(...HELP_KINDS) },
  place: { 'x?': number, 'y?': number },
  forgo: {},
  'no-room': {},
  fine: { take: oneOf('keep-turn', 'lose-turn') },
  claim: {},
  demand: { points: count },
  close: {},
  call: { law: text, against: competitor, 'beforeFirstStroke?': flag, 'reason?': text },
  warn: { law: text, against: competitor, 'player?': player, 'reason?': text },
  time: {},
  appeal: { 'about?': text },
  deem: {
    matter: oneOf('queen-covered', 'dues-forfeited', 'own-man-placed', 'out-of-turn'),
    'player?': player,
    'of?': count,
    'side?': side,
    'men?': upTo(MEN_PER_SIDE),
    ...GOING_ON,
  },
  recount: {
    white: men,
    black: men,
    queen: oneOf('on-board', 'to-cover', 'covered-by-white', 'covered-by-black'),
    'onTurn?': player,
    reason: text,
  },
  concede: { what: oneOf('game', 'match'), 'reason?': text },
  abandon: { reason: text },
  protest: { facts: text },
  'decide-protest': { protest: count, upheld: flag, decision: text },
  correct: {
    of: count,
    with: nullOr(object({ by: actor, act: later(() => correctable) })),
    reason: text,
    ...GOING_ON,
  },
  undo: {},
  redo: {},
  tally: {
    winner: competitor,
    men: upTo(MEN_PER_SIDE),
    queen: nullOr(competitor),
    'demanded?': count,
  },
  sign: { name: text, 'mark?': textUpTo(LONGEST_MARK) },
};

const actOf = (types: readonly string[]): Shape =>
  tagged(
    'type',
    new Map(types.map((type) => [type, object({ type: oneOf(type), ...FIELDS[type as ActType] })])),
  );

const TYPES = Object.keys(FIELDS);

export const act: Shape = actOf(TYPES);

/** A correction puts another act in the place of one; another correction, or an undo, is no such act. */
const correctable: Shape = actOf(TYPES.filter((type) => !['correct', 'undo', 'redo'].includes(type)));

/** A command as it comes from outside: another process, a file, a page. */
export const command: Shape = object({ by: actor, at: count, act, 'after?': count });
