import { type Act, type Actor, guard, type MatchState, type Seen, whatMay } from '@opencarrom/match';
import {
  emptySlip,
  type Heap,
  hasNoMan,
  isEmpty,
  noting,
  roomFor,
  type Slip,
  seenOn,
  type Where,
} from './slip.js';

/**
 * One touch of the umpire's thumb. Pieces are noted on the slip; `nothing`, `one-own`, `rule` and `improper`
 * end the stroke and have it ruled.
 */
export type Tap =
  | { readonly on: 'own' | 'theirs'; readonly count: number }
  | { readonly on: 'queen' | 'striker' | 'queen-and-striker' }
  /** Pieces tapped from now on went this way. */
  | { readonly on: 'where'; readonly where: Where }
  | { readonly on: 'clear' }
  | { readonly on: 'nothing' | 'one-own' | 'rule' }
  /** The striker met no man: a try to break that failed. */
  | { readonly on: 'touched-nothing' }
  /** Ruled as improper, by this law. At the break it can also have touched nothing. */
  | { readonly on: 'improper'; readonly law: string; readonly touched?: false }
  /** Anything else the match waits for: "Play", placed, forgone, claimed, demanded, … */
  | { readonly on: 'act'; readonly act: Act };

/** What the umpire has before them. */
export interface UmpireDesk {
  readonly match: MatchState;
  readonly slip: Slip;
}

export interface UmpireDeed {
  readonly by: Actor;
  readonly act: Act;
}

/** What comes of a tap: another slip, and perhaps a deed for the match. */
export interface Tapped {
  readonly slip: Slip;
  readonly deed: UmpireDeed | null;
}

/** Every row has a key for each of so many men; one more appears beside them once these do not suffice. */
const KEYS = [1, 2, 3] as const;

/** May a stroke be entered now? */
export const takesStroke = ({ match }: UmpireDesk): boolean =>
  match.board !== null && guard(match, 'umpire', 'observe') === null;

/** How many men each key of a row stands for. */
export function keysFor(room: number, noted: number): readonly number[] {
  const beyond = noted >= KEYS.length ? [noted, noted + 1] : [];
  return [...new Set([...KEYS, ...beyond])].filter((count) => count <= room);
}

/** Every tap of the stroke's own keys that can be made now. What cannot be, cannot be tapped. */
export function strokeTaps(desk: UmpireDesk): readonly Tap[] {
  const { match, slip } = desk;
  if (!match.board || !takesStroke(desk)) return [];
  const { table } = match.board;
  const room = roomFor(table, slip);
  const noted = slip[slip.where];
  const pieces: readonly Tap[] = [
    ...keysFor(room.own, noted.own).map((count) => ({ on: 'own', count }) as const),
    ...keysFor(room.theirs, noted.theirs).map((count) => ({ on: 'theirs', count }) as const),
    ...(room.queen ? [{ on: 'queen' } as const] : []),
    ...(room.striker ? [{ on: 'striker' } as const] : []),
    ...(room.queen && room.striker ? [{ on: 'queen-and-striker' } as const] : []),
    { on: 'where', where: slip.where === 'pocketed' ? 'overboard' : 'pocketed' },
  ];
  return [...pieces, ...endings(slip, table.broken)];
}

function endings(slip: Slip, broken: boolean): readonly Tap[] {
  const usual: readonly Tap[] = isEmpty(slip)
    ? [{ on: 'nothing' }, { on: 'one-own' }]
    : [{ on: 'rule' }, { on: 'clear' }];
  return broken || !hasNoMan(slip) ? usual : [...usual, { on: 'touched-nothing' }];
}

/** Taps for what the match waits for besides a stroke, where they can be counted up. */
export function waitingTaps({ match }: UmpireDesk): readonly Tap[] {
  return whatMay(match, 'umpire')
    .filter(({ type }) => WAITED_FOR.includes(type))
    .flatMap(({ acts }) => acts.map((act) => ({ on: 'act', act }) as const));
}

const WAITED_FOR: readonly string[] = [
  'toss',
  'choose',
  'trial',
  'play',
  'place',
  'forgo',
  'no-room',
  'fine',
  'claim',
  'demand',
  'close',
  'pass',
];

/** What a tap does. A tap that is not on offer does nothing. */
export function press(desk: UmpireDesk, tap: Tap): Tapped {
  const { match, slip } = desk;
  switch (tap.on) {
    case 'act':
      return { slip, deed: { by: 'umpire', act: tap.act } };
    case 'where':
      return { slip: { ...slip, where: tap.where }, deed: null };
    case 'clear':
      return { slip: emptySlip, deed: null };
    case 'nothing':
      return ended(desk, {});
    case 'one-own':
      return ended({ match, slip: noting(emptySlip, { own: 1 }) }, {});
    case 'rule':
      return ended(desk, {});
    case 'touched-nothing':
      return ended(desk, { touched: false });
    case 'improper':
      return ended(desk, { breach: tap.law, ...(tap.touched === false ? { touched: false } : {}) });
    default:
      return { slip: noting(slip, pieceOf(tap, slip[slip.where])), deed: null };
  }
}

type PieceTap = Extract<Tap, { readonly on: 'own' | 'theirs' | 'queen' | 'striker' | 'queen-and-striker' }>;

/** A second tap on what is noted takes it off again. */
function pieceOf(tap: PieceTap, noted: Heap): Partial<Heap> {
  if ('count' in tap) return { [tap.on]: noted[tap.on] === tap.count ? 0 : tap.count };
  if (tap.on !== 'queen-and-striker') return { [tap.on]: !noted[tap.on] };
  const both = noted.queen && noted.striker;
  return { queen: !both, striker: !both };
}

function ended({ match, slip }: UmpireDesk, more: Seen): Tapped {
  const { board } = match;
  if (!board) return { slip, deed: null };
  const seen: Seen = { ...seenOn(slip, board.table.turn), ...more };
  return { slip: emptySlip, deed: { by: 'umpire', act: { type: 'observe', seen } } };
}
